import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderGoods } from '../../domain/order/item-needs.ts'
import type { OrderState, ShownStep } from '../../domain/order/order-state.ts'

const STEPS: Record<ShownStep, MessageDescriptor> = {
  'to-pay': msg`To pay`,
  'to-upload': msg`To upload`,
  'in-production': msg`In production`,
  shipped: msg`Shipped`,
  collect: msg`To collect`,
}

/** How those are called that the order has not come to, where the usual name tells of what is done. */
const AHEAD: Partial<Record<ShownStep, MessageDescriptor>> = {
  shipped: msg`Shipping`,
}

/** The same steps once they lie behind the order. */
const DONE: Record<ShownStep, MessageDescriptor> = {
  'to-pay': msg`Paid`,
  'to-upload': msg`Submitted`,
  'in-production': msg`Made`,
  shipped: msg`Shipped`,
  collect: msg`Collected`,
}

/** How it is called where nothing is printed. */
const IN_THE_MAKING = {
  packed: { ahead: msg`Packing`, done: msg`Packed` },
  'handed-on': { ahead: msg`Sending`, done: msg`Sent` },
} as const

export function doneStepName(step: ShownStep, goods: OrderGoods = 'printed'): MessageDescriptor {
  return step === 'in-production' && goods !== 'printed' ? IN_THE_MAKING[goods].done : DONE[step]
}

export function aheadStepName(step: ShownStep, goods: OrderGoods = 'printed'): MessageDescriptor {
  return AHEAD[step] ?? stepName(step, goods)
}

export function stepName(step: ShownStep, goods: OrderGoods = 'printed'): MessageDescriptor {
  return step === 'in-production' && goods !== 'printed' ? IN_THE_MAKING[goods].ahead : STEPS[step]
}

const STATES: Record<OrderState, MessageDescriptor> = {
  'awaiting-pay': msg`Waiting for payment`,
  'to-upload': msg`Waiting for your photos`,
  paid: msg`Paid, going to print`,
  'in-production': msg`In production`,
  shipped: msg`On its way to you`,
  'ready-to-collect': msg`Ready to collect`,
  collected: msg`Collected`,
  cancelled: msg`Cancelled`,
  refunded: msg`Refunded`,
}

const STATES_OF: Readonly<Record<Exclude<OrderGoods, 'printed'>, Partial<Record<OrderState, MessageDescriptor>>>> = {
  packed: { paid: msg`Paid, being packed`, 'in-production': msg`Being packed` },
  'handed-on': {
    paid: msg`Paid, being sent`,
    'in-production': msg`Being sent`,
    shipped: msg`Sent`,
  },
}

/** A paid order that its shopper can still change. */
const HELD: Readonly<Record<OrderGoods, MessageDescriptor>> = {
  printed: msg`Paid, not printed yet`,
  packed: msg`Paid, not packed yet`,
  'handed-on': msg`Paid, not sent yet`,
}

interface Standing {
  /** Its shopper can still change it. */
  readonly isHeld: boolean
  /** What it waits for is designed already, and only has to be handed in. */
  readonly isDesigned: boolean
  /** Money of it is on its way back. */
  readonly isRefunding: boolean
}

/** How an order stands, in words that fit what was ordered. */
export function stateName(
  state: OrderState,
  goods: OrderGoods,
  { isHeld, isDesigned, isRefunding }: Standing,
): MessageDescriptor {
  if (isHeld) {
    return HELD[goods]
  }
  if (state === 'to-upload' && isDesigned) {
    return msg`Waiting for you to submit the design`
  }
  if (state === 'refunded' && isRefunding) {
    return msg`Refund on its way`
  }
  return (goods === 'printed' ? undefined : STATES_OF[goods][state]) ?? STATES[state]
}
