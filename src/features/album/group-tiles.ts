import type { AlbumGroup, AlbumPhoto } from '../../../domain/album/album.ts'
import { insertedBetween } from '../../../domain/album/album-edit.ts'
import type { PhotoId } from '../../../domain/ids.ts'
import type { QueuedPhoto } from '../../../machines/upload-queue/upload-queue.types.ts'

/** One place in a group's grid: a photo of the album, one on its way, or one that has just changed from this to that. */
export interface GroupTile {
  /** Stays the same while a photo on its way becomes a photo of the album, so that its place on the screen does too. */
  readonly id: string
  readonly photo: AlbumPhoto | null
  readonly upload: QueuedPhoto | null
}

const ON_THE_WAY: readonly QueuedPhoto['phase'][] = [
  'queued',
  'checking',
  'ready',
  'sending',
  'processing',
  'paused',
  'signed out',
]

/** The grid of a group: its photos, and among them those on their way, where they will be. */
export function groupTiles(
  group: Pick<AlbumGroup, 'id' | 'photos'>,
  uploads: readonly QueuedPhoto[],
  inAlbum: ReadonlySet<PhotoId>,
): readonly GroupTile[] {
  const own = uploads.filter(({ groupId }) => groupId === group.id)
  // Of a photo that was picked twice the first one counts.
  const safe = [...uploads].reverse().flatMap((upload) => (upload.photo ? [[upload.photo.id, upload] as const] : []))
  const uploadOf = new Map(safe)
  const kept = group.photos.map((photo): GroupTile => {
    const upload = uploadOf.get(photo.id) ?? null
    return { id: upload?.uploadId ?? photo.id, photo, upload }
  })
  const placed = new Set(kept.map(({ id }) => id))
  const isPlaced = ({ uploadId }: QueuedPhoto) => placed.has(uploadId)
  return own.reduce<readonly GroupTile[]>((tiles, upload, at) => {
    const isComing = upload.phase === 'uploaded' ? isBetween(upload, inAlbum) : ON_THE_WAY.includes(upload.phase)
    if (!isComing) {
      return tiles
    }
    const after = own.slice(0, at).findLast(isPlaced)?.uploadId
    const before = own.slice(at + 1).find(isPlaced)?.uploadId
    placed.add(upload.uploadId)
    return insertedBetween(tiles, { id: upload.uploadId, photo: null, upload }, { after, before })
  }, kept)
}

/** Safe, and about to be put into the album. */
function isBetween({ photo }: QueuedPhoto, inAlbum: ReadonlySet<PhotoId>): boolean {
  return photo !== null && !inAlbum.has(photo.id)
}

/** Whether this photo was picked twice, and the other one is safe: the album keeps one of them. */
export function isPickedTwice(uploads: readonly QueuedPhoto[], { uploadId, photo }: QueuedPhoto): boolean {
  const first = uploads.find((upload) => photo !== null && upload.photo?.id === photo.id)
  return first !== undefined && first.uploadId !== uploadId
}

/** The photos that were picked next to this one and are safe already. */
export function safeNeighbours(
  uploads: readonly QueuedPhoto[],
  uploadId: string,
): { after?: PhotoId; before?: PhotoId } {
  const at = uploads.findIndex((upload) => upload.uploadId === uploadId)
  const isSafe = ({ groupId, photo }: QueuedPhoto) => groupId === uploads[at]?.groupId && photo !== null
  const after = uploads.slice(0, at).findLast(isSafe)?.photo?.id
  const before = uploads.slice(at + 1).find(isSafe)?.photo?.id
  return { ...(after ? { after } : {}), ...(before ? { before } : {}) }
}
