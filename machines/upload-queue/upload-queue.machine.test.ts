import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { type AlbumId, asId, type GroupId, type MerchantId, type UserId } from '../../domain/ids.ts'
import { fakeUploadQueuePorts } from '../../tests/support/browser/fake-ports.ts'
import { anAlbumPhoto } from '../../tests/support/builders/album-builders.ts'
import { statesOf, stilled, traverseMachine } from '../../tests/support/traverse-machine.ts'
import { BytesGone, NetworkLost } from '../faults.ts'
import { SignedOut } from '../signed-out.ts'
import type { PickedPhoto } from '../upload/upload.types.ts'
import { uploadQueueMachine } from './upload-queue.machine.ts'
import { type UploadQueuePorts, wireUploadQueue } from './upload-queue.ports.ts'
import { isQueueSignedOut, queuedPhotos, uploadProgressOf } from './upload-queue.selectors.ts'

const groupId = asId<GroupId>('g0')
const input = { mchid: asId<MerchantId>('1'), uid: asId<UserId>('u0'), aid: asId<AlbumId>('a0') }

function photos(count: number): PickedPhoto[] {
  return Array.from({ length: count }, (_, at) => ({ uploadId: `up${at}`, fileName: `p${at}.jpg`, bytes: 100_000 }))
}

/** Photos take a second to send; everything else is quick. `fails` says what happens to a photo when it is sent. */
function slowPorts(given: Partial<UploadQueuePorts> = {}) {
  const underWay: string[] = []
  let most = 0
  const started: string[] = []
  const ports = fakeUploadQueuePorts({
    checkFile: async ({ uploadId }) => {
      started.push(uploadId)
      return { kind: 'accepted', format: 'jpeg' }
    },
    hashFile: async () => '0'.repeat(32),
    requestUploadSlot: async ({ uploadId }) => ({ kind: 'place', token: 't', key: uploadId, host: 'h' }),
    send: async ({ uploadId }, report) => {
      underWay.push(uploadId)
      most = Math.max(most, underWay.length)
      report({ sent: 50_000, bytesPerSecond: 50_000 })
      await new Promise((resolve) => setTimeout(resolve, 1000))
      underWay.splice(underWay.indexOf(uploadId), 1)
    },
    confirm: async ({ uploadId }) => ({ kind: 'confirmed', persistentId: uploadId }),
    askProcessing: async () => ({ kind: 'done' }),
    fetchPhotoFacts: async ({ key }) => ({ kind: 'kept', photo: anAlbumPhoto({ key }) }),
    ...given,
  })
  return { ports, started, most: () => most }
}

function phases(actor: { getSnapshot(): { context: { photos: readonly { phase: string }[] } } }) {
  return actor.getSnapshot().context.photos.map(({ phase }) => phase)
}

test('A§9 concurrency: at most three photos travel and three are made ready meanwhile, in the order in which they were picked [A§9.concurrency]', async () => {
  vi.useFakeTimers()
  const { ports, started, most } = slowPorts()
  const actor = createActor(wireUploadQueue(ports), { input }).start()
  actor.send({ type: 'photos.picked', groupId, photos: photos(7) })
  await vi.advanceTimersByTimeAsync(500)
  expect(phases(actor)).toEqual([...Array(3).fill('sending'), ...Array(3).fill('ready'), 'queued'])
  expect(uploadProgressOf(queuedPhotos(actor.getSnapshot()))).toEqual({
    ...{ safe: 0, total: 7, share: 150_000 / 700_000, secondsLeft: Math.ceil(550_000 / 150_000) },
    ...{ refused: 0, waiting: 0 },
  })
  await vi.advanceTimersByTimeAsync(3000)
  expect(phases(actor)).toEqual(Array(7).fill('uploaded'))
  expect([started, most(), actor.getSnapshot().value]).toEqual([
    photos(7).map(({ uploadId }) => uploadId),
    3,
    'resting',
  ])
  actor.stop()
  vi.useRealTimers()
})

