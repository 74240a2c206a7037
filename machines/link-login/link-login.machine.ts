import { invariant } from '../../domain/never.ts'
import { keepProblem } from '../faults.ts'
import { linkLoginSetup } from './link-login.setup.ts'
import type { LinkLoginContext, LinkOrder } from './link-login.types.ts'

/** What every failed step offers: the same step again. */
const failed = (step: string) => ({ tags: 'failed', on: { 'step.retry': step } }) as const

/** The order that step 1 found; the steps behind it cannot be reached without. */
function orderOf(context: LinkLoginContext): LinkOrder {
  invariant(context.order, 'a link login goes on only with its order')
  return context.order
}

/** Signing in by the link of an order: five steps, each of which may fail and be tried again (A§4). */
export const linkLoginMachine = linkLoginSetup.createMachine({
  id: 'link login',
  context: ({ input }) => ({
    ...input,
    step: 'order',
    order: null,
    merchantName: null,
    uid: null,
    aid: null,
    photoCount: 0,
    drafts: [],
    products: [],
    refused: null,
    problem: null,
  }),
  output: ({ context: { order, uid, aid, drafts, products } }) => ({ order, uid, aid, drafts, products }),
  initial: 'order',
  states: {
    order: {
      description: 'Progress 1: the order behind the link is looked for.',
      tags: 'busy',
      entry: { type: 'begin the step', params: { step: 'order' } },
      always: { guard: 'link has no order number', target: 'orderFailed', actions: 'refuse the empty order number' },
      invoke: {
        id: 'find the order',
        src: 'find the order',
        input: ({ context: { mchid, reference, phoneTail, sub } }) => ({ mchid, reference, phoneTail, sub }),
        onDone: [
          {
            guard: { type: 'is found', params: ({ event }) => event.output },
            target: 'merchant',
            actions: { type: 'keep the order', params: ({ event }) => event.output },
          },
          { target: 'orderFailed', actions: { type: 'keep the refusal', params: ({ event }) => event.output } },
        ],
        onError: { target: 'orderFailed', actions: keepProblem },
      },
    },
    merchant: {
      description: 'Progress 2: the merchant of the order is looked for.',
      tags: 'busy',
      entry: { type: 'begin the step', params: { step: 'merchant' } },
      invoke: {
        id: 'find the merchant',
        src: 'find the merchant',
        input: ({ context }) => ({ mchid: orderOf(context).mchid }),
        onDone: [
          {
            guard: { type: 'is found', params: ({ event }) => event.output },
            target: 'user',
            actions: { type: 'keep the merchant', params: ({ event }) => event.output },
          },
          { target: 'merchantFailed', actions: { type: 'keep the refusal', params: ({ event }) => event.output } },
        ],
        onError: { target: 'merchantFailed', actions: keepProblem },
      },
    },
    user: {
      description: 'Progress 3: the shopper of the order is signed in.',
      tags: 'busy',
      entry: { type: 'begin the step', params: { step: 'user' } },
      invoke: {
        id: 'find the user',
        src: 'find the user',
        input: ({ context }) => ({ order: orderOf(context) }),
        onDone: [
          {
            guard: { type: 'is found', params: ({ event }) => event.output },
            target: 'album',
            actions: { type: 'keep the user', params: ({ event }) => event.output },
          },
          { target: 'userFailed', actions: { type: 'keep the refusal', params: ({ event }) => event.output } },
        ],
        onError: { target: 'userFailed', actions: keepProblem },
      },
    },
    album: {
      description:
        'Progress 4: the album of the thing is opened, or made; without a thing, what was begun is looked for.',
      tags: 'busy',
      entry: { type: 'begin the step', params: { step: 'album' } },
      invoke: {
        id: 'find the album',
        src: 'find the album',
        input: ({ context }) => {
          invariant(context.uid, 'an album is looked for only for a shopper who is signed in')
          const { reference, phoneTail, sub, uid } = context
          return { order: orderOf(context), reference, phoneTail, sub, uid }
        },
        onDone: [
          {
            guard: { type: 'is found', params: ({ event }) => event.output },
            target: 'product',
            actions: { type: 'keep the album', params: ({ event }) => event.output },
          },
          { target: 'albumFailed', actions: { type: 'keep the refusal', params: ({ event }) => event.output } },
        ],
        onError: { target: 'albumFailed', actions: keepProblem },
      },
    },
    product: {
      description: 'Progress 5: the products of the order are looked for.',
      tags: 'busy',
      entry: { type: 'begin the step', params: { step: 'product' } },
      invoke: {
        id: 'find the product',
        src: 'find the product',
        input: ({ context }) => ({ order: orderOf(context), sub: context.sub }),
        onDone: [
          {
            guard: { type: 'is found', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'keep the products', params: ({ event }) => event.output },
          },
          { target: 'productFailed', actions: { type: 'keep the refusal', params: ({ event }) => event.output } },
        ],
        onError: { target: 'productFailed', actions: keepProblem },
      },
    },
    orderFailed: {
      tags: 'failed',
      description: 'Progress -1: the order was not found, or asks for the digits of a phone first.',
      on: {
        'step.retry': 'order',
        'phone tail.typed': {
          target: 'order',
          actions: { type: 'keep the phone tail', params: ({ event }) => ({ phoneTail: event.phoneTail }) },
        },
      },
    },
    merchantFailed: { ...failed('merchant'), description: 'Progress -2: the merchant was not found.' },
    userFailed: { ...failed('user'), description: 'Progress -3: the shopper could not be signed in.' },
    albumFailed: { ...failed('album'), description: 'Progress -4: the album could not be opened or made.' },
    productFailed: { ...failed('product'), description: 'Progress -5: the product was not found.' },
    ready: { tags: 'ready', description: 'All five steps are done.', type: 'final' },
  },
})
