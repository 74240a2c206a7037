import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq } from 'drizzle-orm'
import type { MerchantId, OrderId, UserId } from '../../domain/ids.ts'
import { type ShopTexts, writtenTexts } from '../../domain/merchant/shop-texts.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { orderTexts, shopTexts, userTexts } from '../db/schema/shop-texts.tables.ts'

export interface TextsVersion {
  /** 0: the merchant has written nothing yet. */
  readonly version: number
  readonly texts: ShopTexts
}

/** What merchants tell buyers. Nothing that stood once is ever changed. */
export function createShopTextStore(db: Db) {
  const current = async (mchid: MerchantId): Promise<TextsVersion> => {
    const [row] = await db
      .select({ version: shopTexts.version, texts: shopTexts.data })
      .from(shopTexts)
      .where(eq(shopTexts.mchid, mchid))
      .orderBy(desc(shopTexts.version))
      .limit(1)
    return row ?? { version: 0, texts: {} }
  }
  return {
    current,

    async find(mchid: MerchantId, version: number): Promise<ShopTexts | undefined> {
      const [row] = await db
        .select({ texts: shopTexts.data })
        .from(shopTexts)
        .where(and(eq(shopTexts.mchid, mchid), eq(shopTexts.version, version)))
      return row?.texts
    },

    /** Notes what an order agreed to, once. */
    async agree(orderId: OrderId, version: number, now: EpochMs): Promise<void> {
      await db
        .insert(orderTexts)
        .values({ orderId, version, at: new Date(now) })
        .onConflictDoNothing()
    },

    async agreedBy(orderId: OrderId): Promise<number | undefined> {
      const [row] = await db
        .select({ version: orderTexts.version })
        .from(orderTexts)
        .where(eq(orderTexts.orderId, orderId))
      return row?.version
    },

    /** Notes what a shopper agreed to when signing in; the first time of each version counts. */
    async agreeAs(uid: UserId, version: number, now: EpochMs): Promise<void> {
      await db
        .insert(userTexts)
        .values({ uid, version, at: new Date(now) })
        .onConflictDoNothing()
    },

    /** What a shopper agreed to when signing in, the newest version first. */
    async agreedAs(uid: UserId): Promise<readonly { readonly version: number; readonly at: EpochMs }[]> {
      const rows = await db
        .select({ version: userTexts.version, at: userTexts.at })
        .from(userTexts)
        .where(eq(userTexts.uid, uid))
        .orderBy(desc(userTexts.version))
      return rows.map(({ version, at }) => ({ version, at: at.getTime() }))
    },

    /** What stands from now on; the same words are the same version. Its merchant's row is locked by the caller. */
    async save(mchid: MerchantId, texts: ShopTexts, now: EpochMs): Promise<TextsVersion> {
      const before = await current(mchid)
      const data = writtenTexts(texts)
      if (isDeepStrictEqual(before.texts, data)) {
        return before
      }
      const version = before.version + 1
      await db.insert(shopTexts).values({ mchid, version, data, at: new Date(now) })
      return { version, texts: data }
    },
  }
}
