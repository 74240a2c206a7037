import type { bindPromo } from '../../domain/calls/coupon.ts'
import { plainCode, type UserCoupon } from '../../domain/coupon/coupon.ts'
import { whyNotNow } from '../../domain/coupon/why-not.ts'
import { asId, type IdSource, type UserCouponId } from '../../domain/ids.ts'
import { type AnswerOf, answer, refuse } from '../base/answer.ts'
import type { Db } from '../db/db.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { MissBudget } from '../ports/limits.ts'
import { createCouponStore, type StoredCoupon } from '../stores/coupons.store.ts'
import { createProductStore } from '../stores/products.store.ts'
import { type CouponMessages, openCoupon, userCoupon } from './wire-coupon.ts'

type Context = CallContext<'shopper'>

/** Wrong codes, for both calls together: 10 of one shopper and 50 of one address in 10 minutes, then 15 minutes more. */
export const CODE_MISSES: MissBudget = {
  name: 'coupon-code',
  reason: 'coupon-unknown',
  limits: [
    { times: 10, seconds: 600, per: 'user' },
    { times: 50, seconds: 600, per: 'ip' },
  ],
  penaltySeconds: 900,
  alarm: { times: 100, seconds: 3600 },
}

/** The shopper's coupons, then the public ones that can still be taken. */
export async function listCoupons(context: Context) {
  const { db, caller, now } = context
  const store = createCouponStore(db)
  const [held, open] = [await store.listUserCoupons(caller), await store.listOpen(caller, now)]
  const messages = await couponMessages(context, [...held, ...open])
  return answer([
    ...held.map((one) => userCoupon(one, messages)),
    ...open.map(({ coupon }) => openCoupon(coupon, messages)),
  ])
}

/** What a code is good for; for the shopper's own ones also when they have ended. */
export async function lookUpCode(typed: string, context: Context) {
  const { db, caller, now } = context
  const row = await createCouponStore(db).findByCode(caller.merchantId, plainCode(typed))
  const own = row ? await newestOwn(db, caller, row) : undefined
  if (!row || !(own || isToBeHad(row, now))) {
    return refuse('coupon-unknown')
  }
  const messages = await couponMessages(context, [row])
  return answer(own ? userCoupon(own, messages) : openCoupon(row.coupon, messages))
}

/** Puts the coupon of a code into the shopper's hands; one that is there unused already is answered again. */
export async function takeCode(typed: string, context: Context, ids: IdSource): Promise<AnswerOf<typeof bindPromo>> {
  const { db, caller, now } = context
  const store = createCouponStore(db)
  const row = await store.findByCode(caller.merchantId, plainCode(typed))
  if (!row) {
    return refuse('coupon-unknown')
  }
  const own = await store.listOwn(caller, row.coupon.id)
  const unused = own.find((one) => !one.used)
  if (!unused && !isToBeHad(row, now)) {
    return refuse('coupon-unknown')
  }
  if (!unused && own.length >= row.coupon.perShopper) {
    return refuse('coupon-taken')
  }
  const id = unused?.id ?? asId<UserCouponId>(ids.next())
  if (!unused && !(await store.bind(caller, row.coupon.id, { id, n: own.length }, now))) {
    // Taken from another window a moment ago: that one counts.
    return await takeCode(typed, context, ids)
  }
  return answer(userCoupon({ ...row, id, used: false }, await couponMessages(context, [row])))
}

function isToBeHad(row: StoredCoupon, now: number): boolean {
  const reason = whyNotNow({ ...row, used: false }, now)
  return reason === undefined || reason === 'not-yet'
}

async function newestOwn(db: Db, owner: Context['caller'], row: StoredCoupon): Promise<UserCoupon | undefined> {
  const own = await createCouponStore(db).listOwn(owner, row.coupon.id)
  const one = own.find(({ used }) => !used) ?? own.at(-1)
  return one && { ...row, ...one }
}

/** Everything that words of coupons need: the caller's language and the names of their products. */
export async function couponMessages(
  { db, caller, now }: Context,
  rows: readonly Pick<StoredCoupon, 'coupon'>[],
): Promise<CouponMessages> {
  const ids = [...new Set(rows.flatMap(({ coupon }) => coupon.productIds))]
  const names = await createProductStore(db).names(caller.merchantId, ids)
  const productNames = new Map([...names].map(([id, name]) => [id as string, name[caller.language]]))
  return { language: caller.language, now, productNames }
}
