import { afterAll, beforeAll, expect, test } from 'vitest'
import { callOffOrder, manageOrder, manageOrders, refundOrderPart } from '../../../domain/calls/manage/orders.ts'
import { manageToday } from '../../../domain/calls/manage/today-and-log.ts'
import { getOrderInfo } from '../../../domain/calls/order.ts'
import { asId } from '../../../domain/ids.ts'
import { createPaymentProviders } from '../../../server/pay/payment-providers.ts'
import { reconcilePayments } from '../../../server/pay/reconcile.job.ts'
import { recordRefund } from '../../../server/pay/record-refund.ts'
import { payBack } from '../../../server/pay/refund.job.ts'
import { createRefundStore } from '../../../server/stores/refunds.store.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import {
  jobsOf,
  type OrderedBook,
  orderBook,
  type PayHosts,
  pressPay,
  sessionOf,
  startPayHosts,
  tellStripe,
  tellWechat,
  tellWechatRefund,
} from '../../support/worlds/pay-world.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

let hosts: PayHosts
beforeAll(async () => {
  hosts = await startPayHosts()
})
afterAll(() => hosts?.close())

let phones = 0

onBothEngines(
  'a part of an order’s money goes back',
  (server) => {
    const clerk = () => signInAsStaff(server(), server().client(), 'clerk')
    const paidBook = async () => {
      const ordered = await orderBook(server(), `1372${String(phones++).padStart(7, '0')}`)
      await tellWechat(server(), hosts, ordered)
      return ordered
    }
    const refundsOf = async ({ orderId }: OrderedBook) => await createRefundStore(server().deps.db).ofOrder(orderId)
    /** What the worker does with each refund that is wanted. */
    const payAllBack = async (ordered: OrderedBook) => {
      const providers = createPaymentProviders(server().deps)
      for (const refund of await refundsOf(ordered)) {
        await payBack(server().deps, providers, refund)
      }
    }
    const yuan = (fen: number) => (fen / 100).toFixed(2)

    test('as people write it; each part has a key of its own at the provider, and the order goes on', async () => {
      const ordered = await paidBook()
      const { orderId: oid, amount } = ordered
      const browser = await clerk()
      const { state } = (await browser.call(manageOrder, { oid })).Data
      const given = await browser.call(refundOrderPart, { oid, amount: '¥ 12,50', reason: 'scratched' })
      expect(given.Data).toEqual({ orderid: oid, refund: 1250 })
      expect((await browser.call(refundOrderPart, { oid, amount: '1', reason: '' })).Data.refund).toBe(100)
      await payAllBack(ordered)
      await payAllBack(ordered)
      const key = `refund-4200-${oid}`
      const asked = [`${key}-1`, `${key}-2`].map((one) => hosts.wechat.refunds.get(one)?.['amount'])
      expect(asked).toEqual([
        { refund: 1250, total: amount, currency: 'CNY' },
        { refund: 100, total: amount, currency: 'CNY' },
      ])
      const after = (await browser.call(manageOrder, { oid })).Data
      const shown = (await ordered.browser.call(getOrderInfo, { oid })).Data.refunds
      expect(shown.map((back) => [back.amount, back.done !== undefined])).toEqual([
        [1250, true],
        [100, true],
      ])
      const told = after.history.filter(({ action }) => action === 'refund-part').map(({ text }) => text)
      expect([after.state, after.money, told]).toEqual([
        state,
        { paid: amount, back: 1350, refundable: amount - 1350, failed: '' },
        ['¥12.50 · scratched', '¥1.00'],
      ])
    })

    test('one that the provider refuses is told as owed, to shopper and merchant, until as much has gone back', async () => {
      const ordered = await paidBook()
      const { orderId: oid, amount } = ordered
      const browser = await clerk()
      const told = async () => {
        const { refunds } = (await ordered.browser.call(getOrderInfo, { oid })).Data
        const waiting = (await browser.call(manageOrders, { state: 'failed-refunds', zone: 0 })).Data
        return {
          shopper: refunds.map((back) => [back.amount, back.refused, back.done !== undefined]),
          money: (await browser.call(manageOrder, { oid })).Data.money,
          waits: waiting.some(({ orderid }) => orderid === oid),
          today: (await browser.call(manageToday, { zone: 0 })).Data.failedRefunds,
        }
      }
      await browser.call(refundOrderPart, { oid, amount: '5.66', reason: '', opid: 'refused-part' })
      const [refund] = await refundsOf(ordered)
      if (!refund) {
        throw new Error('no refund is wanted')
      }
      await createRefundStore(server().deps.db).save(refund, { state: 'failed', note: 'insufficient_funds' })
      expect(await told()).toEqual({
        shopper: [[566, true, false]],
        money: { paid: amount, back: 0, refundable: amount, failed: 'insufficient_funds' },
        ...{ waits: true, today: 1 },
      })
      // Less than it does not make it good; as much does.
      await browser.call(refundOrderPart, { oid, amount: '1', reason: '' })
      expect((await told()).waits).toBe(true)
      await browser.call(refundOrderPart, { oid, amount: '5.66', reason: '' })
      await payAllBack(ordered)
      expect(await told()).toEqual({
        shopper: [
          [100, undefined, true],
          [566, undefined, true],
        ],
        money: { paid: amount, back: 666, refundable: amount - 666, failed: '' },
        ...{ waits: false, today: 0 },
      })
    })

    test('what went back once makes one of two refused parts good, not both, and two halves make a whole', async () => {
      const ordered = await paidBook()
      const { orderId: oid } = ordered
      const browser = await clerk()
      const store = createRefundStore(server().deps.db)
      const givesBack = async (amount: string, state: 'failed' | 'done') => {
        const before = (await refundsOf(ordered)).length
        await browser.call(refundOrderPart, { oid, amount, reason: '', opid: `owed-part-${before}` })
        const wanted = (await refundsOf(ordered)).find(({ n }) => n === before + 1)
        if (!wanted) {
          throw new Error('no refund is wanted')
        }
        await store.save(wanted, { state })
      }
      const owed = async () => {
        const told = (await ordered.browser.call(getOrderInfo, { oid })).Data.refunds
        const listed = (await store.listFailed()).filter(({ orderId }) => orderId === oid)
        return [told.flatMap(({ amount, refused }) => (refused ? [amount] : [])), listed.map(({ amount }) => amount)]
      }
      const seen: unknown[] = []
      for (const [amount, state] of [
        ...[['5', 'failed'] as const, ['5', 'failed'] as const, ['5', 'done'] as const, ['5', 'done'] as const],
        ...[['4', 'failed'] as const, ['2', 'done'] as const, ['2', 'done'] as const, ['3', 'failed'] as const],
        ['3', 'done'] as const,
      ]) {
        await givesBack(amount, state)
        seen.push(await owed())
      }
      const both = (...amounts: number[]) => [amounts, amounts]
      expect(seen).toEqual([
        ...[both(500), both(500, 500), both(500), both()],
        ...[both(400), both(400), both(), both(300), both()],
      ])
    })

    test('never more than was paid, nothing that is no amount, nothing of what nobody paid', async () => {
      const ordered = await paidBook()
      const { orderId: oid, amount } = ordered
      const browser = await clerk()
      const refuse = async (written: string, order = oid as string) =>
        (await browser.call(refundOrderPart, { oid: order, amount: written })).Reason
      const unpaid = await orderBook(server(), `1373${String(phones++).padStart(7, '0')}`)
      expect([
        await refuse(yuan(amount + 1)),
        await refuse('0'),
        await refuse('-5'),
        await refuse('twelve'),
        await refuse('1.005'),
        await refuse('1', unpaid.orderId),
        (await refundsOf(ordered)).length,
      ]).toEqual([
        'refund-too-much',
        'amount-unreadable',
        'amount-unreadable',
        'amount-unreadable',
        'amount-unreadable',
        'order-not-paid',
        0,
      ])
    })

    test('two clerks at once never give more than there is; what is left goes back when the order is called off', async () => {
      const ordered = await paidBook()
      const { orderId: oid, amount } = ordered
      const most = Math.ceil(amount * 0.6)
      const browsers = [await clerk(), await clerk(), await clerk()]
      const answers = await Promise.all(
        browsers.map((browser) => browser.call(refundOrderPart, { oid, amount: yuan(most) })),
      )
      expect(answers.map(({ Reason }) => Reason ?? 'given').sort()).toEqual([
        ...['given', 'refund-too-much', 'refund-too-much'],
      ])
      const off = await (await clerk()).call(callOffOrder, { oid })
      expect([off.Data.refund, (await ordered.now()).state]).toEqual([amount - most, 'refunded'])
      await payAllBack(ordered)
      const refunds = await refundsOf(ordered)
      const sum = refunds.reduce((all, refund) => all + refund.amount, 0)
      expect([sum, refunds.map(({ state }) => state)]).toEqual([amount, ['done', 'done']])
      expect((await (await clerk()).call(refundOrderPart, { oid, amount: '0.01' })).Reason).toBe('refund-too-much')
    })

    test('a round takes up every part that is not done, not one of them for all', async () => {
      const { deps } = server()
      const ordered = await paidBook()
      const { orderId: oid } = ordered
      const browser = await clerk()
      await browser.call(refundOrderPart, { oid, amount: '3' })
      await browser.call(refundOrderPart, { oid, amount: '4' })
      const wanted = await jobsOf(server(), 'refund', oid)
      await reconcilePayments({ ...deps, clock: { now: () => Date.now() + 16 * 60_000 } })
      expect([wanted, await jobsOf(server(), 'refund', oid)]).toEqual([2, 4])
    })

    test('a provider’s word that all went back makes no refused part one that went back', async () => {
      const { deps } = server()
      const ordered = await paidBook()
      const { orderId: oid, amount } = ordered
      const browser = await clerk()
      const store = createRefundStore(deps.db)
      const key = { provider: 'wechat', eventId: `4200-${oid}` }
      await browser.call(refundOrderPart, { oid, amount: '20' })
      await store.save({ ...key, n: 1 }, { state: 'failed', note: 'balance', ref: 'first' })
      await browser.call(refundOrderPart, { oid, amount: '20', opid: 'asked-once-more' })
      await store.save({ ...key, n: 2 }, { state: 'sent', ref: 'second' })
      const news = { kind: 'refunded', eventId: key.eventId, whole: true, ref: 'second' } as const
      for (const _ of [1, 2]) {
        await recordRefund(deps, { provider: 'wechat', merchantId: asId('1') }, news, Date.now())
      }
      const told = (await store.ofPayment(key)).map((one) => [one.n, one.amount, one.state])
      const { money, history } = (await browser.call(manageOrder, { oid })).Data
      // Told once more it is no second line.
      const closed = history.filter(({ action }) => action === 'cancel').map(({ by }) => by)
      expect([told, closed, money, (await ordered.now()).state]).toEqual([
        [
          [0, amount - 2000, 'done'],
          [1, 2000, 'failed'],
          [2, 2000, 'done'],
        ],
        ['wechat'],
        { paid: amount, back: amount, refundable: 0, failed: '' },
        'refunded',
      ])
    })

    test('a part that the merchant gave back at the provider is kept as one of its own, and makes no other one that went back', async () => {
      const { deps } = server()
      const ordered = await paidBook()
      const { orderId: oid, amount } = ordered
      const store = createRefundStore(deps.db)
      const key = { provider: 'wechat', eventId: `4200-${oid}` }
      await (await clerk()).call(callOffOrder, { oid })
      const told = async (ref: string, number: string, fen: number) => {
        await tellWechatRefund(server(), hosts, ordered, { ref, number, amount: fen })
        return (await refundsOf(ordered)).map((one) => [one.n, one.amount, one.state])
      }
      const atTheDesk = () => told('desk-1', 'number-of-the-desk', 2000)
      const waiting = await atTheDesk()
      await store.save(key, { state: 'failed', note: 'balance' })
      const refused = await atTheDesk()
      const { money } = (await (await clerk()).call(manageOrder, { oid })).Data
      // What it has asked for the shop knows by its own number, also before it has heard the provider's.
      await store.save(key, { state: 'waiting' })
      const still = await atTheDesk()
      const asked = await told('50-ours', `refund-${key.eventId}`, amount - 1)
      const part = [1, 2000, 'done']
      expect([waiting, refused, money, still, asked]).toEqual([
        [[0, amount, 'waiting'], part],
        [[0, amount, 'failed'], part],
        { paid: amount, back: 2000, refundable: amount - 2000, failed: 'balance' },
        [[0, amount, 'waiting'], part],
        [[0, amount, 'done'], part],
      ])
    })

    test('an order of which a part went back at the provider is called off for what is left, and nothing stays owed', async () => {
      const ordered = await paidBook()
      const { orderId: oid, amount } = ordered
      await tellWechatRefund(server(), hosts, ordered, { ref: 'desk-2', number: 'number-of-the-desk', amount: 2000 })
      const browser = await clerk()
      const before = (await browser.call(manageOrder, { oid })).Data
      await browser.call(callOffOrder, { oid })
      await payAllBack(ordered)
      const asked = hosts.wechat.refunds.get(`refund-4200-${oid}`)?.['amount']
      const shown = (await ordered.browser.call(getOrderInfo, { oid })).Data.refunds
      expect([before.state, before.money, asked, shown.map((back) => [back.amount, back.done !== undefined])]).toEqual([
        'paid',
        { paid: amount, back: 2000, refundable: amount - 2000, failed: '' },
        { refund: amount - 2000, total: amount, currency: 'CNY' },
        [
          [2000, true],
          [amount - 2000, true],
        ],
      ])
    })

    test('what a provider refused whole and the merchant gave back there is kept as both, once each', async () => {
      const { deps } = server()
      const ordered = await paidBook()
      const { orderId: oid, amount } = ordered
      const store = createRefundStore(deps.db)
      const key = { provider: 'wechat', eventId: `4200-${oid}` }
      await (await clerk()).call(callOffOrder, { oid })
      await store.save(key, { state: 'failed', note: 'balance' })
      const news = { kind: 'refunded', eventId: key.eventId, whole: true, ref: 'there' } as const
      for (const _ of [1, 2]) {
        await recordRefund(deps, { provider: 'wechat', merchantId: asId('1') }, news, Date.now() + 1000)
      }
      const told = (await refundsOf(ordered)).map((one) => [one.n, one.amount, one.state, one.ref])
      const owed = (await store.listFailed()).filter(({ orderId }) => orderId === oid)
      expect([told, owed]).toEqual([
        [
          [0, amount, 'failed', null],
          [1, amount, 'done', 'there'],
        ],
        [],
      ])
    })

    test('Stripe is asked for the part, and its word that all went back closes the order once', async () => {
      const ordered = await orderBook(server(), `1374${String(phones++).padStart(7, '0')}`)
      const { browser, payurl, orderId: oid, amount } = ordered
      await pressPay(browser, payurl, 'stripe-checkout')
      hosts.stripe.pay(sessionOf(hosts, ordered).id)
      const session = sessionOf(hosts, ordered)
      await tellStripe(server(), 'checkout.session.completed', session)
      await (await clerk()).call(refundOrderPart, { oid, amount: '20' })
      await payAllBack(ordered)
      const intent = String(Object(session).payment_intent)
      const [refund] = hosts.stripe.refunds.filter(({ payment_intent }) => payment_intent === intent)
      const charge = { id: 'ch_9', payment_intent: intent, metadata: { orderid: oid } }
      const told = async (sum: number) => {
        const back = { amount, amount_refunded: sum, currency: 'cny', refunded: sum === amount }
        await tellStripe(server(), 'charge.refunded', { ...charge, ...back })
      }
      await told(2000)
      const asked = [refund?.amount, (await ordered.now()).state, (await refundsOf(ordered)).length]
      // It tells what went back in all: what the shop did not ask for went back there.
      await told(2500)
      await told(2500)
      expect([asked, (await refundsOf(ordered)).map((one) => [one.n, one.amount, one.state])]).toEqual([
        [2000, 'paid', 1],
        [
          [1, 2000, 'done'],
          [2, 500, 'done'],
        ],
      ])
      await told(amount)
      const amounts = (await refundsOf(ordered)).map((one) => [one.amount, one.state])
      expect([(await ordered.now()).state, amounts]).toEqual([
        'refunded',
        [
          [2000, 'done'],
          [500, 'done'],
          [amount - 2500, 'done'],
        ],
      ])
    })

    test('a part that never reached Stripe, and that the merchant gave back there, is kept as given back', async () => {
      const ordered = await orderBook(server(), `1375${String(phones++).padStart(7, '0')}`)
      const { browser, payurl, orderId: oid, amount } = ordered
      await pressPay(browser, payurl, 'stripe-checkout')
      hosts.stripe.pay(sessionOf(hosts, ordered).id)
      const session = sessionOf(hosts, ordered)
      await tellStripe(server(), 'checkout.session.completed', session)
      await (await clerk()).call(refundOrderPart, { oid, amount: '20' })
      for (const { provider, eventId, n } of await refundsOf(ordered)) {
        await createRefundStore(server().deps.db).save({ provider, eventId, n }, { state: 'failed', note: 'balance' })
      }
      const charge = { id: 'ch_10', payment_intent: Object(session).payment_intent, metadata: { orderid: oid } }
      const back = { amount, amount_refunded: 2000, currency: 'cny', refunded: false }
      await tellStripe(server(), 'charge.refunded', { ...charge, ...back })
      expect((await refundsOf(ordered)).map((one) => [one.n, one.amount, one.state])).toEqual([
        [1, 2000, 'failed'],
        [2, 2000, 'done'],
      ])
    })
  },
  { role: 'api', override: (deps) => hosts.override(deps) },
)
