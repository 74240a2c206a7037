import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RequestOf } from '../../../domain/calls/call.ts'
import { bindPromo, getPromoInfoByCode, getPromoListByUid } from '../../../domain/calls/coupon.ts'
import { createOrder, getOrderInfo } from '../../../domain/calls/order.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import {
  asId,
  type MerchantId,
  type OrderId,
  type ProductId,
  type UserCouponId,
  type UserId,
} from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import { issueCodes, printedCode } from '../../../server/coupons/issue-codes.ts'
import { freeCoupon } from '../../../server/coupons/spend-coupon.ts'
import type { Db } from '../../../server/db/db.ts'
import { coupons, userCoupons } from '../../../server/db/schema/coupons.tables.ts'
import { limits } from '../../../server/db/schema/envelope.tables.ts'
import { cancelUnpaid } from '../../../server/orders/cancel-unpaid.ts'
import type { Deps } from '../../../server/ports/deps.ts'
import { createCouponStore } from '../../../server/stores/coupons.store.ts'
import type { Owner } from '../../../server/stores/previews.store.ts'
import { onBothEngines, onPostgres } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import type { TestServer } from '../../support/servers/test-server.ts'
import { RECEIVER } from '../../support/worlds/authorisation-world.ts'
import { issueCoupon, takeCoupon } from '../../support/worlds/coupon-steps.ts'
import { BOOK, PLAIN, seedPreview } from '../../support/worlds/seeded-album.ts'

const MERCHANT = asId<MerchantId>('1')
const ROLE = { role: 'api' } as const
const issuing = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => ({
  ...{ db, mchid: MERCHANT, actor: 'operator', requestId: 'test', now: clock.now() },
})
let requests = 0

interface Shopper {
  readonly browser: TestClient
  readonly uid: string
  readonly price: (coupon?: string) => Promise<Awaited<ReturnType<typeof askPrice>>>
  readonly order: (change?: Partial<RequestOf<typeof createOrder>>) => ReturnType<typeof placeOrder>
}

const askPrice = (browser: TestClient, orderdata: RequestOf<typeof calPrice>['orderdata'], coupon?: string) =>
  browser.call(calPrice, { orderdata, coupon })

function placeOrder(browser: TestClient, request: Omit<RequestOf<typeof createOrder>, 'opid'>) {
  requests += 1
  return browser.call(createOrder, { ...request, opid: `coupon-wish-${requests}` })
}

async function aShopper(server: TestServer, phone: string): Promise<Shopper> {
  const browser = server.client()
  // Many shoppers sign in here from one address; how many may is another test's business.
  await server.deps.db.delete(limits)
  const uid = await browser.signIn(phone, server.deps.outbox)
  const preview = await seedPreview(server, browser, uid)
  // Many orders of one design: what they are tests of is not whether it was ordered before.
  const again = 'as-it-is' as const
  const { aid, tid: taskid, rev } = preview
  const item = { pid: BOOK, aid, taskid, quantity: 2, attridlist: PLAIN, rev, again }
  return {
    browser,
    uid,
    price: (coupon) => askPrice(browser, [item], coupon),
    order: (change = {}) => placeOrder(browser, { ...RECEIVER, orderdata: [item], pay_amount: 0, ...change }),
  }
}

class Gone extends Error {}

/** What an order does with its coupon, in a transaction of its own: without the coupon nothing of it remains. */
async function spent(db: Db, owner: Owner, id: UserCouponId, order: string): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      if (!(await createCouponStore(tx).use(owner, id, asId<OrderId>(order)))) {
        throw new Gone()
      }
    })
    return true
  } catch (error) {
    if (error instanceof Gone) {
      return false
    }
    throw error
  }
}

