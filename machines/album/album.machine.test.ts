import { expect, test, vi } from 'vitest'
import { createActor, initialTransition, transition } from 'xstate'
import type { Album } from '../../domain/album/album.ts'
import type { AlbumEdit } from '../../domain/album/album-edit.ts'
import { asId, type GroupId } from '../../domain/ids.ts'
import { aClock, now } from '../../tests/support/browser/fake-ports.ts'
import { anAlbum, anAlbumPhoto } from '../../tests/support/builders/album-builders.ts'
import { broken, done, statesOf, traverseMachine } from '../../tests/support/traverse-machine.ts'
import { NetworkLost, NotStored } from '../faults.ts'
import { SignedOut } from '../signed-out.ts'
import { albumMachine } from './album.machine.ts'
import { type AlbumPorts, wireAlbum } from './album.ports.ts'
import { isAlbumSignedOut, savedState } from './album.selectors.ts'
import { GATHER_MS } from './album.setup.ts'
import type { AlbumEvent, SaveAnswer } from './album.types.ts'

const input = { aid: asId<Album['id']>('a0') }
const g0 = asId<GroupId>('g0')

const empty = (over: Partial<Album> = {}) => anAlbum({ g0: [] }, over)
const rename = (name: string): AlbumEvent => ({ type: 'album.edit', edit: { kind: 'rename', name } })
const saved: SaveAnswer = { kind: 'saved', lastUpdateTime: 2 }
const stale: SaveAnswer = { kind: 'conflict', newer: empty({ name: 'theirs', lastUpdateTime: 9 }) }
const no = { kind: 'refused', reason: 'not-possible', code: 2001, message: 'no' } as const

function after(...events: readonly { readonly type: string }[]) {
  const [first] = initialTransition(albumMachine, input)
  return events.reduce((snapshot, event) => transition(albumMachine, snapshot, event as AlbumEvent)[0], first)
}

const opened = done('load the album', { kind: 'album', album: empty(), unsaved: [] })

test('Scenario: a change is on the screen at once and saved behind', () => {
  const changed = after(opened, rename('海边'))
  const sending = transition(albumMachine, changed, done('gather') as unknown as AlbumEvent)[0]
  const after2 = transition(albumMachine, sending, done('save the album', saved) as unknown as AlbumEvent)[0]
  expect(
    [changed, sending, after2].map((s) => [savedState(s), s.context.album?.name, s.context.unsaved.length]),
  ).toEqual([
    ['on this phone', '海边', 1],
    ['on this phone', '海边', 1],
    ['saved', '海边', 0],
  ])
  expect(after2.context.album?.lastUpdateTime).toBe(2)
})

test('a change made while a save travels is not taken for saved', () => {
  const snapshot = after(opened, rename('one'), done('gather'), rename('two'), done('save the album', saved))
  expect([savedState(snapshot), snapshot.context.unsaved]).toEqual(['on this phone', [{ kind: 'rename', name: 'two' }]])
})

test('a save whose answer was lost goes again as it was: what was changed meanwhile is no conflict with it, and goes next', async () => {
  vi.useFakeTimers({ now: 0 })
  const sent: Album[] = []
  let answer: (saved: SaveAnswer) => void = () => undefined
  const ports: AlbumPorts = {
    clock: aClock(),
    loadAlbum: async () => ({ kind: 'album', album: empty(), unsaved: [] }),
    keepUnsaved: async () => undefined,
    saveAlbum: async (album) => {
      sent.push(album)
      if (sent.length === 1) {
        throw new NetworkLost()
      }
      return await new Promise<SaveAnswer>((resolve) => {
        answer = resolve
      })
    },
    share: async () => no,
  }
  const actor = createActor(wireAlbum(ports), { input }).start()
  await vi.advanceTimersByTimeAsync(0)
  actor.send(rename('one'))
  await vi.advanceTimersByTimeAsync(GATHER_MS)
  actor.send(rename('two'))
  await vi.advanceTimersByTimeAsync(1000)
  answer(saved)
  await vi.advanceTimersByTimeAsync(0)
  const { unsaved } = actor.getSnapshot().context
  await vi.advanceTimersByTimeAsync(GATHER_MS)
  answer({ kind: 'saved', lastUpdateTime: 3 })
  await vi.advanceTimersByTimeAsync(0)
  expect([unsaved, sent.map(({ name, lastUpdateTime }) => [name, lastUpdateTime])]).toEqual([
    [{ kind: 'rename', name: 'two' }],
    [
      ['one', 1],
      ['one', 1],
      ['two', 2],
    ],
  ])
  expect(savedState(actor.getSnapshot())).toBe('saved')
  actor.stop()
  vi.useRealTimers()
})

