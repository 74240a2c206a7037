import fc from 'fast-check'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { DEMO_GOODS } from '../../../domain/demo/goods.ts'
import { asId, type OrderId, type ProductId, type SubOrderId, type UserId } from '../../../domain/ids.ts'
import type { OrderState } from '../../../domain/order/order-state.ts'
import type { Product } from '../../../domain/product/product.ts'
import { type EpochMs, minorUnits } from '../../../domain/units.ts'
import { secretsFrom } from '../../../server/base/secrets.ts'
import type { Database } from '../../../server/db/database.ts'
import type { Db } from '../../../server/db/db.ts'
import type { Jobs } from '../../../server/jobs/queue.ts'
import { PRINT_QUEUE, REFUND_QUEUE } from '../../../server/jobs/queues.ts'
import { askMerchant } from '../../../server/orders/ask-about-order.ts'
import { changeOptions } from '../../../server/orders/change-options.ts'
import { changeAddress, printNow, reopenItem } from '../../../server/orders/change-order.ts'
import { endHoldInTime } from '../../../server/orders/hold-production.ts'
import { collectOrder, readyToCollect, shipOrder } from '../../../server/orders/operate.ts'
import { pickUpCode } from '../../../server/orders/pick-up.ts'
import { produceWhenReady } from '../../../server/orders/start-production.ts'
import { cancelOwnOrder } from '../../../server/pay/cancel-order.ts'
import type { PaymentProviders } from '../../../server/pay/payment-providers.ts'
import { recordPayment } from '../../../server/pay/record-payment.ts'
import { payBack } from '../../../server/pay/refund.job.ts'
import { refundOrder } from '../../../server/pay/refund-order.ts'
import { refundPart } from '../../../server/pay/refund-part.ts'
import type { CallContext } from '../../../server/ports/call-context.ts'
import { createMerchantStore } from '../../../server/stores/merchants.store.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createPrintStore } from '../../../server/stores/prints.store.ts'
import { createProductStore } from '../../../server/stores/products.store.ts'
import { createRefundStore, type RefundKey } from '../../../server/stores/refunds.store.ts'
import { createCartItemStore } from '../../../server/stores/shoppers/cart-items.store.ts'
import { createUserStore } from '../../../server/stores/users.store.ts'
import { answerWhatIsAsked } from '../../support/builders/answer-what-is-asked.ts'
import { migratedDatabase } from '../../support/servers/migrated-database.ts'
import { postgresDatabase } from '../../support/servers/postgres-database.ts'
import { RECEIVER } from '../../support/worlds/authorisation-world.ts'

/** Histories that run side by side, and how many there are in all; `ORDER_HISTORIES=1000` tries more of them. */
const SIDE_BY_SIDE = 10
const ROUNDS = Math.ceil(Number(process.env['ORDER_HISTORIES'] ?? 60) / SIDE_BY_SIDE)
const AMOUNT = 12_800
/** With two cloths of one price. */
const THING = DEMO_GOODS.find(({ id }) => id === 'standard-album-box') as Product
const secrets = secretsFrom('histories')
const MINUTE = 60_000

const STEPS = ['pay', 'pay-twice', 'cancel', 'print-now', 'wait', 'tick', 'made', 'reopen', 'address'] as const
const LATER = ['options', 'ask-cancel', 'agree', 'decline', 'give-back', 'part', 'more'] as const
const LEAVING = ['ship', 'ready', 'collect', 'wrong-code'] as const
type Step = (typeof STEPS)[number] | (typeof LATER)[number] | (typeof LEAVING)[number]

/** Steps of one moment are taken at once, by connections of their own. */
const history = fc.array(
  fc.array(fc.constantFrom<Step>(...STEPS, ...LATER, ...LEAVING), { minLength: 1, maxLength: 2 }),
  {
    minLength: 1,
    maxLength: 6,
  },
)

/** What the bank of a test knows: it hears of nothing but payments that it made and refunds that it was asked for. */
interface Ledger {
  received: number
  returned: Map<string, number>
}

