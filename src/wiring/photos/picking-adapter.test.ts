import { expect, test, vi } from 'vitest'
import { type AlbumId, asId, type GroupId } from '../../../domain/ids.ts'
import { BytesGone } from '../../../machines/faults.ts'
import { generatePhoto } from '../../../tests/support/builders/generate-photos.ts'
import type { PickedPhotos, PickedRecord } from '../stored/picked-photos.ts'
import type { PhotoReader } from './photo-reader.ts'
import { startOf } from './photo-worker/start-of.ts'
import { pickingPorts } from './picking-adapter.ts'

const aid = asId<AlbumId>('a1')
const groupId = asId<GroupId>('g1')
const analyses = { storeLocation: () => Promise.resolve() }
const reader: PhotoReader = {
  check: () => Promise.resolve({ kind: 'accepted', format: 'jpeg', isLikelyShrunk: false }),
  starts: (files) => Promise.all(files.map((file) => startOf(file).catch(() => null))),
  compress: () => Promise.resolve(undefined),
  hash: () => Promise.resolve(''),
  glance: () => Promise.resolve(undefined),
  look: () => Promise.resolve(undefined),
  place: () => Promise.resolve({}),
  dispose: () => undefined,
}

/** The phone's storage as a map; `room` false: it is full. */
function aStore(room = true) {
  const records = new Map<string, PickedRecord>()
  const bytes = new Map<string, Blob>()
  const store: PickedPhotos = {
    note: async (noted) => {
      for (const record of noted) {
        records.set(record.uploadId, record)
      }
    },
    stage: async ({ uploadId }, file) => {
      if (room) {
        bytes.set(uploadId, file)
      }
      return room
    },
    find: async (uploadId) => records.get(uploadId),
    ofAlbum: async () => [...records.values()].sort((a, b) => a.place - b.place),
    read: async (uploadId) => {
      const record = records.get(uploadId)
      const found = bytes.get(uploadId)
      if (!record || !found) {
        throw new BytesGone(uploadId)
      }
      return new File([found], record.fileName)
    },
    removeAlbum: async () => records.clear(),
    remove: async (uploadId) => {
      records.delete(uploadId)
      bytes.delete(uploadId)
    },
  }
  return { store, records, bytes }
}

async function aPhoto(name: string, takenAt?: number): Promise<File> {
  const bytes = await generatePhoto({
    ...{ width: 64, height: 48, seed: name.length, format: 'jpeg' },
    ...(takenAt === undefined ? {} : { takenAt }),
  })
  return new File([new Uint8Array(bytes)], name)
}

const unreadable = (name: string) =>
  Object.assign(new File([], name), { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) })

test('a pick comes back in the order in which the photos were taken, and so it is found after a reload', async () => {
  const { store } = aStore()
  const picking = pickingPorts({ reader, analyses, store })
  const noon = Date.UTC(2026, 4, 3, 12)
  const files = [await aPhoto('noon.jpg', noon), await aPhoto('chat.jpg'), await aPhoto('dawn.jpg', noon - 1e7)]
  const names = (photos: readonly { readonly fileName: string }[]) => photos.map(({ fileName }) => fileName)
  expect(names(await picking.pick(aid, groupId, files))).toEqual(['dawn.jpg', 'chat.jpg', 'noon.jpg'])
  expect(names(await pickingPorts({ reader, analyses, store }).left(aid))).toEqual(['dawn.jpg', 'chat.jpg', 'noon.jpg'])
})

test('leaving is safe as soon as every byte is on the phone, and when the album has the photo', async () => {
  const roomy = pickingPorts({ reader, analyses, store: aStore().store })
  await roomy.pick(aid, groupId, [await aPhoto('a.jpg')])
  await vi.waitFor(() => expect(roomy.onlyHere()).toBe(false))

  const full = pickingPorts({ reader, analyses, store: aStore(false).store })
  const [photo] = await full.pick(aid, groupId, [await aPhoto('a.jpg')])
  expect(full.onlyHere()).toBe(true)
  await full.release(photo?.uploadId ?? '')
  expect(full.onlyHere()).toBe(false)
})

