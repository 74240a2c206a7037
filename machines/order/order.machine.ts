import { assign, setup } from 'xstate'
import type { MerchantId, OrderId, UserId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { type Address, refuseAddress } from '../../domain/order/address.ts'
import { payPatienceIsOver, payPause } from '../../domain/order/pay-polling.ts'
import { SHOP_MODES, type ShopModeNumber } from '../../domain/order/shop-mode.ts'
import { retryPause } from '../../domain/upload/upload-limits.ts'
import { unprovidedWait } from '../clock.ts'
import { problemOf } from '../faults.ts'
import { unprovided } from '../unprovided.ts'
import type {
  OrderContext,
  OrderEvent,
  OrderInput,
  OrderIntent,
  OrderLine,
  OrderOutput,
  OrderTag,
  PayAnswer,
  QuoteAnswer,
  SubmitAnswer,
} from './order.types.ts'

type Asker = { readonly mchid: MerchantId; readonly uid: UserId; readonly mode: ShopModeNumber }
type Answer = QuoteAnswer | SubmitAnswer | PayAnswer

const orderSetup = setup({
  types: {
    input: {} as OrderInput,
    context: {} as OrderContext,
    events: {} as OrderEvent,
    tags: {} as OrderTag,
    output: {} as OrderOutput,
  },
  actors: {
    wait: unprovidedWait,
    'ask for a quote': unprovided<QuoteAnswer, Asker & { readonly line: OrderLine }>('ask for a quote'),
    'keep the intent': unprovided<void, OrderIntent>('keep the intent'),
    submit: unprovided<SubmitAnswer, Asker & { readonly intent: OrderIntent }>('submit'),
    'go to the pay page': unprovided<void, { readonly orderId: OrderId }>('go to the pay page'),
    'ask for payment': unprovided<PayAnswer, { readonly orderId: OrderId }>('ask for payment'),
  },
  guards: {
    'order is made': ({ context }) => context.orderId !== null,
    'outcome is not known': ({ context }) => context.intent !== null && context.intent.state !== 'known',
    'address is missing': ({ context }) => needsAddress(context),
    'is a quote': (_, answer: QuoteAnswer) => answer.kind === 'quote',
    'is made': (_, answer: SubmitAnswer) => answer.kind === 'made',
    'is made and paid': (_, answer: SubmitAnswer) => answer.kind === 'made' && !answer.toPay,
    'price has changed': (_, answer: SubmitAnswer) => answer.kind === 'price-changed',
    'is paid': (_, answer: PayAnswer) => answer.kind === 'paid',
    'is refused': (_, answer: Answer) => answer.kind === 'refused',
    'patience is over': ({ context }) => payPatienceIsOver(context.asked),
  },
  actions: {
    'keep the quote': assign((_, answer: QuoteAnswer) => (answer.kind === 'quote' ? { quote: answer.quote } : {})),
    'keep the new price': assign(({ context }, answer: SubmitAnswer) =>
      answer.kind === 'price-changed' ? { quote: answer.quote, quoteBefore: context.quote, intent: null } : {},
    ),
    'forget the old price': assign({ quoteBefore: null }),
    'keep the line': assign(({ context }, change: Partial<OrderLine>) => ({ line: { ...context.line, ...change } })),
    'keep the address': assign((_, { address }: { address: Address }) => ({ address })),
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
    'keep the refusal': assign((_, answer: Answer) => (answer.kind === 'refused' ? { refused: answer } : {})),
    'keep the problem': assign((_, { fault }: { fault: unknown }) => ({ problem: problemOf(fault) })),
    'forget what went wrong': assign({ refused: null, problem: null }),
    'count the try': assign({ tries: ({ context }) => context.tries + 1 }),
    'count the question': assign({ asked: ({ context }) => context.asked + 1 }),
    'start asking': assign({ asked: 0 }),
  },
})

/** Whether this mode asks for an address and the one that is there cannot be delivered to. */
function needsAddress({ mode, address }: OrderContext): boolean {
  return SHOP_MODES[mode].asksAddress && (address === null || refuseAddress(address, false) !== undefined)
}

function intentOf({ visit, intentCount, line, address, quote }: OrderContext): OrderIntent {
  invariant(quote, 'an order is submitted only at a price that the shopper has seen')
  return { key: `${visit}-${intentCount}`, line, address, quote, state: 'sent' }
}

const askerOf = ({ mchid, uid, mode }: OrderContext): Asker => ({ mchid, uid, mode })

function orderIdOf({ context }: { context: OrderContext }): { readonly orderId: OrderId } {
  invariant(context.orderId, 'an order is paid only after it is made')
  return { orderId: context.orderId }
}

const keepProblem = {
  type: 'keep the problem',
  params: ({ event }: { event: { error: unknown } }) => ({ fault: event.error }),
} as const

/** What the shopper may still change before the order is sent; every change asks for its price. */
const changes = {
  'quantity.set': {
    target: '#order.pricing',
    actions: {
      type: 'keep the line',
      params: ({ event }: { event: { quantity: number } }) => ({ quantity: event.quantity }),
    },
  },
  'attributes.set': {
    target: '#order.pricing',
    actions: {
      type: 'keep the line',
      params: ({ event }: { event: { attributes: readonly string[] } }) => ({ attributes: event.attributes }),
    },
  },
} as const

const keepAddress = {
  type: 'keep the address',
  params: ({ event }: { event: { address: Address } }) => ({ address: event.address }),
} as const

/** One order: from its price to the payment. A wish is sent under one key until its outcome is known. */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  context: ({ input: { mchid, uid, mode, visit, line, address, intent, orderId } }) => ({
    ...{ mchid, uid, mode, visit },
    line: intent?.line ?? line,
    address: intent?.address ?? address ?? null,
    quote: intent?.quote ?? null,
    quoteBefore: null,
    intent: intent ?? null,
    intentCount: 0,
    orderId: orderId ?? null,
    ...{ tries: 0, asked: 0, refused: null, problem: null },
  }),
  output: ({ context }) => ({ orderId: context.orderId }),
  initial: 'starting',
  states: {
    starting: {
      description: 'An order or a wish of an earlier visit goes first.',
      always: [
        { guard: 'order is made', target: 'payment' },
        { guard: 'outcome is not known', target: 'submitting' },
        { target: 'pricing' },
      ],
    },
    pricing: {
      description: 'The server is asked for the price.',
      tags: 'busy',
      entry: 'forget what went wrong',
      on: { ...changes, 'address.set': { actions: keepAddress } },
      invoke: {
        id: 'ask for a quote',
        src: 'ask for a quote',
        input: ({ context }) => ({ ...askerOf(context), line: context.line }),
        onDone: [
          {
            guard: { type: 'is a quote', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'keep the quote', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'keep the refusal', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unpriced', actions: keepProblem },
      },
    },
    unpriced: {
      description: 'The price could not be asked for: the network or the server let us down.',
      tags: 'failed',
      on: { ...changes, 'order.retry': 'pricing', 'address.set': { actions: keepAddress } },
    },
    needsAddress: {
      description: 'The price is known; where the order goes is not.',
      tags: 'needs address',
      on: { ...changes, 'address.set': { target: 'ready', actions: keepAddress } },
    },
    ready: {
      description: 'Price and address are known: the order can be sent.',
      tags: 'can submit',
      always: { guard: 'address is missing', target: 'needsAddress' },
      on: {
        ...changes,
        'address.set': { actions: keepAddress },
        'order.submit': { target: 'keepingIntent', actions: ['make the intent', 'forget what went wrong'] },
      },
    },
    refused: {
      description: 'The order cannot be made so; the reason says what to change.',
      tags: 'refused',
      entry: 'give the intent up',
      on: { ...changes, 'order.retry': 'pricing', 'address.set': { target: 'pricing', actions: keepAddress } },
    },
    keepingIntent: {
      description: 'The wish is written to this phone before it is sent for the first time.',
      tags: 'busy',
      invoke: {
        id: 'keep the intent',
        src: 'keep the intent',
        input: ({ context }) => intentToSend(context),
        onDone: 'submitting',
        onError: { target: 'notKept', actions: keepProblem },
      },
    },
    notKept: {
      description: 'This phone could not keep the wish, so nothing was sent.',
      tags: 'failed',
      entry: 'give the intent up',
      on: { 'order.retry': 'ready' },
    },
    submitting: {
      description: 'The order is sent under its key.',
      tags: 'busy',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => ({ ...askerOf(context), intent: intentToSend(context) }),
        onDone: [
          {
            guard: { type: 'is made and paid', params: ({ event }) => event.output },
            target: 'paid',
            actions: { type: 'keep the order', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'is made', params: ({ event }) => event.output },
            target: 'leaving',
            actions: { type: 'keep the order', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'price has changed', params: ({ event }) => event.output },
            target: 'priceChanged',
            actions: { type: 'keep the new price', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'keep the refusal', params: ({ event }) => event.output } },
        ],
        onError: { target: 'checking', actions: [keepProblem, 'count the try'] },
      },
    },
    checking: {
      description: 'It is not known whether the order was made: the same wish is sent again under the same key.',
      tags: 'checking your order',
      on: { 'order.retry': 'submitting' },
      invoke: {
        id: 'wait',
        src: 'wait',
        input: ({ context }) => ({ ms: retryPause(context.tries, 1) }),
        onDone: 'submitting',
        onError: 'submitting',
      },
    },
    priceChanged: {
      description: 'The price is another one now; nothing is ordered until the shopper agrees.',
      tags: 'price changed',
      on: {
        ...changes,
        'price.accept': { target: 'keepingIntent', actions: 'make the intent' },
        'price.decline': { target: 'ready', actions: 'forget the old price' },
      },
    },
    leaving: {
      description: 'The order is made; the browser leaves for the pay page.',
      tags: ['busy', 'submitted'],
      invoke: {
        id: 'go to the pay page',
        src: 'go to the pay page',
        input: orderIdOf,
        onDone: 'submitted',
        onError: { target: 'submitted', actions: keepProblem },
      },
    },
    submitted: {
      description: 'The order is made and waits to be paid.',
      tags: 'submitted',
      on: { 'order.pay': 'leaving', 'pay.returned': 'payment' },
    },
    payment: {
      initial: 'asking',
      entry: ['start asking', 'forget what went wrong'],
      tags: 'submitted',
      states: {
        asking: {
          description: 'The server is asked whether the order is paid; the pay page is not believed.',
          tags: 'busy',
          entry: 'count the question',
          invoke: {
            id: 'ask for payment',
            src: 'ask for payment',
            input: orderIdOf,
            onDone: [
              { guard: { type: 'is paid', params: ({ event }) => event.output }, target: '#order.paid' },
              {
                guard: { type: 'is refused', params: ({ event }) => event.output },
                target: 'unconfirmed',
                actions: { type: 'keep the refusal', params: ({ event }) => event.output },
              },
              { target: 'waiting' },
            ],
            onError: { target: 'waiting', actions: keepProblem },
          },
        },
        waiting: {
          description: 'A pause before the next question: 1, 1, 2, 3, then 5 seconds.',
          tags: 'busy',
          always: { guard: 'patience is over', target: 'unconfirmed' },
          invoke: {
            id: 'wait for the payment',
            src: 'wait',
            input: ({ context }) => ({ ms: payPause(context.asked) }),
            onDone: 'asking',
            onError: 'asking',
          },
        },
        unconfirmed: {
          description: 'The payment is being confirmed: it may still come, nothing has failed.',
          tags: 'being confirmed',
          on: { 'pay.ask again': { target: '#order.payment', reenter: true }, 'order.pay': '#order.leaving' },
        },
      },
    },
    paid: { description: 'The order is paid.', tags: 'paid', type: 'final' },
  },
})

function intentToSend({ intent }: OrderContext): OrderIntent {
  invariant(intent, 'only a wish that was made is kept and sent')
  return intent
}