test('B§5 duplicate names: of two of one name the second asks the shop once the first is there, and is not sent in vain', async () => {
  vi.useFakeTimers()
  const there = new Set<string>()
  const taken = { kind: 'refused', reason: 'photo-name-duplicate', message: 'The name is taken.' } as const
  const { ports, started } = slowPorts({
    requestUploadSlot: async ({ uploadId, fileName }) =>
      there.has(fileName) ? taken : { kind: 'place', token: 't', key: uploadId, host: 'h' },
  })
  const { send } = ports
  const sent: string[] = []
  ports.send = async (photo, ...more) => {
    sent.push(photo.uploadId)
    await send(photo, ...more)
    there.add(photo.fileName)
  }
  const actor = createActor(wireUploadQueue(ports), { input }).start()
  const named = ['DSC_1.jpg', 'DSC_1.jpg', 'image.jpg', 'image.jpg', 'DSC_2.jpg']
  const picked = photos(named.length).map((photo, at) => ({ ...photo, fileName: named[at] ?? '' }))
  actor.send({ type: 'photos.picked', groupId, photos: picked })
  await vi.advanceTimersByTimeAsync(500)
  // What phones call every picture waits for no other.
  expect([phases(actor), started]).toEqual([
    ['sending', 'queued', 'sending', 'sending', 'ready'],
    ['up0', 'up2', 'up3', 'up4'],
  ])
  await vi.advanceTimersByTimeAsync(3000)
  expect([phases(actor), sent]).toEqual([
    ['uploaded', 'refused', 'uploaded', 'uploaded', 'uploaded'],
    ['up0', 'up2', 'up3', 'up4'],
  ])
  expect(queuedPhotos(actor.getSnapshot())[1]?.refused).toEqual(taken)
  actor.stop()
  vi.useRealTimers()
})

test('a photo whose namesake is held waits for it no longer', async () => {
  vi.useFakeTimers()
  const { ports } = slowPorts()
  const { send } = ports
  const fails = new Set(['up0'])
  ports.send = async (photo, ...more) => {
    if (fails.delete(photo.uploadId)) {
      throw new BytesGone()
    }
    await send(photo, ...more)
  }
  const actor = createActor(wireUploadQueue(ports), { input }).start()
  const picked = photos(2).map((photo) => ({ ...photo, fileName: 'DSC_1.jpg' }))
  actor.send({ type: 'photos.picked', groupId, photos: picked })
  await vi.advanceTimersByTimeAsync(3000)
  expect(phases(actor)).toEqual(['ghost', 'uploaded'])
  actor.stop()
  vi.useRealTimers()
})

test('A§9 concurrency: photos that the shop decodes hold back no other, until it is forty-eight behind', async () => {
  vi.useFakeTimers()
  let isBehind = true
  const { ports, most } = slowPorts({ askProcessing: async () => ({ kind: isBehind ? 'in-progress' : 'done' }) })
  const actor = createActor(wireUploadQueue(ports), { input }).start()
  actor.send({ type: 'photos.picked', groupId, photos: photos(54) })
  await vi.advanceTimersByTimeAsync(1500)
  expect(phases(actor)).toEqual([
    ...Array(3).fill('processing'),
    ...Array(3).fill('sending'),
    ...Array(3).fill('ready'),
    ...Array(45).fill('queued'),
  ])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(phases(actor)).toEqual([
    ...Array(48).fill('processing'),
    ...Array(3).fill('ready'),
    ...Array(3).fill('queued'),
  ])
  isBehind = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect([phases(actor), most()]).toEqual([Array(54).fill('uploaded'), 3])
  actor.stop()
  vi.useRealTimers()
})

