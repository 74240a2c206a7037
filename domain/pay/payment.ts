import type { MerchantId, OrderId } from '../ids.ts'
import type { EpochMs } from '../units.ts'
import type { PaymentStart } from './payment-start.ts'

/** A payment that a provider told of. */
export interface Payment {
  readonly provider: string
  /** The provider's own name of the payment: it is heard once, however often and in whatever words it is told. */
  readonly eventId: string
  readonly orderId: OrderId
  readonly amount: number
  readonly currency: string
  /**
   * `paid`: it paid the order. `refund`: the order was paid or closed before, the money goes back. `different`: not the
   * amount of the order; the money goes back too.
   */
  readonly effect: 'paid' | 'refund' | 'different'
  readonly at: EpochMs
}

/** A try to pay an order: what was begun at a provider. */
export interface PaymentAttempt {
  readonly orderId: OrderId
  /** From 1; with the order it names the payment at the provider, so that a repeated intent begins nothing twice. */
  readonly n: number
  readonly mchid: MerchantId
  readonly method: string
  /** Where the provider sends the payer afterwards; a friend comes back to another address than the owner. */
  readonly returnUrl: string
  /** The provider's own name of what was begun; null until it has answered. */
  readonly ref: string | null
  /** What the page shows; null until the provider has answered. */
  readonly start: PaymentStart | null
  readonly startedAt: EpochMs
  /** The provider takes no money for it from here on. */
  readonly expiresAt: EpochMs
  /** The provider said that it is over without money, or that it was paid. */
  readonly endedAt: EpochMs | null
}

/** Money that goes back, for one payment. */
export interface Refund {
  readonly provider: string
  /** The payment that goes back. */
  readonly eventId: string
  /** 0: all of it, or all that is left; from 1: a part. */
  readonly n: number
  readonly orderId: OrderId
  readonly amount: number
  readonly currency: string
  /** `twice`, `late`, `different`: money that the shop never wanted. `asked`: an operator gives the order's money back. */
  readonly reason: RefundReason
  /** `sent`: the provider has it and has not said yet that it is done. `failed`: a person must look at it. */
  readonly state: 'waiting' | 'sent' | 'done' | 'failed'
  /** The provider's own name of the refund. */
  readonly ref: string | null
  /** Why it failed, in the provider's words. */
  readonly note: string
  readonly at: EpochMs
  readonly doneAt: EpochMs | null
}

/**
 * Why a payment goes back. `twice`, `late`, `different`: money that the shop never wanted. `asked`: an operator gives the
 * order's money back.
 */
export type RefundReason = 'twice' | 'late' | 'different' | 'asked'