/** One history for each end, and those that a race is most likely to break. */
const ENDS: readonly (readonly (readonly Step[])[])[] = [
  [['address']],
  [['cancel', 'pay']],
  [['pay'], ['cancel', 'print-now']],
  [['pay'], ['wait'], ['wait'], ['cancel', 'tick']],
  [['pay'], ['reopen', 'cancel']],
  [['pay'], ['reopen']],
  [
    ['pay', 'pay-twice'],
    ['cancel', 'give-back'],
  ],
  [['pay'], ['print-now'], ['ask-cancel', 'made'], ['agree', 'agree']],
  [['pay'], ['print-now'], ['made']],
  [['pay'], ['part', 'more'], ['more', 'part'], ['cancel', 'more']],
  [['pay'], ['more', 'more'], ['print-now']],
  [['pay'], ['print-now'], ['ask-cancel'], ['decline', 'agree'], ['give-back']],
  [['options'], ['pay'], ['options', 'print-now'], ['made'], ['options', 'made']],
  [['pay'], ['print-now'], ['made'], ['ship', 'cancel'], ['more', 'ship']],
  [['pay'], ['print-now'], ['made'], ['ready', 'collect'], ['agree', 'wrong-code']],
  [['pay'], ['print-now'], ['made'], ['ready', 'wrong-code']],
  [['pay'], ['print-now'], ['made', 'ask-cancel'], ['ready'], ['agree', 'collect']],
  [['pay'], ['print-now'], ['made'], ['ready', 'ship'], ['collect', 'collect']],
]

let orders = 0

