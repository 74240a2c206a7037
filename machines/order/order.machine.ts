import type { ActorRefFrom } from 'xstate'
import { invariant } from '../../domain/never.ts'
import type { Address } from '../../domain/order/address.ts'
import { keepProblem } from '../faults.ts'
import { type Asker, countryOf, orderIdOf, orderSetup, type Priced } from './order.setup.ts'
import type { CouponSelection, OrderContext, OrderIntent } from './order.types.ts'
import { paymentSteps } from './payment-steps.ts'

const pricedOf = (context: OrderContext): Priced => {
  const { cart, pickupId, coupon } = context
  return { cart, pickupId, coupon, country: countryOf(context) }
}
const askerOf = ({ mchid, uid, mode }: OrderContext): Asker => ({ mchid, uid, mode })

/** What the shopper may still change before the order is sent; a change of what costs asks for its price. */
const changes = {
  'quantity.set': {
    target: '#order.choosing',
    actions: {
      type: 'keep the change',
      params: ({ event }: { event: { quantity: number; line?: number } }) => ({
        quantity: event.quantity,
        line: event.line,
      }),
    },
  },
  'attributes.set': {
    target: '#order.choosing',
    actions: {
      type: 'keep the change',
      params: ({ event }: { event: { attributes: readonly string[]; line?: number } }) => ({
        attributes: event.attributes,
        line: event.line,
      }),
    },
  },
  'pages.set': {
    target: '#order.choosing',
    actions: {
      type: 'keep the change',
      params: ({ event }: { event: { pageCount: number; line?: number } }) => ({
        pageCount: event.pageCount,
        line: event.line,
      }),
    },
  },
  'pickup.set': {
    target: '#order.choosing',
    actions: {
      type: 'keep the pick-up',
      params: ({ event }: { event: { pickupId: string | null } }) => ({ pickupId: event.pickupId }),
    },
  },
  'coupon.set': {
    target: '#order.choosing',
    actions: {
      type: 'keep the coupon',
      params: ({ event }: { event: { coupon: CouponSelection } }) => ({ coupon: event.coupon }),
    },
  },
  'texts.shown': {
    actions: {
      type: 'keep the version of the texts',
      params: ({ event }: { event: { version: number } }) => ({ version: event.version }),
    },
  },
  'comment.set': {
    actions: {
      type: 'keep the comment',
      params: ({ event }: { event: { comment: string } }) => ({ comment: event.comment }),
    },
  },
} as const

const keepAddress = {
  type: 'keep the address',
  params: ({ event }: { event: { address: Address } }) => ({ address: event.address }),
} as const

/** One order: from its price to the payment. An intent is sent under one key until its outcome is known. */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  context: ({
    input: { mchid, uid, mode, visit, cart, address, coupon, comment, pickupId, src, intent, orderId },
  }) => ({
    ...{ mchid, uid, mode, visit },
    cart: intent?.cart ?? cart,
    address: intent?.address ?? address ?? null,
    pickupId: intent?.pickupId ?? pickupId ?? null,
    coupon: intent?.coupon ?? coupon ?? 'undecided',
    comment: intent?.comment ?? comment ?? '',
    src: intent?.src ?? src ?? '',
    texts: intent?.texts ?? null,
    quote: intent?.quote ?? null,
    quotedFor: null,
    quoteBefore: null,
    intent: intent ?? null,
    intentCount: 0,
    orderId: orderId ?? null,
    ...{ tries: 0, pause: 0, polls: 0, handedIn: null, refused: null, problem: null },
  }),
  output: ({ context }) => ({ orderId: context.orderId, handedIn: context.handedIn }),
  initial: 'starting',
  states: {
    starting: {
      description: 'An order or an intent of an earlier visit goes first.',
      always: [
        { guard: 'order is made', target: 'payment' },
        { guard: 'outcome is not known', target: 'submitting' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description:
        'What is chosen decides whether there is a price to ask for: none where nothing that costs has changed.',
      entry: ['forget what went wrong', 'forget the old price'],
      always: [
        { guard: 'nothing is paid', target: 'ready' },
        { guard: 'price stands', target: 'ready' },
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
        input: ({ context }) => ({ ...askerOf(context), ...pricedOf(context) }),
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
      always: [
        { guard: 'price is of elsewhere', target: 'choosing' },
        { guard: 'address is missing', target: 'needsAddress' },
      ],
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
      on: {
        ...changes,
        'order.retry': { target: 'choosing', actions: 'ask for the price in any case' },
        'address.set': { target: 'choosing', actions: keepAddress },
      },
    },
    keepingIntent: {
      description: 'The intent is written to this phone before it is sent for the first time.',
      tags: 'busy',
      invoke: {
        id: 'keep the intent',
        src: 'keep the intent',
        input: ({ context }) => intentToSend(context),
        onDone: [
          {
            guard: { type: 'is refused', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'keep the refusal', params: ({ event }) => event.output },
          },
          'submitting',
        ],
        onError: { target: 'notKept', actions: 'note that it is not kept' },
      },
    },
    notKept: {
      description: 'This phone could not keep the intent, so nothing was sent.',
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
            guard: { type: 'is handed in', params: ({ event }) => event.output },
            target: 'handedIn',
            actions: { type: 'keep what was handed in', params: ({ event }) => event.output },
          },
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
        onError: [
          {
            guard: { type: 'the session has ended', params: faultOf },
            target: 'signedOut',
            actions: { type: 'keep what the shop said', params: faultOf },
          },
          { target: 'checking', actions: [keepProblem, { type: 'count the try', params: faultOf }] },
        ],
      },
    },
    checking: {
      description:
        'It is not known whether the order was made: the same intent is sent again under the same key, after a growing pause or the one that a busy shop asks for.',
      tags: 'checking your order',
      on: { 'order.retry': 'submitting' },
      invoke: {
        id: 'wait',
        src: 'wait',
        input: ({ context }) => ({ ms: context.pause }),
        onDone: 'submitting',
        onError: 'submitting',
      },
    },
    signedOut: {
      description:
        'The session has ended: no word about the order. The intent stays, also on this phone, and goes again under its key after a sign-in.',
      tags: 'refused',
      on: { 'order.retry': { target: 'submitting', actions: 'forget what went wrong' } },
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
    handedIn: {
      description: 'Everything of this cart is handed in; nothing is paid here.',
      tags: 'handed in',
      type: 'final',
    },
    payment: paymentSteps,
    paid: { description: 'The order is paid.', tags: 'paid', type: 'final' },
  },
})

function faultOf({ event }: { event: { error: unknown } }) {
  return { fault: event.error }
}

function intentToSend({ intent }: OrderContext): OrderIntent {
  invariant(intent, 'only an intent that was made is kept and sent')
  return intent
}

/** A running order. */
export type OrderActor = ActorRefFrom<typeof orderMachine>
