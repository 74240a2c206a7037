import type { CoverStyle } from '../cover-style.ts'
import type { GroupId, PhotoId } from '../ids.ts'
import { assertNever } from '../never.ts'
import type { Album, AlbumGroup, AlbumPhoto } from './album.ts'
import type { TextShow } from './group-text.ts'

/** One change that a shopper makes to an album. Ids come from whoever makes the change, so it can be made again elsewhere. */
export type AlbumEdit =
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'add-group'; readonly id: GroupId; readonly title: string }
  /** Names only what the shopper changed: made again on a newer album, the other stays as somebody wrote it there. */
  | {
      readonly kind: 'describe-group'
      readonly id: GroupId
      readonly title?: string
      readonly description?: string
      readonly textShow?: TextShow
      readonly disabled?: boolean
      readonly layoutTexts?: readonly string[]
    }
  /** The photos of the group move to the one before it, or behind it when it was the first. */
  | { readonly kind: 'remove-group'; readonly id: GroupId }
  /** `before` null: to the end of the group. */
  | {
      readonly kind: 'move-photos'
      readonly photoIds: readonly PhotoId[]
      readonly to: GroupId
      readonly before: PhotoId | null
    }
  | { readonly kind: 'remove-photos'; readonly photoIds: readonly PhotoId[] }
  /** A photo is safely stored. A group that is gone by now does not lose it: it goes to the last one. */
  | {
      readonly kind: 'keep-photo'
      readonly photo: AlbumPhoto
      readonly groupId: GroupId
      /** Photos that were picked next to it and are safe already: uploads end in any order, the album keeps the picked one. */
      readonly after?: PhotoId
      readonly before?: PhotoId
    }
  | { readonly kind: 'choose-cover'; readonly photoIds: readonly PhotoId[] }
  /** Which cover its books have, and what stands on it; names only what the shopper changed. */
  | { readonly kind: 'style-cover'; readonly style?: CoverStyle; readonly title?: string }
  /** The picture of a photo did not load (A§8 errorCode -1), or does again. */
  | { readonly kind: 'mark-photos'; readonly photoIds: readonly PhotoId[]; readonly failed: boolean }
  /** Photos stay in the album, but no design takes them by itself (`spare`), or does again. */
  | { readonly kind: 'spare-photos'; readonly photoIds: readonly PhotoId[]; readonly spare: boolean }

const KINDS: Readonly<Record<AlbumEdit['kind'], true>> = {
  ...{ rename: true, 'add-group': true, 'describe-group': true, 'remove-group': true, 'move-photos': true },
  ...{ 'remove-photos': true, 'keep-photo': true, 'choose-cover': true, 'style-cover': true, 'mark-photos': true },
  'spare-photos': true,
}

/** Whether something stored is a change that this version knows; of another version's nobody can say what it means. */
export function isAlbumEdit(stored: unknown): stored is AlbumEdit {
  const kind: unknown = Reflect.get(Object(stored), 'kind')
  return typeof kind === 'string' && Object.hasOwn(KINDS, kind)
}

/**
 * The album with one change made. A change that names what is no longer there changes nothing, so that changes
 * can be made again on a newer album (readings 4) without asking.
 */
export function applyAlbumEdit(album: Album, edit: AlbumEdit): Album {
  switch (edit.kind) {
    case 'rename':
      return { ...album, name: edit.name }
    case 'add-group':
      return album.groups.some((group) => group.id === edit.id)
        ? album
        : { ...album, groups: [...album.groups, { id: edit.id, title: edit.title, description: '', photos: [] }] }
    case 'describe-group':
      return withGroups(album, (group) => (group.id === edit.id ? described(group, edit) : group))
    case 'remove-group':
      return withoutGroup(album, edit.id)
    case 'move-photos':
      return withPhotosMoved(album, edit)
    case 'remove-photos':
      return {
        ...withGroups(album, (group) => ({
          ...group,
          photos: group.photos.filter((photo) => !edit.photoIds.includes(photo.id)),
        })),
        coverPhotos: album.coverPhotos.filter((photo) => !edit.photoIds.includes(photo.id)),
        ...(album.spare ? { spare: album.spare.filter((id) => !edit.photoIds.includes(id)) } : {}),
        ...(album.failed ? { failed: album.failed.filter((id) => !edit.photoIds.includes(id)) } : {}),
        ...(album.damaged ? { damaged: album.damaged.filter((id) => !edit.photoIds.includes(id)) } : {}),
      }
    case 'keep-photo':
      return withPhotoStored(album, edit)
    case 'choose-cover': {
      const photos = photosOfAlbum(album)
      return {
        ...album,
        coverPhotos: edit.photoIds.flatMap((id) => photos.filter((photo) => photo.id === id).slice(0, 1)),
      }
    }
    case 'style-cover':
      return {
        ...album,
        ...(edit.style ? { coverStyle: edit.style } : {}),
        ...(edit.title === undefined ? {} : { coverTitle: edit.title }),
      }
    case 'spare-photos':
      return { ...album, spare: listed(album, album.spare, edit.photoIds, edit.spare) }
    case 'mark-photos':
      return { ...album, failed: listed(album, album.failed, edit.photoIds, edit.failed) }
    default:
      return assertNever(edit)
  }
}