/** Lives one history against the shop's own use cases, then lets every job run. */
async function live(database: Database, steps: readonly (readonly Step[])[]) {
  orders += 1
  const id = asId<OrderId>(`history-${orders}`)
  // What is fetched is never sent: which it is says the first step that tells.
  const leaving = steps.flat().find((step) => LEAVING.some((way) => way === step))
  const pickupId = leaving === undefined || leaving === 'ship' ? null : 'nanshan'
  const uid = asId<UserId>(`shopper-${orders}`)
  const { db } = database
  let now: EpochMs = 1_000_000
  const ledger: Ledger = { received: 0, returned: new Map() }
  const printed: number[] = []
  const wanted: RefundKey[] = []
  const jobs: Pick<Jobs, 'enqueue'> = {
    enqueue: async (_tx, queue, data) => {
      if (queue.name === PRINT_QUEUE.name) {
        printed.push((data as { n: number }).n)
      } else if (queue.name === REFUND_QUEUE.name) {
        wanted.push(data as (typeof wanted)[number])
      }
    },
  }
  const deps = {
    ...{ db, jobs: jobs as Jobs, clock: { now: () => now }, log: pino({ level: 'silent' }), alarm: () => {} },
    ids: { next: () => `${id}-${Math.random()}` },
  }
  await createOrderStore(db).insert(
    {
      ...{
        id,
        mchid: DEMO_MERCHANT.id,
        uid,
        opid: id,
        state: 'awaiting-pay',
        amount: AMOUNT,
        pickupId,
        currency: 'CNY',
        lines: [],
      },
      address: { name: '林小雨', phone: '13900000000', province: '广东省', city: '', district: '', street: '1' },
    },
    [
      {
        ...{ subId: asId<SubOrderId>(`${id}-0`), pid: THING.id, quantity: 1, attributes: ['cloth-sand'] },
        ...{ pageCount: 20, photoCount: 20, designHash: 'hash', submittedAt: now },
      },
    ],
    now,
  )
  const cart = createCartItemStore(db)
  const owner = { merchantId: DEMO_MERCHANT.id, uid }
  await createUserStore(db).insert(
    { uid, mchid: DEMO_MERCHANT.id, loginType: 'phone', referral: { refereeid: '', srcuid: '' } },
    now,
  )
  const box = {
    pid: asId<ProductId>('box'),
    aid: null,
    taskId: null,
    rev: null,
    quantity: 2,
    attributes: [],
    again: null,
  }
  await cart.insert(owner, { ...box, id: `${id}-thing` }, now)
  await cart.take(owner, [`${id}-thing`], id)
  const calls = async (act: (context: CallContext<'owner'>) => Promise<unknown>) =>
    await db.transaction(async (tx: Db) => {
      const caller = { merchantId: DEMO_MERCHANT.id, uid, language: 'en' }
      return await act({ db: tx, caller, now, requestId: 'r' } as unknown as CallContext<'owner'>)
    })
  const pay = async (eventId: string) => {
    ledger.received += AMOUNT
    const event = { eventId: `${id}-${eventId}`, orderId: id, amount: minorUnits(AMOUNT), currency: 'CNY' }
    await recordPayment(deps, 'bank', event, now)
  }
  const giveBack = async (written: string) =>
    await db.transaction(async (tx: Db) => {
      const order = await createOrderStore(tx).loadForPayment(id)
      return order && (await refundPart(tx, deps.jobs, order, written, now))
    })
  let payments = 0
  let changedLate = false
  const thing = { oid: id, suborderid: `${id}-0` }
  const desk = { db, secrets, actor: 'operator', requestId: 'r' }
  const acts: Record<Step, () => Promise<unknown>> = {
    pay: () => pay(String(payments++)),
    'pay-twice': () => pay(String(payments++)),
    cancel: () => calls((context) => cancelOwnOrder(deps, { oid: id }, context)),
    'print-now': () => calls((context) => printNow(deps, { oid: id }, context)),
    address: () => calls((context) => changeAddress({ ...RECEIVER, oid: id }, context)),
    options: async () => {
      const isBegun = printed.length > 0
      const answered = await calls((context) => changeOptions({ ...thing, attridlist: ['cloth-red'] }, context))
      changedLate ||= isBegun && (answered as { kind: string }).kind === 'answered'
    },
    reopen: () => calls((context) => reopenItem(thing, context)),
    'ask-cancel': () =>
      calls((context) => askMerchant(deps, { ...RECEIVER, oid: id, kind: 'cancel', text: '?' }, context)),
    agree: () => answerWhatIsAsked(deps, id, { agreed: true, answer: '' }, now),
    decline: () => answerWhatIsAsked(deps, id, { agreed: false, answer: '' }, now),
    'give-back': () => refundOrder(deps, id, now),
    part: () => giveBack('50'),
    more: () => giveBack('100.00'),
    ship: () => shipOrder({ ...desk, now }, id, DEMO_MERCHANT.id, [{ carrier: 'SF', number: '1' }]),
    ready: () => readyToCollect({ ...desk, now }, id, DEMO_MERCHANT.id),
    collect: () => collectOrder({ ...desk, now }, id, DEMO_MERCHANT.id, pickUpCode(secrets, id)),
    'wrong-code': () => collectOrder({ ...desk, now }, id, DEMO_MERCHANT.id, 'not this'),
    tick: async () => {
      const until = (await createOrderStore(db).load(id))?.heldUntil ?? 0
      await endHoldInTime(deps, { orderId: id, until })
    },
    made: async () => {
      if (printed.length > 0 && (await createPrintStore(db).beginPrint(id, 0))) {
        await createPrintStore(db).savePrintOf(id, 0, 'hash')
        await produceWhenReady(db, id, now)
      }
    },
    wait: async () => {
      now += 20 * MINUTE
    },
  }
  for (const moment of steps) {
    await Promise.all(moment.map((step) => acts[step]()))
  }
  const bank = {
    find: async () => ({
      refund: async ({ eventId, amount }: { eventId: string; amount: number }) => {
        ledger.returned.set(eventId, (ledger.returned.get(eventId) ?? 0) + amount)
        return { kind: 'done', ref: eventId }
      },
    }),
  } as unknown as PaymentProviders
  for (const key of wanted) {
    await payBack(deps, bank, key)
  }
  const order = await createOrderStore(db).load(id)
  const back = [...ledger.returned.values()].reduce((sum, amount) => sum + amount, 0)
  const refunds = await createRefundStore(db).ofOrder(id)
  return {
    state: order?.state ?? 'awaiting-pay',
    parts: refunds.filter(({ n }) => n > 0).reduce((sum, { amount }) => sum + amount, 0),
    held: order?.heldUntil !== null,
    inCart: (await cart.list(owner)).length,
    taken: (await cart.takenBy(id)).length,
    kept: ledger.received - back,
    printed: printed.length,
    changedLate,
    amount: order?.amount,
    chosen: (await createOrderStore(db).itemsOf(id)).flatMap(({ attributes }) => attributes),
    refunds: refunds.map(({ state }) => state),
    tooMuch: [...ledger.returned.values()].some((amount) => amount > AMOUNT),
  }
}