onBothEngines(
  'coupons',
  (server, engine) => {
    const phone = (n: number) => `1370000${engine === 'embedded' ? 1 : 2}${String(n).padStart(3, '0')}`
    let shopper: Shopper
    let another: Shopper
    beforeAll(async () => {
      shopper = await aShopper(server(), phone(1))
      another = await aShopper(server(), phone(2))
      await issueCoupon(server(), 'TWENTY')
      await issueCoupon(server(), 'LATE', { expireTime: server().deps.clock.now() - 1 })
      await issueCoupon(server(), 'GONE', {}, 0)
    })

    test('A§7 GetPromoListByUID lists the public coupons, A§7 BindPromo takes one of them [A§3.coupon] [A§7.coupon]', async () => {
      const { browser } = await aShopper(server(), phone(11))
      const before = (await browser.call(getPromoListByUid, {})).Data
      expect(before.map(({ code, status }) => [code, status])).toEqual([
        ['BOOK85', 'open'],
        ['SOON30', 'open'],
        ['HELLO20', 'open'],
      ])
      const taken = await takeCoupon(browser, ' book-85 ')
      const after = (await browser.call(getPromoListByUid, {})).Data
      expect(after.map(({ code, status }) => [code, status])).toEqual([
        ['BOOK85', 'usable'],
        ['SOON30', 'open'],
        ['HELLO20', 'open'],
      ])
      const { startTime, expireTime, effectRemain, ...facts } = taken
      expect([expireTime - startTime, Math.ceil(effectRemain / 86_400)]).toEqual([7 * 86_400_000, 7])
      expect(facts).toEqual({
        ...{ id: taken.id, promoid: 'book85', code: 'BOOK85', name: '照片书八五折', type: 'rate', amount: 0, rate: 85 },
        ...{ status: 'usable', isPublic: true, minimum: 0 },
        productIdList: ['book-square-203', 'book-portrait-210', 'book-landscape-280'],
        productNames: ['方形照片书 20×20', '竖版照片书 21×28', '横版照片书 28×21'],
      })
    })

    test('A§7 GetPromoListByUID: a public coupon that may be used twice is offered again once the first one is used', async () => {
      const { browser } = await aShopper(server(), phone(12))
      await issueCoupon(server(), 'TWICE', { isPublic: true, perShopper: 2 })
      const listed = async () => {
        const { Data } = await browser.call(getPromoListByUid, {})
        return Data.filter(({ code }) => code === 'TWICE').map(({ status }) => status)
      }
      const use = async (id: string) =>
        await server()
          .deps.db.update(userCoupons)
          .set({ state: 'used', orderId: asId<OrderId>(`order-of-${id}`) })
          .where(eq(userCoupons.id, asId(id)))
      const seen = [await listed()]
      for (const _ of ['first', 'second']) {
        const taken = await takeCoupon(browser, 'TWICE')
        seen.push(await listed())
        await use(taken.id)
        seen.push([...(await listed())].sort())
      }
      await server().deps.db.update(coupons).set({ isPublic: false }).where(eq(coupons.code, 'TWICE'))
      expect(seen).toEqual([['open'], ['usable'], ['open', 'used'], ['usable', 'used'], ['used', 'used']])
    })

    test('a coupon is taken once, however often it is asked for', async () => {
      const first = await takeCoupon(shopper.browser, 'TWENTY')
      const again = await takeCoupon(shopper.browser, 'TWENTY')
      const known = await shopper.browser.call(getPromoInfoByCode, { code: 'twenty' })
      expect([again.id, known.Data.id, known.Data.status]).toEqual([first.id, first.id, 'usable'])
    })

    test('A§7 GetPromoInfoByCode, safety 3.5: every code that does not work is answered alike [A§5.coupon-check] [A§7.coupon-by-code]', async () => {
      const { browser } = await aShopper(server(), phone(3))
      const replies = []
      for (const code of ['NOTHERE', 'LATE', 'GONE', '']) {
        replies.push(await browser.call(getPromoInfoByCode, { code }), await browser.call(bindPromo, { code }))
      }
      expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
      expect(replies[0]?.Code).toBe(3140)
    })

    test('safety 13: after ten misses a shopper waits a quarter of an hour, whatever the code', async () => {
      const { browser } = await aShopper(server(), phone(4))
      const codes = []
      for (let n = 0; n < 10; n += 1) {
        codes.push((await browser.call(bindPromo, { code: `MISS${n}` })).Code)
      }
      const blocked = await browser.call(getPromoInfoByCode, { code: 'HELLO20' })
      expect([new Set(codes), blocked.Code]).toEqual([new Set([3140]), 4290])
      expect(blocked.Msg).toContain('900')
      // Codes that work are no misses.
      const other = await aShopper(server(), phone(5))
      for (let n = 0; n < 12; n += 1) {
        expect((await other.browser.call(getPromoInfoByCode, { code: 'HELLO20' })).Code).toBe(0)
      }
    })

    test('CalPrice tells of every coupon what it saves or why it does not apply', async () => {
      const { browser, price } = await aShopper(server(), phone(6))
      await issueCoupon(server(), 'RICH', { minimum: minorUnits(10_000_000) })
      await issueCoupon(server(), 'MUGS', { productIds: [asId<ProductId>('mug')] })
      await issueCoupon(server(), 'FIVE', { discount: { kind: 'amount', off: minorUnits(500) } })
      for (const code of ['RICH', 'MUGS', 'FIVE', 'TWENTY']) {
        await takeCoupon(browser, code)
      }
      const plain = (await price()).Data
      const offers = plain.coupon?.offers ?? []
      expect(offers.map(({ code, off, why }) => [code, off, why ?? ''])).toEqual([
        ['TWENTY', 2_000, ''],
        ['FIVE', 500, ''],
        ...[expect.anything(), expect.anything()],
      ])
      expect(Object.fromEntries(offers.slice(2).map(({ code, why }) => [code, why]))).toEqual({
        RICH: 'below-minimum',
        MUGS: 'product-not-listed',
      })
      expect([plain.coupon?.applied, plain.coupon?.best, plain.coupon?.undecided]).toEqual(['', offers[0]?.id, true])
      const used = (await price(offers[1]?.id)).Data
      expect([used.coupon?.applied, plain.pay_amount - used.pay_amount]).toEqual([offers[1]?.id, 500])
      expect(used.lines.filter((line) => line.kind === 'coupon')).toEqual([{ kind: 'coupon', amount: -500 }])
      const none = (await price('none')).Data
      expect([none.pay_amount, none.coupon?.undecided]).toEqual([plain.pay_amount, false])
    })

    test('B§5 coupon: entered or explicitly not used, or nothing is ordered [B§5.coupon-choice]', async () => {
      const { browser, price, order } = await aShopper(server(), phone(7))
      const { id } = await takeCoupon(browser, 'TWENTY')
      const full = (await price('none')).Data.pay_amount
      const undecided = await order({ pay_amount: full })
      expect([undecided.Code, undecided.Data]).toEqual([3130, { best: id, off: 2_000 }])
      const foreign = await order({ pay_amount: full, coupon: 'somebody-elses' })
      expect(foreign.Code).toBe(3131)
      expect((await order({ pay_amount: full, coupon: 'none' })).Code).toBe(0)
    })

    test('a coupon is used up by its order, once, and given back when the order is cancelled unpaid', async () => {
      const { browser, price, order } = await aShopper(server(), phone(8))
      const { id } = await takeCoupon(browser, 'TWENTY')
      const quoted = (await price(id)).Data
      const intent = { pay_amount: quoted.pay_amount, coupon: id, quoteId: quoted.quoteId }
      const made = await order(intent)
      expect([made.Code, made.Data.pay_amount]).toEqual([0, quoted.pay_amount])
      expect((await order(intent)).Code).toBe(3131)
      expect((await browser.call(bindPromo, { code: 'TWENTY' })).Code).toBe(3152)
      expect((await price()).Data.coupon?.offers.map(({ why }) => why)).toEqual(['used'])
      await freeCoupon(server().deps.db, MERCHANT, asId<OrderId>(made.Data.orderid))
      await freeCoupon(server().deps.db, MERCHANT, asId<OrderId>(made.Data.orderid))
      expect((await order(intent)).Code).toBe(0)
    })

    test('an order that nobody pays for in 15 days is cancelled, and its coupon comes back', async () => {
      const { deps } = server()
      await issueCoupon(server(), 'PATIENT', {}, 1)
      const { id } = await takeCoupon(another.browser, 'PATIENT')
      const { pay_amount } = (await another.price(id)).Data
      const { orderid } = (await another.order({ pay_amount, coupon: id })).Data
      const left = async () => (await createCouponStore(deps.db).find(MERCHANT, asId('patient')))?.usedUp
      const cancelAfter = (days: number) =>
        cancelUnpaid({ db: deps.db, clock: { now: () => deps.clock.now() + days * 86_400_000 } })
      await cancelAfter(14)
      expect([await left(), (await another.browser.call(getOrderInfo, { oid: orderid })).Data.state]).toEqual([
        true,
        'awaiting-pay',
      ])
      await cancelAfter(16)
      await cancelAfter(16)
      expect([await left(), (await another.browser.call(getOrderInfo, { oid: orderid })).Data.state]).toEqual([
        false,
        'cancelled',
      ])
    })

    test('A§3 order item: a coupon may be named by its code', async () => {
      const { browser, price, order } = await aShopper(server(), phone(9))
      const { id } = await takeCoupon(browser, 'TWENTY')
      const { pay_amount } = (await price(id)).Data
      const item = { pid: BOOK, quantity: 2, attridlist: PLAIN, code: 'twenty' }
      const priced = await browser.call(calPrice, { orderdata: [item] })
      expect(priced.Data.coupon?.applied).toBe(id)
      expect((await order({ pay_amount, coupon: 'TWENTY' })).Code).toBe(0)
    })

    test('the promise of a price is the promise of its coupon', async () => {
      const { browser, price, order } = await aShopper(server(), phone(10))
      const { id } = await takeCoupon(browser, 'TWENTY')
      const { quoteId, pay_amount } = (await price(id)).Data
      expect((await order({ quoteId, pay_amount, coupon: 'none' })).Code).toBe(1002)
    })

    test('private codes: 60 bits each, for one use of one shopper', async () => {
      const { deps } = server()
      const model = await issueCoupon(server(), 'MODEL')
      const codes = (await issueCodes(issuing(deps), model.id, 3)) ?? []
      expect(codes.map((code) => /^[0-9A-HJKMNP-TV-Z]{12}$/.test(code))).toEqual([true, true, true])
      const code = codes[0] ?? ''
      const { id } = await takeCoupon(shopper.browser, printedCode(code).toLowerCase())
      const foreign = await takeCoupon(another.browser, code)
      const { pay_amount } = (await shopper.price(id)).Data
      expect((await shopper.order({ pay_amount, coupon: id })).Code).toBe(0)
      const late = await another.order({ pay_amount, coupon: foreign.id })
      expect([late.Code, late.Data]).toEqual([3131, { reason: 'used-up' }])
      expect(await issueCodes(issuing(deps), asId('nothing'), 1)).toBe(undefined)
    })

    test('a coupon that is written again keeps the uses that are gone', async () => {
      const { deps } = server()
      const coupon = await issueCoupon(server(), 'AGAIN', {}, 0)
      await createCouponStore(deps.db).save(MERCHANT, { coupon, uses: 10 }, deps.clock.now())
      expect((await createCouponStore(deps.db).find(MERCHANT, coupon.id))?.usedUp).toBe(true)
    })
  },
  ROLE,
)

