import type { ProductTypeNumber } from '../product/product.ts'

/** What decides about volumes: the album's photos, the product's most, and how many pieces were bought. */
export interface VolumesRequest {
  readonly type: ProductTypeNumber
  /** `fixed`: the number of pages cannot grow with the photos. */
  readonly pages: 'fixed' | 'change'
  readonly photoCount: number
  /** 0: no limit. */
  readonly maxPhotos: number
  /** In e-commerce: how many pieces the other platform sold; `undefined` where the shopper pays here. */
  readonly outTradeQuantity?: number
}

export type VolumesVerdict =
  /** One book takes them all. */
  | { readonly kind: 'one' }
  /** The photos fill several books, which the shopper agrees to. */
  | { readonly kind: 'several'; readonly volumes: number; readonly perVolume: number }
  /** They would fill more books than were bought: so many photos stay out. */
  | {
      readonly kind: 'capped'
      readonly volumes: number
      readonly perVolume: number
      readonly needed: number
      readonly left: number
    }

/**
 * Orders per album: ceil(photos / most per album) for books with a fixed number of pages, capped in e-commerce by what
 * was bought (A§9, B§9, readings 9).
 */
export function decideVolumes({
  type,
  pages,
  photoCount,
  maxPhotos,
  outTradeQuantity,
}: VolumesRequest): VolumesVerdict {
  if (type !== 1 || pages !== 'fixed' || maxPhotos < 1 || photoCount <= maxPhotos) {
    return { kind: 'one' }
  }
  const needed = Math.ceil(photoCount / maxPhotos)
  const volumes = Math.min(needed, Math.max(1, outTradeQuantity ?? needed))
  if (volumes === needed) {
    return { kind: 'several', volumes, perVolume: Math.ceil(photoCount / volumes) }
  }
  return { kind: 'capped', volumes, perVolume: maxPhotos, needed, left: photoCount - volumes * maxPhotos }
}

/** The photos of each volume, in their order; what does not fit in the volumes stays out. */
export function volumeParts<Photo>(photos: readonly Photo[], verdict: VolumesVerdict): readonly (readonly Photo[])[] {
  if (verdict.kind === 'one') {
    return [photos]
  }
  const { volumes, perVolume } = verdict
  return Array.from({ length: volumes }, (_, at) => photos.slice(at * perVolume, (at + 1) * perVolume))
}
