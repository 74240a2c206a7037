import type { MerchantId, ProductId } from '../../domain/ids.ts'
import { type ByteLimits, byteLimits, sizeClassOf } from '../../domain/photo/size-class.ts'
import { SNIFF_BYTES, sniffPhoto } from '../../domain/photo/sniff.ts'
import type { Db } from '../db/db.ts'
import type { Storage } from '../storage/storage.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createProductStore } from '../stores/products.store.ts'

export interface UploadRules extends ByteLimits {
  readonly uniqueNames: boolean
}

/** The rules for one photo: the product's limits where it is for one that the shop has, else the merchant's. */
export async function uploadRulesOf(db: Db, merchantId: MerchantId, pid: ProductId | undefined): Promise<UploadRules> {
  const merchant = await createMerchantStore(db).find(merchantId)
  const product = pid === undefined ? undefined : await createProductStore(db).find(merchantId, pid)
  const limits = byteLimits({
    ...(merchant ? { merchant: { min: merchant.sizeLimits.low, max: merchant.sizeLimits.high } } : {}),
    ...(product
      ? { product: { min: product.photos.minBytes, max: product.photos.maxBytes }, productType: product.type }
      : {}),
  })
  return { ...limits, uniqueNames: merchant?.shop.uploadNameCheck ?? false }
}

/** What is wrong with a size, as far as it is known. */
export function refusalOfSize(bytes: number, limits: ByteLimits) {
  const sizeClass = sizeClassOf(bytes, limits)
  if (sizeClass === 1) {
    return 'photo-too-small' as const
  }
  return sizeClass === 4 ? ('photo-too-large' as const) : undefined
}

/** What is wrong with the bytes in the storage, before anything is decoded. They are taken in by this. */
export async function refusalOfStored(storage: Storage, key: string, limits: ByteLimits) {
  const object = await storage.accept(key)
  if (!object) {
    return 'photo-not-uploaded' as const
  }
  const wrongSize = refusalOfSize(object.bytes, limits)
  if (wrongSize) {
    return wrongSize
  }
  const beginning = await storage.get(key, { from: 0, to: SNIFF_BYTES - 1 })
  const head = beginning && Buffer.concat(await beginning.toArray())
  return head && sniffPhoto(head) ? undefined : ('photo-not-a-picture' as const)
}
