import { expect, test, vi } from 'vitest'
import { createActor, initialTransition, transition } from 'xstate'
import { applyEdit } from '../../domain/design/change/apply-edit.ts'
import type { Edit } from '../../domain/design/change/edit.ts'
import type { Design } from '../../domain/design/design.ts'
import type { EditRefusal } from '../../domain/design/world/edit-world.ts'
import { DRAFT_VERSION, type EditingDraft } from '../../domain/editing/draft.ts'
import { photoBook } from '../../domain/photo/photo.ts'
import { fakeEditingPorts } from '../../tests/support/browser/fake-ports.ts'
import { aMirroring, anEditingInput, IMPOSSIBLE, slotOf } from '../../tests/support/builders/editing-builders.ts'
import { broken, done } from '../../tests/support/traverse-machine.ts'
import { NetworkLost, NotStored } from '../faults.ts'
import { editingMachine } from './editing.machine.ts'
import { type EditingPorts, wireEditing } from './editing.ports.ts'
import { canRedo, canUndo, currentDesign, overdueError, savingStatus, toolOf } from './editing.selectors.ts'
import type { EditingEvent, OpAnswer, OpRefusal, OpToSend } from './editing.types.ts'

const input = anEditingInput(14)
const first = slotOf(input, 0)
const second = slotOf(input, 5)
const make = (edit: Edit): EditingEvent => ({ type: 'edit.make', edit })
const MIRROR = make(aMirroring(input))
const kept = done('keep the draft')
const applied = (rev: number) => done('send the edit', { kind: 'applied', rev, pageRevs: { [first.at.pageId]: rev } })
const refused = (reason: EditRefusal | OpRefusal) => ({ kind: 'refused', reason, code: 4001, message: 'no' }) as const
/** Changed elsewhere: on another page than `MIRROR`, and on the same. */
const apart = { design: applyTo(input.design, aMirroring(input, 5)), rev: 7, pageRevs: {} }
const latest = { design: applyTo(apart.design, aMirroring(input, 0, 'v')), rev: 7, pageRevs: {} }

function applyTo(design: Design, ...edits: readonly Edit[]): Design {
  const world = { ...input.world, photos: photoBook(input.world.photos) }
  return edits.reduce((now, edit) => {
    const verdict = applyEdit(now, edit, world)
    return verdict.kind === 'applied' ? verdict.next : now
  }, design)
}

function after(...events: readonly { readonly type: string }[]) {
  const [start] = initialTransition(editingMachine, input)
  return events.reduce((snapshot, event) => transition(editingMachine, snapshot, event as EditingEvent)[0], start)
}

test('an edit is seen at once, then kept on this phone, then sent, then saved', () => {
  const steps = [[MIRROR], [MIRROR, kept], [MIRROR, kept, applied(2)], [MIRROR, kept, applied(2), kept]].map((events) =>
    after(...events),
  )
  expect(steps.map((snapshot) => [savingStatus(snapshot), snapshot.context.rev])).toEqual([
    ['on this phone', 1],
    ['saving', 1],
    ['saved', 2],
    ['saved', 2],
  ])
  const seen = applyTo(input.design, aMirroring(input))
  expect(steps.map(currentDesign)).toEqual([seen, seen, seen, seen])
})

test('a design opens at the page that was in hand, also where a draft of this phone has other pages', () => {
  const { pages } = input.design
  const fewer = { ...input.design, pages: pages.slice(0, 5) }
  const base = { design: fewer, undo: [], redo: [] }
  const draft: EditingDraft = { version: DRAFT_VERSION, taskId: input.taskId, base, rev: 1, outbox: [] }
  const place = { page: { id: slotOf(input, 5).at.pageId, at: 5 } }
  const opened = [input, { ...input, place }, { ...input, place, draft }].map(
    (begun) => initialTransition(editingMachine, begun)[0].context.pageId,
  )
  expect(opened).toEqual([pages[0]?.id, place.page.id, pages[4]?.id])
})

test('B§4 editing: photos are swapped across pages by touching one and then the other', () => {
  const snapshot = after(
    { type: 'slot.select', at: first.at } as EditingEvent,
    { type: 'swap.start' },
    { type: 'page.show', pageId: second.at.pageId } as EditingEvent,
    { type: 'slot.select', at: second.at } as EditingEvent,
  )
  expect([toolOf(snapshot), snapshot.context.selection, snapshot.context.pageId]).toEqual([
    'selected',
    { kind: 'slot', at: second.at },
    second.at.pageId,
  ])
  const swap: Edit = { cmd: 'change_photos', change: { kind: 'swap', from: first.at, to: second.at } }
  expect(currentDesign(snapshot)).toEqual(applyTo(input.design, swap))
})

