import type { EpochMs } from '../units.ts'

/** Everything that an order can be. */
export const ORDER_STATES = [
  'awaiting-pay',
  'to-upload',
  'paid',
  'in-production',
  'shipped',
  'ready-to-collect',
  'collected',
  'cancelled',
  'refunded',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** What happens to an order. */
export type OrderStateEvent =
  | 'pay'
  | 'pay-before-upload'
  | 'submit-upload'
  | 'reopen'
  | 'release'
  | 'print-ready'
  | 'ship'
  | 'ready'
  | 'collect'
  | 'cancel'
  | 'refund'
  | 'call-off'

/** The whole life of an order: what is not listed here cannot happen. */
export const ORDER_TRANSITIONS: readonly {
  readonly from: OrderState
  readonly event: OrderStateEvent
  readonly to: OrderState
}[] = [
  { from: 'awaiting-pay', event: 'pay', to: 'paid' },
  { from: 'awaiting-pay', event: 'pay-before-upload', to: 'to-upload' },
  { from: 'to-upload', event: 'submit-upload', to: 'paid' },
  { from: 'paid', event: 'reopen', to: 'to-upload' },
  { from: 'paid', event: 'print-ready', to: 'in-production' },
  { from: 'in-production', event: 'ship', to: 'shipped' },
  // What is fetched is never sent.
  { from: 'in-production', event: 'ready', to: 'ready-to-collect' },
  { from: 'ready-to-collect', event: 'collect', to: 'collected' },
  { from: 'awaiting-pay', event: 'cancel', to: 'cancelled' },
  // What cost nothing has no money to give back.
  { from: 'to-upload', event: 'cancel', to: 'cancelled' },
  { from: 'paid', event: 'cancel', to: 'cancelled' },
  // The merchant frees an order of another platform that the wrong shopper has claimed.
  { from: 'to-upload', event: 'release', to: 'cancelled' },
  { from: 'paid', event: 'release', to: 'cancelled' },
  { from: 'to-upload', event: 'refund', to: 'refunded' },
  { from: 'paid', event: 'refund', to: 'refunded' },
  { from: 'cancelled', event: 'refund', to: 'refunded' },
  // The merchant agrees to a shopper who wants it no more, whatever is printed of it.
  { from: 'in-production', event: 'call-off', to: 'refunded' },
  { from: 'ready-to-collect', event: 'call-off', to: 'refunded' },
]

/** The state after `event`, or `undefined` where it cannot happen. */
export function orderAfter(state: OrderState, event: OrderStateEvent): OrderState | undefined {
  return ORDER_TRANSITIONS.find((transition) => transition.from === state && transition.event === event)?.to
}

/**
 * An order's number on the wire (readings 45). Numbers are a view of the state, never stored.
 *
 * A cancelled or refunded order stays below 1000, so that no rule takes it for a submitted one.
 */
export const STATUS_NUMBERS = {
  'awaiting-pay': 1000,
  'to-upload': 2300,
  paid: 3000,
  'in-production': 3000,
  shipped: 4000,
  'ready-to-collect': 4000,
  collected: 4000,
  cancelled: 900,
  refunded: 910,
} as const satisfies Record<OrderState, number>

/** What the order list is asked for to show orders with which nothing happens any more. */
export const OVER = 5000
const OVER_STATES: readonly OrderState[] = ['collected', 'cancelled', 'refunded']

/** The states that a status number of the order list asks for; 0 asks for all. */
export function statesOfStatus(status: number): readonly OrderState[] {
  if (status === OVER) {
    return OVER_STATES
  }
  return status === 0 ? ORDER_STATES : ORDER_STATES.filter((state) => STATUS_NUMBERS[state] === status)
}

/** The four steps of an order (B§1). */
const ORDER_STEPS = ['to-pay', 'to-upload', 'in-production', 'shipped'] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

/** The four steps that a shopper sees under an order; the last of one that is fetched is `collect`. */
export const SHOWN_STEPS = [...ORDER_STEPS, 'collect'] as const
export type ShownStep = (typeof SHOWN_STEPS)[number]

export interface OrderStepView {
  readonly step: ShownStep
  readonly state: 'done' | 'now' | 'ahead'
  readonly at?: EpochMs
}

/** The step that an order stands on; the ones before are done. A closed order stands on none. */
const STEP_OF: Readonly<Record<OrderState, number>> = {
  'awaiting-pay': 0,
  'to-upload': 1,
  paid: 2,
  'in-production': 2,
  shipped: 3,
  'ready-to-collect': 3,
  collected: 3,
  cancelled: -1,
  refunded: -1,
}

/** Nothing is ahead of these. */
const ENDS: readonly OrderState[] = ['shipped', 'collected']

/** How an order comes to its shopper, and whether its production still waits for changes. */
export interface OrderCourse {
  readonly fetched?: boolean
  readonly held?: boolean
  /** Nothing of it is handed in: there is no such step. */
  readonly finished?: boolean
}

/** The step line of an order, with the moments that are known: four steps, or three. What is held is made by nobody yet. */
export function orderSteps(
  state: OrderState,
  at: Readonly<Partial<Record<ShownStep, EpochMs>>>,
  { fetched = false, held = false, finished = false }: OrderCourse = {},
): OrderStepView[] {
  const now = STEP_OF[state]
  const views = ORDER_STEPS.map((one, index): OrderStepView => {
    const step = fetched && one === 'shipped' ? 'collect' : one
    const moment = at[step]
    const here = ENDS.includes(state) ? 'done' : held ? 'ahead' : 'now'
    const reached = index < now ? 'done' : index === now ? here : 'ahead'
    return { step, state: reached, ...(moment ? { at: moment } : {}) }
  })
  return finished ? views.filter(({ step }) => step !== 'to-upload') : views
}
