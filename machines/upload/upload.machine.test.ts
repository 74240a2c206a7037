import { expect, test, vi } from 'vitest'
import { type Actor, createActor, initialTransition, transition } from 'xstate'
import { type AlbumId, asId, type GroupId, type MerchantId, type UserId } from '../../domain/ids.ts'
import type { PhotoRefusal } from '../../domain/photo/photo-refusal.ts'
import { COMMON_REASONS, UNKNOWN_REASON } from '../../domain/refusals/common-reasons.ts'
import { PHOTO_REFUSALS } from '../../domain/refusals/photo.refusals.ts'
import { UPLOAD_LIMITS } from '../../domain/upload/upload-limits.ts'
import { fakeUploadPorts, now } from '../../tests/support/browser/fake-ports.ts'
import { anAlbumPhoto } from '../../tests/support/builders/album-builders.ts'
import { broken, done, statesOf, traverseMachine } from '../../tests/support/traverse-machine.ts'
import { BytesGone, NetworkLost } from '../faults.ts'
import { ShopBusy } from '../shop-busy.ts'
import { SignedOut } from '../signed-out.ts'
import { uploadMachine } from './upload.machine.ts'
import { wireUpload } from './upload.ports.ts'
import { sentPercent, uploadPhase, wireStatus } from './upload.selectors.ts'
import type { UploadEvent, UploadInput, UploadRefusal } from './upload.types.ts'

const input: UploadInput = {
  ...{ uploadId: 'upload0', fileName: 'p0.jpg', bytes: 100_000 },
  ...{ mchid: asId<MerchantId>('1'), uid: asId<UserId>('u0') },
  ...{ aid: asId<AlbumId>('a0'), groupId: asId<GroupId>('g0') },
}
const photo = anAlbumPhoto()
const grant = { kind: 'place', token: 't', key: photo.key, host: '/emall/upload' } as const
const refused = (reason: UploadRefusal) => ({ kind: 'refused', reason, code: 3001, message: 'no' }) as const
const accepted = done('check the file', { kind: 'accepted', format: 'jpeg' })
const hashed = done('hash the file', photo.md5)
const granted = done('request an upload slot', grant)
const confirmed = done('confirm the photo', { kind: 'confirmed', persistentId: 'job0' })
const processed = done('ask how far processing is', { kind: 'done' })
const kept = done('fetch the photo facts', { kind: 'kept', photo })

const START = { type: 'upload.start' } as const
const SEND = { type: 'upload.send' } as const
const SENT = { type: 'upload.sent' } as const
const WAY = [START, accepted, hashed, granted, SEND, SENT, confirmed, processed, kept] as const

function after(...events: readonly { readonly type: string }[]) {
  const [first] = initialTransition(uploadMachine, input)
  return events.reduce((snapshot, event) => transition(uploadMachine, snapshot, event as UploadEvent)[0], first)
}

/** The part of the queue: what is ready is sent. */
function sentWhenReady(actor: Actor<typeof uploadMachine>) {
  actor.subscribe((snapshot) => {
    if (snapshot.hasTag('ready')) {
      actor.send(SEND)
    }
  })
  return actor.start()
}

test('Scenario: a photo goes from the phone into the album [B§4.photo-way] [A§4.upload-status] [B§4.upload-status]', () => {
  const steps = WAY.map((_, at) => after(...WAY.slice(0, at + 1)))
  expect(steps.map((snapshot) => [uploadPhase(snapshot), wireStatus(uploadPhase(snapshot))])).toEqual([
    ['checking', 1],
    ['checking', 1],
    ['checking', 1],
    ['ready', 0],
    ['sending', 1],
    ['processing', 2],
    ['processing', 2],
    ['processing', 2],
    ['uploaded', 0],
  ])
  expect(steps.at(-1)?.output).toEqual({ phase: 'uploaded', photo, refused: null })
})

