import type { MerchantId } from '../../domain/ids.ts'
import { type ByteLimits, DEFAULT_BYTE_LIMITS, type SizeClass, sizeClassOf } from '../../domain/photo/size-class.ts'
import type { UploadContext } from './upload.types.ts'

/** A photo on its way under the specified names (B§3 "Upload item"). */
export interface UploadItem {
  /** The name on the shopper's phone. */
  readonly file: string
  /** Empty until the shop has given the photo its place. */
  readonly key: string
  readonly groupId: string
  /** The album's folder; empty until then. */
  readonly basecode: string
  /** How it travels: a form with fields of S3, else the form of Qiniu that this shop's own storage takes too. */
  readonly uploadType: 'aws' | 'qiniu'
  readonly args: { readonly MchID: MerchantId; readonly Key: string; readonly ServerID?: string }
  /** Bytes, of which `present` have arrived. */
  readonly total: number
  readonly present: number
  /** Image size class (B§4). */
  readonly high: SizeClass
}

/** An upload as an upload item. `serverId`: the messenger's number of the photo, when it was picked there. */
export function uploadItemOf(
  upload: Pick<UploadContext, 'fileName' | 'groupId' | 'mchid' | 'bytes' | 'sent' | 'place'>,
  { limits = DEFAULT_BYTE_LIMITS, serverId }: { readonly limits?: ByteLimits; readonly serverId?: string } = {},
): UploadItem {
  const { fileName, groupId, mchid, bytes, sent, place } = upload
  const key = place?.key ?? ''
  return {
    ...{ file: fileName, key, groupId, basecode: key.slice(0, Math.max(0, key.indexOf('/'))) },
    uploadType: place?.fields ? 'aws' : 'qiniu',
    args: { MchID: mchid, Key: key, ...(serverId === undefined ? {} : { ServerID: serverId }) },
    ...{ total: bytes, present: Math.min(sent, bytes), high: sizeClassOf(bytes, limits) },
  }
}