test('bytes outlive the page; a photo that found no room is asked for again, and only that very photo is taken', async () => {
  const { store } = aStore(false)
  const file = await aPhoto('a.jpg')
  const [photo] = await pickingPorts({ reader, analyses, store }).pick(aid, groupId, [file])
  const uploadId = photo?.uploadId ?? ''
  const later = pickingPorts({ reader, analyses, store })
  await expect(later.file(uploadId)).rejects.toThrow(BytesGone)
  expect(await later.pickAgain(uploadId, await aPhoto('other name.jpg'))).toBe(false)
  expect(await later.pickAgain(uploadId, file)).toBe(true)
  expect((await later.file(uploadId)).size).toBe(file.size)
})

test('a released photo leaves nothing on the phone', async () => {
  const { store, records, bytes } = aStore()
  const picking = pickingPorts({ reader, analyses, store })
  const [photo] = await picking.pick(aid, groupId, [await aPhoto('a.jpg')])
  await picking.release(photo?.uploadId ?? '')
  expect([records.size, bytes.size]).toEqual([0, 0])
})

test('a small picture is made of the picker’s file, and of the copy once the picker has let go of that', async () => {
  const { store } = aStore()
  const [live, later] = [await aPhoto('a.jpg'), await aPhoto('b.jpg')]
  const seen: Blob[] = []
  const glance = async (file: Blob) => {
    seen.push(file)
    await file.slice(0, 1).arrayBuffer()
    return { width: 1, height: 1, thumbnail: file }
  }
  const picking = pickingPorts({ reader: { ...reader, glance }, analyses, store })
  const ids = (await picking.pick(aid, groupId, [live, later])).map(({ uploadId }) => uploadId)
  await vi.waitFor(() => expect(picking.onlyHere()).toBe(false))
  vi.spyOn(later, 'slice').mockImplementation(() => {
    throw new DOMException('the picker has let go', 'NotFoundError')
  })
  const shown = await Promise.all(ids.map((uploadId) => picking.thumbnail(uploadId)))
  expect(shown.map((address) => address?.startsWith('blob:'))).toEqual([true, true])
  expect(seen.map((file) => [live, later].indexOf(file as File)).sort()).toEqual([-1, 0, 1])
})

test('one file that cannot be read: nothing of the pick is taken in', async () => {
  const { store, records } = aStore()
  const files = [await aPhoto('a.jpg'), unreadable('b.jpg')]
  await expect(pickingPorts({ reader, analyses, store }).pick(aid, groupId, files)).rejects.toThrow(BytesGone)
  expect(records.size).toBe(0)
})

test('B§7 photos of the messenger’s own picker are taken in by name, and found again after a reload', async () => {
  const { store } = aStore()
  const picking = pickingPorts({ reader, analyses, store })
  const picked = await picking.pickFromMessenger(aid, groupId, [
    { localId: 'wxLocal://1', serverId: 'media-1' },
    { localId: 'wxLocal://2', serverId: 'media-2' },
  ])
  const ids = picked.map(({ uploadId }) => uploadId)
  expect(picked.map(({ fileName, bytes }) => [/^wx-.{8}\.jpg$/.test(fileName), bytes])).toEqual([
    [true, 0],
    [true, 0],
  ])
  const later = pickingPorts({ reader, analyses, store })
  expect([
    await later.messengerPhoto(ids[1] ?? ''),
    await later.messengerPhoto('another'),
    (await later.left(aid)).map(({ uploadId }) => uploadId),
    await picking.thumbnail(ids[0] ?? ''),
    picking.onlyHere(),
  ]).toEqual([{ localId: 'wxLocal://2', serverId: 'media-2' }, undefined, ids, undefined, false])
})
