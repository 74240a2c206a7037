import type { MerchantId } from '../../../domain/ids.ts'
import type { Localised } from '../../../domain/language.ts'
import type { PayEnvironment } from '../../../domain/pay/pay-place.ts'
import type { PaymentStart } from '../../../domain/pay/payment-start.ts'
import type { Secrets } from '../../base/secrets.ts'
import type { Clock } from '../../base/system-clock.ts'
import type { SettingsSection } from '../../providers/provider-settings.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Who wants to pay, and where. */
export interface PaySituation {
  readonly place: PayEnvironment
  readonly currency: string
  /** Whether the messenger has told who the payer is; it takes money inside itself only then. */
  readonly knowsPayer: boolean
}

/** A way to pay in the words of the pay page; `{amount}` stands for the money. */
export type PayMethodMessages =
  | { readonly start: 'code'; readonly button: Localised; readonly scan: Localised }
  | { readonly start: Exclude<PaymentStart['kind'], 'code'>; readonly button: Localised }

export interface PayOffers<Method extends string> {
  /** The best one first. */
  readonly methods: readonly Method[]
  /** Nobody else is offered beside it. */
  readonly alone?: boolean
}

export interface PaymentWorld {
  readonly merchantId: MerchantId
  /** Where the provider tells what happened. */
  readonly webhookUrl: string
  readonly clock: Clock
  readonly secrets: Secrets
}

/** A kind of provider that takes money: everything that the shop knows of it. `server/pay/payment-kinds.ts` lists them. */
export interface PaymentKind<Name extends string, Method extends string, Settings> {
  /** Stands in the rows of payments and in the address of its webhooks: it never changes. */
  readonly name: Name
  /** A merchant's contract. None: taken where a merchant has no other one, and never in production. */
  readonly settings: SettingsSection<Settings> | undefined
  /** Its ways to pay. Their names stand in rows too, and are no other kind's. */
  readonly methods: Readonly<Record<Method, PayMethodMessages>>
  /** Its test mode, where it has one: which contract is one, and how the names of payments begin there. No money moves. */
  readonly trial?: { is(settings: Settings): boolean; readonly refs: string }
  offers(situation: PaySituation): PayOffers<Method>
  /** The merchant's account at the messenger by whose name of the payer it takes money; absent: it needs none. */
  messengerApp?(settings: Settings): string
  /** Loads what it needs when it is first asked for. */
  create(settings: Settings, world: PaymentWorld): Promise<PaymentProvider<Method>>
}

/** Any kind, as lists hold it. */
export type AnyPaymentKind = PaymentKind<string, string, unknown>

/** Names what a kind lacks, where it is written. */
export function paymentKind<Name extends string, Method extends string, Settings>(
  kind: PaymentKind<Name, Method, Settings>,
): PaymentKind<Name, Method, Settings> {
  return kind
}