onPostgres(
  'coupon races',
  (server) => {
    const count = async (orders: readonly Promise<boolean>[]) => (await Promise.all(orders)).filter(Boolean).length
    const owner = (uid: string): Owner => ({ merchantId: MERCHANT, uid: asId<UserId>(uid) })
    const named = (id: string) => asId<UserCouponId>(id)

    describe('40 at once', () => {
      test('uses of a coupon with 7 left: exactly 7', async () => {
        const { deps } = server()
        const coupon = await issueCoupon(server(), 'SEVEN', {}, 7)
        const racers = Array.from({ length: 40 }, (_, n) => n)
        for (const n of racers) {
          const as = { id: named(`race${n}`), n: 0 }
          await createCouponStore(deps.db).bind(owner(`racer${n}`), coupon.id, as, deps.clock.now())
        }
        const orders = racers.map((n) => spent(deps.db, owner(`racer${n}`), named(`race${n}`), `order${n}`))
        expect(await count(orders)).toBe(7)
        expect((await createCouponStore(deps.db).find(MERCHANT, coupon.id))?.usedUp).toBe(true)
      })

      test('orders with the same coupon of one shopper: exactly 1', async () => {
        const { deps } = server()
        const coupon = await issueCoupon(server(), 'ONCE')
        const lone = owner('lone')
        await createCouponStore(deps.db).bind(lone, coupon.id, { id: named('lone'), n: 0 }, deps.clock.now())
        const orders = Array.from({ length: 40 }, (_, n) => spent(deps.db, lone, named('lone'), `lone-order${n}`))
        expect(await count(orders)).toBe(1)
      })

      test('CreateOrder, 25 times with the same coupon: one order is made', async () => {
        const shopper = await aShopper(server(), '13700003002')
        await issueCoupon(server(), 'CROWD')
        const { id } = await takeCoupon(shopper.browser, 'CROWD')
        const { pay_amount } = (await shopper.price(id)).Data
        const intent = () => shopper.order({ pay_amount, coupon: id })
        const codes = (await Promise.all(Array.from({ length: 25 }, intent))).map(({ Code }) => Code)
        expect([codes.filter((code) => code === 0).length, new Set(codes)]).toEqual([1, new Set([0, 3131])])
      })

      test('takes of the same coupon by one shopper: exactly one in his hands', async () => {
        await issueCoupon(server(), 'GRAB')
        const browser = await server().signedIn('13700003001')
        const replies = await Promise.all(Array.from({ length: 40 }, () => browser.call(bindPromo, { code: 'GRAB' })))
        const list = (await browser.call(getPromoListByUid, {})).Data.filter(({ code }) => code === 'GRAB')
        expect([
          list.length,
          new Set(replies.filter(({ Code }) => Code === 0).map(({ Data }) => Data.id)).size,
        ]).toEqual([1, 1])
      })
    })
  },
  ROLE,
)