test('Scenario: bytes that the server knows are not sent again', () => {
  const snapshot = after(START, accepted, hashed, done('request an upload slot', { kind: 'exists', photo }))
  expect({ value: snapshot.value, percent: sentPercent(snapshot.context) }).toEqual({
    value: { working: 'keeping' },
    percent: 100,
  })
})

test('A§4 status 1 says its percent, and 100 only when every byte is there', () => {
  const sending = after(...WAY.slice(0, 5))
  const said = [0, 25_000, 99_999, 100_000].map((sent) => {
    const event = { type: 'upload.progressed', sent, bytesPerSecond: 1000 } as const
    const [snapshot] = transition(uploadMachine, sending, event)
    return [wireStatus(uploadPhase(snapshot)), sentPercent(snapshot.context)]
  })
  expect(said).toEqual([
    [1, 0],
    [1, 25],
    [1, 99],
    [1, 100],
  ])
  expect(sentPercent({ bytes: 0, sent: 0 })).toBe(0)
})

test('every reason of a refusal reaches its state, from every step that can say no [A§4.failed-photo] [A§8.provider-failure]', () => {
  const reasons: UploadRefusal[] = [
    ...(Object.keys(PHOTO_REFUSALS) as PhotoRefusal[]),
    ...COMMON_REASONS,
    UNKNOWN_REASON,
  ]
  const steps = [
    'check the file',
    'request an upload slot',
    'confirm the photo',
    'ask how far processing is',
    'fetch the photo facts',
  ]
  for (const step of steps) {
    const before = WAY.slice(
      0,
      WAY.findIndex((event) => event.type === `xstate.done.actor.${step}`),
    )
    expect(
      reasons
        .map((reason) => after(...before, done(step, refused(reason))))
        .map(({ value, output }) => [value, output]),
    ).toEqual(reasons.map((reason) => ['refused', { phase: 'refused', photo: null, refused: refused(reason) }]))
  }
})

test('a session that ends refuses no photo: it waits, and goes on from where it was after a sign-in', () => {
  const steps = ['request an upload slot', 'confirm the photo', 'fetch the photo facts']
  const ended = steps.map((step) => {
    const before = WAY.slice(
      0,
      WAY.findIndex((event) => event.type === `xstate.done.actor.${step}`),
    )
    return [...before, broken(step, new SignedOut())] as const
  })
  expect(
    ended.map((events) => {
      const held = after(...events)
      return [
        uploadPhase(held),
        wireStatus(uploadPhase(held)),
        after(...events, { type: 'upload.signed in' }, START).value,
      ]
    }),
  ).toEqual([
    ['signed out', 0, { working: 'requestingUploadSlot' }],
    ['signed out', 0, { working: 'requestingUploadSlot' }],
    ['signed out', 0, { working: { processing: 'asking' } }],
  ])
})

test('A§4 status -1: refused, failed and lost photos are errors for the wire [A§4.upload-status] [B§4.upload-status]', () => {
  const failed = after(...WAY.slice(0, 5), { type: 'upload.broke', problem: 'server-fault' } as UploadEvent)
  const ghost = after(...WAY.slice(0, 5), { type: 'upload.broke', problem: 'bytes-gone' } as UploadEvent)
  const no = after(START, done('check the file', refused('photo-damaged')))
  expect([failed, ghost, no].map((snapshot) => [snapshot.value, wireStatus(uploadPhase(snapshot))])).toEqual([
    ['failed', -1],
    ['ghost', -1],
    ['refused', -1],
  ])
})

test('an interrupted photo goes on from what it has reached', () => {
  const retry = [{ type: 'upload.retry' }, START] as const
  const fault = { type: 'upload.broke', problem: 'server-fault' } as UploadEvent
  expect([
    after(START, broken('check the file'), ...retry).value,
    after(START, accepted, hashed, granted, SEND, fault, ...retry).value,
    after(...WAY.slice(0, 7), { type: 'upload.pause' }, { type: 'upload.resume' }, START).value,
    after(START, accepted, broken('hash the file', new BytesGone()), { type: 'upload.picked again' }, START).value,
  ]).toEqual([
    { working: 'checking' },
    { working: 'requestingUploadSlot' },
    { working: { processing: 'asking' } },
    { working: 'checking' },
  ])
})