test('Scenario: offline stops everything, back online goes on, and nothing is sent twice at once', async () => {
  vi.useFakeTimers()
  let tell: (online: boolean) => void = () => undefined
  const { ports, most } = slowPorts({
    watchNetwork: (listener) => {
      tell = listener
      return () => undefined
    },
  })
  const actor = createActor(wireUploadQueue(ports), { input }).start()
  actor.send({ type: 'photos.picked', groupId, photos: photos(5) })
  await vi.advanceTimersByTimeAsync(100)
  tell(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([actor.getSnapshot().value, phases(actor)]).toEqual(['offline', Array(5).fill('paused')])
  tell(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect([actor.getSnapshot().value, phases(actor), most()]).toEqual(['resting', Array(5).fill('uploaded'), 3])
  actor.stop()
  vi.useRealTimers()
})

test('Scenario: what the network broke is tried again when it is back; other failures wait for the shopper', async () => {
  vi.useFakeTimers()
  let tell: (online: boolean) => void = () => undefined
  let broken = true
  const { ports } = slowPorts({
    watchNetwork: (listener) => {
      tell = listener
      return () => undefined
    },
    hashFile: async ({ uploadId }) => {
      if (broken) {
        throw uploadId === 'up0' ? new NetworkLost() : uploadId === 'up1' ? new BytesGone() : new Error('disk')
      }
      return '0'.repeat(32)
    },
  })
  const actor = createActor(wireUploadQueue(ports), { input }).start()
  actor.send({ type: 'photos.picked', groupId, photos: photos(3) })
  await vi.advanceTimersByTimeAsync(40_000)
  expect([phases(actor), uploadProgressOf(queuedPhotos(actor.getSnapshot())).waiting]).toEqual([
    ['failed', 'ghost', 'failed'],
    3,
  ])
  broken = false
  tell(false)
  tell(true)
  await vi.advanceTimersByTimeAsync(2000)
  expect(phases(actor)).toEqual(['uploaded', 'ghost', 'failed'])
  actor.send({ type: 'queue.retry' })
  actor.send({ type: 'photo.picked again', uploadId: 'up1' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(phases(actor)).toEqual(Array(3).fill('uploaded'))
  actor.stop()
  vi.useRealTimers()
})

test('Scenario: a session that ends holds every photo and loses none; after a sign-in all of them go on', async () => {
  vi.useFakeTimers()
  let signedIn = false
  const { ports } = slowPorts({
    requestUploadSlot: async ({ uploadId }) => {
      if (!signedIn) {
        throw new SignedOut()
      }
      return { kind: 'place', token: 't', key: uploadId, host: 'h' }
    },
  })
  const actor = createActor(wireUploadQueue(ports), { input }).start()
  actor.send({ type: 'photos.picked', groupId, photos: photos(5) })
  await vi.advanceTimersByTimeAsync(1000)
  const held = actor.getSnapshot()
  expect([phases(actor), isQueueSignedOut(held), uploadProgressOf(queuedPhotos(held)).waiting]).toEqual([
    Array(5).fill('signed out'),
    true,
    5,
  ])
  signedIn = true
  actor.send({ type: 'queue.signed in' })
  await vi.advanceTimersByTimeAsync(5000)
  expect([phases(actor), isQueueSignedOut(actor.getSnapshot())]).toEqual([Array(5).fill('uploaded'), false])
  actor.stop()
  vi.useRealTimers()
})

test('a reload with 48 photos: every one arrives, those that were safe are not sent again', async () => {
  vi.useFakeTimers()
  const { ports, started } = slowPorts()
  const before = createActor(wireUploadQueue(ports), { input }).start()
  before.send({ type: 'photos.picked', groupId, photos: photos(48) })
  await vi.advanceTimersByTimeAsync(7500)
  const safe = uploadProgressOf(queuedPhotos(before.getSnapshot())).safe
  const stored = JSON.parse(JSON.stringify(before.getPersistedSnapshot()))
  before.stop()
  const startedBefore = started.length
  const restored = createActor(wireUploadQueue(ports), { snapshot: stored, input }).start()
  await vi.advanceTimersByTimeAsync(20_000)
  expect({ safe, phases: phases(restored), again: started.length - startedBefore }).toEqual({
    safe: 21,
    phases: Array(48).fill('uploaded'),
    again: 48 - 27,
  })
  restored.stop()
  vi.useRealTimers()
})

test('photos that an earlier visit left are taken up', async () => {
  vi.useFakeTimers()
  const { ports } = slowPorts()
  const left = photos(2).map((photo) => ({ ...photo, groupId }))
  const actor = createActor(wireUploadQueue(ports), { input: { ...input, left } }).start()
  await vi.advanceTimersByTimeAsync(2000)
  expect(phases(actor)).toEqual(['uploaded', 'uploaded'])
  actor.stop()
  vi.useRealTimers()
})

test('the progress is that of the present pick: what was safe before it began is not counted', async () => {
  vi.useFakeTimers()
  const { ports } = slowPorts()
  const actor = createActor(wireUploadQueue(ports), { input }).start()
  const [one, two, three] = photos(3)
  const count = () => {
    const { safe, total } = uploadProgressOf(queuedPhotos(actor.getSnapshot()))
    return [safe, total]
  }
  actor.send({ type: 'photos.picked', groupId, photos: one ? [one] : [] })
  await vi.advanceTimersByTimeAsync(2000)
  const counts = [count()]
  actor.send({ type: 'photos.picked', groupId, photos: two ? [two] : [] })
  await vi.advanceTimersByTimeAsync(100)
  counts.push(count())
  actor.send({ type: 'photos.picked', groupId, photos: three ? [three] : [] })
  await vi.advanceTimersByTimeAsync(5000)
  expect([...counts, count()]).toEqual([
    [1, 1],
    [0, 1],
    [2, 2],
  ])
  actor.stop()
  vi.useRealTimers()
})

test('Scenario: pause, cancel one, go on, take the finished ones off the list', async () => {
  vi.useFakeTimers()
  const { ports } = slowPorts()
  const actor = createActor(wireUploadQueue(ports), { input }).start()
  actor.send({ type: 'photos.picked', groupId, photos: photos(4) })
  await vi.advanceTimersByTimeAsync(100)
  actor.send({ type: 'queue.pause' })
  actor.send({ type: 'photo.cancel', uploadId: 'up3' })
  actor.send({ type: 'photo.dismiss', uploadId: 'up0' })
  await vi.advanceTimersByTimeAsync(5000)
  expect([actor.getSnapshot().value, phases(actor)]).toEqual(['paused', ['paused', 'paused', 'paused', 'cancelled']])
  actor.send({ type: 'queue.resume' })
  await vi.advanceTimersByTimeAsync(5000)
  for (const { uploadId } of photos(4)) {
    actor.send({ type: 'photo.dismiss', uploadId })
  }
  expect([actor.getSnapshot().value, phases(actor), Object.keys(actor.getSnapshot().children)]).toEqual([
    'resting',
    [],
    ['watch the network'],
  ])
  actor.stop()
  vi.useRealTimers()
})

test('every state is reached and every edge leads where the chart says', () => {
  const traversed = traverseMachine(uploadQueueMachine, {
    input: { ...input, left: photos(1).map((photo) => ({ ...photo, groupId })) },
    events: [{ type: 'queue.pause' }, { type: 'queue.resume' }, { type: 'network.lost' }, { type: 'network.back' }],
    also: ({ online }) => online,
  })
  // Without photos the queue rests; that is the only state that a queue with work cannot start in.
  const empty = createActor(stilled(uploadQueueMachine), { input }).start()
  expect([...new Set([...traversed.states, empty.getSnapshot().value])].sort()).toEqual(statesOf(uploadQueueMachine))
  expect(traversed.idle).toEqual([])
  empty.stop()
})

test('context survives storage', () => {
  const actor = createActor(stilled(uploadQueueMachine), { input }).start()
  actor.send({ type: 'photos.picked', groupId, photos: photos(2) })
  const { context } = actor.getSnapshot()
  expect(JSON.parse(JSON.stringify(context))).toEqual(context)
  actor.stop()
})
