import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { AlbumEdit } from '../../domain/album/album-edit.ts'
import type { AlbumId, GroupId } from '../../domain/ids.ts'

/** A picked photo as this phone remembers it; its bytes lie in `chunks`, as far as there was room. */
export interface KeptPhoto {
  readonly uploadId: string
  readonly aid: AlbumId
  readonly groupId: GroupId
  readonly fileName: string
  readonly bytes: number
  readonly type: string
  readonly lastModified: number
  /** md5 of the first 64 KB: finds the photo again when it is picked a second time. */
  readonly headHash: string
  /** Place in the order of all picks on this phone. */
  readonly place: number
  /** How many chunks make the whole photo; 0 while it is not staged. */
  readonly chunks: number
}

interface PhoneSchema extends DBSchema {
  readonly photos: { readonly key: string; readonly value: KeptPhoto; readonly indexes: { readonly aid: string } }
  /** Bytes are kept as array buffers: some browsers lose blobs. */
  readonly chunks: { readonly key: [string, number]; readonly value: ArrayBuffer }
  readonly albums: { readonly key: string; readonly value: readonly AlbumEdit[] }
}

export type PhoneStore = IDBPDatabase<PhoneSchema>

/** The storage of this phone, opened at the first use. A failed opening is tried again by the next use. */
export function phoneStore(): () => Promise<PhoneStore> {
  let opening: Promise<PhoneStore> | undefined
  return () => {
    opening ??= open().catch((fault: unknown) => {
      opening = undefined
      throw fault
    })
    return opening
  }
}

function open(): Promise<PhoneStore> {
  return openDB<PhoneSchema>('keepsake-photos', 1, {
    upgrade: (database) => {
      database.createObjectStore('photos', { keyPath: 'uploadId' }).createIndex('aid', 'aid')
      database.createObjectStore('chunks')
      database.createObjectStore('albums')
    },
  })
}
