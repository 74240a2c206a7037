import { countGraphemes } from '../text/graphemes.ts'
import { unprintableIn } from '../text/printable.ts'
import { ALBUM_NAME_MAX } from './album.ts'
import { GROUP_DESCRIPTION_MAX, GROUP_TITLE_MAX } from './album-text.ts'

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
