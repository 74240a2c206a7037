import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { cancelUnpaid } from '../../../server/orders/cancel-unpaid.ts'
import { recordPayment } from '../../../server/pay/record-payment.ts'
import { refundOrder } from '../../../server/pay/refund-order.ts'
import { WECHAT_PAY_SETTINGS } from '../../../server/pay/wechat/wechat-pay-settings.ts'
import { createAttemptStore } from '../../../server/stores/payments.store.ts'
import { createRefundStore } from '../../../server/stores/refunds.store.ts'
import { onBothEngines, onPostgres } from '../../support/servers/engines.ts'
import type { TestServer } from '../../support/servers/test-server.ts'
import {
  effectsOf,
  jobsOf,
  type OrderedBook,
  openPayPage,
  orderBook,
  type PayHosts,
  startPayHosts,
  tellStripe,
  tellWechat,
  USER_AGENTS,
} from '../../support/worlds/pay-world.ts'

let hosts: PayHosts
/** What the shop called an alarm. */
const alarms: { readonly orderId?: string; readonly outcome?: string }[] = []
beforeAll(async () => {
  hosts = await startPayHosts()
})
afterAll(() => hosts?.close())

function paidSession({ orderId, amount }: OrderedBook, payment: string): object {
  return {
    ...{ id: `cs_${payment}`, status: 'complete', payment_status: 'paid', payment_intent: payment },
    ...{ amount_total: amount, currency: 'cny', metadata: { orderid: orderId } },
  }
}

/** Tells all of it at once. */
async function atOnce(tellings: readonly (() => Promise<number>)[]): Promise<readonly number[]> {
  return await Promise.all(tellings.map((telling) => telling()))
}