test('every state is reached and every edge leads where the chart says', () => {
  const traversed = traverseMachine(uploadMachine, {
    input,
    events: [
      ...WAY,
      ...[
        'check the file',
        'hash the file',
        'request an upload slot',
        'confirm the photo',
        'fetch the photo facts',
      ].flatMap((id) => [
        broken(id, new NetworkLost()),
        broken(id, new BytesGone()),
        broken(id, new ShopBusy('too fast', 20)),
        broken(id, new SignedOut()),
        done(id, refused('photo-damaged')),
      ]),
      broken('send the bytes'),
      done('request an upload slot', { kind: 'exists', photo }),
      done('ask how far processing is', { kind: 'in-progress' }),
      done('ask how far processing is', refused('photo-damaged')),
      broken('ask how far processing is'),
      ...[done('wait'), broken('wait'), done('rest'), broken('rest'), done('grow old'), broken('grow old')],
      { type: 'upload.broke', problem: 'server-fault' },
      { type: 'upload.progressed', sent: 50_000, bytesPerSecond: 25_000 },
      { type: 'upload.broke', problem: 'network-lost' },
      { type: 'upload.broke', problem: 'bytes-gone' },
      { type: 'upload.pause' },
      { type: 'upload.resume' },
      { type: 'upload.retry' },
      { type: 'upload.signed in' },
      { type: 'upload.cancel' },
      { type: 'upload.picked again' },
    ],
    also: ({ md5, persistentId, photo: there }) => [md5 !== null, persistentId !== null, there !== null],
  })
  expect({ states: traversed.states, idle: traversed.idle }).toEqual({ states: statesOf(uploadMachine), idle: [] })
})

test('A§9 processing is asked for every 2 s, and fails after 5 minutes [A§4.processing-poll] [A§9.processing-poll]', async () => {
  vi.useFakeTimers({ now: 0 })
  const requestedAt: number[] = []
  const actor = sentWhenReady(
    createActor(
      wireUpload(
        fakeUploadPorts({
          checkFile: async () => ({ kind: 'accepted', format: 'jpeg' }),
          hashFile: async () => photo.md5,
          requestUploadSlot: async () => grant,
          send: async (_, report) => report({ sent: 100_000, bytesPerSecond: 1 }),
          confirm: async () => ({ kind: 'confirmed', persistentId: 'job0' }),
          askProcessing: async () => {
            requestedAt.push(now())
            return { kind: 'in-progress' }
          },
        }),
      ),
      { input },
    ),
  )
  actor.send(START)
  await vi.advanceTimersByTimeAsync(6000)
  expect(requestedAt).toEqual([0, 2000, 4000, 6000])
  await vi.advanceTimersByTimeAsync(UPLOAD_LIMITS.processingCapMs)
  expect([actor.getSnapshot().value, actor.getSnapshot().context.problem, requestedAt.length]).toEqual([
    'failed',
    'server-fault',
    150,
  ])
  vi.useRealTimers()
})

const ready = {
  checkFile: async () => ({ kind: 'accepted', format: 'jpeg' }) as const,
  hashFile: async () => photo.md5,
  requestUploadSlot: async () => grant,
  send: async () => undefined,
  confirm: async () => ({ kind: 'confirmed', persistentId: 'job0' }) as const,
}

test('a lost network: the step is taken again after growing pauses, six times before the photo fails [A§9.tries]', async () => {
  vi.useFakeTimers({ now: 0 })
  const triedAt: number[] = []
  const actor = createActor(
    wireUpload(
      fakeUploadPorts({
        ...ready,
        requestUploadSlot: async () => {
          triedAt.push(now())
          throw new NetworkLost()
        },
      }),
    ),
    { input },
  ).start()
  actor.send(START)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(triedAt).toEqual([0, 500, 1500, 3500, 7500, 15_500, 31_500])
  expect([actor.getSnapshot().value, actor.getSnapshot().context.problem]).toEqual(['failed', 'network-lost'])
  actor.stop()
  vi.useRealTimers()
})

