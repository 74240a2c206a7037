import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manageOrder } from '../../../domain/calls/manage/orders.ts'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import { moneyText } from '../../../domain/product/currency.ts'
import { notifyPath } from '../../../server/base/pay-path.ts'
import { createPaymentProviders } from '../../../server/pay/payment-providers.ts'
import { queryPayment, reconcilePayments } from '../../../server/pay/reconcile.job.ts'
import { recordPayment } from '../../../server/pay/record-payment.ts'
import { payBack } from '../../../server/pay/refund.job.ts'
import { refundOrder } from '../../../server/pay/refund-order.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createAttemptStore, createPaymentAudit } from '../../../server/stores/payments.store.ts'
import { createRefundStore } from '../../../server/stores/refunds.store.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { stripeEvent } from '../../support/servers/fake-stripe.ts'
import {
  effectsOf,
  jobsOf,
  type OrderedBook,
  openPayPage,
  orderBook,
  type PayHosts,
  pressPay,
  STRIPE_NOTICES,
  sessionOf,
  startPayHosts,
  tell,
  tellStripe,
  tellWechat,
} from '../../support/worlds/pay-world.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

const MERCHANT = asId<MerchantId>('1')

let hosts: PayHosts
beforeAll(async () => {
  hosts = await startPayHosts()
})
afterAll(() => hosts?.close())

let phones = 0
const nextPhone = () => `1371${String(phones++).padStart(7, '0')}`

