import { md5 } from 'hash-wasm'
import type { AlbumId } from '../../domain/ids.ts'
import { UPLOAD_LIMITS } from '../../domain/upload/upload-limits.ts'
import { BytesGone } from '../../machines/faults.ts'
import type { PickingPorts } from '../album-ports.ts'
import { newId } from '../new-id.ts'
import type { KeptPhoto, PhoneStore } from './phone-store.ts'
import type { PhotoReader } from './photo-reader.ts'

/** At most so much of the phone is filled with photos that are on their way. */
const BUDGET_BYTES = 300 * 1024 * 1024
const BUDGET_SHARE = 0.4

/** So many bytes of its beginning tell a photo from others of the same name and size. */
const HEAD_BYTES = 64 * 1024

type Store = () => Promise<PhoneStore>

/** Every key of the chunks of one photo lies between these. */
const chunksOf = (uploadId: string) => IDBKeyRange.bound([uploadId, 0], [uploadId, Number.MAX_SAFE_INTEGER])

export interface PhotoShelf extends PickingPorts {
  /** The bytes of a picked photo. @throws BytesGone when this phone no longer has them. */
  file(uploadId: string): Promise<File>
}

/**
 * Photos between the picker and the album.
 *
 * A file of the picker is used while this page lives; its bytes are copied into the phone's storage behind that, so
 * that a reload goes on with them. A photo that found no room there is remembered without its bytes: after a reload it
 * is asked for again.
 */
export function photoShelf({ store, reader }: { readonly store: Store; readonly reader: PhotoReader }): PhotoShelf {
  const files = new Map<string, File>()
  const thumbnails = new Map<string, Promise<string | undefined>>()
  let staging: Promise<unknown> = Promise.resolve()

  const shelf: PhotoShelf = {
    pick: async (aid, groupId, picked) => {
      const now = Date.now()
      const kept = await Promise.all(picked.map((file, at) => keptFrom({ aid, groupId, file, place: now + at / 1000 })))
      await remember(store, kept)
      for (const [at, photo] of kept.entries()) {
        const file = picked[at]
        if (file) {
          files.set(photo.uploadId, file)
          staging = staging.then(() => stage(store, photo, file))
        }
      }
      void navigator.storage?.persist?.()
      return kept.map(({ uploadId, fileName, bytes }) => ({ uploadId, fileName, bytes }))
    },
    pickAgain: async (uploadId, file) => {
      const known = await find(store, uploadId)
      if (!known || known.bytes !== file.size || known.headHash !== (await headHash(file))) {
        return false
      }
      files.set(uploadId, file)
      staging = staging.then(() => stage(store, known, file))
      return true
    },
    thumbnail: (uploadId) => {
      const made = thumbnails.get(uploadId) ?? makeThumbnail(shelf, reader, uploadId)
      thumbnails.set(uploadId, made)
      return made
    },
    release: async (uploadId) => {
      files.delete(uploadId)
      const address = await thumbnails.get(uploadId)
      thumbnails.delete(uploadId)
      if (address) {
        URL.revokeObjectURL(address)
      }
      await forget(store, uploadId)
    },
    left: async (aid) => {
      const photos = await listed(store, aid)
      return photos
        .sort((a, b) => a.place - b.place)
        .map(({ uploadId, fileName, bytes, groupId }) => ({ uploadId, fileName, bytes, groupId }))
    },
    file: async (uploadId) => {
      const held = files.get(uploadId)
      const file = held && (await isAlive(held)) ? held : await rebuilt(store, uploadId)
      files.set(uploadId, file)
      return file
    },
  }
  return shelf
}

interface Picked extends Pick<KeptPhoto, 'aid' | 'groupId' | 'place'> {
  readonly file: File
}

async function keptFrom({ aid, groupId, file, place }: Picked): Promise<KeptPhoto> {
  const { name, size, type, lastModified } = file
  return {
    ...{ uploadId: newId(), aid, groupId, fileName: name, bytes: size, type, lastModified },
    ...{ headHash: await headHash(file), place, chunks: 0 },
  }
}

