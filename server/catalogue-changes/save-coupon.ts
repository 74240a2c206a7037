import { isDeepStrictEqual } from 'node:util'
import type { Coupon, IssuedCoupon } from '../../domain/coupon/coupon.ts'
import { type CouponFault, couponFaults } from '../../domain/coupon/coupon-faults.ts'
import type { CouponId } from '../../domain/ids.ts'
import { LANGUAGES } from '../../domain/language.ts'
import type { MemberLevel } from '../../domain/merchant/merchant.ts'
import { inEveryLanguage } from '../../domain/merchant/shop-texts.ts'
import { hashOf } from '../base/hash-of.ts'
import { namesOfLevels } from '../base/names-of-levels.ts'
import { createCouponStore } from '../stores/coupons.store.ts'
import { createManageCouponStore } from '../stores/manage/manage-coupons.store.ts'
import { createManageProductStore } from '../stores/manage/manage-products.store.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { auditCatalogueChange, type CatalogueChange } from './catalogue-change.ts'

export type SaveCouponOutcome =
  | { readonly kind: 'kept' }
  | { readonly kind: 'wrong'; readonly faults: readonly CouponFault[] }
  /** `taken`: another coupon has its code; `changed`: it is another one than was read. */
  | { readonly kind: 'taken' | 'changed' }

/** By what a coupon is told apart from what it becomes. That it was ended is no change of its text, and is kept whatever is saved. */
export function revOfCoupon({ status: _, ...text }: Coupon): string {
  return hashOf(text)
}

/** Writes a coupon with the codes that were issued after it, and into the log where anything of it became another thing. */
export async function writeCoupon(keeping: CatalogueChange, given: IssuedCoupon): Promise<void> {
  const { db, mchid, now } = keeping
  const issued = { ...given, coupon: { ...given.coupon, name: inEveryLanguage(given.coupon.name) } }
  const store = createCouponStore(db)
  const before = (await store.find(mchid, issued.coupon.id))?.coupon
  await store.save(mchid, issued, now)
  if (before) {
    await createManageCouponStore(db).rewriteCodes(mchid, issued.coupon)
  }
  if (!isDeepStrictEqual(before, issued.coupon)) {
    await auditCatalogueChange(keeping, 'coupon', issued.coupon.id, { before, after: issued.coupon })
  }
}

export async function changeCoupon(
  keeping: CatalogueChange,
  issued: IssuedCoupon,
  rev: string,
): Promise<SaveCouponOutcome> {
  const { db, mchid } = keeping
  const { coupon } = issued
  const stands = (await createCouponStore(db).lock(mchid, coupon.id))?.coupon
  if (rev !== '' && (!stands || revOfCoupon(stands) !== rev)) {
    return { kind: 'changed' }
  }
  const products = (await createManageProductStore(db).names(mchid)).map(({ id }) => id)
  const faults = couponFaults(coupon, products)
  if (faults.length > 0) {
    return { kind: 'wrong', faults }
  }
  const holder = (await createCouponStore(db).findByCode(mchid, coupon.code))?.coupon
  if (holder && holder.id !== coupon.id) {
    return { kind: 'taken' }
  }
  // Whether it runs is no word of its text: one that somebody has ended meanwhile stays so.
  const status = stands?.status ?? coupon.status
  await writeCoupon(keeping, { ...issued, coupon: { ...coupon, status } })
  return { kind: 'kept' }
}

/** Ends a coupon with the codes that were issued after it. False: there is none. */
export async function withdrawCoupon(keeping: CatalogueChange, id: CouponId): Promise<boolean> {
  const { db, mchid } = keeping
  // Codes that are being issued after it end with it.
  const before = (await createCouponStore(db).lock(mchid, id))?.coupon
  if (!before || !(await createManageCouponStore(db).end(mchid, id))) {
    return false
  }
  if (before.status === 'on') {
    await auditCatalogueChange(keeping, 'coupon', id, { before, after: { ...before, status: 'off' } })
  }
  return true
}

export type SaveLevelsOutcome =
  | { readonly kind: 'kept'; readonly rev: string }
  | { readonly kind: 'changed' | 'wrong' }
  | { readonly kind: 'held'; readonly count: number }

/** Changes the levels that were read with `rev`. A level that somebody has is not taken away from him. */
export async function changeLevels(
  keeping: CatalogueChange,
  given: readonly MemberLevel[],
  rev: string,
): Promise<SaveLevelsOutcome> {
  const { db, mchid, now } = keeping
  const store = createManageCouponStore(db)
  const merchant = await store.lockMerchant(mchid)
  if (!merchant || hashOf(merchant.levels) !== rev) {
    return { kind: 'changed' }
  }
  const levels = given.map((level) => ({ ...level, name: inEveryLanguage(level.name) }))
  const ids = levels.map(({ id }) => id)
  const unnamed = levels.some(({ name }) => LANGUAGES.every((language) => name[language] === ''))
  if (unnamed || new Set(ids).size < ids.length) {
    return { kind: 'wrong' }
  }
  const gone = merchant.levels.map(({ id }) => id).filter((id) => !ids.includes(id))
  const held = (await store.members(mchid, gone, now)).reduce((sum, { count }) => sum + count, 0)
  if (held > 0) {
    return { kind: 'held', count: held }
  }
  if (!isDeepStrictEqual(merchant.levels, levels)) {
    await createMerchantStore(db).save({ ...merchant, levels })
    await auditCatalogueChange(keeping, 'levels', touchedLevels(merchant.levels, levels), {
      ...{ before: merchant.levels, after: levels },
    })
  }
  return { kind: 'kept', rev: hashOf(levels) }
}

/** What the levels that became other ones, came or went are called: a level that is gone later has its name here alone. */
function touchedLevels(before: readonly MemberLevel[], after: readonly MemberLevel[]): string {
  const kept = new Map(before.map((level) => [level.id, level]))
  const left = new Set(after.map(({ id }) => id))
  const changed = after.filter((level) => !isDeepStrictEqual(kept.get(level.id), level))
  const touched = [...changed, ...before.filter(({ id }) => !left.has(id))]
  // Of none: they were put into another order.
  return namesOfLevels(touched.length > 0 ? touched : after)
}