/** What the bank must hold of an order in this state, but for parts that were given back. */
const KEPT: Readonly<Record<OrderState, number>> = {
  'awaiting-pay': 0,
  cancelled: 0,
  refunded: 0,
  'to-upload': AMOUNT,
  paid: AMOUNT,
  'in-production': AMOUNT,
  shipped: AMOUNT,
  'ready-to-collect': AMOUNT,
  collected: AMOUNT,
}

/** What must have happened to an order that has left the house. */
const LEFT_BY: Partial<Record<OrderState, readonly Step[]>> = {
  shipped: ['made', 'ship'],
  'ready-to-collect': ['made', 'ready'],
  collected: ['made', 'ready', 'collect'],
}

describe.each([
  ['PostgreSQL', postgresDatabase],
  ['the embedded database', migratedDatabase],
])('on %s', (_, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    const shop = { ...DEMO_MERCHANT.shop, changeMinutes: 30 }
    await createMerchantStore(database.db).save({ ...DEMO_MERCHANT, shop })
    await createProductStore(database.db).save(DEMO_MERCHANT.id, THING, 0)
  })
  afterAll(() => database?.close())

  test('random lives of orders: money, state and cart agree, nothing is printed twice, nothing cancelled is printed', async () => {
    const seen = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(fc.array(history, { minLength: SIDE_BY_SIDE, maxLength: SIDE_BY_SIDE }), async (histories) => {
        for (const [n, end] of (await Promise.all(histories.map((steps) => live(database, steps)))).entries()) {
          const { state, kept, parts, printed, held, refunds, tooMuch, inCart, taken, amount, changedLate, chosen } =
            end
          seen.set(state, (seen.get(state) ?? 0) + 1)
          const steps = histories[n]?.flat() ?? []
          // Only the merchant calls back what is in the making.
          const byMerchant = steps.includes('agree') || steps.includes('give-back')
          const whole = KEPT[state]
          expect({ steps, kept, tooMuch, open: refunds.filter((refund) => refund !== 'done') }).toEqual({
            ...{ steps, kept: whole === 0 ? 0 : whole - parts, tooMuch: false, open: [] },
          })
          // What was taken from the cart is begun, waits for it, or is back: once, in one of the three.
          const isBegun = printed > 0
          const isBack = whole === 0 && state !== 'awaiting-pay' && !isBegun
          expect({ steps, state, inCart, taken }).toEqual({
            ...{ steps, state, inCart: isBack ? 1 : 0, taken: isBegun || isBack ? 0 : 1 },
          })
          expect({
            steps,
            state,
            printed: printed > 1 ? printed : 'once at most',
            heldAndBegun: held && isBegun,
          }).toEqual({
            ...{ steps, state, printed: 'once at most', heldAndBegun: false },
          })
          // Other options of the same price: one of each, the same amount, and none once it is begun.
          expect({ steps, amount, changedLate, chosen: chosen.length }).toEqual({
            ...{ steps, amount: AMOUNT, changedLate: false, chosen: 1 },
          })
          const left = LEFT_BY[state]
          if (left) {
            expect({ steps, left: left.filter((step) => !steps.includes(step)) }).toEqual({ steps, left: [] })
          }
          if (state === 'cancelled' || (state === 'refunded' && !byMerchant)) {
            expect({ steps, isBegun }).toEqual({ steps, isBegun: false })
          }
          if (state === 'paid') {
            // Never neither: what is paid is begun or waits for its moment.
            expect({ steps, begunOrHeld: isBegun || held }).toEqual({ steps, begunOrHeld: true })
          }
        }
      }),
      { numRuns: ROUNDS, examples: [[ENDS]] },
    )
    // Every end was reached: the histories try what they say.
    expect([...seen.keys()].sort()).toEqual([
      ...['awaiting-pay', 'cancelled', 'collected', 'in-production', 'paid', 'ready-to-collect', 'refunded', 'shipped'],
      'to-upload',
    ])
  })
})
