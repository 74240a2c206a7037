import { type DBSchema, openDB } from 'idb'
import type { AlbumId, GroupId } from '../../../domain/ids.ts'
import { UPLOAD_LIMITS } from '../../../domain/upload/upload-limits.ts'
import { BytesGone } from '../../../machines/faults.ts'
import type { PickedPhoto } from '../../../machines/upload/upload.types.ts'
import type { MessengerPhoto } from '../../ports/messenger-port.ts'
import { type ConnectionEnds, openedOnce } from './opened-once.ts'

/** One picked photo on this phone. Its bytes lie beside it in parts; Blobs are never stored, some browsers lose them. */
export interface PickedRecord extends PickedPhoto {
  readonly aid: AlbumId
  readonly groupId: GroupId
  readonly type: string
  /** Order of picking. */
  readonly place: number
  /** Parts that are on this phone; 0 until all of them are. */
  readonly parts: number
  /** md5 of the first bytes: tells the same photo when it is picked again. */
  readonly head: string
  /** Its bytes lie with the messenger. */
  readonly messenger?: MessengerPhoto
}

interface PickedSchema extends DBSchema {
  readonly photos: { readonly key: string; readonly value: PickedRecord; readonly indexes: { readonly aid: string } }
  readonly parts: { readonly key: [uploadId: string, part: number]; readonly value: ArrayBuffer }
}

/** At most so much of the phone is filled with photos that are on their way. */
const BUDGET_BYTES = 300 * 1024 * 1024
const BUDGET_SHARE = 0.4

/** Bytes of photos on their way, kept on this phone until the album has them. All but `read` @throws the browser's fault. */
export interface PickedPhotos {
  /** Notes photos at once; their bytes follow with `stage`. */
  note(records: readonly PickedRecord[]): Promise<void>
  /** Copies the bytes of a noted photo, as long as the budget lasts. `false`: there is no room for them. */
  stage(record: PickedRecord, file: Blob): Promise<boolean>
  find(uploadId: string): Promise<PickedRecord | undefined>
  /** In the order of picking. */
  ofAlbum(aid: AlbumId): Promise<readonly PickedRecord[]>
  /** @throws BytesGone */
  read(uploadId: string): Promise<File>
  remove(uploadId: string): Promise<void>
  /** The album is deleted: its photos are on their way nowhere. */
  removeAlbum(aid: AlbumId): Promise<void>
}

export function pickedPhotos(): PickedPhotos {
  const base = openedOnce(open)
  const hasSpace = async (bytes: number) => {
    const staged = (await (await base()).getAll('photos')).filter(({ parts }) => parts > 0)
    const used = staged.reduce((sum, photo) => sum + photo.bytes, 0)
    const quota = (await navigator.storage?.estimate?.())?.quota ?? BUDGET_BYTES / BUDGET_SHARE
    return used + bytes <= Math.min(BUDGET_BYTES, quota * BUDGET_SHARE)
  }
  return {
    note: async (records) => {
      const transaction = (await base()).transaction('photos', 'readwrite', { durability: 'strict' })
      await Promise.all(records.map((record) => transaction.store.put(record)))
      await transaction.done
    },
    stage: async (record, file) => {
      if (!(await hasSpace(file.size))) {
        return false
      }
      const database = await base()
      const count = Math.max(1, Math.ceil(file.size / UPLOAD_LIMITS.partBytes))
      for (let part = 0; part < count; part++) {
        const from = part * UPLOAD_LIMITS.partBytes
        const bytes = await file.slice(from, from + UPLOAD_LIMITS.partBytes).arrayBuffer()
        await database.put('parts', bytes, [record.uploadId, part])
      }
      const transaction = database.transaction(['photos', 'parts'], 'readwrite', { durability: 'strict' })
      // It may have become safe while it was copied: then nothing of it stays.
      if (await transaction.objectStore('photos').get(record.uploadId)) {
        await transaction.objectStore('photos').put({ ...record, parts: count })
      } else {
        await transaction.objectStore('parts').delete(partsOf(record.uploadId))
      }
      await transaction.done
      return true
    },
    find: async (uploadId) => (await base()).get('photos', uploadId),
    ofAlbum: async (aid) => {
      const records = await (await base()).getAllFromIndex('photos', 'aid', aid)
      return records.sort((a, b) => a.place - b.place)
    },
    read: async (uploadId) => {
      const database = await base()
      const record = await database.get('photos', uploadId)
      if (!record?.parts) {
        throw new BytesGone(`photo ${uploadId} is not on this phone`)
      }
      const bytes = await database.getAll('parts', partsOf(uploadId))
      const file = new File(bytes, record.fileName, { type: record.type })
      if (file.size !== record.bytes) {
        throw new BytesGone(`photo ${uploadId} is not whole on this phone`)
      }
      return file
    },
    remove: async (uploadId) => {
      const transaction = (await base()).transaction(['photos', 'parts'], 'readwrite')
      await transaction.objectStore('photos').delete(uploadId)
      await transaction.objectStore('parts').delete(partsOf(uploadId))
      await transaction.done
    },
    removeAlbum: async (aid) => {
      const transaction = (await base()).transaction(['photos', 'parts'], 'readwrite')
      for (const uploadId of await transaction.objectStore('photos').index('aid').getAllKeys(aid)) {
        await transaction.objectStore('photos').delete(uploadId)
        await transaction.objectStore('parts').delete(partsOf(uploadId))
      }
      await transaction.done
    },
  }
}

function partsOf(uploadId: string): IDBKeyRange {
  return IDBKeyRange.bound([uploadId, 0], [uploadId, Number.MAX_SAFE_INTEGER])
}

function open(ends: ConnectionEnds<PickedSchema>) {
  return openDB<PickedSchema>('keepsake-photos', 1, {
    ...ends,
    upgrade: (database) => {
      database.createObjectStore('photos', { keyPath: 'uploadId' }).createIndex('aid', 'aid')
      database.createObjectStore('parts')
    },
  })
}
