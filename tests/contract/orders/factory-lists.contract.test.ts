import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { FACTORY_BASE, factoryOrderListField } from '../../../domain/calls/factory.ts'
import { asId, type MerchantId, type OrderId, type SubOrderId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { orderItems, orders } from '../../../server/db/schema/orders.tables.ts'
import { factoryToken } from '../../../server/pages/factory/factory-token.ts'
import { BOX, BOX_PLAIN, newShopper, paidOrder } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

/** More than a page of the list holds, and more than two of them. */
const MANY = 230
const PAGE = 100

const named = (n: number) => `many-${String(n).padStart(3, '0')}`
/** The newest first. */
const newest = (from: number, count: number) => Array.from({ length: count }, (_, n) => named(from - n))

onBothEngines(
  'the lists of a busy factory',
  (server, engine) => {
    let desk: TestClient
    beforeAll(async () => {
      const shopper = await newShopper(server(), `1375000${engine === 'embedded' ? 5 : 6}001`)
      const one = await paidOrder(server(), shopper, [{ pid: BOX, quantity: 1, attridlist: BOX_PLAIN }])
      const { db } = server().deps
      const [order] = await db
        .select()
        .from(orders)
        .where(eq(orders.id, asId<OrderId>(one)))
      const [item] = await db
        .select()
        .from(orderItems)
        .where(eq(orderItems.orderId, asId<OrderId>(one)))
      invariant(order && item, 'an order stands there with its thing')
      const copies = Array.from({ length: MANY }, (_, n) => ({
        ...{
          id: asId<OrderId>(named(n)),
          subId: asId<SubOrderId>(`${named(n)}-0`),
          at: new Date(Date.UTC(2020, 0, 1, 0, n)),
        },
      }))
      await db
        .insert(orders)
        .values(copies.map(({ id, at }) => ({ ...order, id, opid: id, createdAt: at, paidAt: at })))
      await db.insert(orderItems).values(copies.map(({ id, subId }) => ({ ...item, orderId: id, subId })))
      // What is not begun is no page of anything.
      const unbegun = copies
        .slice(0, 20)
        .map(({ id, subId }) => ({ id: asId<OrderId>(`un${id}`), subId: asId<SubOrderId>(`un${subId}`) }))
      await db.insert(orders).values(unbegun.map(({ id }) => ({ ...order, id, opid: id, state: 'to-upload' as const })))
      await db
        .insert(orderItems)
        .values(unbegun.map(({ id, subId }) => ({ ...item, orderId: id, subId, print: 'none' as const })))
      desk = await signInAsStaff(server(), server().client(), 'factory')
    })
    const get = (url: string, headers: Record<string, string> = {}) => desk.request({ method: 'GET', url, headers })
    const listed = async (url: string) => {
      const authorization = `Bearer ${factoryToken(server().deps, asId<MerchantId>('1'))}`
      const { orders: lines, next } = factoryOrderListField.parse((await get(url, { authorization })).json())
      return {
        ids: lines.map(({ orderid }) => orderid).filter((id) => id.startsWith('many-')),
        lines: lines.length,
        next,
      }
    }

    test('the table holds every order, the oldest as well', async () => {
      const { body } = await get(`${FACTORY_BASE}.csv`)
      const ids = body.split('\r\n').map((line) => line.split(',')[0] ?? '')
      expect(ids.filter((id) => id.startsWith('many-'))).toEqual(newest(MANY - 1, MANY))
    })

    test('a person leafs from page to page to the end', async () => {
      const seen: number[] = []
      let url = '/factory'
      while (url !== '') {
        const { body } = await get(url, { 'accept-language': 'en' })
        seen.push(body.split('<tr><td>').length - 1)
        url = (/<nav><a href="([^"]*)">Next page/.exec(body)?.[1] ?? '').replaceAll('&#38;', '&')
      }
      expect(seen).toEqual([PAGE, PAGE, MANY + 1 - 2 * PAGE])
    })

    test('whoever ships a page before asking for the next one misses no order', async () => {
      const first = await listed(`${FACTORY_BASE}?state=in-production`)
      expect([first.ids, first.lines]).toEqual([newest(MANY - 1, PAGE - 1), PAGE])
      const { db } = server().deps
      for (const id of first.ids) {
        await db
          .update(orders)
          .set({ state: 'shipped' })
          .where(eq(orders.id, asId<OrderId>(id)))
      }
      const second = await listed(first.next)
      expect(second.ids).toEqual(newest(MANY - PAGE, PAGE))
      const third = await listed(second.next)
      expect([third.ids, third.next]).toEqual([newest(MANY - 2 * PAGE, MANY + 1 - 2 * PAGE), ''])
    })

    test('no list goes on behind an order that is not the merchant’s', async () => {
      expect([
        (await get(`${FACTORY_BASE}?after=nothing`)).statusCode,
        (await get('/factory?after=%3Cb%3E')).statusCode,
      ]).toEqual([404, 404])
    })
  },
  { role: 'api' },
)
