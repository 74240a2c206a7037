import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createOrder, createOrderFromOrderId, getOrderInfo } from '../../../domain/calls/order.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import {
  BOX,
  BOX_PLAIN,
  newOpid,
  newShopper,
  type OrderShopper,
  orderFor,
  paidOrder,
  pay,
  productLike,
} from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'

onBothEngines('what is added to an order', (server, engine) => {
  let shopper: OrderShopper
  beforeAll(async () => {
    shopper = await newShopper(server(), `1371700${engine === 'embedded' ? 1 : 2}001`)
  })
  const boxes = (quantity: number, pid: string = BOX) => ({ pid, quantity, attridlist: BOX_PLAIN })
  const infoOf = async (oid: string) => (await shopper.browser.call(getOrderInfo, { oid })).Data
  const quoteOf = async (orderid: string, orderdata: ReturnType<typeof boxes>[]) =>
    (await shopper.browser.call(calPrice, { orderdata, mode: 3, orderid, coupon: 'none' })).Data

  async function added(orderid: string, orderdata: ReturnType<typeof boxes>[]): Promise<string> {
    const { pay_amount, quoteId } = await quoteOf(orderid, orderdata)
    const made = await shopper.browser.call(createOrderFromOrderId, {
      ...{ orderid, mode: 3, orderdata, pay_amount, quoteId, coupon: 'none', opid: newOpid() },
    })
    expect([made.Code, made.Data.pay_amount]).toEqual([0, pay_amount])
    await pay(server(), made.Data.orderid)
    return made.Data.orderid
  }

  test('to one that was added itself: it goes in the first one’s parcel to where that goes by now, and delivery is paid once', async () => {
    const first = await paidOrder(server(), shopper, [boxes(1)])
    const second = await added(first, [boxes(1)])
    await server().deps.db.execute(
      sql`update orders set address = jsonb_set(address, '{street}', '"New Road 9"') where id = ${first}`,
    )
    const third = await infoOf(await added(second, [boxes(2)]))
    expect([third.parentid, third.recvaddress, third.lines.map(({ kind }) => kind)]).toEqual([
      first,
      'New Road 9',
      ['base', 'quantity'],
    ])
  })

  test('to one whose first has left: it goes by the one that was sent by itself, whose delivery is paid', async () => {
    const first = await paidOrder(server(), shopper, [boxes(1)])
    await server().deps.db.execute(sql`update orders set state = 'shipped' where id = ${first}`)
    const second = await added(first, [boxes(1)])
    expect((await infoOf(second)).lines.map(({ kind }) => kind)).toEqual(['base', 'delivery'])
    const third = await infoOf(await added(second, [boxes(1)]))
    expect([third.parentid, third.lines.map(({ kind }) => kind)]).toEqual([second, ['base']])
  })

  test('A§3 pickUpAddressId: what can only be collected is collected, also beside an order that is sent', async () => {
    const pid = await productLike(server(), BOX, `box-collected-${engine}`, () => ({ pickUpAt: 'nanshan' }))
    const first = await paidOrder(server(), shopper, [boxes(1)])
    const orderid = await added(first, [boxes(1, pid)])
    const order = await createOrderStore(server().deps.db).load(asId<OrderId>(orderid))
    expect([order?.pickupId, order?.lines.map(({ kind }) => kind)]).toEqual(['nanshan', ['base']])
  })

  test('to an order at a promised price, whose delivery is known as such: delivery is not paid again', async () => {
    const pid = await productLike(server(), BOX, `box-promised-${engine}`, () => ({}))
    const request = await orderFor(shopper, [boxes(1, pid)])
    const { pay_amount, quoteId } = (
      await shopper.browser.call(calPrice, { orderdata: [boxes(1, pid)], mode: 0, coupon: 'none' })
    ).Data
    await productLike(server(), pid, pid, ({ price }) => ({ price: { ...price, base: minorUnits(9900) } }))
    const made = await shopper.browser.call(createOrder, { ...request, pay_amount, quoteId })
    expect([made.Code, made.Data.pay_amount]).toEqual([0, pay_amount])
    await pay(server(), made.Data.orderid)
    expect((await infoOf(made.Data.orderid)).lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['base', pay_amount - 1000],
      ['delivery', 1000],
    ])
    const more = await infoOf(await added(made.Data.orderid, [boxes(1)]))
    expect(more.lines.map(({ kind }) => kind)).toEqual(['base'])
  })
})
