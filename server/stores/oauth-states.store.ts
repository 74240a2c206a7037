import { and, eq, gt, lt } from 'drizzle-orm'
import type { MerchantId } from '../../domain/ids.ts'
import type { Referral } from '../../domain/login/referral.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { oauthStates } from '../db/schema/accounts.tables.ts'

/** Somebody who has gone to the messenger's sign-in page comes back within so long. */
const ROUND_TRIP_MS = 10 * 60_000

export interface OauthRoundTrip extends Referral {
  readonly mchid: MerchantId
  readonly jumpurl: string
}

export function createOauthStateStore(db: Db) {
  return {
    async begin(id: string, browser: string, roundTrip: OauthRoundTrip, now: EpochMs): Promise<void> {
      await db.insert(oauthStates).values({ id, browser, ...roundTrip, expiresAt: new Date(now + ROUND_TRIP_MS) })
    },

    /** Ends a round trip, once, for the browser that began it. */
    async end(id: string, browser: string, mchid: MerchantId, now: EpochMs): Promise<OauthRoundTrip | undefined> {
      const [row] = await db
        .delete(oauthStates)
        .where(
          and(
            eq(oauthStates.id, id),
            eq(oauthStates.browser, browser),
            eq(oauthStates.mchid, mchid),
            gt(oauthStates.expiresAt, new Date(now)),
          ),
        )
        .returning()
      return row && { mchid: row.mchid, jumpurl: row.jumpurl, refereeid: row.refereeid, srcuid: row.srcuid }
    },

    async dropExpired(now: EpochMs): Promise<void> {
      await db.delete(oauthStates).where(lt(oauthStates.expiresAt, new Date(now)))
    },
  }
}
