import { expect, test } from 'vitest'
import { editPreview } from '../../../domain/calls/edit-preview.ts'
import { createOrder, getOrderInfo, getUserOrderList } from '../../../domain/calls/order.ts'
import { openPreview } from '../../../domain/calls/preview.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { designOf, newShopper, orderFor, pay } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import type { TestServer } from '../../support/servers/test-server.ts'
import { BOOK, PLAIN } from '../../support/worlds/seeded-album.ts'

async function withDesign(server: TestServer, phone: string) {
  const shopper = await newShopper(server, phone)
  const { taskid, aid, rev } = await designOf(server, shopper)
  const item = { pid: BOOK, aid, taskid, rev, quantity: 1, attridlist: PLAIN }
  return { shopper, item, taskid }
}

onBothEngines(
  'a design that is ordered',
  (server, engine) => {
    const phone = (n: number) => `1371000${engine === 'embedded' ? 1 : 2}00${n}`

    test('A§2 order states: a second order of a design is refused, and says which order holds it', async () => {
      const { shopper, item } = await withDesign(server(), phone(1))
      const first = await shopper.browser.call(createOrder, await orderFor(shopper, [item]))
      const second = await shopper.browser.call(createOrder, await orderFor(shopper, [item]))
      expect([first.Code, second]).toEqual([
        0,
        {
          Code: 3149,
          Reason: 'design-ordered',
          Data: { orderid: first.Data.orderid, status: 1000 },
          Msg: '这件作品已经下过单了。如果想再订一份，请选择“再订一份”。',
        },
      ])
      await pay(server(), first.Data.orderid)
      const third = await shopper.browser.call(createOrder, await orderFor(shopper, [item]))
      expect([third.Code, Reflect.get(third.Data, 'status')]).toEqual([3149, 3000])
      expect((await shopper.browser.call(getUserOrderList, {})).Total).toEqual(1)
    })

    test('A§2 order states: two orders of one design at once make one', async () => {
      const { shopper, item } = await withDesign(server(), phone(2))
      const requests = [await orderFor(shopper, [item]), await orderFor(shopper, [item])]
      const made = await Promise.all(requests.map((request) => shopper.browser.call(createOrder, request)))
      expect(made.map(({ Code }) => Code).sort()).toEqual([0, 3149])
      expect((await shopper.browser.call(getUserOrderList, {})).Total).toEqual(1)
    })

    test('A§2 order states: the same intent sent again is the same order', async () => {
      const { shopper, item } = await withDesign(server(), phone(3))
      const request = await orderFor(shopper, [item])
      const made = [await shopper.browser.call(createOrder, request), await shopper.browser.call(createOrder, request)]
      expect(made[1]).toEqual(made[0])
    })

    test('A§2 entry dyc2b: an order says where its shopper came from [A§2.entry-dyc2b]', async () => {
      const { shopper, item } = await withDesign(server(), phone(7))
      const made = await shopper.browser.call(createOrder, await orderFor(shopper, [item], { src: 'short-video' }))
      const { Data } = await shopper.browser.call(getOrderInfo, { oid: made.Data.orderid })
      expect([made.Code, Data.src]).toEqual([0, 'short-video'])
    })

    test('A§2 order states: an order that was cancelled holds nothing', async () => {
      const { shopper, item } = await withDesign(server(), phone(4))
      const first = await shopper.browser.call(createOrder, await orderFor(shopper, [item]))
      const id = asId<OrderId>(first.Data.orderid)
      await createOrderStore(server().deps.db).move(id, 'awaiting-pay', 'cancelled', {})
      expect((await shopper.browser.call(createOrder, await orderFor(shopper, [item]))).Code).toEqual(0)
    })

    test('A§2 order states, readings 12: once more as it was ordered, or as it is by now [A§2.order-again]', async () => {
      const { shopper, item, taskid } = await withDesign(server(), phone(5))
      const { browser } = shopper
      const ordered = async (id: string) => {
        const row = await createOrderStore(server().deps.db).loadItem(asId<OrderId>(id), 0)
        return row?.frozen?.kind === 'design' ? row.frozen.design : undefined
      }
      const edited = async () => {
        const { Data } = await browser.call(getUserOrderList, { taskid })
        return Data.map(({ items }) => items.map((one) => one.edited))
      }
      const first = await browser.call(createOrder, await orderFor(shopper, [item]))
      expect(await edited()).toEqual([[false]])
      const { Data: before } = await browser.call(openPreview, { taskid })
      // Not half of a photo over the fold: that is shuffled with its other half.
      const pageindex = before.design.pages.findIndex(
        ({ kind, slots: [slot] }) => kind === 'inner' && slot && !slot.half,
      )
      const pageId = before.design.pages[pageindex]?.id ?? asId('none')
      await browser.call(editPreview, { taskid, pageindex, cmd: 'shuff', data: { cmd: 'shuff', pageId } })
      expect(await edited()).toEqual([[true]])
      const { Data: now } = await browser.call(openPreview, { taskid })

      const same = await browser.call(createOrder, await orderFor(shopper, [{ ...item, again: 'as-ordered' }]))
      const changed = await browser.call(
        createOrder,
        await orderFor(shopper, [{ ...item, rev: now.rev, again: 'as-it-is' }]),
      )
      expect([same.Code, changed.Code]).toEqual([0, 0])
      expect(await ordered(first.Data.orderid)).toEqual(before.design)
      expect(await ordered(same.Data.orderid)).toEqual(before.design)
      expect(await ordered(changed.Data.orderid)).toEqual(now.design)
    })

    test('A§2 order states: a design that was never ordered cannot be ordered as it was', async () => {
      const { shopper, item } = await withDesign(server(), phone(6))
      const request = await orderFor(shopper, [item])
      const reply = await shopper.browser.call(createOrder, {
        ...request,
        orderdata: [{ ...item, again: 'as-ordered' }],
      })
      expect(reply.Code).toEqual(404)
    })
  },
  { role: 'api' },
)
