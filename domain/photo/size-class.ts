import type { ProductTypeNumber } from '../product/product.ts'

/** How many bytes a photo may have, both ends included. */
export interface ByteLimits {
  readonly min: number
  readonly max: number
}

/** 10 KB to 20 MB (A§5, A§9). */
export const DEFAULT_BYTE_LIMITS: ByteLimits = { min: 10240, max: 20971520 }

/** Limits as a merchant or a product states them; zero or nothing means "take the next one". */
export interface StatedByteLimits {
  readonly min?: number
  readonly max?: number
}

/** Types whose minimum is always 10 KB: package, transmission and standard goods (B§5). */
const PLAIN_MINIMUM_TYPES: readonly ProductTypeNumber[] = [3, 4, 5]

/**
 * The limits that hold for one photo: the product's when it states any, else the merchant's, else the shop's.
 *
 * Each end is looked up on its own. Source: A§5, B§5, readings 2.
 */
export function byteLimits(stated: {
  readonly product?: StatedByteLimits
  readonly merchant?: StatedByteLimits
  readonly productType?: ProductTypeNumber
}): ByteLimits {
  const { product, merchant, productType } = stated
  const plain = productType !== undefined && PLAIN_MINIMUM_TYPES.includes(productType)
  return {
    min: plain ? DEFAULT_BYTE_LIMITS.min : firstPositive(product?.min, merchant?.min) || DEFAULT_BYTE_LIMITS.min,
    max: firstPositive(product?.max, merchant?.max) || DEFAULT_BYTE_LIMITS.max,
  }
}

function firstPositive(...values: readonly (number | undefined)[]): number {
  return values.find((value) => value !== undefined && value > 0) ?? 0
}

/** 1 below the minimum, 2 from the minimum up, 3 exactly the maximum, 4 above it (B§4, readings 24). */
export type SizeClass = 1 | 2 | 3 | 4

export function sizeClassOf(bytes: number, limits: ByteLimits): SizeClass {
  if (bytes < limits.min) {
    return 1
  }
  if (bytes > limits.max) {
    return 4
  }
  return bytes === limits.max ? 3 : 2
}

/** What the sentence of a photo that is too small says: the least size that holds for it, such as `98 KB` or `1.5 MB`. */
export function smallestInWords({ min }: Pick<ByteLimits, 'min'>): { readonly min: string } {
  const kilobytes = Math.ceil(min / 1024)
  return { min: kilobytes < 1024 ? `${kilobytes} KB` : `${Math.ceil((min / 1024 ** 2) * 10) / 10} MB` }
}
