import { GENERIC_CMYK, type PrintSettings } from '../../domain/merchant/print-settings.ts'
import type { ProductTypeNumber } from '../../domain/product/product.ts'
import { PRODUCT_TYPES } from '../../domain/product/product.ts'

/** What the files of one thing look like beyond their pages. */
export interface PrintSpec {
  readonly profile: PrintProfile
  readonly marks: boolean
  /** The cover and the block of a book in files of their own besides the whole. */
  readonly apart: boolean
  /** Each print as a JPEG besides the PDF. */
  readonly pictures: boolean
}

export type PrintProfile =
  | { readonly space: 'srgb' }
  /** Without a file: the profile that every shop has. */
  | { readonly space: 'cmyk'; readonly name: string; readonly file?: string }

/** As everything was printed before merchants could choose. */
export const PLAIN_SPEC: PrintSpec = { profile: { space: 'srgb' }, marks: false, apart: false, pictures: false }

/**
 * How a product of this type is printed for a merchant.
 *
 * @throws Error when the merchant's profile is not installed: `fileOf` says where one lies.
 */
export function printSpec(
  type: ProductTypeNumber,
  settings: PrintSettings | undefined,
  fileOf: (name: string) => string,
): PrintSpec {
  if (!settings) {
    return PLAIN_SPEC
  }
  const { profile, marks, books, prints } = settings
  const kind = PRODUCT_TYPES[type]
  return {
    profile: profile === 'srgb' ? { space: 'srgb' } : cmyk(profile.cmyk, fileOf),
    marks,
    apart: kind === 'album' && books === 'two',
    pictures: (kind === 'print' || kind === 'combo') && prints === 'jpegs',
  }
}

function cmyk(name: string, fileOf: (name: string) => string): PrintProfile {
  return name === GENERIC_CMYK ? { space: 'cmyk', name } : { space: 'cmyk', name, file: fileOf(name) }
}
