import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shipOrders } from '../../../domain/calls/manage/orders.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { orders } from '../../../server/db/schema/orders.tables.ts'
import { BOX, BOX_PLAIN, newShopper, paidOrder } from '../../support/builders/order-items.ts'
import { PATIENCE } from '../../support/patience.ts'
import { onPostgres } from '../../support/servers/engines.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

onPostgres(
  'parcels of many orders at once',
  (server) => {
    test('two people who ship the same orders in another order wait for each other’s end, not for ever', async () => {
      const { db } = server().deps
      const shopper = await newShopper(server(), '13750009001')
      const made: string[] = []
      for (let n = 0; n < 3; n += 1) {
        made.push(await paidOrder(server(), shopper, [{ pid: BOX, quantity: 1, attridlist: BOX_PLAIN }]))
      }
      await db.update(orders).set({ state: 'in-production' })
      const [first = '', middle = '', last = ''] = made.toSorted()
      const [one, other] = [
        await signInAsStaff(server(), server().client(), 'clerk'),
        await signInAsStaff(server(), server().client(), 'clerk'),
      ]
      const shipping = (oids: readonly string[], number: string) => oids.map((oid) => ({ oid, carrier: 'SF', number }))
      // Both have locked what they begin with when the one in the middle is let go.
      const held = Promise.withResolvers<void>()
      const holder = db.transaction(async (tx) => {
        await tx
          .select()
          .from(orders)
          .where(eq(orders.id, asId<OrderId>(middle)))
          .for('update')
        await held.promise
      })
      const replies = Promise.all([
        one.call(shipOrders, { parcels: shipping([first, middle, last], '1') }),
        other.call(shipOrders, { parcels: shipping([last, middle, first], '2') }),
      ])
      const waiting = async () =>
        (
          await db.execute(
            sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          )
        ).rows.length
      await expect.poll(waiting, { timeout: PATIENCE.soon }).toBe(2)
      held.resolve()
      await holder
      const told = (await replies).map(
        ({ Code, Data }) => `${Code}: ${Data.shipped.length} shipped, ${Data.left.length} left`,
      )
      expect(told.toSorted()).toEqual(['0: 0 shipped, 3 left', '0: 3 shipped, 0 left'])
    })
  },
  { role: 'api' },
)
