import type { OrderId } from '../../domain/ids.ts'
import type { EpochMs, MinorUnits } from '../../domain/units.ts'

/** An order as a provider needs it; nothing of the shopper. */
export interface PayableOrder {
  readonly orderId: OrderId
  readonly amount: MinorUnits
  readonly currency: string
}

/** What a provider says happened, after its signature was checked. */
export interface PaymentEvent {
  /** The provider's own name of the event. */
  readonly eventId: string
  readonly orderId: OrderId
  readonly amount: MinorUnits
  readonly currency: string
}

/** How a provider takes the money: the shopper goes to its page, or presses a button of ours. */
export type PaymentStart =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'button'; readonly fields: Readonly<Record<string, string>> }

/** Somebody who takes money for the shop. */
export interface PaymentProvider {
  readonly name: string
  /** Begins a payment. The same order again is the same payment. */
  start(order: PayableOrder, now: EpochMs): Promise<PaymentStart>
  /** Reads a notice from its raw bytes. `undefined`: the signature, its age or its content is not right. */
  verifyNotify(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    rawBody: Uint8Array,
    now: EpochMs,
  ): PaymentEvent | undefined
  /** Asks whether the order is paid; `undefined`: not yet. */
  query(orderId: OrderId): Promise<PaymentEvent | undefined>
}
