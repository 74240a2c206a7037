import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderState, ShownStep } from '../../domain/order/order-state.ts'

const STEPS: Record<ShownStep, MessageDescriptor> = {
  'to-pay': msg`To pay`,
  'to-upload': msg`To upload`,
  'in-production': msg`In production`,
  shipped: msg`Shipped`,
  collect: msg`To collect`,
}

/** The same steps once they lie behind the order. */
const DONE: Record<ShownStep, MessageDescriptor> = {
  'to-pay': msg`Paid`,
  'to-upload': msg`Handed over`,
  'in-production': msg`Made`,
  shipped: msg`Shipped`,
  collect: msg`Collected`,
}

export function doneStepName(step: ShownStep): MessageDescriptor {
  return DONE[step]
}

export function stepName(step: ShownStep): MessageDescriptor {
  return STEPS[step]
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

export function stateName(state: OrderState): MessageDescriptor {
  return STATES[state]
}

/** A paid order that its shopper can still change. */
export const HELD: MessageDescriptor = msg`Paid, not printed yet`