test('what follows a conflict or a refusal is the album as it is then, not what travelled before', () => {
  const lost = [opened, rename('one'), done('gather'), broken('save the album', new NetworkLost())] as const
  const again = [...lost, rename('two'), done('wait to save again')] as const
  const ends = [
    after(...again),
    after(...again, done('save the album', stale), { type: 'conflict.apply again' }),
    after(...again, done('save the album', no), { type: 'album.retry' }),
    after(...again, done('save the album', no), rename('three'), done('gather')),
  ]
  expect(
    ends.map(({ context: { travelling, saving } }) => [travelling?.name, travelling?.lastUpdateTime, saving]),
  ).toEqual([
    ['one', 1, 1],
    ['two', 9, 2],
    ['two', 1, 2],
    ['three', 1, 3],
  ])
})

test('a session that ends leaves the changes on this phone, and the same save goes again after a sign-in', () => {
  const ended = [opened, rename('one'), done('gather'), broken('save the album', new SignedOut())] as const
  const held = after(...ended, rename('two'))
  const again = transition(albumMachine, held, { type: 'album.retry' })[0]
  expect(
    [held, again].map((one) => [
      isAlbumSignedOut(one),
      savedState(one),
      one.context.refused,
      one.context.unsaved.length,
      one.context.travelling?.name,
    ]),
  ).toEqual([
    [true, 'signed out', null, 2, 'one'],
    [false, 'on this phone', null, 2, 'one'],
  ])
})

test('A§5 album save refusal: a newer album elsewhere is never written over, and the shopper decides', () => {
  const conflict = after(opened, rename('mine'), done('gather'), done('save the album', stale))
  const again = transition(albumMachine, conflict, { type: 'conflict.apply again' })[0]
  const latest = transition(albumMachine, conflict, { type: 'conflict.use latest' })[0]
  expect(
    [conflict, again, latest].map((s) => [savedState(s), s.context.album?.name, s.context.album?.lastUpdateTime]),
  ).toEqual([
    ['conflict', 'mine', 1],
    ['on this phone', 'mine', 9],
    ['saved', 'theirs', 9],
  ])
})

test('changes that an earlier visit left unsaved are made again and sent', () => {
  const edit: AlbumEdit = { kind: 'keep-photo', photo: anAlbumPhoto({ id: asId('p1') }), groupId: g0 }
  const snapshot = after(done('load the album', { kind: 'album', album: empty(), unsaved: [edit] }))
  expect([savedState(snapshot), snapshot.context.album?.groups.map(({ photos }) => photos.length)]).toEqual([
    'on this phone',
    [1],
  ])
})

test('an album that is shared while it is saved takes the share alone: its next save starts from where the last one ended', () => {
  const choose: AlbumEvent = { type: 'share.choose', shareType: 'edit' }
  const sharing = after(opened, rename('one'), done('gather'), choose)
  const shared = done('share the album', {
    kind: 'shared',
    album: empty({ shareType: 'edit', shareUrl: 'https://x' }),
  })
  const events = [
    [shared, done('save the album', saved)],
    [done('save the album', saved), shared],
    [done('share the album', no), done('save the album', saved)],
    [broken('share the album'), done('save the album', saved)],
  ]
  const ends = events.map((some) =>
    some.reduce((snapshot, event) => transition(albumMachine, snapshot, event as unknown as AlbumEvent)[0], sharing),
  )
  expect(
    ends.map(({ context: { album, unsaved } }) => [album?.shareType, album?.shareUrl, album?.lastUpdateTime, unsaved]),
  ).toEqual([
    ['edit', 'https://x', 2, []],
    ['edit', 'https://x', 2, []],
    ['noshare', undefined, 2, []],
    ['noshare', undefined, 2, []],
  ])
})

