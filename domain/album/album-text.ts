import { countGraphemes } from '../text/graphemes.ts'
import { ALBUM_NAME_MAX } from './album.ts'

/** Longest group texts, in graphemes (readings 44). */
export const GROUP_TITLE_MAX = 20
export const GROUP_DESCRIPTION_MAX = 200

/** Characters that no text may hold: controls other than line breaks, and marks that turn the direction of reading. */
const FORBIDDEN = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** A text as it is kept: composed (NFC), without control and direction marks, without blanks at its ends. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replaceAll(FORBIDDEN, '').trim()
}

export type AlbumTextRefusal = 'album-name-empty' | 'album-name-too-long' | 'group-text-too-long'

/** Why the texts of an album cannot be kept; nothing when they can. Texts are clean already. */
export function refuseAlbumTexts(
  name: string,
  groups: readonly { readonly name: string; readonly description: string }[],
): AlbumTextRefusal | undefined {
  if (name === '') {
    return 'album-name-empty'
  }
  if (countGraphemes(name) > ALBUM_NAME_MAX) {
    return 'album-name-too-long'
  }
  const tooLong = groups.some(
    (group) =>
      countGraphemes(group.name) > GROUP_TITLE_MAX || countGraphemes(group.description) > GROUP_DESCRIPTION_MAX,
  )
  return tooLong ? 'group-text-too-long' : undefined
}
