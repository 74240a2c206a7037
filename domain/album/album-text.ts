import { countGraphemes } from '../text/graphemes.ts'
import { unprintableIn } from '../text/printable.ts'
import { ALBUM_NAME_MAX } from './album.ts'

/** Longest group texts, in graphemes (readings 44): on its page a title is set to fit, down to what can be read. */
export const GROUP_TITLE_MAX = 60
export const GROUP_DESCRIPTION_MAX = 200

/** Characters that no text may hold: controls other than line breaks, and marks that turn the direction of reading. */
const FORBIDDEN = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** A text as it is kept: composed (NFC), without control and direction marks, without blanks at its ends. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replaceAll(FORBIDDEN, '').trim()
}

/** The texts of an album, all of which are printed. */
export interface AlbumTexts {
  readonly name: string
  readonly groups: readonly {
    readonly name: string
    readonly description: string
    readonly layoutTexts?: readonly string[]
  }[]
}

export type AlbumTextRefusal =
  | 'album-name-empty'
  | 'album-name-too-long'
  | 'group-text-too-long'
  | 'album-text-not-printable'

/** Why the texts of an album cannot be kept; nothing when they can. Texts are clean already; those of `before` may stay. */
export function refuseAlbumTexts({ name, groups }: AlbumTexts, before?: AlbumTexts): AlbumTextRefusal | undefined {
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
  if (tooLong) {
    return 'group-text-too-long'
  }
  return unprintableOf({ name, groups }, before).length > 0 ? 'album-text-not-printable' : undefined
}

/** The characters of an album's texts that cannot be printed. What was let in once may stay: the preflight tells of it. */
export function unprintableOf(album: AlbumTexts, before?: AlbumTexts): readonly string[] {
  const known = new Set(before ? textsOf(before) : [])
  return unprintableIn(
    textsOf(album)
      .filter((text) => !known.has(text))
      .join('\n'),
  )
}

function textsOf({ name, groups }: AlbumTexts): readonly string[] {
  return [name, ...groups.flatMap((group) => [group.name, group.description, ...(group.layoutTexts ?? [])])]
}
