import { cleanText } from '../../domain/album/album-text.ts'
import type { StoredAlbumData } from '../../domain/album/stored-album.ts'
import type { SentAlbumData } from '../../domain/calls/album.ts'
import type { IdSource } from '../../domain/ids.ts'

/**
 * The arrangement that a page sent, as it is stored: texts cleaned, photos by key, new groups with an id. What a page does
 * not know of stays as it was `kept`.
 */
export function readAlbum(
  sent: SentAlbumData,
  cover: readonly { readonly key: string }[],
  ids: IdSource,
  kept?: Pick<StoredAlbumData, 'spare'>,
): StoredAlbumData {
  const inGroups = new Set(sent.groups.flatMap(({ photos }) => photos.map(({ key }) => key)))
  const spare = (sent.spare?.map(({ key }) => key) ?? kept?.spare ?? []).filter((key) => inGroups.has(key))
  return {
    groups: sent.groups.map((group) => ({
      id: group.id ?? ids.next(),
      name: cleanText(group.name),
      description: cleanText(group.description),
      photos: group.photos.map((photo) => photo.key),
    })),
    cover: cover.map((photo) => photo.key),
    ...(spare.length > 0 ? { spare } : {}),
    drag: sent.drag,
    previewTime: sent.previewTime,
    coverHighData: sent.coverHighData,
  }
}

/** Whether two arrangements are the same, byte for byte. */
export function sameArrangement(
  a: { readonly name: string; readonly data: StoredAlbumData },
  b: { readonly name: string; readonly data: StoredAlbumData },
): boolean {
  return a.name === b.name && canonical(a.data) === canonical(b.data)
}

/** The database gives objects back with their keys in another order. */
function canonical(data: StoredAlbumData): string {
  const { groups, cover, spare = [], drag, previewTime, coverHighData } = data
  const plain = groups.map(({ id, name, description, photos }) => [id, name, description, photos])
  return JSON.stringify([plain, cover, spare, drag, previewTime, coverHighData])
}