async function headHash(file: File): Promise<string> {
  return md5(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
}

async function remember(store: Store, photos: readonly KeptPhoto[]): Promise<void> {
  try {
    const transaction = (await store()).transaction('photos', 'readwrite', { durability: 'strict' })
    await Promise.all([...photos.map((photo) => transaction.store.put(photo)), transaction.done])
  } catch {
    // This browser keeps nothing (a private window, a full phone): the page itself holds the photos while it is open.
  }
}

/** Copies the bytes of one photo, as long as the budget lasts. */
async function stage(store: Store, photo: KeptPhoto, file: File): Promise<void> {
  try {
    const base = await store()
    if (!(await base.get('photos', photo.uploadId)) || !(await hasRoom(base, file.size))) {
      return
    }
    const count = Math.ceil(file.size / UPLOAD_LIMITS.partBytes)
    for (let at = 0; at < count; at++) {
      const from = at * UPLOAD_LIMITS.partBytes
      const chunk = await file.slice(from, from + UPLOAD_LIMITS.partBytes).arrayBuffer()
      await base.put('chunks', chunk, [photo.uploadId, at])
    }
    const transaction = base.transaction(['photos', 'chunks'], 'readwrite', { durability: 'strict' })
    // It may have become safe while it was copied: then nothing of it stays.
    if (await transaction.objectStore('photos').get(photo.uploadId)) {
      await transaction.objectStore('photos').put({ ...photo, chunks: count })
    } else {
      await transaction.objectStore('chunks').delete(chunksOf(photo.uploadId))
    }
    await transaction.done
  } catch {
    // No room, or the picker's file has died: the photo stays without a copy and is asked for again after a reload.
  }
}

async function hasRoom(base: PhoneStore, bytes: number): Promise<boolean> {
  const staged = (await base.getAll('photos')).filter(({ chunks }) => chunks > 0)
  const used = staged.reduce((sum, photo) => sum + photo.bytes, 0)
  const quota = (await navigator.storage?.estimate?.())?.quota ?? BUDGET_BYTES / BUDGET_SHARE
  return used + bytes <= Math.min(BUDGET_BYTES, quota * BUDGET_SHARE)
}

async function rebuilt(store: Store, uploadId: string): Promise<File> {
  const photo = await find(store, uploadId)
  if (!photo || photo.chunks === 0) {
    throw new BytesGone(`the bytes of ${photo?.fileName ?? uploadId} are not on this phone`)
  }
  const chunks = await (await store()).getAll('chunks', chunksOf(uploadId))
  const file = new File(chunks, photo.fileName, { type: photo.type, lastModified: photo.lastModified })
  if (file.size !== photo.bytes) {
    throw new BytesGone(`${photo.fileName} is not whole on this phone`)
  }
  return file
}

/** The picker's handle of a file can die while the page lives, for example when the phone clears its memory. */
async function isAlive(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    // Dead: the copy in the phone's storage is used instead.
    return false
  }
}

async function makeThumbnail(shelf: PhotoShelf, reader: PhotoReader, uploadId: string): Promise<string | undefined> {
  try {
    const glance = await reader.glance(await shelf.file(uploadId))
    return glance?.thumbnail && URL.createObjectURL(glance.thumbnail)
  } catch {
    // A photo that cannot be shown here is shown by its name; its upload says what is wrong with it.
    return undefined
  }
}

async function find(store: Store, uploadId: string): Promise<KeptPhoto | undefined> {
  try {
    return await (await store()).get('photos', uploadId)
  } catch {
    // A browser that keeps nothing has kept no photo.
    return undefined
  }
}

async function listed(store: Store, aid: AlbumId): Promise<KeptPhoto[]> {
  try {
    return await (await store()).getAllFromIndex('photos', 'aid', aid)
  } catch {
    // A browser that keeps nothing has kept no photo.
    return []
  }
}

async function forget(store: Store, uploadId: string): Promise<void> {
  try {
    const transaction = (await store()).transaction(['photos', 'chunks'], 'readwrite')
    await transaction.objectStore('photos').delete(uploadId)
    await transaction.objectStore('chunks').delete(chunksOf(uploadId))
    await transaction.done
  } catch {
    // What was not kept needs no forgetting; what stays is forgotten when the album is opened and has the photo.
  }
}