test('a crop is one edit when it is done, and none when it is cancelled', () => {
  const cropping = [{ type: 'slot.select', at: first.at } as EditingEvent, { type: 'crop.start' }]
  const placement = { ...first.placement, flip: 'h' } as const
  const cropped = after(...cropping, { type: 'crop.done', placement } as EditingEvent)
  const cancelled = after(...cropping, { type: 'tool.cancel' })
  expect([toolOf(after(...cropping)), toolOf(cropped), cropped.context.outbox.map(({ edit }) => edit)]).toEqual([
    'cropping',
    'selected',
    [{ cmd: 'transform_photo', at: first.at, placement }],
  ])
  expect([toolOf(cancelled), cancelled.context.outbox]).toEqual(['selected', []])
})

test('undo and redo are new edits, and reach the design byte for byte', () => {
  const undone = after(MIRROR, { type: 'edit.undo' })
  const redone = after(MIRROR, { type: 'edit.undo' }, { type: 'edit.redo' })
  expect([undone.context.outbox.map(({ opId, action }) => [opId, action]), canUndo(undone), canRedo(undone)]).toEqual([
    [
      ['visit0-0', 'edit'],
      ['visit0-1', 'undo'],
    ],
    false,
    true,
  ])
  expect([currentDesign(undone), currentDesign(redone)]).toEqual([
    input.design,
    applyTo(input.design, aMirroring(input)),
  ])
})

test('an impossible edit changes nothing and says why until it is seen', () => {
  const snapshot = after(make(IMPOSSIBLE))
  expect([
    snapshot.hasTag('refused'),
    snapshot.context.refused,
    currentDesign(snapshot),
    savingStatus(snapshot),
  ]).toEqual([true, { kind: 'refused', reason: 'page-unknown' }, input.design, 'saved'])
  expect(after(make(IMPOSSIBLE), { type: 'refusal.seen' }).hasTag('refused')).toBe(false)
})

test('every refusal of the server takes the edit back, keeps the others, and keeps its code and its sentence', () => {
  const reasons = [
    ...([
      'page-unknown',
      'slot-unknown',
      'caption-unknown',
      'photo-unknown',
      'nothing-to-change',
      'page-locked',
    ] as const),
    ...(['cover-stays', 'too-few-pages', 'too-many-pages', 'page-count-fixed', 'too-many-photos-on-page'] as const),
    ...(['text-too-long', 'text-not-printable', 'crop-outside-photo', 'same-slot'] as const),
    ...(['no-other-arrangement', 'no-place-for-text'] as const),
    ...(['not-found', 'opid-reused', 'not-possible'] as const),
  ] satisfies (EditRefusal | OpRefusal)[]
  const other = aMirroring(input, 3)
  const snapshots = reasons.map((reason) => after(MIRROR, kept, make(other), done('send the edit', refused(reason))))
  expect(
    snapshots.map((snapshot) => [snapshot.hasTag('refused'), snapshot.context.refused, snapshot.context.outbox.length]),
  ).toEqual(reasons.map((reason) => [true, refused(reason), 1]))
  expect(snapshots.map(currentDesign)).toEqual(reasons.map(() => applyTo(input.design, other)))
})

test('a conflict: these edits on the newer design under a new key, or the newer design alone [B§4.edit-conflict]', () => {
  const events = [
    MIRROR,
    kept,
    done('send the edit', { kind: 'conflict', rev: 7 }),
    done('load the latest design', latest),
  ]
  const choosing = after(...events)
  const again = after(...events, { type: 'conflict.apply again' })
  const theirs = after(...events, { type: 'conflict.use latest' })
  expect([savingStatus(choosing), currentDesign(choosing)]).toEqual([
    'conflict',
    applyTo(input.design, aMirroring(input)),
  ])
  expect([again.context.rev, again.context.outbox.map(({ opId }) => opId), again.context.dropped]).toEqual([
    7,
    ['visit0-1'],
    0,
  ])
  expect(currentDesign(again)).toEqual(applyTo(latest.design, aMirroring(input)))
  expect([theirs.context.outbox, theirs.context.dropped, currentDesign(theirs)]).toEqual([[], 1, latest.design])
})

test('safety 10.3: edits of other pages than those changed elsewhere go onto the newer design without a question', () => {
  const merged = after(
    MIRROR,
    kept,
    done('send the edit', { kind: 'conflict', rev: 7 }),
    done('load the latest design', apart),
    kept,
  )
  expect([savingStatus(merged), merged.context.rev, merged.context.outbox.map(({ opId }) => opId)]).toEqual([
    'saving',
    7,
    ['visit0-1'],
  ])
  expect(currentDesign(merged)).toEqual(applyTo(apart.design, aMirroring(input)))
})