test('every state is reached and every edge leads where the chart says', () => {
  const traversed = traverseMachine(albumMachine, {
    input,
    events: [
      opened,
      done('load the album', no),
      broken('load the album', new NetworkLost()),
      { type: 'album.retry' },
      rename('x'),
      done('gather'),
      broken('gather'),
      done('save the album', saved),
      done('save the album', stale),
      done('save the album', no),
      broken('save the album', new NetworkLost()),
      broken('save the album', new SignedOut()),
      done('wait to save again'),
      broken('wait to save again'),
      { type: 'conflict.apply again' },
      { type: 'conflict.use latest' },
      { type: 'share.choose', shareType: 'edit' },
      done('share the album', { kind: 'shared', album: empty({ shareType: 'edit', shareUrl: 'https://x' }) }),
      done('share the album', no),
      broken('share the album'),
      done('keep what is unsaved'),
      broken('keep what is unsaved', new NotStored()),
    ],
    also: ({ unsaved, kept }) => [Math.min(unsaved.length, 1), unsaved === kept],
  })
  expect({ states: traversed.states, idle: traversed.idle }).toEqual({ states: statesOf(albumMachine), idle: [] })
})

test('Scenario: a save that does not reach the server is tried again, later each time, and lost by nothing', async () => {
  vi.useFakeTimers({ now: 0 })
  const tries: number[] = []
  const kept: number[] = []
  const ports: AlbumPorts = {
    clock: aClock(),
    loadAlbum: async () => ({ kind: 'album', album: empty(), unsaved: [] }),
    keepUnsaved: async (_aid, unsaved) => {
      kept.push(unsaved.length)
    },
    saveAlbum: async () => {
      tries.push(now())
      if (tries.length < 4) {
        throw new NetworkLost()
      }
      return saved
    },
    share: async () => no,
  }
  const actor = createActor(wireAlbum(ports), { input }).start()
  await vi.advanceTimersByTimeAsync(0)
  actor.send(rename('x'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(tries).toEqual([GATHER_MS, GATHER_MS + 1000, GATHER_MS + 3000, GATHER_MS + 7000])
  expect([savedState(actor.getSnapshot()), kept]).toEqual(['saved', [1, 0]])
  actor.stop()
  vi.useRealTimers()
})

test('Scenario: every change is on this phone when it is made, and comes back, whenever the shopper leaves', async () => {
  vi.useFakeTimers({ now: 0 })
  const phone = { unsaved: [] as readonly AlbumEdit[] }
  let saves: 'fail' | 'travel' = 'fail'
  const ports: AlbumPorts = {
    clock: aClock(),
    loadAlbum: async () => ({ kind: 'album', album: empty(), unsaved: phone.unsaved }),
    keepUnsaved: async (_aid, unsaved) => {
      phone.unsaved = unsaved
    },
    saveAlbum: async () => {
      if (saves === 'travel') {
        return await new Promise<SaveAnswer>(() => undefined)
      }
      throw new NetworkLost()
    },
    share: async () => no,
  }
  const visit = async (waits: readonly number[]) => {
    const actor = createActor(wireAlbum(ports), { input }).start()
    await vi.advanceTimersByTimeAsync(0)
    const opens = actor.getSnapshot().context.unsaved.length
    for (const [at, ms] of waits.entries()) {
      await vi.advanceTimersByTimeAsync(ms)
      actor.send(rename(`at ${at}`))
    }
    actor.stop()
    await vi.advanceTimersByTimeAsync(0)
    return [opens, phone.unsaved.length]
  }
  // At once; twice in a row; while it waits to be sent again.
  const offline = [await visit([0]), await visit([0, 0]), await visit([0, GATHER_MS + 500])]
  saves = 'travel'
  expect([...offline, await visit([GATHER_MS + 500]), await visit([])]).toEqual([
    [0, 1],
    [1, 3],
    [3, 5],
    [5, 6],
    [6, 6],
  ])
  vi.useRealTimers()
})

test('changes that this phone cannot keep are called so, and are saved all the same', () => {
  const unkept = after(opened, rename('x'), broken('keep what is unsaved', new NotStored()))
  const again = transition(albumMachine, unkept, rename('y'))[0]
  const end = after(
    ...[opened, rename('x'), broken('keep what is unsaved', new NotStored())],
    ...[done('gather'), done('save the album', saved)],
  )
  expect([unkept, again, end].map((snapshot) => [savedState(snapshot), snapshot.context.unsaved.length])).toEqual([
    ['not kept', 1],
    ['on this phone', 2],
    ['saved', 0],
  ])
})

test('context survives storage', () => {
  const { context } = after(opened, rename('x'), done('gather'), done('save the album', stale))
  expect(JSON.parse(JSON.stringify(context))).toEqual(context)
})
