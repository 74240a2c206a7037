import { randomUUID } from 'node:crypto'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { moneyText } from '../../../domain/product/currency.ts'
import { refusalSentence } from '../../../domain/refusals/refusals.ts'
import { createPaymentProviders } from '../../pay/payment-providers.ts'
import { payBack } from '../../pay/refund.job.ts'
import { type RefundOrderOutcome, refundOrder } from '../../pay/refund-order.ts'
import { refundPart } from '../../pay/refund-part.ts'
import type { OpenShop } from '../../shop.ts'
import { createOrderStore } from '../../stores/orders.store.ts'
import { createHandInStore } from '../../stores/orders-hand-in.store.ts'
import { createRefundStore, type RefundKey } from '../../stores/refunds.store.ts'
import { type Command, OperatorMistake, oneArgument } from './command.ts'
import { COMMAND_WORDS } from './command-words.ts'
import { inShop } from './in-shop.ts'

const WHY_NOT = {
  unknown: 'There is no such order.',
  'not-paid': 'Nobody has paid for this order.',
  'in-production':
    'This order is being made already. The console (/manage) calls it off with all money back, or refunds a part.',
  'others-travel': 'Other orders travel in its parcel, whose delivery it has paid: close them first.',
  'refunded-already': 'The money of this order went back before.',
} as const satisfies Record<Exclude<RefundOrderOutcome['kind'], 'wanted'>, string>

export const refundCommand: Command = {
  ...COMMAND_WORDS.refund,
  run: async (input) => {
    const [id, amount, ...more] = input.args
    const orderId = asId<OrderId>(oneArgument(more.length > 0 || id === undefined ? [] : [id], refundCommand.usage))
    await inShop(input, 'api', async ({ deps }) => {
      if (amount !== undefined) {
        input.report(await howItWent(deps, await partBack(deps, orderId, amount)))
        return
      }
      const outcome = await refundOrder(deps, orderId, deps.clock.now())
      if (outcome.kind !== 'wanted') {
        throw new OperatorMistake(WHY_NOT[outcome.kind])
      }
      input.report(`Order ${orderId} is closed.`)
      input.report(await howItWent(deps, outcome.key))
    })
  },
}

/** @throws OperatorMistake with the sentence that the console says too */
async function partBack({ db, jobs, clock }: OpenShop['deps'], orderId: OrderId, amount: string): Promise<RefundKey> {
  return await db.transaction(async (tx) => {
    const order = await createOrderStore(tx).loadForPayment(orderId)
    if (!order) {
      throw new OperatorMistake(WHY_NOT.unknown)
    }
    const part = await refundPart(tx, jobs, order, amount, clock.now())
    if (part.kind === 'not-paid') {
      throw new OperatorMistake(WHY_NOT['not-paid'])
    }
    if (part.kind === 'refused') {
      const max = moneyText(part.refundable, order.currency, 'en')
      throw new OperatorMistake(refusalSentence(part.reason, 'en', { max }))
    }
    const said = moneyText(part.refund.amount, order.currency, 'en')
    const by = { mchid: order.mchid, subject: orderId, actor: 'operator', requestId: randomUUID() }
    await createHandInStore(tx).note({ ...by, action: 'refund-part', after: said }, clock.now())
    return part.refund
  })
}

/** Pays back at once, so that the operator reads how it went; the shop's own worker finds it done. */
export async function howItWent(deps: OpenShop['deps'], key: RefundKey): Promise<string> {
  await payBack(deps, createPaymentProviders(deps), key).catch((error: unknown) => deps.log.warn({ err: error }))
  const refund = await createRefundStore(deps.db).find(key)
  switch (refund?.state) {
    case 'done':
      return `${moneyText(refund.amount, refund.currency, 'en')} went back by ${refund.provider}.`
    case 'failed':
      throw new OperatorMistake(`${key.provider} refused to pay back: ${refund.note}. Look at the payment there.`)
    default:
      return `The money is on its way back by ${key.provider}; the running shop sees to it.`
  }
}
