import type { MerchantId, OrderId, UserId } from '../../domain/ids.ts'
import type { ShopModeNumber } from '../../domain/order/shop-mode.ts'
import { asking } from '../asking.ts'
import { type WaitClock, wireWait } from '../clock.ts'
import { orderMachine } from './order.machine.ts'
import type {
  CouponSelection,
  OrderCart,
  OrderIntent,
  PayAnswer,
  QuoteAnswer,
  RefusedOrder,
  SubmitAnswer,
} from './order.types.ts'

/** All @throws NetworkLost, ServerFault unless said otherwise. */
export interface OrderPorts {
  readonly clock: WaitClock
  /** CalPrice. Also says no where edits of a design of the cart are only on this phone. */
  askForQuote(
    ask: {
      readonly mchid: MerchantId
      readonly uid: UserId
      readonly mode: ShopModeNumber
      readonly cart: OrderCart
      readonly pickupId: string | null
      readonly country: string | null
      readonly coupon: CouponSelection
    },
    signal: AbortSignal,
  ): Promise<QuoteAnswer>
  /**
   * Writes the intent to this phone, durably; says no where edits of one of its designs are only on this phone: printed is what
   * the shop has.
   * @throws NotKept
   */
  keepIntent(intent: OrderIntent): Promise<RefusedOrder | undefined>
  /**
   * The call that the shop mode names (`submitCall`), under the intent's key. Once an answer came, the intent
   * on this phone is marked `known`, so that it is not sent again by the next visit.
   * @throws also ShopBusy and SignedOut: no word about the order.
   */
  submit(
    ask: {
      readonly mchid: MerchantId
      readonly uid: UserId
      readonly mode: ShopModeNumber
      readonly intent: OrderIntent
    },
    signal: AbortSignal,
  ): Promise<SubmitAnswer>
  /** Leaves for the pay page. Settles when the browser has begun to leave. */
  goToPay(ask: { readonly orderId: OrderId }): Promise<void>
  /** GetOrderInfo: is it paid? */
  askForPayment(ask: { readonly orderId: OrderId }, signal: AbortSignal): Promise<PayAnswer>
}

export function wireOrder(ports: OrderPorts) {
  return orderMachine.provide({
    actors: {
      wait: wireWait(ports.clock),
      'ask for a quote': asking(({ input, signal }) => ports.askForQuote(input, signal)),
      'keep the intent': asking(({ input }) => ports.keepIntent(input)),
      submit: asking(({ input, signal }) => ports.submit(input, signal)),
      'go to the pay page': asking(({ input }) => ports.goToPay(input)),
      'ask for payment': asking(({ input, signal }) => ports.askForPayment(input, signal)),
    },
  })
}
