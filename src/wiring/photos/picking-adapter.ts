import type { AlbumId, GroupId } from '../../../domain/ids.ts'
import { datedPhotos, inPickOrder } from '../../../domain/photo/dated-photos.ts'
import { BytesGone } from '../../../machines/faults.ts'
import { limited } from '../../lib/limited.ts'
import { newId } from '../../lib/new-id.ts'
import type { PickingPorts } from '../../ports/album-ports.ts'
import type { MessengerPhoto } from '../../ports/messenger-port.ts'
import type { PickedPhotos, PickedRecord } from '../stored/picked-photos.ts'
import type { StoredAnalyses } from '../stored/stored-analyses.ts'
import type { PhotoReader } from './photo-reader.ts'
import type { PhotoStart } from './photo-worker/start-of.ts'

/** Photos between the picker and the album, on this phone. */
export interface Picking extends PickingPorts {
  /** The bytes of a photo: the picker's file while it lives, else the copy. @throws BytesGone */
  file(uploadId: string): Promise<File>
  /** How the messenger calls a photo that was picked inside it. */
  messengerPhoto(uploadId: string): Promise<MessengerPhoto | undefined>
}

interface PickingWorld {
  readonly reader: PhotoReader
  readonly store: PickedPhotos
  /** Keeps where photos were taken, on this phone. */
  readonly analyses: Pick<StoredAnalyses, 'storeLocation'>
}

/**
 * A file of the picker is used while this page lives; its bytes are copied into the phone's storage behind that, so
 * that a reload goes on with them. A photo that found no room there is remembered by its name: after a reload it is
 * asked for again.
 */
export function pickingPorts({ reader, store, analyses }: PickingWorld): Picking {
  const live = new Map<string, File>()
  const inMessenger = new Map<string, MessengerPhoto | undefined>()
  /** Photos whose bytes no reload would find again. */
  const pageOnly = new Set<string>()
  const thumbnails = new Map<string, Promise<string | undefined>>()
  const stageOne = limited(1)

  const file = async (uploadId: string): Promise<File> => {
    const picked = live.get(uploadId)
    const found = picked && (await isReadable(picked)) ? picked : await store.read(uploadId)
    live.set(uploadId, found)
    return found
  }

  /** @throws BytesGone */
  const startsOf = async (files: readonly File[]): Promise<readonly PickedStart[]> => {
    const starts = await reader.starts(files)
    return files.map((picked, at) => {
      const start = starts[at]
      if (!start) {
        throw new BytesGone(`${picked.name} cannot be read`)
      }
      return { picked, ...start }
    })
  }

  /** The picker's handle is asked first, and looked at only when it gave nothing: a look is a journey of its own. */
  const glanceAt = async (uploadId: string) => {
    const picked = live.get(uploadId)
    const seen = picked && (await orNothing(reader.glance(picked)))
    return seen || (picked && (await isReadable(picked))) ? seen : await reader.glance(await file(uploadId))
  }

  const stage = (record: PickedRecord, picked: File): void => {
    // No room, or a browser that keeps nothing: the picker's file serves while the page is open, and afterwards the
    // photo is asked for again by its name.
    pageOnly.add(record.uploadId)
    stageOne(() => store.stage(record, picked)).then(
      (isStaged) => isStaged && pageOnly.delete(record.uploadId),
      () => undefined,
    )
  }

  /** One after the other, behind everything else: places are a comfort of titles. */
  const keepPlaces = async (aid: AlbumId, starts: readonly PickedStart[]) => {
    for (const { picked, takenAt, position } of starts) {
      const place = position && (await orNothing(reader.place(position)))
      if (place?.country || place?.city) {
        await analyses.storeLocation({ aid, fileName: picked.name, takenAt: takenAt ?? 0, place })
      }
    }
  }

  return {
    file,
    async pick(aid, groupId, files) {
      const starts = await startsOf(files)
      const seen = inPickOrder(ordered(starts))
      void keepPlaces(aid, starts)
      const taken = seen.map((one, at) => ({ picked: one.picked, record: recordOf({ aid, groupId, at, ...one }) }))
      for (const { picked, record } of taken) {
        live.set(record.uploadId, picked)
      }
      await orNothing(store.note(taken.map(({ record }) => record)))
      for (const { picked, record } of taken) {
        stage(record, picked)
      }
      void navigator.storage?.persist?.()
      return taken.map(({ record: { uploadId, fileName, bytes } }) => ({ uploadId, fileName, bytes }))
    },
    async pickFromMessenger(aid, groupId, picked) {
      const records = picked.map((messenger, at) => messengerRecord({ aid, groupId, at, messenger }))
      for (const { uploadId, messenger } of records) {
        inMessenger.set(uploadId, messenger)
      }
      await orNothing(store.note(records))
      return records.map(({ uploadId, fileName, bytes }) => ({ uploadId, fileName, bytes }))
    },
    async messengerPhoto(uploadId) {
      if (!inMessenger.has(uploadId) && !live.has(uploadId)) {
        inMessenger.set(uploadId, (await orNothing(store.find(uploadId)))?.messenger)
      }
      return inMessenger.get(uploadId)
    },
    async pickAgain(uploadId, picked) {
      const record = await orNothing(store.find(uploadId))
      if (
        !record ||
        record.messenger ||
        record.bytes !== picked.size ||
        record.head !== (await startsOf([picked]))[0]?.head
      ) {
        return false
      }
      live.set(uploadId, picked)
      thumbnails.delete(uploadId)
      stage(record, picked)
      return true
    },
    thumbnail(uploadId) {
      if (inMessenger.get(uploadId)) {
        return Promise.resolve(undefined)
      }
      const made =
        thumbnails.get(uploadId) ??
        glanceAt(uploadId).then((seen) => (seen?.thumbnail ? URL.createObjectURL(seen.thumbnail) : undefined))
      thumbnails.set(uploadId, made)
      return made
    },
    async release(uploadId) {
      live.delete(uploadId)
      inMessenger.delete(uploadId)
      pageOnly.delete(uploadId)
      const made = thumbnails.get(uploadId)
      thumbnails.delete(uploadId)
      const address = made && (await orNothing(made))
      if (address) {
        URL.revokeObjectURL(address)
      }
      await orNothing(store.remove(uploadId))
    },
    onlyHere: () => pageOnly.size > 0,
    async left(aid) {
      const records = (await orNothing(store.ofAlbum(aid))) ?? []
      return records.map(({ uploadId, fileName, bytes, groupId }) => ({ uploadId, fileName, bytes, groupId }))
    },
  }
}