onBothEngines(
  'payments',
  (server) => {
    const book = () => orderBook(server(), nextPhone())

    describe('safety 3.15: only a signed notice pays', () => {
      test('Stripe: told twice and in every order, it is one payment and one print job', async () => {
        const ordered = await book()
        const { browser, payurl, orderId } = ordered
        await pressPay(browser, payurl, 'stripe-checkout')
        const { id } = sessionOf(hosts, ordered)
        hosts.stripe.pay(id)
        const session = sessionOf(hosts, ordered)
        const statuses = [
          await tellStripe(server(), 'checkout.session.async_payment_succeeded', session),
          await tellStripe(server(), 'checkout.session.completed', session),
          await tellStripe(server(), 'checkout.session.completed', { ...session, payment_status: 'unpaid' }),
          await tellStripe(server(), 'checkout.session.expired', { ...session, status: 'expired' }),
        ]
        expect([statuses, await effectsOf(server(), ordered), await jobsOf(server(), 'print', orderId)]).toEqual([
          [200, 200, 200, 200],
          ['paid'],
          1,
        ])
        const page = await openPayPage(browser, payurl)
        expect([(await ordered.now()).state, page.forms.length]).toEqual(['paid', 0])
        expect((await createAttemptStore(server().deps.db).find(orderId, 1))?.endedAt).toEqual(expect.any(Number))
      })

      test('WeChat Pay: a sealed notice pays', async () => {
        const ordered = await book()
        expect([await tellWechat(server(), hosts, ordered), await tellWechat(server(), hosts, ordered)]).toEqual([
          200, 200,
        ])
        expect([(await ordered.now()).state, await effectsOf(server(), ordered)]).toEqual(['paid', ['paid']])
      })

      test('one fen more or less pays nothing; the money goes back and the order stays open', async () => {
        const ordered = await book()
        const { amount, orderId } = ordered
        const transaction = `4200-less-${orderId}`
        expect([
          await tellWechat(server(), hosts, ordered, {
            transaction_id: transaction,
            amount: { total: amount - 1, currency: 'CNY' },
          }),
          await tellWechat(server(), hosts, ordered, {
            transaction_id: `${transaction}-usd`,
            amount: { total: amount, currency: 'USD' },
          }),
        ]).toEqual([200, 200])
        const refunds = await createRefundStore(server().deps.db).ofOrder(orderId)
        expect([
          (await ordered.now()).state,
          await effectsOf(server(), ordered),
          refunds.map((it) => [it.amount, it.currency, it.reason, it.state]),
          await jobsOf(server(), 'refund', orderId),
        ]).toEqual([
          'awaiting-pay',
          ['different', 'different'],
          [
            [amount - 1, 'CNY', 'different', 'waiting'],
            [amount, 'USD', 'different', 'waiting'],
          ],
          2,
        ])
        await tellWechat(server(), hosts, ordered)
        expect((await ordered.now()).state).toBe('paid')
      })

      test('not rightly signed, of another merchant, about nothing that is known: refused, so that it is told again', async () => {
        const ordered = await book()
        const session = { id: 'cs_x', object: 'checkout.session', status: 'complete', payment_status: 'paid' }
        const paid = { ...session, payment_intent: 'pi_x', amount_total: ordered.amount, currency: 'cny' }
        const forged = stripeEvent('checkout.session.completed', paid, { secret: 'whsec_other' })
        const unknown = { ...paid, metadata: { orderid: 'nothing' } }
        const known = stripeEvent('checkout.session.completed', { ...paid, metadata: { orderid: ordered.orderId } })
        expect([
          await tell(server(), STRIPE_NOTICES, forged.payload, forged.headers),
          await tell(server(), STRIPE_NOTICES, '', {}),
          await tell(server(), notifyPath('development', MERCHANT), 'event=x', {}),
          await tell(server(), '/emall/pay/notify/nobody/1', '{}', {}),
          await tellStripe(server(), 'checkout.session.completed', unknown),
          await tell(server(), notifyPath('stripe', asId<MerchantId>('2')), known.payload, known.headers),
        ]).toEqual([400, 400, 404, 404, 503, 503])
        expect([(await ordered.now()).state, await effectsOf(server(), ordered)]).toEqual(['awaiting-pay', []])
      })

      test('late on a cancelled order, or a second time by another way: the money goes back at its provider', async () => {
        const { deps } = server()
        const providers = createPaymentProviders(deps)
        const [late, twice] = [await book(), await book()]
        await createOrderStore(deps.db).move(late.orderId, 'awaiting-pay', 'cancelled', {})
        await tellWechat(server(), hosts, late)
        await tellWechat(server(), hosts, twice)
        await pressPay(twice.browser, twice.payurl, 'stripe-checkout').catch(() => undefined)
        const session = {
          ...{ id: 'cs_2', status: 'complete', payment_status: 'paid', payment_intent: `pi_${twice.orderId}` },
          ...{ amount_total: twice.amount, currency: 'cny', metadata: { orderid: twice.orderId } },
        }
        await tellStripe(server(), 'checkout.session.completed', session)
        const open = async (ordered: OrderedBook) => await createRefundStore(deps.db).ofOrder(ordered.orderId)
        const refunds = [...(await open(late)), ...(await open(twice))]
        expect(refunds.map((it) => [it.provider, it.reason, it.state])).toEqual([
          ['wechat', 'late', 'waiting'],
          ['stripe', 'twice', 'waiting'],
        ])
        hosts.wechat.refundState('PROCESSING')
        for (const key of refunds) {
          await payBack(deps, providers, key)
        }
        hosts.wechat.refundState('SUCCESS')
        expect([...(await open(late)), ...(await open(twice))].map(({ state }) => state)).toEqual(['sent', 'done'])
        await payBack(deps, providers, refunds[0] ?? { provider: '', eventId: '' })
        expect((await open(late)).map(({ state }) => state)).toEqual(['done'])
        expect([(await late.now()).state, (await twice.now()).state]).toEqual(['cancelled', 'paid'])
        expect(hosts.stripe.refunds.filter((it) => it.payment_intent === `pi_${twice.orderId}`).length).toBe(1)
      })
    })

    test('an order that waits for its photos is paid before them (2300), and nothing is printed', async () => {
      const ordered = await book()
      const { orderId, amount } = ordered
      await server().deps.db.execute(
        sql`update order_items set submitted_at = null, frozen = null, design_hash = null where order_id = ${orderId}`,
      )
      const event = { eventId: `e-${orderId}`, orderId, amount: minorUnits(amount), currency: 'CNY' }
      expect(await recordPayment(server().deps, 'development', event, Date.now())).toBe('paid')
      expect([(await ordered.now()).state, await jobsOf(server(), 'print', orderId)]).toEqual(['to-upload', 0])
    })

    test('what nobody told is found by asking: after two, ten, sixty minutes and with every round', async () => {
      const { deps } = server()
      const ordered = await book()
      const { browser, payurl, orderId } = ordered
      await pressPay(browser, payurl, 'wechat-native')
      const providers = createPaymentProviders(deps)
      await queryPayment(deps, providers, { orderId, n: 1 })
      expect((await ordered.now()).state).toBe('awaiting-pay')
      hosts.wechat.pay(`${orderId}-1`)
      await queryPayment(deps, providers, { orderId, n: 1 })
      await tellWechat(server(), hosts, ordered, { transaction_id: hosts.wechat.pay(`${orderId}-1`) })
      expect([(await ordered.now()).state, await effectsOf(server(), ordered)]).toEqual(['paid', ['paid']])

      const forgotten = await book()
      await pressPay(forgotten.browser, forgotten.payurl, 'stripe-checkout')
      const before = await jobsOf(server(), 'ask-payment', forgotten.orderId)
      await reconcilePayments({ ...deps, clock: { now: () => Date.now() + 14 * 60_000 } })
      const young = await jobsOf(server(), 'ask-payment', forgotten.orderId)
      await reconcilePayments({ ...deps, clock: { now: () => Date.now() + 16 * 60_000 } })
      expect([before, young, await jobsOf(server(), 'ask-payment', forgotten.orderId)]).toEqual([3, 3, 4])
      hosts.stripe.expire(sessionOf(hosts, forgotten).id)
      await queryPayment(deps, providers, { orderId: forgotten.orderId, n: 1 })
      expect((await createAttemptStore(deps.db).find(forgotten.orderId, 1))?.endedAt).toEqual(expect.any(Number))
    })

    describe('money that goes back', () => {
      test('an operator refunds an order: it is closed, its money goes back once', async () => {
        const { deps } = server()
        const ordered = await book()
        const { orderId, amount } = ordered
        expect(await refundOrder(deps, orderId, Date.now())).toEqual({ kind: 'not-paid' })
        await tellWechat(server(), hosts, ordered)
        const key = { provider: 'wechat', eventId: `4200-${orderId}` }
        expect([await refundOrder(deps, orderId, Date.now()), await refundOrder(deps, orderId, Date.now())]).toEqual([
          { kind: 'wanted', key },
          { kind: 'refunded-already' },
        ])
        const { history } = (
          await (await signInAsStaff(server(), server().client(), 'clerk')).call(manageOrder, { oid: orderId })
        ).Data
        const back = moneyText(amount, 'CNY', 'en')
        expect(history.map(({ action, by, text }) => [action, by, text])).toEqual([['cancel', 'operator', back]])
        await payBack(deps, createPaymentProviders(deps), key)
        await payBack(deps, createPaymentProviders(deps), key)
        expect([
          (await ordered.now()).state,
          (await createRefundStore(deps.db).find(key))?.state,
          hosts.wechat.refunds.get(`refund-${key.eventId}`)?.['amount'],
        ]).toEqual(['refunded', 'done', { refund: amount, total: amount, currency: 'CNY' }])
      })

      test('the merchant refunds at Stripe: told before the payment it is told again, after it the order is closed', async () => {
        const ordered = await book()
        const { orderId } = ordered
        const metadata = { orderid: orderId }
        const charge = { id: 'ch_1', payment_intent: `pi-${orderId}`, refunded: true, metadata }
        const session = {
          ...{ id: 'cs_3', status: 'complete', payment_status: 'paid', payment_intent: `pi-${orderId}` },
          ...{ amount_total: ordered.amount, currency: 'cny', metadata },
        }
        expect([
          await tellStripe(server(), 'charge.refunded', charge),
          await tellStripe(server(), 'checkout.session.completed', session),
          await tellStripe(server(), 'charge.refunded', {
            ...charge,
            refunded: false,
            amount_refunded: 1,
            currency: 'cny',
          }),
        ]).toEqual([503, 200, 200])
        expect((await ordered.now()).state).toBe('paid')
        expect(await tellStripe(server(), 'charge.refunded', charge)).toBe(200)
        expect((await ordered.now()).state).toBe('refunded')
      })
    })

    test('safety 11.11: what is paid has its payment, what has a payment is paid', async () => {
      const audit = createPaymentAudit(server().deps.db)
      expect([await audit.paidWithoutPayment(), await audit.paymentWithoutPaid()]).toEqual([[], []])
      const [one, other] = [await book(), await book()]
      await createOrderStore(server().deps.db).move(one.orderId, 'awaiting-pay', 'paid', { paidAt: Date.now() })
      await tellWechat(server(), hosts, other)
      await createOrderStore(server().deps.db).move(other.orderId, 'paid', 'cancelled', {})
      expect([await audit.paidWithoutPayment(), await audit.paymentWithoutPaid()]).toEqual([
        [one.orderId],
        [other.orderId],
      ])
    })
  },
  { role: 'api', override: (deps) => hosts.override(deps) },
)