onPostgres(
  'races of payments',
  (server) => {
    test('forty notices at once, doubled and out of order: one payment, one print job for each thing', async () => {
      const book = await orderBook(server(), '13740000001', 3)
      const session = paidSession(book, `pi_${book.orderId}`)
      const kinds = [
        'checkout.session.completed',
        'checkout.session.async_payment_succeeded',
        'checkout.session.expired',
        'checkout.session.async_payment_failed',
      ]
      const statuses = await atOnce(
        Array.from({ length: 40 }, (_, n) => () => tellStripe(server(), kinds[n % 4] ?? '', session)),
      )
      expect([
        statuses,
        (await book.now()).state,
        await effectsOf(server(), book),
        await jobsOf(server(), 'print', book.orderId),
        await jobsOf(server(), 'refund', book.orderId),
      ]).toEqual([Array(40).fill(200), 'paid', ['paid'], 3, 0])
    })

    test('an order that is paid while the unpaid ones are called off stays paid', async () => {
      const book = await orderBook(server(), '13740000015')
      const { db } = server().deps
      const long = () => server().deps.clock.now() + 16 * 86_400_000
      const waits = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      let cancelling: Promise<void> | undefined
      await db.transaction(async (tx) => {
        await tx.execute(sql`update orders set state = 'paid', paid_at = now() where id = ${book.orderId}`)
        cancelling = cancelUnpaid({ db, clock: { now: long } })
        await expect.poll(async () => (await db.execute(waits)).rows.length).toBe(1)
      })
      await cancelling
      expect((await book.now()).state).toBe('paid')
    })

    test('two payments by two providers at once: one pays, the other goes back, each once', async () => {
      const book = await orderBook(server(), '13740000002')
      const session = paidSession(book, `pi_${book.orderId}`)
      const statuses = await atOnce(
        Array.from(
          { length: 40 },
          (_, n) => () =>
            n % 2 === 0
              ? tellStripe(server(), 'checkout.session.completed', session)
              : tellWechat(server(), hosts, book),
        ),
      )
      const refunds = await createRefundStore(server().deps.db).ofOrder(book.orderId)
      expect([
        statuses,
        (await book.now()).state,
        await effectsOf(server(), book),
        refunds.map(({ reason, amount }) => [reason, amount]),
        await jobsOf(server(), 'print', book.orderId),
        await jobsOf(server(), 'refund', book.orderId),
      ]).toEqual([Array(40).fill(200), 'paid', ['paid', 'refund'], [['twice', book.amount]], 1, 1])
    })

    test('one fen off, told forty times at once: it pays nothing, it is alarmed, it goes back once', async () => {
      const book = await orderBook(server(), '13740000003')
      const less = { amount: { total: book.amount - 1, currency: 'CNY' } }
      const statuses = await atOnce(Array.from({ length: 40 }, () => () => tellWechat(server(), hosts, book, less)))
      expect([
        statuses,
        (await book.now()).state,
        await effectsOf(server(), book),
        await jobsOf(server(), 'refund', book.orderId),
        alarms.filter(({ orderId }) => orderId === book.orderId).map(({ outcome }) => outcome),
      ]).toEqual([Array(40).fill(200), 'awaiting-pay', ['different'], 1, ['different']])
    })

    test('the button pressed ten times at once is one try and one session', async () => {
      const { browser, payurl, orderId } = await orderBook(server(), '13740000004')
      const form = (await openPayPage(browser, payurl)).forms[1] ?? new URLSearchParams()
      const replies = await Promise.all(
        Array.from({ length: 10 }, () =>
          browser.request({
            method: 'POST',
            url: payurl,
            payload: form.toString(),
            headers: {
              accept: 'application/json',
              'content-type': 'application/x-www-form-urlencoded',
              'user-agent': USER_AGENTS.computer,
            },
          }),
        ),
      )
      const sessions = hosts.stripe.sessions.filter((it) => it.client_reference_id === orderId)
      expect([
        [...new Set(replies.map((reply) => reply.json<{ go: string }>().go))],
        sessions.length,
        await createAttemptStore(server().deps.db).countOf(orderId),
        await jobsOf(server(), 'ask-payment', orderId),
      ]).toEqual([[sessions[0]?.url], 1, 1, 3])
    })

    test('paid and refunded at the same moment, ten times: what is refunded was paid, and goes back once', async () => {
      const book = await orderBook(server(), '13740000005')
      const { deps } = server()
      const event = { eventId: 'e', orderId: book.orderId, amount: book.amount as never, currency: 'CNY' }
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          n % 2 === 0
            ? recordPayment(deps, 'development', event, Date.now())
            : refundOrder(deps, book.orderId, Date.now()).then(({ kind }) => kind),
        ),
      )
      const count = (kind: string) => outcomes.filter((outcome) => outcome === kind).length
      const refunded = count('wanted')
      expect([count('paid'), count('again'), refunded <= 1]).toEqual([1, 4, true])
      expect([(await book.now()).state, (await createRefundStore(deps.db).ofOrder(book.orderId)).length]).toEqual([
        refunded === 1 ? 'refunded' : 'paid',
        refunded,
      ])
    })
  },
  {
    role: 'api',
    override: (deps) => ({ ...hosts.override(deps), alarm: (_alarm, fields) => void alarms.push(fields) }),
  },
)

onBothEngines(
  'the workers of payments',
  (server) => {
    const openRefunds = async (it: TestServer, { orderId }: OrderedBook) =>
      (await createRefundStore(it.deps.db).ofOrder(orderId)).filter(({ state }) => state !== 'done').length

    test('what is to go back goes back by itself, and the round is planned', async () => {
      const book = await orderBook(server(), '13740000009')
      await tellWechat(server(), hosts, book, { amount: { total: 1, currency: 'CNY' } })
      await expect.poll(() => openRefunds(server(), book)).toBe(0)
      expect(hosts.wechat.refunds.get(`refund-4200-${book.orderId}`)?.['amount']).toEqual({
        refund: 1,
        total: 1,
        currency: 'CNY',
      })
      const { rows } = await server().deps.db.execute(
        sql`select name, cron, timezone from pgboss.schedule order by name`,
      )
      expect(rows).toEqual([
        { name: 'look-at-stored', cron: '30 17 * * *', timezone: 'UTC' },
        { name: 'reconcile-payments', cron: '*/15 * * * *', timezone: 'UTC' },
        { name: 'tell-shoppers', cron: '* * * * *', timezone: 'UTC' },
      ])
      expect(server().deps.providers.of(asId<MerchantId>('1'), WECHAT_PAY_SETTINGS)?.mchid).toBe('1230000109')
    })
  },
  { role: 'worker', override: (deps) => hosts.override(deps) },
)
