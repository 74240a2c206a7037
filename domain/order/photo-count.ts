import { PRODUCT_TYPES, type Product } from '../product/product.ts'
import { SHOP_MODES, type ShopModeNumber } from './shop-mode.ts'

/** How many photos one thing takes. */
export interface PhotoBounds {
  readonly min: number
  readonly max: number
}

/** Where a product says nothing (A§5, A§9). */
const DEFAULT_BOUNDS: PhotoBounds = { min: 1, max: 120 }

/**
 * The bounds of a product (A§5 "Photo count", B§5).
 *
 * A box of several sizes takes at least one photo for each size, a calendar one for each of its months: those that it has,
 * or as few as it may have. A print of 0 to 0 photos takes none.
 */
export function photoBounds(
  { type, photos, sheets, pages }: Pick<Product, 'type' | 'photos' | 'sheets' | 'pages'>,
  themePages = pages?.min ?? 0,
): PhotoBounds {
  const kind = PRODUCT_TYPES[type]
  const { minCount, maxCount } = photos
  if (kind === 'package' || kind === 'standard' || (kind === 'print' && minCount === 0 && maxCount === 0)) {
    return { min: 0, max: 0 }
  }
  const max = maxCount > 0 ? maxCount : DEFAULT_BOUNDS.max
  if (kind === 'combo') {
    return { min: sheets?.length || Math.max(1, minCount), max }
  }
  if (kind === 'calendar' && themePages > 0) {
    return { min: Math.max(themePages, minCount), max }
  }
  return { min: maxCount > 0 || minCount > 0 ? minCount : DEFAULT_BOUNDS.min, max }
}

/** Whether an album holds as many photos as one thing takes: there is nothing to add, its design comes next. */
export function isFull(most: PhotoBounds['max'], photoCount: number): boolean {
  return most > 0 && photoCount >= most
}

/** Whether a product takes no more photos than its maximum, in whatever mode (readings 9). */
export function isCapped(product: Pick<Product, 'type' | 'photos' | 'sheets' | 'pages'>): boolean {
  return photoBounds(product).max === 1 || CAPPED.includes(PRODUCT_TYPES[product.type])
}

export type PhotoCountRefusal = 'too-few-photos' | 'too-many-ordered-photos'

/** Types that take no more than their maximum in every mode; of a box and a calendar the rest stays in the tray. */
const CAPPED: readonly (typeof PRODUCT_TYPES)[keyof typeof PRODUCT_TYPES][] = [
  'frame',
  'transmission',
  'postcard',
  'print',
]

/**
 * Whether so many photos may be ordered or handed in (B§5, readings 9).
 *
 * The minimum always holds. The maximum holds for frames, postcards, prints, transmission and things of one photo; for
 * albums where an order of another platform or a paid one is filled (modes 1 and 5).
 */
export function refusePhotoCount(ask: {
  readonly product: Pick<Product, 'type' | 'photos' | 'sheets' | 'pages'>
  readonly mode: ShopModeNumber
  readonly photoCount: number
  readonly themePages?: number
}): PhotoCountRefusal | undefined {
  const { product, mode, photoCount } = ask
  const { min, max } = photoBounds(product, ask.themePages)
  if (photoCount < min) {
    return 'too-few-photos'
  }
  const kind = PRODUCT_TYPES[product.type]
  const isAlbumInRange = kind === 'album' && SHOP_MODES[mode].photoCount === 'range'
  return (isCapped(product) || isAlbumInRange) && photoCount > max ? 'too-many-ordered-photos' : undefined
}

/**
 * Albums of a fixed number of pages that so many photos fill: 121 photos at 120 an album are 2 (B§9 "Orders per album").
 *
 * With dynamic pages one album takes them all.
 */
export function volumeCount(
  product: Pick<Product, 'type' | 'photos' | 'sheets' | 'pages'>,
  photoCount: number,
): number {
  const { max } = photoBounds(product)
  return PRODUCT_TYPES[product.type] === 'album' && product.pages?.kind === 'fixed' && max > 0
    ? Math.max(1, Math.ceil(photoCount / max))
    : 1
}
