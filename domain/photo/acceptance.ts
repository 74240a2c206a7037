import type { PhotoFormat } from './header/picture-header.ts'
import { type ByteLimits, sizeClassOf } from './size-class.ts'
import { sniffPhoto } from './sniff.ts'

/** Why a picked file is not uploaded. */
export type AcceptanceRefusal = 'photo-too-small' | 'photo-too-large' | 'photo-not-a-picture' | 'photo-declared-webp'

/** What is known of a file before it is uploaded. */
export interface PickedFile {
  readonly fileName: string
  readonly bytes: number
  /** Its first `SNIFF_BYTES` bytes. */
  readonly head: Uint8Array
  /** The type that the picker or the file's name claims, such as `image/webp`. */
  readonly declaredType?: string
}

export interface AcceptanceRules {
  readonly limits: ByteLimits
  /** The bytes are handed on as they are (product type 4): nothing is made smaller, too large is too large. */
  readonly untouched?: boolean
}

export type AcceptanceVerdict =
  | { readonly kind: 'accepted'; readonly format: PhotoFormat }
  | { readonly kind: 'refused'; readonly reason: AcceptanceRefusal }

/**
 * Whether a picked file may be uploaded: size, then content, then the one forbidden mismatch.
 *
 * JPEG content that is declared webp is refused; any other mismatch is judged by content alone. The name is judged by the
 * shop, which knows the album as it is, before any byte travels.
 * Source: A§5, B§5, readings 2, 34, 35.
 */
export function decideAcceptance(file: PickedFile, rules: AcceptanceRules): AcceptanceVerdict {
  const sizeClass = sizeClassOf(file.bytes, rules.limits)
  if (sizeClass === 1) {
    return { kind: 'refused', reason: 'photo-too-small' }
  }
  if (sizeClass === 4) {
    return { kind: 'refused', reason: 'photo-too-large' }
  }
  const format = sniffPhoto(file.head)
  if (!format) {
    return { kind: 'refused', reason: 'photo-not-a-picture' }
  }
  if (format === 'jpeg' && isDeclaredWebp(file)) {
    return { kind: 'refused', reason: 'photo-declared-webp' }
  }
  return { kind: 'accepted', format }
}

function isDeclaredWebp({ declaredType, fileName }: PickedFile): boolean {
  return declaredType ? /^image\/webp\b/i.test(declaredType) : /\.webp$/i.test(fileName)
}
