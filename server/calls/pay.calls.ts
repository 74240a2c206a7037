import { PAY_ROUTE, PAY_STATE_ROUTE } from '../base/pay-path.ts'
import {
  PAYMENT_QUERY_DEAD,
  PAYMENT_QUERY_QUEUE,
  RECONCILE_CRON,
  RECONCILE_DEAD,
  RECONCILE_QUEUE,
  REFUND_DEAD,
  REFUND_QUEUE,
} from '../jobs/queues.ts'
import { registerNotifyPages } from '../pages/pay/notify-pages.ts'
import { registerPayPages } from '../pages/pay/pay-pages.ts'
import { createPaymentProviders } from '../pay/payment-providers.ts'
import { queryPayment, reconcilePayments } from '../pay/reconcile.job.ts'
import { payBack } from '../pay/refund.job.ts'
import type { CallGroup } from '../routes/call-group.ts'

/** Money: the pay page, what providers tell, refunds, and asking providers about what nobody told. */
export const payPages: CallGroup = {
  name: 'pay',
  paths: [PAY_ROUTE, PAY_STATE_ROUTE],
  queues: [REFUND_QUEUE, PAYMENT_QUERY_QUEUE, RECONCILE_QUEUE],
  pages: async (app, deps) => {
    await registerPayPages(app, deps)
    await registerNotifyPages(app, deps)
  },
  work: async (deps) => {
    const { jobs, log, alarm } = deps
    const providers = createPaymentProviders(deps)
    await jobs.work(REFUND_QUEUE, (key) => payBack(deps, providers, key))
    await jobs.work(PAYMENT_QUERY_QUEUE, (ask) => queryPayment(deps, providers, ask))
    await jobs.work(RECONCILE_QUEUE, () => reconcilePayments(deps))
    // The next round takes them up again, so nothing is lost; but a person should know.
    await jobs.work(REFUND_DEAD, async (key) => alarm('refund-not-sent', key, 'a refund could not be sent'))
    await jobs.work(PAYMENT_QUERY_DEAD, async (ask) => log.warn(ask, 'a provider could not be asked about a payment'))
    await jobs.work(RECONCILE_DEAD, async () =>
      alarm('payments-not-reconciled', {}, 'payments could not be reconciled'),
    )
    await jobs.schedule(RECONCILE_QUEUE, RECONCILE_CRON)
  },
}