interface PickedStart extends PhotoStart {
  readonly picked: File
}

/** Photos of a chat have no date of the camera: their name, or else the file, says when they came. */
function ordered(starts: readonly PickedStart[]): readonly PickedStart[] {
  const now = Date.now()
  return datedPhotos(
    starts.map((start) => ({ ...start, fileName: start.picked.name, modified: start.picked.lastModified })),
    now,
  )
}

interface Taken extends PickedStart {
  readonly aid: AlbumId
  readonly groupId: GroupId
  readonly at: number
}

function recordOf({ aid, groupId, picked, head, at }: Taken): PickedRecord {
  const { name: fileName, size: bytes, type } = picked
  return { uploadId: newId(), fileName, bytes, aid, groupId, type, place: Date.now() + at / 1000, parts: 0, head }
}

/** A photo whose bytes lie with the messenger: its name is all that this phone has. */
function messengerRecord(of: {
  readonly aid: AlbumId
  readonly groupId: GroupId
  readonly at: number
  readonly messenger: MessengerPhoto
}): PickedRecord {
  const { aid, groupId, at, messenger } = of
  const uploadId = newId()
  const place = Date.now() + at / 1000
  return {
    ...{ uploadId, aid, groupId, place, messenger },
    ...{ fileName: `wx-${uploadId.slice(0, 8)}.jpg`, bytes: 0, type: 'image/jpeg', parts: 0, head: '' },
  }
}

/** The picker's handle of a file can die while the page lives; one byte tells. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    // Dead: the copy in the phone's storage is used instead.
    return false
  }
}

/** What the phone's storage answers; nothing when this browser keeps nothing. */
async function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch {
    // A private window or a full phone: the page itself holds the photos while it is open.
    return undefined
  }
}
