import { randomBytes } from 'node:crypto'
import { PRIVATE_CODE_LENGTH } from '../../domain/coupon/coupon.ts'
import { asId, type CouponId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
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
 * `keep` has them before they are good for anything: what fails there leaves no codes behind that nobody has seen.
 *
 * `undefined`: the merchant has no such coupon.
 */
export async function issueCodes(
  { db, ...by }: CatalogueChange,
  model: CouponId,
  count: number,
  keep: (codes: readonly string[]) => Promise<void> = async () => {},
): Promise<readonly string[] | undefined> {
  const { mchid, now } = by
  if (!(await createCouponStore(db).find(mchid, model))) {
    return undefined
  }
  const codes = Array.from({ length: count }, privateCode)
  // Outside of the transaction: no terminal that hangs holds up the shop.
  await keep(codes)
  return await db.transaction(async (tx) => {
    const store = createCouponStore(tx)
    // As it is now, and stays until they are there.
    const row = await store.lock(mchid, model)
    invariant(row, 'no coupon with codes is taken away')
    for (const code of codes) {
      const coupon = { ...row.coupon, id: asId<CouponId>(`${model}-${code}`), code, isPublic: false, perShopper: 1 }
      invariant(await store.issue(mchid, { coupon, uses: 1 }, now), 'of 60 bits no two codes are alike')
    }
    await auditCatalogueChange({ ...by, db: tx }, 'coupon-codes', model, { after: count })
    return codes
  })
}
