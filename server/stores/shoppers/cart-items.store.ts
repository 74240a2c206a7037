import { and, asc, eq, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { CartItem, CartPlace } from '../../../domain/cart/cart-item.ts'
import type { OrderId, TaskId } from '../../../domain/ids.ts'
import type { EpochMs } from '../../../domain/units.ts'
import type { Db } from '../../db/db.ts'
import { cartThings } from '../../db/schema/cart-things.tables.ts'
import { users } from '../../db/schema/users.tables.ts'
import type { Owner } from '../previews.store.ts'

/** What a thing is chosen as; where it stands and since when are apart. */
type Choice = Omit<CartItem, 'id' | 'place'>

/** Shoppers' carts. */
export function createCartItemStore(db: Db) {
  // What an unpaid order holds is in no cart.
  const isOf = (owner: Owner) =>
    and(eq(cartThings.mchid, owner.merchantId), eq(cartThings.uid, owner.uid), isNull(cartThings.orderId))
  const isOne = (owner: Owner, id: string) => and(isOf(owner), eq(cartThings.id, id))
  const { id, pid, aid, taskId, rev, quantity, attributes, again, place } = cartThings
  const things = () => db.select({ id, pid, aid, taskId, rev, quantity, attributes, again, place }).from(cartThings)

  return {
    /** In the order in which they were put in; what was taken out is not there. */
    async list(owner: Owner): Promise<readonly CartItem[]> {
      return await things()
        .where(and(isOf(owner), ne(place, 'removed')))
        .orderBy(asc(cartThings.addedAt), asc(id))
    },

    async find(owner: Owner, wanted: string): Promise<CartItem | undefined> {
      const [thing] = await things().where(isOne(owner, wanted))
      return thing
    },

    /** The thing of a design, taken out or not: a design stands in a cart once. */
    async findDesign(owner: Owner, of: TaskId): Promise<CartItem | undefined> {
      const [thing] = await things().where(and(isOf(owner), eq(taskId, of)))
      return thing
    },

    /** Keeps the cart from the shopper's other changes until the transaction ends: it never holds more than it may. */
    async lock(owner: Owner): Promise<void> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, owner.uid)).for('update')
    },

    async insert(owner: Owner, thing: Choice & { readonly id: string }, now: EpochMs): Promise<void> {
      const at = new Date(now)
      const { merchantId: mchid, uid } = owner
      await db.insert(cartThings).values({ ...thing, mchid, uid, place: 'now', addedAt: at, placedAt: at })
    },

    async save(
      owner: Owner,
      wanted: string,
      change: Partial<Choice & { readonly place: CartPlace }>,
      now: EpochMs,
    ): Promise<void> {
      await db
        .update(cartThings)
        .set({ ...change, placedAt: new Date(now) })
        .where(isOne(owner, wanted))
    },

    /** Forgets what was taken out before `until`. */
    async forgetRemoved(owner: Owner, until: EpochMs): Promise<void> {
      await db
        .delete(cartThings)
        .where(and(isOf(owner), eq(place, 'removed'), lt(cartThings.placedAt, new Date(until))))
    },

    /** Takes things out for an order. Answers how many of them were still there: of two orders at once only one has them all. */
    async take(owner: Owner, ids: readonly string[], orderId: OrderId): Promise<number> {
      const taken = await db
        .update(cartThings)
        .set({ orderId })
        .where(and(isOf(owner), inArray(id, [...ids]), eq(place, 'now')))
        .returning({ id })
      return taken.length
    },

    /** What an order took, in the order in which it was put in. */
    async takenBy(orderId: OrderId): Promise<readonly CartItem[]> {
      return await things().where(eq(cartThings.orderId, orderId)).orderBy(asc(cartThings.addedAt), asc(id))
    },

    /** A thing comes back from its order, in the place where it stood before. */
    async giveBack(wanted: string, to: CartPlace, now: EpochMs): Promise<void> {
      await db
        .update(cartThings)
        .set({ orderId: null, place: to, placedAt: new Date(now) })
        .where(eq(id, wanted))
    },

    /** What an order took is bought, or in the cart anew. */
    async forgetTaken(orderId: OrderId): Promise<void> {
      await db.delete(cartThings).where(eq(cartThings.orderId, orderId))
    },

    /** How many things an order would take now. */
    async countNow(owner: Owner): Promise<number> {
      return await db.$count(cartThings, and(isOf(owner), eq(place, 'now')))
    },

    async forget(owner: Owner, wanted: string): Promise<void> {
      await db.delete(cartThings).where(isOne(owner, wanted))
    },
  }
}
