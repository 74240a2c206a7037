/** How a provider takes the money. */
export type PaymentStart =
  /** The payer goes to the provider's page. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** The payer looks at a code with his phone. */
  | { readonly kind: 'code'; readonly code: string }
  /** The messenger is asked by the page. */
  | { readonly kind: 'messenger'; readonly params: Readonly<Record<string, string>> }
  /** A button of ours; development only. */
  | { readonly kind: 'button'; readonly fields: Readonly<Record<string, string>> }

export interface StartedPayment {
  readonly start: PaymentStart
  /** The provider's own name of what was begun. */
  readonly ref: string
}
