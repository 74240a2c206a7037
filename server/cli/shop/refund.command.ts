import { asId, type OrderId } from '../../../domain/ids.ts'
import { createPaymentProviders } from '../../pay/payment-providers.ts'
import { payBack } from '../../pay/refund.job.ts'
import { type RefundOrderOutcome, refundOrder } from '../../pay/refund-order.ts'
import type { Shop } from '../../shop.ts'
import { createRefundStore, type RefundKey } from '../../stores/refunds.store.ts'
import { type Command, OperatorMistake, oneArgument } from './command.ts'
import { inShop } from './in-shop.ts'

const WHY_NOT = {
  unknown: 'There is no such order.',
  'not-paid': 'Nobody has paid for this order.',
  'in-production': 'This order is being made already; what goes back now is between the merchant and the shopper.',
  'refunded-already': 'The money of this order went back before.',
} as const satisfies Record<Exclude<RefundOrderOutcome['kind'], 'wanted'>, string>

export const refundCommand: Command = {
  usage: 'refund ORDER',
  summary: 'Closes a paid order that is not being made yet, and gives its money back at its provider.',
  run: async (input) => {
    const orderId = asId<OrderId>(oneArgument(input.args, refundCommand.usage))
    await inShop(input, 'api', async ({ deps }) => {
      const outcome = await refundOrder(deps, orderId, deps.clock.now())
      if (outcome.kind !== 'wanted') {
        throw new OperatorMistake(WHY_NOT[outcome.kind])
      }
      input.report(`Order ${orderId} is closed.`)
      input.report(await howItWent(deps, outcome.key))
    })
  },
}

/** Pays back at once, so that the operator reads how it went; the shop's own worker finds it done. */
export async function howItWent(deps: Shop['deps'], key: RefundKey): Promise<string> {
  await payBack(deps, createPaymentProviders(deps), key).catch((error: unknown) => deps.log.warn({ err: error }))
  const refund = await createRefundStore(deps.db).find(key)
  switch (refund?.state) {
    case 'done':
      return `${refund.amount} ${refund.currency} (smallest units) went back by ${refund.provider}.`
    case 'failed':
      throw new OperatorMistake(`${key.provider} refused to pay back: ${refund.note}. Look at the payment there.`)
    default:
      return `The money is on its way back by ${key.provider}; the running shop sees to it.`
  }
}
