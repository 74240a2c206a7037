import type { MerchantId, OrderId } from '../../../domain/ids.ts'
import type { StartedPayment } from '../../../domain/pay/payment-start.ts'
import type { EpochMs, MinorUnits } from '../../../domain/units.ts'

/** A try to pay an order, as a provider needs it; nothing of the shopper but who the messenger says he is. */
export interface PayAttempt<Method extends string = string> {
  readonly orderId: OrderId
  /** Counts the tries of the order. The same try again is the same payment. */
  readonly n: number
  readonly method: Method
  readonly amount: MinorUnits
  readonly currency: string
  /** What the payer reads at the provider: the shop's name. */
  readonly title: string
  readonly startedAt: EpochMs
  readonly expiresAt: EpochMs
  /** The payer at the messenger, where it takes the money inside itself. */
  readonly openid: string | undefined
  readonly payerIp: string
  /** Where the provider sends the payer afterwards. Fixed by the shop; says nothing about whether it was paid. */
  readonly returnUrl: string
  /** Where the provider sends a payer who does not want to pay after all. */
  readonly cancelUrl: string
}

/** Money that came, as a provider says it after its signature was checked. */
export interface PaymentEvent {
  /** The provider's own name of the payment. */
  readonly eventId: string
  readonly orderId: OrderId
  readonly amount: MinorUnits
  readonly currency: string
  /** Whose account it came to. Absent: the development provider's, who has none. */
  readonly merchantId?: MerchantId
  /** The provider's name of the try that it pays. */
  readonly ref?: string
}

/** What a provider tells, after its signature was checked. */
export type WebhookEvent =
  | { readonly kind: 'paid'; readonly event: PaymentEvent }
  /** A try is over without money. */
  | { readonly kind: 'ended'; readonly orderId: OrderId; readonly ref: string }
  /** Money went back: all of the payment. `ref`: the refund, or what the provider names instead. */
  | { readonly kind: 'refunded'; readonly eventId: string; readonly whole: true; readonly ref: string }
  /** Money went back, and not all of the payment by this alone. */
  | {
      readonly kind: 'refunded'
      readonly eventId: string
      readonly whole: false
      readonly ref: string
      readonly back: PartBack
    }
  /** A refund will not happen. `key`: by which it was asked for, where the provider tells that. */
  | {
      readonly kind: 'refund-failed'
      readonly eventId: string
      readonly note: string
      readonly ref: string
      readonly key?: string
    }
  /** Rightly signed, and nothing to do. */
  | { readonly kind: 'nothing' }

/**
 * How much went back, minor units, as the provider counts: by this refund, with the key by which it was asked for (the
 * shop's, or one of the provider's desk), or of the payment by all refunds so far.
 */
export type PartBack =
  | { readonly of: 'refund'; readonly amount: MinorUnits; readonly key: string }
  | { readonly of: 'payment'; readonly amount: MinorUnits }

export interface RefundRequest {
  /** The provider's name of the payment. */
  readonly eventId: string
  readonly orderId: OrderId
  /** What goes back, minor units. */
  readonly amount: MinorUnits
  /** What was paid. */
  readonly total: MinorUnits
  readonly currency: string
  /** The same key never pays back twice. */
  readonly key: string
  /** The provider's own name of the refund, once it has answered. */
  readonly ref: string | undefined
}

export type RefundAnswer =
  | { readonly kind: 'done'; readonly ref: string }
  /** The provider has it; it is asked again later. */
  | { readonly kind: 'sent'; readonly ref: string }
  /** `ref` is absent where the provider took no refund. */
  | { readonly kind: 'failed'; readonly note: string; readonly ref?: string }

export type Headers = Readonly<Record<string, string | string[] | undefined>>

/** `unknown`: the shop does not know (yet) what it is about. `unsigned`: nobody who counts has said it. */
export type WebhookOutcome = 'recorded' | 'unknown' | 'unsigned'

export interface WebhookReply {
  readonly status: number
  readonly type: 'application/json' | 'text/plain'
  readonly body: string
}

/** Somebody who takes money for one merchant. */
export interface PaymentProvider<Method extends string = string> {
  /** Begins a payment. The same try again is the same payment. @throws ProviderFault when the provider cannot be reached. */
  start(attempt: PayAttempt<Method>, now: EpochMs): Promise<StartedPayment>
  /** Reads a webhook event from its raw bytes. `undefined`: the signature, its age or its content is not right. */
  verifyNotify(headers: Headers, rawBody: Uint8Array, now: EpochMs): WebhookEvent | undefined
  /** What the provider must read, so that it tells a thing no more, or once more. */
  webhookReply(outcome: WebhookOutcome): WebhookReply
  /** Asks how a try stands; `undefined`: no money yet. @throws ProviderFault */
  query(attempt: Pick<PayAttempt, 'orderId' | 'n'> & { readonly ref: string }): Promise<WebhookEvent | undefined>
  /** Asks something that changes nothing, so that keys that are not right are known before a shopper pays. @throws ProviderFault */
  reach(): Promise<void>
  /** Pays a payment back, whole or in part, or asks how that stands. @throws ProviderFault */
  refund(ask: RefundRequest): Promise<RefundAnswer>
}
