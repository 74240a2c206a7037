import { photosOf } from '../../domain/album/album-edit.ts'
import { getAlbumInfo } from '../../domain/calls/album.ts'
import type { AlbumId } from '../../domain/ids.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import { byteLimits } from '../../domain/photo/size-class.ts'
import { readAnswer } from './answered.ts'
import type { CheckRules } from './photo-worker/photo-messages.ts'

/** The limits for one photo: the merchant's where it states any, and the names that are taken where it checks them. */
export function uploadRules(
  askMerchant: () => Promise<Merchant>,
): (photo: { readonly aid: AlbumId }) => Promise<CheckRules> {
  let asked: Promise<Merchant> | undefined
  const merchant = () => {
    asked ??= askMerchant().catch((fault: unknown) => {
      asked = undefined
      throw fault
    })
    return asked
  }
  return async ({ aid }) => {
    const { sizeLimits, shop } = await merchant()
    const limits = byteLimits({ merchant: { min: sizeLimits.low, max: sizeLimits.high } })
    return shop.uploadNameCheck ? { limits, takenNames: await namesIn(aid) } : { limits }
  }
}

async function namesIn(aid: AlbumId): Promise<readonly string[]> {
  const { data } = await readAnswer(getAlbumInfo, { aid })
  return photosOf(data.album).map((photo) => photo.fileName)
}
