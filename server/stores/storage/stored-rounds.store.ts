import { and, asc, desc, eq, gt, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { OrderId } from '../../../domain/ids.ts'
import type { Proof } from '../../../domain/production/proof.ts'
import type { EpochMs } from '../../../domain/units.ts'
import type { Db } from '../../db/db.ts'
import { orderItems, orders } from '../../db/schema/orders.tables.ts'
import { photos } from '../../db/schema/photos.tables.ts'
import { type StoredFileKind, storedRounds } from '../../db/schema/stored-files.tables.ts'
import { inDomain } from '../moments.ts'
import { type PhotoFilesRecord, photoFilesRecord } from './photo-files-record.ts'

/** The first thing that a round has not looked at yet stands behind this one. */
export interface RoundPlace {
  readonly n: number
  readonly part: StoredFileKind
  readonly after: string
}

export interface StoredRound extends RoundPlace {
  readonly begunAt: EpochMs
  readonly endedAt: EpochMs | null
  readonly looked: number
  readonly bytes: number
  readonly mended: number
}

/** A print file that is ready, and what its proof says of it. */
export interface ReadyPrint {
  readonly orderId: OrderId
  readonly n: number
  readonly designHash: string
  readonly proof: Proof
}

/** Where the look at the stored files is. */
export function createStoredRoundStore(db: Db) {
  const latest = async (): Promise<StoredRound | undefined> => {
    const [row] = await db.select().from(storedRounds).orderBy(desc(storedRounds.n)).limit(1)
    return row && inDomain(row)
  }
  return {
    latest,

    /** The last round that saw everything. */
    async lastWhole(): Promise<StoredRound | undefined> {
      const [row] = await db
        .select()
        .from(storedRounds)
        .where(isNotNull(storedRounds.endedAt))
        .orderBy(desc(storedRounds.n))
        .limit(1)
      return row && inDomain(row)
    },

    /** The round that is open, or a new one. Two workers that begin one at once have the same. */
    async open(now: EpochMs): Promise<StoredRound> {
      const last = await latest()
      if (last && last.endedAt === null) {
        return last
      }
      const round = { n: (last?.n ?? 0) + 1, part: 'photos', after: '', looked: 0, bytes: 0, mended: 0 } as const
      await db
        .insert(storedRounds)
        .values({ ...round, begunAt: new Date(now) })
        .onConflictDoNothing()
      return { ...round, begunAt: now, endedAt: null }
    },

    /** False when another worker has looked at the same files meanwhile, and its word was taken. */
    async advance(
      from: RoundPlace,
      to: { readonly part: StoredFileKind; readonly after: string; readonly endedAt?: EpochMs },
      seen: Pick<StoredRound, 'looked' | 'bytes' | 'mended'>,
    ): Promise<boolean> {
      const { n, part, after, endedAt } = storedRounds
      const moved = await db
        .update(storedRounds)
        .set({
          part: to.part,
          after: to.after,
          ...(to.endedAt === undefined ? {} : { endedAt: new Date(to.endedAt) }),
          looked: sql`${storedRounds.looked} + ${seen.looked}`,
          bytes: sql`${storedRounds.bytes} + ${seen.bytes}`,
          mended: sql`${storedRounds.mended} + ${seen.mended}`,
        })
        .where(and(eq(n, from.n), eq(part, from.part), eq(after, from.after), isNull(endedAt)))
        .returning({ n })
      return moved.length > 0
    },

    /** Finished photos behind this one. */
    async photosAfter(id: string, limit: number): Promise<readonly PhotoFilesRecord[]> {
      return await db
        .select(photoFilesRecord)
        .from(photos)
        .where(and(sql`${photos.id} > ${id}`, eq(photos.state, 'done')))
        .orderBy(asc(photos.id))
        .limit(limit)
    },

    /** Print files that somebody may still ask for, of orders behind this one; all of an order at once. */
    async printsAfter(order: string, limit: number): Promise<readonly ReadyPrint[]> {
      const { orderId, n, designHash, proof, print } = orderItems
      const isReady = and(eq(print, 'ready'), isNotNull(proof), isNotNull(designHash))
      const next = db
        .selectDistinct({ orderId })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderId))
        .where(and(gt(sql<string>`${orderId}`, order), isReady, notInArray(orders.state, ['cancelled', 'refunded'])))
        .orderBy(asc(orderId))
        .limit(limit)
      const rows = await db
        .select({ orderId, n, designHash, proof })
        .from(orderItems)
        .where(and(sql`${orderId} in ${next}`, isReady))
        .orderBy(asc(orderId), asc(n))
      return rows.flatMap(({ designHash, proof, ...item }) =>
        designHash && proof ? { ...item, designHash, proof } : [],
      )
    },
  }
}
