import { expect, test } from 'vitest'
import { manageCustomer, manageCustomers } from '../../../domain/calls/manage/customers.ts'
import { manageOrder, refundOrderPart } from '../../../domain/calls/manage/orders.ts'
import { manageToday } from '../../../domain/calls/manage/today-and-log.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import type { PartBack, WebhookEvent } from '../../../server/pay/port/payment-provider.ts'
import { providerProblems } from '../../../server/pay/provider-problems.ts'
import { recordRefund } from '../../../server/pay/record-refund.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createRefundStore } from '../../../server/stores/refunds.store.ts'
import { BOX, BOX_PLAIN, newOpid, newShopper, paidOrder } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

const BOX_ITEM = { pid: BOX, quantity: 1, attridlist: BOX_PLAIN }
const PRICE = 6800
const PRICE_WRITTEN = '68'
const NOW = Date.UTC(2026, 5, 1)

let phones = 0

type RefundEvent = Extract<WebhookEvent, { readonly kind: 'refunded' | 'refund-failed' }>

onBothEngines(
  'what a provider tells of money that goes back',
  (server) => {
    const clerk = () => signInAsStaff(server(), server().client(), 'clerk')
    const paidBox = async () => {
      const phone = `137800${String(++phones).padStart(5, '0')}`
      const oid = await paidOrder(server(), await newShopper(server(), phone), [BOX_ITEM])
      return { phone, oid: asId<OrderId>(oid), eventId: `paid-${oid}` }
    }
    const tell = async (event: RefundEvent) =>
      await recordRefund(server().deps, { provider: 'test', merchantId: asId('1') }, event, NOW)
    const part = (eventId: string, ref: string, back: PartBack) =>
      ({ kind: 'refunded', whole: false, eventId, ref, back }) as const
    const refundsOf = async (oid: OrderId) =>
      (await createRefundStore(server().deps.db).ofOrder(oid)).map(({ n, amount, state, ref }) => [
        n,
        amount,
        state,
        ref,
      ])

    test('what was asked for and what went back there meanwhile are together never more than was paid', async () => {
      const { phone, oid, eventId } = await paidBox()
      await createOrderStore(server().deps.db).move(oid, 'paid', 'in-production', {})
      const browser = await clerk()
      const money = async () => {
        const [row] = (await browser.call(manageCustomers, { key: phone })).Data
        const page = (await browser.call(manageCustomer, { uid: row?.uid ?? '' })).Data
        const today = (await browser.call(manageToday, { zone: 0 })).Data.days.at(-1)
        return { spent: row?.spent, onThePage: page.spent, income: today?.amount ?? 0 }
      }
      const before = await money()
      await browser.call(refundOrderPart, { oid, amount: PRICE_WRITTEN, reason: '', opid: newOpid() })
      await tell(part(eventId, 'desk', { of: 'refund', amount: minorUnits(2000), key: 'number-of-the-desk' }))
      expect([await refundsOf(oid), (await browser.call(manageOrder, { oid })).Data.money, await money()]).toEqual([
        [
          [1, PRICE, 'waiting', null],
          [2, 2000, 'done', 'desk'],
        ],
        { paid: PRICE, back: PRICE, refundable: 0, failed: '' },
        { spent: 0, onThePage: 0, income: before.income - PRICE },
      ])
    })

    test.each([
      [
        'one refund',
        (amount: number, ref: string): PartBack => ({ of: 'refund', amount: minorUnits(amount), key: ref }),
      ],
      ['the payment so far', (amount: number): PartBack => ({ of: 'payment', amount: minorUnits(amount) })],
    ])('a larger sum than was paid is booked as what was paid, told of %s', async (_, back) => {
      const { oid, eventId } = await paidBox()
      await tell(part(eventId, 'first', back(2000, 'first')))
      await tell(part(eventId, 'second', back(PRICE + 1, 'second')))
      await tell(part(eventId, 'third', back(PRICE + 2, 'third')))
      expect((await refundsOf(oid)).map(([n, amount, state]) => [n, amount, state])).toEqual([
        [1, 2000, 'done'],
        [2, PRICE - 2000, 'done'],
      ])
    })

    test('one that failed before the shop had heard of it keeps its name at the provider, by which it is told and found', async () => {
      const { oid, eventId } = await paidBox()
      const { db, providers } = server().deps
      const store = createRefundStore(db)
      const whole = {
        provider: 'test',
        eventId,
        orderId: oid,
        amount: PRICE,
        currency: 'CNY',
        reason: 'asked',
      } as const
      await store.insert(whole, NOW)
      await tell({ kind: 'refund-failed', eventId, ref: 're_9', note: 'lost_or_stolen_card' })
      // It reached the provider, so it is in what the provider says went back of the payment.
      await tell(part(eventId, 'ch_9', { of: 'payment', amount: minorUnits(PRICE - 1) }))
      const problems = await providerProblems(db, 'development', providers)
      expect([await refundsOf(oid), problems.filter((problem) => problem.includes(oid))]).toEqual([
        [[0, PRICE, 'failed', 're_9']],
        [`Money of order ${oid} could not be paid back by test: lost_or_stolen_card (refund re_9).`],
      ])
    })

    test('one of several parts that failed is known by the number that the shop gave it; one of the desk is none of them', async () => {
      const { oid, eventId } = await paidBox()
      const browser = await clerk()
      await browser.call(refundOrderPart, { oid, amount: '10', reason: '', opid: newOpid() })
      await browser.call(refundOrderPart, { oid, amount: '20', reason: '', opid: newOpid() })
      const failed = { kind: 'refund-failed', eventId, note: 'ABNORMAL' } as const
      await tell({ ...failed, ref: '50', key: `refund-${eventId}-2` })
      await tell({ ...failed, ref: '51', key: 'number-of-the-desk' })
      const alone = await paidBox()
      const whole = { orderId: alone.oid, amount: PRICE, currency: 'CNY', reason: 'asked' } as const
      await createRefundStore(server().deps.db).insert({ provider: 'test', eventId: alone.eventId, ...whole }, NOW)
      await tell({ ...failed, eventId: alone.eventId, ref: '52', key: 'number-of-the-desk' })
      expect([await refundsOf(oid), await refundsOf(alone.oid)]).toEqual([
        [
          [1, 1000, 'waiting', null],
          [2, 2000, 'failed', '50'],
        ],
        [[0, PRICE, 'waiting', null]],
      ])
    })
  },
  { role: 'api', override: (deps) => ({ ...deps, clock: { now: () => NOW } }) },
)
