import { assign, setup } from 'xstate'
import type { MerchantId, OrderId, UserId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { UNNAMED_COUNTRY } from '../../domain/order/abroad/country-form.ts'
import { type Address, refuseAddress } from '../../domain/order/address.ts'
import { SHOP_MODES, type ShopModeNumber } from '../../domain/order/shop-mode.ts'
import { payPatienceIsOver } from '../../domain/pay/pay-polling.ts'
import { RECEIVER_REASONS } from '../../domain/refusals/order-reasons.ts'
import { sameValue } from '../../domain/same-value.ts'
import { retryPause } from '../../domain/upload/upload-limits.ts'
import { unprovidedWait } from '../clock.ts'
import { problemOf } from '../faults.ts'
import { pauseOf } from '../shop-busy.ts'
import { hasSignedOut } from '../signed-out.ts'
import { unprovided } from '../unprovided.ts'
import type {
  CouponSelection,
  OrderCart,
  OrderContext,
  OrderEvent,
  OrderInput,
  OrderIntent,
  OrderOutput,
  OrderRefusedFor,
  OrderTag,
  PayAnswer,
  QuoteAnswer,
  QuotedFor,
  RefusedOrder,
  SubmitAnswer,
} from './order.types.ts'

export type Asker = { readonly mchid: MerchantId; readonly uid: UserId; readonly mode: ShopModeNumber }
/** What a price depends on. */
export type Priced = {
  readonly cart: OrderCart
  readonly pickupId: string | null
  /** `null`: it is not known yet where it goes. */
  readonly country: string | null
  readonly coupon: CouponSelection
}
type Answer = QuoteAnswer | SubmitAnswer | PayAnswer | undefined

/** The words of the chart: what its guards ask, its actions do and its ports are called. */
export const orderSetup = setup({
  types: {
    input: {} as OrderInput,
    context: {} as OrderContext,
    events: {} as OrderEvent,
    tags: {} as OrderTag,
    output: {} as OrderOutput,
  },
  actors: {
    wait: unprovidedWait,
    'ask for a quote': unprovided<QuoteAnswer, Asker & Priced>('ask for a quote'),
    'keep the intent': unprovided<RefusedOrder | undefined, OrderIntent>('keep the intent'),
    submit: unprovided<SubmitAnswer, Asker & { readonly intent: OrderIntent }>('submit'),
    'go to the pay page': unprovided<void, { readonly orderId: OrderId }>('go to the pay page'),
    'ask for payment': unprovided<PayAnswer, { readonly orderId: OrderId }>('ask for payment'),
  },
  guards: {
    'order is made': ({ context }) => context.orderId !== null,
    'outcome is not known': ({ context }) => context.intent !== null && context.intent.state !== 'known',
    'address is missing': ({ context }) => needsAddress(context),
    'price is of elsewhere': ({ context }) => isOfElsewhere(context),
    'price stands': ({ context }) =>
      context.quote !== null && sameValue(context.quotedFor, quotedFor(context)) && !isOfElsewhere(context),
    'nothing is paid': ({ context }) => !SHOP_MODES[context.mode].pays,
    'is a quote': (_, answer: QuoteAnswer) => answer.kind === 'quote',
    'is handed in': (_, answer: SubmitAnswer) => answer.kind === 'handed-in',
    'is made': (_, answer: SubmitAnswer) => answer.kind === 'made',
    'is made and paid': (_, answer: SubmitAnswer) => answer.kind === 'made' && !answer.toPay,
    'price has changed': (_, answer: SubmitAnswer) => answer.kind === 'price-changed',
    'is paid': (_, answer: PayAnswer) => answer.kind === 'paid',
    'is refused': (_, answer: Answer) => answer?.kind === 'refused',
    'the session has ended': (_, { fault }: { fault: unknown }) => hasSignedOut(fault),
    'patience is over': ({ context }) => payPatienceIsOver(context.polls),
  },
  actions: {
    'keep the quote': assign(({ context }, answer: QuoteAnswer) =>
      answer.kind === 'quote' ? { quote: answer.quote, quotedFor: quotedFor(context) } : {},
    ),
    'ask for the price in any case': assign({ quotedFor: null }),
    'keep the new price': assign(({ context }, answer: SubmitAnswer) =>
      answer.kind === 'price-changed' ? { quote: answer.quote, quoteBefore: context.quote, intent: null } : {},
    ),
    'forget the old price': assign({ quoteBefore: null }),
    'keep the change': assign(({ context }, { line, ...change }: CartLineChange) => ({
      cart: changed(context.cart, change, line),
    })),
    'keep the address': assign((_, { address }: { address: Address }) => ({ address })),
    'keep the pick-up': assign((_, { pickupId }: { pickupId: string | null }) => ({ pickupId })),
    'keep the coupon': assign((_, { coupon }: { coupon: CouponSelection }) => ({ coupon })),
    'keep the comment': assign((_, { comment }: { comment: string }) => ({ comment })),
    'keep the version of the texts': assign((_, { version }: { version: number }) => ({ texts: version })),
    'keep what was handed in': assign(({ context }, answer: SubmitAnswer) =>
      answer.kind === 'handed-in' && context.intent
        ? {
            orderId: answer.orderId,
            handedIn: answer.handedIn,
            intent: { ...context.intent, state: 'known' as const },
            problem: null,
          }
        : {},
    ),
    'make the intent': assign(({ context }) => ({
      intent: intentOf(context),
      intentCount: context.intentCount + 1,
      quoteBefore: null,
      tries: 0,
    })),
    'keep the order': assign(({ context }, answer: SubmitAnswer) =>
      answer.kind === 'made' && context.intent
        ? { orderId: answer.orderId, intent: { ...context.intent, state: 'known' as const }, problem: null }
        : {},
    ),
    'give the intent up': assign({ intent: null }),
    'keep the refusal': assign((_, answer: Answer) =>
      answer?.kind === 'refused'
        ? { refused: answer, ...(OF_THE_RECEIVER.has(answer.reason) ? {} : { quotedFor: null }) }
        : {},
    ),
    'keep the problem': assign((_, { fault }: { fault: unknown }) => ({ problem: problemOf(fault) })),
    'note that it is not kept': assign({ problem: 'not-kept' }),
    'forget what went wrong': assign({ refused: null, problem: null }),
    'keep what the shop said': assign((_, { fault }: { fault: unknown }) =>
      hasSignedOut(fault) ? { refused: fault.refusal } : {},
    ),
    'count the try': assign(({ context }, { fault }: { fault: unknown }) => {
      const tries = context.tries + 1
      return { tries, pause: pauseOf(fault) ?? retryPause(tries, 1) }
    }),
    'count the question': assign({ polls: ({ context }) => context.polls + 1 }),
    'start asking': assign({ polls: 0 }),
  },
})

/** Refusals that are mended by naming the receiver anew; after any other the shop may know of another price. */
const OF_THE_RECEIVER: ReadonlySet<OrderRefusedFor> = new Set(RECEIVER_REASONS)

function quotedFor({ cart, pickupId, coupon }: OrderContext): QuotedFor {
  return { cart, fetched: pickupId !== null, coupon }
}

/** Whether this mode asks for an address and the one that is there cannot be delivered to. */
function needsAddress({ mode, cart, address, pickupId }: OrderContext): boolean {
  const asks = SHOP_MODES[mode].asksAddress && !cart.unsent
  return asks && (address === null || refuseAddress(address, pickupId !== null) !== undefined)
}

/** The country that the order goes to, where this mode asks for one; `null`: nobody knows, or it goes nowhere. */
export function countryOf({ mode, cart, address, pickupId }: OrderContext): string | null {
  const asks = SHOP_MODES[mode].asksAddress && !cart.unsent && pickupId === null
  return asks && address ? (address.country ?? UNNAMED_COUNTRY) : null
}

/** Whether the price counts a delivery to another country than the one that the order goes to. */
function isOfElsewhere(context: OrderContext): boolean {
  const [to, priced] = [countryOf(context), context.quote?.country]
  return to !== null && priced !== undefined && to !== priced
}

/** What may be changed of one line, or of a package as a whole. */
export interface CartLineChange {
  readonly quantity?: number
  readonly attributes?: readonly string[]
  readonly pageCount?: number
  /** The first line when absent. */
  readonly line?: number | undefined
}

function changed(cart: OrderCart, change: Omit<CartLineChange, 'line'>, line: number | undefined): OrderCart {
  if (cart.package && line === undefined) {
    return { ...cart, package: { ...cart.package, ...change } }
  }
  return { ...cart, lines: cart.lines.map((each, at) => (at === (line ?? 0) ? { ...each, ...change } : each)) }
}

function intentOf({
  uid,
  mode,
  visit,
  intentCount,
  cart,
  address,
  pickupId,
  coupon,
  comment,
  src,
  quote,
  texts,
}: OrderContext): OrderIntent {
  invariant(quote || !SHOP_MODES[mode].pays, 'an order is submitted only at a price that the shopper has seen')
  return {
    key: `${visit}-${intentCount}`,
    ...{ uid, cart, address, coupon, comment, src, quote },
    ...(pickupId === null ? {} : { pickupId }),
    ...(texts === null ? {} : { texts }),
    state: 'sent',
  }
}

/** The order to pay. */
export function orderIdOf({ context }: { context: OrderContext }): { readonly orderId: OrderId } {
  invariant(context.orderId, 'an order is paid only after it is made')
  return { orderId: context.orderId }
}