test('before the order the shop is asked for its newest design', () => {
  const ask: EditingEvent = { type: 'design.check' }
  const same = after(ask, done('load the latest design', { design: input.design, rev: 1 }))
  const newer = after(ask, done('load the latest design', latest))
  const reloaded = after(ask, done('load the latest design', latest), { type: 'conflict.use latest' })
  const unheard = after(ask, broken('load the latest design', new NetworkLost()))
  const older = after(ask, done('load the latest design', { ...latest, rev: 0 }))
  expect(
    [same, newer, reloaded, unheard, older].map((one) => [savingStatus(one), one.context.checked, one.context.rev]),
  ).toEqual([
    ['saved', 1, 1],
    ['conflict', null, 1],
    ['saved', null, 7],
    ['saved', 1, 1],
    ['saved', 1, 1],
  ])
  expect(currentDesign(reloaded)).toEqual(latest.design)
})

test('a phone that cannot keep the draft still saves, and says so', () => {
  const snapshot = after(MIRROR, broken('keep the draft', new NotStored()))
  expect([snapshot.hasTag('not kept'), savingStatus(snapshot)]).toEqual([true, 'saving'])
})

test('offline keeps everything on this phone', () => {
  const offline = after({ type: 'network.lost' }, MIRROR, kept)
  const back = after({ type: 'network.lost' }, MIRROR, kept, { type: 'network.back' })
  expect([savingStatus(offline), offline.hasTag('on this phone'), savingStatus(back)]).toEqual([
    'offline',
    true,
    'saving',
  ])
})

test('B§4 failed edits: what the shop refused is posted again under a new key, or stays as it was before', () => {
  const events = [MIRROR, kept, done('send the edit', refused('page-locked'))]
  const [taken, again, reset] = [
    after(...events),
    after(...events, { type: 'edit.again' }),
    after(...events, { type: 'refusal.seen' }),
  ]
  const seen = applyTo(input.design, aMirroring(input))
  expect(
    [taken, again, reset].map(({ context: { outbox, takenBack, refused: why } }) => [
      outbox.map(({ opId, edit }) => [opId, edit]),
      takenBack,
      why?.reason ?? null,
    ]),
  ).toEqual([
    [[], aMirroring(input), 'page-locked'],
    [[['visit0-1', aMirroring(input)]], null, null],
    [[], null, null],
  ])
  expect([taken, again, reset].map(currentDesign)).toEqual([input.design, seen, input.design])
})

test('B§8: an edit that gets no answer has its code; given up, it is gone unless the shop has it after all', () => {
  const lost = [broken('send the edit'), done('wait'), kept]
  const other = make(aMirroring(input, 5))
  const overdue = [MIRROR, kept, other, kept, ...lost, ...lost, broken('send the edit')]
  const given = [...overdue, { type: 'edit.reset' }]
  const gone = after(...given, done('load the latest design', { design: input.design, rev: 1, pageRevs: {} }))
  const there = after(...given, done('load the latest design', { design: input.design, rev: 2, pageRevs: {} }))
  const unheard = after(...given, broken('load the latest design', new NetworkLost()))
  expect(
    [after(MIRROR, kept, ...lost, ...lost), after(...overdue), after(...given), gone, there, unheard].map((one) => [
      overdueError(one),
      one.can({ type: 'edit.reset' }),
      one.context.outbox.map(({ opId }) => opId),
    ]),
  ).toEqual([
    [null, false, ['visit0-0']],
    [7, true, ['visit0-0', 'visit0-1']],
    [7, false, ['visit0-0', 'visit0-1']],
    [null, false, ['visit0-1']],
    [7, true, ['visit0-0', 'visit0-1']],
    [7, true, ['visit0-0', 'visit0-1']],
  ])
  expect(currentDesign(gone)).toEqual(applyTo(input.design, aMirroring(input, 5)))
})

/** A server that applies what it is sent, once for each key. */
function aServer(given: Partial<EditingPorts> = {}) {
  const drafts: EditingDraft[] = []
  const received: OpToSend[] = []
  const answers = new Map<string, OpAnswer>()
  const server = { design: input.design, rev: 1, drafts, received }
  const ports = fakeEditingPorts({
    keepDraft: async (draft) => {
      drafts.push(structuredClone(draft))
    },
    sendOp: async (op) => {
      received.push(op)
      const known = answers.get(op.opId)
      if (known) {
        return known
      }
      expect(op.baseRev).toBe(server.rev)
      server.design = applyTo(server.design, op.edit)
      server.rev += 1
      const answer: OpAnswer = { kind: 'applied', rev: server.rev, pageRevs: {} }
      answers.set(op.opId, answer)
      return answer
    },
    ...given,
  })
  return { server, ports }
}

