import { bindPromo, type CouponData } from '../../../domain/calls/coupon.ts'
import type { Coupon } from '../../../domain/coupon/coupon.ts'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { createCouponStore } from '../../../server/stores/coupons.store.ts'
import { aCoupon } from '../builders/coupon-builders.ts'
import type { TestClient } from '../servers/test-client.ts'
import type { TestServer } from '../servers/test-server.ts'

const DAY_MS = 86_400_000

/** Puts a coupon into the shop of merchant 1 that runs since yesterday until tomorrow. */
export async function issueCoupon(
  { deps: { db, clock } }: TestServer,
  code: string,
  change: Partial<Coupon> = {},
  uses: number | null = null,
): Promise<Coupon> {
  const now = clock.now()
  const coupon = aCoupon(code.toLowerCase(), {
    ...{ code, startTime: now - DAY_MS, expireTime: now + DAY_MS, isPublic: false },
    ...change,
  })
  await createCouponStore(db).save(asId<MerchantId>('1'), { coupon, uses }, now)
  return coupon
}

/** The shopper takes a coupon by its code. */
export async function takeCoupon(browser: TestClient, code: string): Promise<CouponData> {
  const reply = await browser.call(bindPromo, { code })
  invariant(reply.Code === 0, `the coupon is taken: ${reply.Msg}`)
  return reply.Data
}
