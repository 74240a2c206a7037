import type { EpochMs } from '../units.ts'
import { type AlbumTextRefusal, type AlbumTexts, refuseAlbumTexts } from './refuse-album-texts.ts'

/** An album holds at most so many photos, a shopper at most so many albums. */
export const ALBUM_PHOTOS_MAX = 500
export const ALBUMS_MAX = 500

/** What a save would make of an album; photos by key. */
export interface AlbumContent {
  readonly name: string
  readonly groups: readonly {
    readonly name: string
    readonly description: string
    readonly layoutTexts?: readonly string[]
    readonly photos: readonly string[]
  }[]
  readonly cover: readonly string[]
}

export type SaveRefusal = AlbumTextRefusal | 'photo-in-two-groups' | 'too-many-photos' | 'photo-not-stored'

export type SaveVerdict =
  | { readonly kind: 'keep' }
  | { readonly kind: 'refused'; readonly reason: SaveRefusal; readonly missing: number }

/** Every photo of an album in the groups, by key. */
export function photoKeysOf(content: Pick<AlbumContent, 'groups'>): string[] {
  return content.groups.flatMap((group) => [...group.photos])
}

/** Whether an album may become `content`, given the photos that are safely stored under it and what it says `before`. */
export function decideSave(
  content: AlbumContent,
  stored: { has(key: string): boolean },
  before?: AlbumTexts,
): SaveVerdict {
  const photos = photoKeysOf(content)
  const text = refuseAlbumTexts(content, before)
  if (text) {
    return refused(text)
  }
  if (new Set(photos).size < photos.length) {
    return refused('photo-in-two-groups')
  }
  if (photos.length > ALBUM_PHOTOS_MAX) {
    return refused('too-many-photos')
  }
  const missing = [...new Set([...photos, ...content.cover])].filter((key) => !stored.has(key)).length
  return missing > 0 ? refused('photo-not-stored', missing) : { kind: 'keep' }
}

function refused(reason: SaveRefusal, missing = 0): SaveVerdict {
  return { kind: 'refused', reason, missing }
}

/** The update time of the next save: now, but always later than the last one, so that no two saves share one. */
export function nextUpdateTime(last: EpochMs, now: EpochMs): EpochMs {
  return Math.max(now, last + 1)
}
