import { cleanAlbumText } from '../../domain/album/album-text.ts'
import { shortCoverTitle } from '../../domain/album/cover-title.ts'
import type { StoredAlbumData, StoredGroup } from '../../domain/album/stored-album.ts'
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
  kept?: Omit<StoredAlbumData, 'cover'>,
): StoredAlbumData {
  const groups = sent.groups.map((group) => storedGroup(group, ids, kept?.groups ?? []))
  const inGroups = new Set(groups.flatMap(({ photos }) => photos))
  const spare = (sent.spare?.map(({ key }) => key) ?? kept?.spare ?? []).filter((key) => inGroups.has(key))
  const failed = (sent.failed?.map(({ key }) => key) ?? kept?.failed ?? []).filter((key) => inGroups.has(key))
  const coverStyle = sent.coverStyle ?? kept?.coverStyle
  const title = sent.coverTitle === undefined ? kept?.coverTitle : shortCoverTitle(cleanAlbumText(sent.coverTitle))
  return {
    groups,
    ...(coverStyle ? { coverStyle } : {}),
    ...(title === undefined ? {} : { coverTitle: title }),
    cover: cover.map((photo) => photo.key),
    ...(spare.length > 0 ? { spare } : {}),
    ...(failed.length > 0 ? { failed } : {}),
    drag: sent.drag ?? kept?.drag ?? false,
    previewTime: sent.previewTime ?? kept?.previewTime ?? '',
    coverHighData: sent.coverHighData ?? kept?.coverHighData ?? '',
  }
}

function storedGroup(sent: SentAlbumData['groups'][number], ids: IdSource, kept: readonly StoredGroup[]): StoredGroup {
  const known = kept.find(({ id }) => id === sent.id)
  const textShow = sent.textShow ?? known?.textShow
  const disabled = sent.disabled ?? known?.disabled ?? false
  const texts = sent.layoutTexts?.map(cleanAlbumText).filter((text) => text !== '') ?? known?.layoutTexts ?? []
  return {
    id: sent.id ?? ids.next(),
    name: cleanAlbumText(sent.name),
    description: cleanAlbumText(sent.description),
    // A photo is saved only when its upload is valid and it has no error (A§4).
    photos: sent.photos.flatMap(({ key }, at) => (isWell(sent.nameinfo?.[at]) ? [key] : [])),
    ...(textShow === undefined ? {} : { textShow }),
    ...(disabled ? { disabled } : {}),
    ...(texts.length > 0 ? { layoutTexts: texts } : {}),
  }
}

function isWell(entry: NonNullable<SentAlbumData['groups'][number]['nameinfo']>[number] | undefined): boolean {
  return entry?.uploadValid !== false && (entry?.errorCode ?? 0) === 0
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
  const {
    groups,
    cover,
    coverStyle = '',
    coverTitle = null,
    spare = [],
    failed = [],
    drag,
    previewTime,
    coverHighData,
  } = data
  const plain = groups.map(({ id, name, description, photos, textShow = '', disabled = false, layoutTexts = [] }) => [
    ...[id, name, description, photos, textShow, disabled, layoutTexts],
  ])
  return JSON.stringify([plain, cover, coverStyle, coverTitle, spare, failed, drag, previewTime, coverHighData])
}
