import { photosOfAlbum } from '../../../domain/album/album-edit.ts'
import { getAlbumInfo } from '../../../domain/calls/album.ts'
import type { AlbumId, ProductId } from '../../../domain/ids.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { byteLimits } from '../../../domain/photo/size-class.ts'
import type { Product } from '../../../domain/product/product.ts'
import { readAnswer } from '../platform/answered.ts'
import type { CheckRules } from './photo-worker/photo-messages.ts'

/** Who states the limits of an upload. */
export interface RuleGivers {
  merchant(): Promise<Merchant>
  product(pid: ProductId): Promise<Product>
}

/** The limits for one photo: the product's and the merchant's where they state any, and the names that are taken where they are checked. */
export function uploadRules(
  givers: RuleGivers,
): (photo: { readonly aid: AlbumId; readonly pid?: ProductId }) => Promise<CheckRules> {
  const merchant = askedOnce(() => givers.merchant())
  const products = new Map<ProductId, () => Promise<Product>>()
  const product = (pid: ProductId) => {
    const ask = products.get(pid) ?? askedOnce(() => givers.product(pid))
    products.set(pid, ask)
    return ask()
  }
  return async ({ aid, pid }) => {
    const [{ sizeLimits, shop }, made] = await Promise.all([merchant(), pid && product(pid)])
    const limits = byteLimits({
      merchant: { min: sizeLimits.low, max: sizeLimits.high },
      ...(made ? { product: { min: made.photos.minBytes, max: made.photos.maxBytes }, productType: made.type } : {}),
    })
    return {
      limits,
      ...(made?.type === 4 ? { untouched: true } : {}),
      ...(shop.uploadNameCheck ? { takenNames: await namesIn(aid) } : {}),
    }
  }
}

async function namesIn(aid: AlbumId): Promise<readonly string[]> {
  const { data } = await readAnswer(getAlbumInfo, { aid })
  return photosOfAlbum(data.album).map((photo) => photo.fileName)
}

/** Asks once for all photos; after a fault the next photo asks again. */
function askedOnce<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | undefined
  return () => {
    pending ??= ask().catch((fault: unknown) => {
      pending = undefined
      throw fault
    })
    return pending
  }
}
