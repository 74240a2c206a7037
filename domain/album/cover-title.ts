import type { Localised } from '../language.ts'
import { graphemesOf } from '../text/graphemes.ts'
import { type Album, DEFAULT_ALBUM_NAMES } from './album.ts'
import { albumNameOf } from './album-name-of.ts'

/** Longest title of a cover, in graphemes: it is set to fit, and it stands on the spine as well. */
export const COVER_TITLE_MAX = 40

/**
 * What stands on cover and spine of an album's book: what its shopper said, else the name that she gave the album.
 * `undefined`: nobody has said. A name that the album was given by itself is never printed.
 */
export function coverTitleOf(
  { name, coverTitle }: Pick<Album, 'name' | 'coverTitle'>,
  product?: { readonly name: Localised },
): string | undefined {
  return coverTitle ?? (isGivenName(name, product) ? undefined : name)
}

/** Whether an album got this name when its shopper gave none: the usual one, or that of what it was made for. */
export function isGivenName(name: string, product?: { readonly name: Localised }): boolean {
  const ofProduct = Object.values(product?.name ?? {}).map(albumNameOf)
  return [...Object.values(DEFAULT_ALBUM_NAMES), ...ofProduct].includes(name.trim())
}

/** A title that is not longer than one may be. */
export function shortCoverTitle(title: string): string {
  return graphemesOf(title).slice(0, COVER_TITLE_MAX).join('').trim()
}