test('a busy shop: the step is taken again after the pause that it asks for, however often, and nothing counts as a try', async () => {
  vi.useFakeTimers({ now: 0 })
  const triedAt: number[] = []
  const actor = createActor(
    wireUpload(
      fakeUploadPorts({
        ...ready,
        requestUploadSlot: async () => {
          triedAt.push(now())
          if (triedAt.length < 10) {
            throw new ShopBusy('too fast', triedAt.length === 1 ? undefined : 20)
          }
          return grant
        },
      }),
    ),
    { input },
  ).start()
  actor.send(START)
  await vi.advanceTimersByTimeAsync(200_000)
  expect(triedAt).toEqual([0, 15_000, 35_000, 55_000, 75_000, 95_000, 115_000, 135_000, 155_000, 175_000])
  const { value, context } = actor.getSnapshot()
  expect([value, context.tries, context.problem]).toEqual([{ working: 'ready' }, 0, null])
  actor.stop()
  vi.useRealTimers()
})

test('a place in the storage grows old while others travel: half its time later a photo that waits asks again', async () => {
  vi.useFakeTimers({ now: 0 })
  const askedAt: number[] = []
  const ports = fakeUploadPorts({
    ...ready,
    requestUploadSlot: async () => {
      askedAt.push(now())
      return { ...grant, token: `t${askedAt.length}` }
    },
    send: () => new Promise(() => undefined),
  })
  const actor = createActor(wireUpload(ports), { input }).start()
  actor.send(START)
  await vi.advanceTimersByTimeAsync(UPLOAD_LIMITS.grantMs + 1000)
  actor.send(SEND)
  const { value, context } = actor.getSnapshot()
  expect([askedAt, value, context.grant?.token]).toEqual([[0, 300_000, 600_000], { working: 'sending' }, 't3'])
  actor.stop()
  vi.useRealTimers()
})

test('a reload between two questions: polling goes on by itself', async () => {
  vi.useFakeTimers({ now: 0 })
  let asked = 0
  const ports = fakeUploadPorts({
    ...ready,
    askProcessing: async () => (asked++ < 2 ? { kind: 'in-progress' } : { kind: 'done' }),
    fetchPhotoFacts: async () => ({ kind: 'kept', photo }),
  })
  const before = sentWhenReady(createActor(wireUpload(ports), { input }))
  before.send(START)
  await vi.advanceTimersByTimeAsync(1000)
  const stored = JSON.parse(JSON.stringify(before.getPersistedSnapshot()))
  before.stop()
  const restored = createActor(wireUpload(ports), { snapshot: stored, input }).start()
  expect(restored.getSnapshot().value).toEqual({ working: { processing: 'waiting' } })
  await vi.advanceTimersByTimeAsync(4000)
  expect(restored.getSnapshot().value).toBe('uploaded')
  vi.useRealTimers()
})

test('a reload while sending begins to send again', async () => {
  vi.useFakeTimers()
  let sends = 0
  const ports = fakeUploadPorts({ ...ready, send: () => new Promise(() => (sends += 1)) })
  const before = sentWhenReady(createActor(wireUpload(ports), { input }))
  before.send(START)
  await vi.advanceTimersByTimeAsync(0)
  const stored = JSON.parse(JSON.stringify(before.getPersistedSnapshot()))
  before.stop()
  expect(sends).toBe(1)
  createActor(wireUpload(ports), { snapshot: stored, input }).start().stop()
  expect(sends).toBe(2)
  vi.useRealTimers()
})

test('context survives storage', () => {
  const { context } = after(...WAY.slice(0, 7))
  expect(JSON.parse(JSON.stringify(context))).toEqual(context)
})
