import { randomBytes } from 'node:crypto'
import { PRIVATE_CODE_LENGTH } from '../../domain/coupon/coupon.ts'
import { asId, type CouponId } from '../../domain/ids.ts'
import { auditCatalogueChange, type CatalogueChange } from '../catalogue-changes/catalogue-change.ts'
import { createCouponStore } from '../stores/coupons.store.ts'

/** 32 letters and digits that nobody mistakes for each other: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code that cannot be guessed. */
function privateCode(): string {
  return [...randomBytes(PRIVATE_CODE_LENGTH)].map((byte) => ALPHABET[byte & 31]).join('')
}

/** The code as it is printed on a card: `ABCD-EFGH-JKMN`. */
export function printedCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/**
 * Issues private codes after the model of a coupon: each is used once, by whoever takes it first.
 *
 * `undefined`: the merchant has no such coupon.
 */
export async function issueCodes(
  { db, ...by }: CatalogueChange,
  model: CouponId,
  count: number,
): Promise<readonly string[] | undefined> {
  const { mchid, now } = by
  return await db.transaction(async (tx) => {
    const store = createCouponStore(tx)
    const row = await store.find(mchid, model)
    if (!row) {
      return undefined
    }
    const codes: string[] = []
    while (codes.length < count) {
      const code = privateCode()
      const coupon = { ...row.coupon, id: asId<CouponId>(`${model}-${code}`), code, isPublic: false, perShopper: 1 }
      if (await store.issue(mchid, { coupon, uses: 1 }, now)) {
        codes.push(code)
      }
    }
    await auditCatalogueChange({ ...by, db: tx }, 'coupon-codes', model, { after: count })
    return codes
  })
}
