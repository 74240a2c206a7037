import { beforeAll, expect, test } from 'vitest'
import { changeInCart, countCart, getCart, putInCart } from '../../../domain/calls/cart.ts'
import { deleteDesign } from '../../../domain/calls/designs.ts'
import { editPreview } from '../../../domain/calls/edit-preview.ts'
import { createOrder, getUserOrderList } from '../../../domain/calls/order.ts'
import { cancelOrder, printOrderNow } from '../../../domain/calls/order-changes.ts'
import { openPreview } from '../../../domain/calls/preview.ts'
import { CART_MAX } from '../../../domain/cart/cart-item.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { limits } from '../../../server/db/schema/envelope.tables.ts'
import { cancelUnpaid } from '../../../server/orders/cancel-unpaid.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createCartItemStore } from '../../../server/stores/shoppers/cart-items.store.ts'
import {
  BOX,
  BOX_PLAIN,
  designOf,
  newOpid,
  newShopper,
  type OrderShopper,
  orderFor,
  pay,
  productLike,
} from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { jobsOf } from '../../support/worlds/pay-world.ts'
import { BOOK, PLAIN } from '../../support/worlds/seeded-album.ts'

onBothEngines(
  'carts',
  (server, engine) => {
    const phone = (n: number) => `1373000${engine === 'embedded' ? 1 : 2}${String(n).padStart(3, '0')}`
    const put = async ({ browser }: OrderShopper, thing: object, id?: string) =>
      await browser.call(putInCart, {
        thing: { pid: BOX, attridlist: BOX_PLAIN, quantity: 1, ...thing },
        ...(id === undefined ? {} : { id }),
        opid: newOpid(),
      })
    const change = async ({ browser }: OrderShopper, id: string, what: object) =>
      await browser.call(changeInCart, { id, opid: newOpid(), ...what })
    const cartOf = async ({ browser }: OrderShopper) => (await browser.call(getCart, {})).Data
    const bookOf = async (shopper: OrderShopper) => {
      const { taskid, aid, rev } = await designOf(server(), shopper)
      return { pid: BOOK, taskid, aid, rev, attridlist: PLAIN }
    }
    /** What an order of all that can be bought now sends. */
    const orderOf = async (shopper: OrderShopper) => {
      const { things } = await cartOf(shopper)
      const bought = things.filter(({ place, trouble }) => place === 'now' && !trouble)
      const items = bought.map(({ id, pid, taskid, rev, quantity, attridlist }) => ({
        ...{ pid, quantity, attridlist, cartid: id },
        ...(taskid ? { taskid, rev } : {}),
      }))
      return await orderFor(shopper, items)
    }
    let shopper: OrderShopper
    beforeAll(async () => {
      shopper = await newShopper(server(), phone(1))
    })

    test('three things are bought together: one order, one delivery, one payment, a print file each, and the cart is empty', async () => {
      const own = await newShopper(server(), phone(2))
      await put(own, await bookOf(own))
      await put(own, { ...(await bookOf(own)), quantity: 2 })
      await put(own, {})
      const { things, quote } = await cartOf(own)
      const lines = quote?.lines ?? []
      const amountOf = (item: number) =>
        lines.filter((line) => line.item === item).reduce((sum, { amount }) => sum + amount, 0)
      expect(
        things.map(({ pid, place, quantity, trouble, edited }) => [pid, place, quantity, trouble, edited]),
      ).toEqual([
        [BOOK, 'now', 1, undefined, false],
        [BOOK, 'now', 2, undefined, false],
        [BOX, 'now', 1, undefined, false],
      ])
      expect([things.map(({ amount }) => amount), lines.filter(({ kind }) => kind === 'delivery').length]).toEqual([
        [0, 1, 2].map(amountOf),
        1,
      ])
      const made = await own.browser.call(createOrder, await orderOf(own))
      expect([made.Code, made.Data.pay_amount, (await cartOf(own)).things]).toEqual([0, quote?.pay_amount, []])
      await pay(server(), made.Data.orderid)
      await own.browser.call(printOrderNow, { oid: made.Data.orderid, opid: newOpid() })
      const order = await createOrderStore(server().deps.db).find(asId<OrderId>(made.Data.orderid), {
        merchantId: asId('1'),
        uid: asId(own.uid),
      })
      const jobs = await jobsOf(server(), 'print', made.Data.orderid)
      expect([order?.order.state, jobs, order?.items.map(({ pid, quantity }) => [pid, quantity])]).toEqual([
        ...['paid', 2],
        [
          [BOOK, 1],
          [BOOK, 2],
          [BOX, 1],
        ],
      ])
    })

    test('it stays on another device, takes more and fewer, keeps for later, and puts back what was taken out', async () => {
      const own = await newShopper(server(), phone(3))
      const one = (await put(own, {})).Data.id
      const two = (await put(own, { quantity: 3 })).Data.id
      await change(own, one, { quantity: 5 })
      await change(own, two, { place: 'later' })
      // A second code within a minute: how many may be sent is another test's business.
      await server().deps.db.delete(limits)
      const elsewhere = { browser: server().client(), uid: own.uid }
      await elsewhere.browser.signIn(phone(3), server().deps.outbox)
      const seen = async () => {
        const { things, quote } = await cartOf(elsewhere)
        const priced = quote?.lines.filter(({ kind }) => kind === 'base').length ?? 0
        return [things.map(({ id, place, quantity }) => [id, place, quantity]), priced]
      }
      const both = [[[one, 'now', 5], [two, 'later', 3]], 1] // biome-ignore format: one line reads as one list
      expect(await seen()).toEqual(both)
      await change(own, one, { place: 'removed' })
      expect(await seen()).toEqual([[[two, 'later', 3]], 0])
      await change(own, one, { place: 'now' })
      expect(await seen()).toEqual(both)
    })

    test('a design stands in it once, and is chosen anew', async () => {
      const own = await newShopper(server(), phone(4))
      const book = await bookOf(own)
      const ids = [(await put(own, book)).Data.id, (await put(own, { ...book, quantity: 4 })).Data.id]
      const { things } = await cartOf(own)
      expect([ids[0] === ids[1], things.map(({ id, quantity }) => [id, quantity])]).toEqual([true, [[ids[0], 4]]])
    })

    test('what was ordered, edited, deleted or taken off the shelf meanwhile says so, and the rest can be bought', async () => {
      const own = await newShopper(server(), phone(5))
      const [ordered, edited, deleted] = [await bookOf(own), await bookOf(own), await bookOf(own)]
      const unsold = await productLike(server(), BOX, `unsold-${engine}`, () => ({}))
      for (const thing of [ordered, edited, deleted, { pid: unsold }]) {
        expect((await put(own, thing)).Code).toBe(0)
      }
      const first = await own.browser.call(createOrder, await orderFor(own, [ordered]))
      const { design } = (await own.browser.call(openPreview, { taskid: edited.taskid })).Data
      const pageindex = design.pages.findIndex(({ kind, slots: [slot] }) => kind === 'inner' && slot && !slot.half)
      const pageId = design.pages[pageindex]?.id ?? asId('none')
      await own.browser.call(editPreview, {
        ...{ taskid: edited.taskid, pageindex, cmd: 'shuff', data: { cmd: 'shuff', pageId } },
      })
      await own.browser.call(deleteDesign, { taskid: deleted.taskid, opid: newOpid() })
      await productLike(server(), BOX, unsold, () => ({ onShelf: false }))
      const { things, quote } = await cartOf(own)
      expect([
        first.Code,
        things.map(({ trouble, edited: was, orderid, amount }) => [trouble, was, orderid, amount > 0]),
        quote?.lines.filter(({ kind }) => kind === 'base').length,
      ]).toEqual([
        0,
        [
          ['ordered', false, first.Data.orderid, false],
          [undefined, true, undefined, true],
          ['gone', false, undefined, false],
          ['off-shelf', false, undefined, false],
        ],
        1,
      ])
      // What is bought is the design as the cart shows it.
      expect((await own.browser.call(createOrder, await orderOf(own))).Code).toBe(0)
      expect((await cartOf(own)).things.map(({ trouble }) => trouble)).toEqual(['ordered', 'gone', 'off-shelf'])
    })

    test('what an unpaid order took is in the cart again when it is cancelled, and bought when it is paid', async () => {
      const own = await newShopper(server(), phone(10))
      const { browser } = own
      const book = await bookOf(own)
      const ids = [(await put(own, book)).Data.id, (await put(own, { quantity: 3 })).Data.id]
      const standing = async () => {
        const { things } = await cartOf(own)
        const { count } = (await browser.call(countCart, {})).Data
        return [things.map(({ id, place, quantity, trouble }) => [id, place, quantity, trouble]), count]
      }
      const both = await standing()
      const first = (await browser.call(createOrder, await orderOf(own))).Data.orderid
      const between = await standing()
      // Put in anew meanwhile, it stays as it was chosen there.
      const again = (await put(own, { ...book, quantity: 2, again: 'as-it-is' })).Data.id
      const cancelled = await browser.call(cancelOrder, { oid: first, opid: newOpid() })
      const after = await standing()
      await change(own, again, { quantity: 1 })
      const second = (await browser.call(createOrder, await orderOf(own))).Data.orderid
      await pay(server(), second)
      const kept = await createCartItemStore(server().deps.db).takenBy(asId<OrderId>(second))
      expect([both, between, cancelled.Data.incart, after, kept, await standing()]).toEqual([
        [[[ids[0], 'now', 1, undefined], [ids[1], 'now', 3, undefined]], 2], // biome-ignore format: one line reads as one list
        [[], 0],
        1,
        [[[ids[1], 'now', 3, undefined], [again, 'now', 2, undefined]], 2], // biome-ignore format: one line reads as one list
        ...[[], [[], 0]],
      ])
    })

    test('what nobody has paid in its time is in the cart again; what it has no room for waits for later', async () => {
      const own = await newShopper(server(), phone(11))
      const { db } = server().deps
      const ids = [(await put(own, {})).Data.id, (await put(own, {})).Data.id]
      const { orderid } = (await own.browser.call(createOrder, await orderOf(own))).Data
      for (let n = 1; n < CART_MAX.now; n++) {
        await put(own, { quantity: 9 })
      }
      await cancelUnpaid({ db, clock: { now: () => Date.now() + 15 * 86_400_000 } })
      const { things } = await cartOf(own)
      const order = (await own.browser.call(getUserOrderList, {})).Data.find((one) => one.orderid === orderid)
      expect([order?.status, ids.map((id) => things.find((thing) => thing.id === id)?.place)]).toEqual([
        900,
        ['now', 'later'],
      ])
    })

    test('of two orders of one cart at once one is made; the same intent again is the same order', async () => {
      const own = await newShopper(server(), phone(6))
      await put(own, {})
      await put(own, { quantity: 2 })
      const requests = [await orderOf(own), await orderOf(own)]
      const made = await Promise.all(requests.map((request) => own.browser.call(createOrder, request)))
      const winner = made.findIndex(({ Code }) => Code === 0)
      const request = requests[winner]
      const repeated = request && (await own.browser.call(createOrder, request))
      const orders = await own.browser.call(getUserOrderList, {})
      expect([made.map(({ Code }) => Code).sort(), repeated, orders.Total, (await cartOf(own)).things]).toEqual([
        [0, 3177],
        made[winner],
        1,
        [],
      ])
    })

    test('an order and a removal at once: what is ordered is not in the cart, what was removed is not ordered', async () => {
      const own = await newShopper(server(), phone(7))
      const { id } = (await put(own, {})).Data
      const request = await orderOf(own)
      const [made, removed] = await Promise.all([
        own.browser.call(createOrder, request),
        change(own, id, { place: 'removed' }),
      ])
      const back = await change(own, id, { place: 'now' })
      const outcome = { made: made.Code, back: back.Code, left: (await cartOf(own)).things.length }
      expect([0, 404]).toContain(removed.Code)
      expect([
        { made: 0, back: 404, left: 0 },
        { made: 3177, back: 0, left: 1 },
      ]).toContainEqual(outcome)
    })

    test('nobody sees, changes or orders what stands in the cart of somebody else', async () => {
      const other = await newShopper(server(), phone(8))
      const { id } = (await put(shopper, {})).Data
      const book = await bookOf(shopper)
      const theft = await orderFor(other, [{ pid: BOX, quantity: 1, attridlist: BOX_PLAIN, cartid: id }])
      expect([
        (await cartOf(other)).things,
        (await change(other, id, { place: 'removed' })).Code,
        (await put(other, {}, id)).Code,
        (await put(other, book)).Code,
        (await other.browser.call(createOrder, theft)).Code,
        (await cartOf(shopper)).things.map((thing) => thing.id),
      ]).toEqual([[], 404, 404, 404, 3177, [id]])
    })

    test('what cannot be bought is not put in, nor one more than it holds', async () => {
      const own = await newShopper(server(), phone(9))
      const ordered = await bookOf(own)
      await own.browser.call(createOrder, await orderFor(own, [ordered]))
      const codes = []
      for (const thing of [
        ...[{ attridlist: [] }, { quantity: 0 }, { pid: 'nothing' }, { pid: BOOK, attridlist: PLAIN }],
        ...[ordered, { ...ordered, again: 'as-it-is' }],
      ]) {
        codes.push((await put(own, thing)).Code)
      }
      expect(codes).toEqual([3101, 3103, 404, 3203, 3149, 0])
      const more = await Promise.all(Array.from({ length: CART_MAX.now }, () => put(own, {})))
      const refused = more.filter(({ Code }) => Code !== 0)
      expect([refused.length, refused[0]?.Code, (await cartOf(own)).things.length]).toEqual([1, 3176, CART_MAX.now])
    })
  },
  { role: 'api' },
)