/** `list` with these photos of the album at its end, or without them. */
function listed(
  album: Album,
  list: readonly PhotoId[] = [],
  photoIds: readonly PhotoId[],
  stand: boolean,
): readonly PhotoId[] {
  const others = list.filter((id) => !photoIds.includes(id))
  const known = photosOfAlbum(album).flatMap(({ id }) => (photoIds.includes(id) ? [id] : []))
  return stand ? [...others, ...known] : others
}

function described(
  { disabled: wasDisabled, layoutTexts: texts = [], ...group }: AlbumGroup,
  { title, description, textShow, disabled = wasDisabled ?? false, layoutTexts = texts }: GroupWords,
): AlbumGroup {
  return {
    ...group,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(textShow === undefined ? {} : { textShow }),
    ...(disabled ? { disabled } : {}),
    ...(layoutTexts.length > 0 ? { layoutTexts } : {}),
  }
}

type GroupWords = Extract<AlbumEdit, { kind: 'describe-group' }>

/** The photos that a design takes by itself, in the shopper's order. */
export function designedPhotosOf(album: Pick<Album, 'groups' | 'spare' | 'failed' | 'damaged'>): readonly AlbumPhoto[] {
  return photosOfAlbum({ groups: album.groups.filter(({ disabled }) => !disabled) }).filter(
    ({ id }) => !album.spare?.includes(id) && !album.failed?.includes(id) && !album.damaged?.includes(id),
  )
}

/** All photos of an album, in the shopper's order. */
export function photosOfAlbum(album: Pick<Album, 'groups'>): readonly AlbumPhoto[] {
  return album.groups.flatMap((group) => group.photos)
}

function withGroups(album: Album, change: (group: AlbumGroup) => AlbumGroup): Album {
  return { ...album, groups: album.groups.map(change) }
}

function withoutGroup(album: Album, id: GroupId): Album {
  const at = album.groups.findIndex((group) => group.id === id)
  const gone = album.groups[at]
  if (!gone || album.groups.length === 1) {
    return album
  }
  const heir = album.groups[at === 0 ? 1 : at - 1]?.id
  return {
    ...album,
    groups: album.groups
      .filter((group) => group.id !== id)
      .map((group) => {
        if (group.id !== heir) {
          return group
        }
        const photos = at === 0 ? [...gone.photos, ...group.photos] : [...group.photos, ...gone.photos]
        return { ...group, photos }
      }),
  }
}

function withPhotosMoved(album: Album, edit: Extract<AlbumEdit, { kind: 'move-photos' }>): Album {
  const moving = photosOfAlbum(album).filter((photo) => edit.photoIds.includes(photo.id))
  if (moving.length === 0 || !album.groups.some((group) => group.id === edit.to)) {
    return album
  }
  return withGroups(album, (group) => {
    const staying = group.photos.filter((photo) => !edit.photoIds.includes(photo.id))
    if (group.id !== edit.to) {
      return { ...group, photos: staying }
    }
    const found = staying.findIndex((photo) => photo.id === edit.before)
    const at = found === -1 ? staying.length : found
    return { ...group, photos: [...staying.slice(0, at), ...moving, ...staying.slice(at)] }
  })
}

function withPhotoStored(
  album: Album,
  { photo, groupId, after, before }: Extract<AlbumEdit, { kind: 'keep-photo' }>,
): Album {
  if (photosOfAlbum(album).some((known) => known.id === photo.id)) {
    return album
  }
  const home = album.groups.find((group) => group.id === groupId) ?? album.groups.at(-1)
  if (!home) {
    return { ...album, groups: [{ id: groupId, title: '', description: '', photos: [photo] }] }
  }
  const photos = insertedBetween(home.photos, photo, { after, before })
  return withGroups(album, (group) => (group === home ? { ...group, photos } : group))
}

/** The list with `item` behind `after`; where that is not in it, in front of `before`; else at the end. */
export function insertedBetween<Item extends { readonly id: string }>(
  list: readonly Item[],
  item: Item,
  { after, before }: { readonly after: string | undefined; readonly before: string | undefined },
): readonly Item[] {
  const behind = list.findIndex(({ id }) => id === after) + 1
  const inFront = list.findIndex(({ id }) => id === before)
  const at = behind > 0 ? behind : inFront === -1 ? list.length : inFront
  return [...list.slice(0, at), item, ...list.slice(at)]
}