test('safety 10.3: edits are sent one at a time and in order, after this phone has them', async () => {
  vi.useFakeTimers()
  const { server, ports } = aServer()
  const actor = createActor(wireEditing(ports), { input }).start()
  for (const nth of [0, 1, 2, 3]) {
    actor.send(make(aMirroring(input, nth)))
  }
  actor.send({ type: 'edit.undo' })
  await vi.advanceTimersByTimeAsync(100)
  expect(server.received.map(({ opId, baseRev }) => [opId, baseRev])).toEqual(
    [0, 1, 2, 3, 4].map((at) => [`visit0-${at}`, at + 1]),
  )
  expect(server.drafts.flatMap(({ outbox }) => outbox.map(({ opId }) => opId)).slice(0, 2)).toEqual([
    'visit0-0',
    'visit0-0',
  ])
  expect([savingStatus(actor.getSnapshot()), server.design]).toEqual(['saved', currentDesign(actor.getSnapshot())])
  expect(server.drafts.at(-1)).toEqual({
    version: DRAFT_VERSION,
    taskId: input.taskId,
    base: actor.getSnapshot().context.current,
    rev: 6,
    outbox: [],
  })
  actor.stop()
  vi.useRealTimers()
})

test('a lost answer: the same edit goes again under its key with growing pauses, and acts once [B§4.edit-again]', async () => {
  vi.useFakeTimers({ now: 0 })
  const { server, ports } = aServer()
  let tries = 0
  const sendOp: EditingPorts['sendOp'] = async (op, signal) => {
    const answer = await ports.sendOp(op, signal)
    tries += 1
    if (tries <= 4) {
      throw new NetworkLost()
    }
    return answer
  }
  const actor = createActor(wireEditing({ ...ports, sendOp }), { input }).start()
  actor.send(MIRROR)
  await vi.advanceTimersByTimeAsync(2000)
  expect(savingStatus(actor.getSnapshot())).toBe('checking')
  await vi.advanceTimersByTimeAsync(10_000)
  expect([server.rev, server.received.map(({ opId }) => opId), savingStatus(actor.getSnapshot())]).toEqual([
    2,
    Array(5).fill('visit0-0'),
    'saved',
  ])
  actor.stop()
  vi.useRealTimers()
})

test('a reload in the middle: the snapshot goes on by itself, under the same keys', async () => {
  vi.useFakeTimers()
  const { server, ports } = aServer()
  const before = createActor(wireEditing({ ...ports, sendOp: () => new Promise(() => undefined) }), { input }).start()
  before.send(MIRROR)
  before.send(make(aMirroring(input, 4)))
  await vi.advanceTimersByTimeAsync(10)
  const stored = JSON.parse(JSON.stringify(before.getPersistedSnapshot()))
  before.stop()
  const restored = createActor(wireEditing(ports), { snapshot: stored, input }).start()
  await vi.advanceTimersByTimeAsync(100)
  expect([server.received.map(({ opId }) => opId), server.design]).toEqual([
    ['visit0-0', 'visit0-1'],
    currentDesign(before.getSnapshot()),
  ])
  expect(savingStatus(restored.getSnapshot())).toBe('saved')
  restored.stop()
  vi.useRealTimers()
})

test('a draft of an earlier visit is opened with its history, and sent under its old keys', async () => {
  vi.useFakeTimers()
  const { server, ports } = aServer()
  const before = createActor(wireEditing({ ...ports, sendOp: () => new Promise(() => undefined) }), { input }).start()
  before.send(MIRROR)
  await vi.advanceTimersByTimeAsync(10)
  const draft = JSON.parse(JSON.stringify(server.drafts.at(-1))) as EditingDraft
  before.stop()
  const actor = createActor(wireEditing(ports), { input: { ...input, visit: 'visit1', draft } }).start()
  actor.send(make(aMirroring(input, 0, 'v')))
  await vi.advanceTimersByTimeAsync(100)
  actor.send({ type: 'edit.undo' })
  actor.send({ type: 'edit.undo' })
  await vi.advanceTimersByTimeAsync(100)
  expect(server.received.map(({ opId }) => opId)).toEqual(['visit0-0', 'visit1-0', 'visit1-1', 'visit1-2'])
  expect([server.design, savingStatus(actor.getSnapshot())]).toEqual([input.design, 'saved'])
  actor.stop()
  vi.useRealTimers()
})

test('context survives storage', () => {
  const { context } = after({ type: 'slot.select', at: first.at } as EditingEvent, MIRROR, kept, make(IMPOSSIBLE))
  expect(JSON.parse(JSON.stringify(context))).toEqual(context)
})
