import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aFrameProduct, aSheetDesign } from '../../tests/support/builders/design-builders.ts'
import { aMirroring, anEditingInput, IMPOSSIBLE, slotOf } from '../../tests/support/builders/editing-builders.ts'
import type { Edit } from '../design/change/edit.ts'
import type { Design, Page } from '../design/design.ts'
import { FIT_TYPES, type FitType } from '../design/fit-type.ts'
import { flipped } from '../design/placing/crop.ts'
import type { EditWorld } from '../design/world/edit-world.ts'
import { refitted } from '../frame/fit-window.ts'
import { asId, type CaptionId } from '../ids.ts'
import { invariant } from '../never.ts'
import { photoBook } from '../photo/photo.ts'
import type { SheetPaper } from '../product/paper.ts'
import { type EditorState, freshEditorState, HISTORY_MAX, reduce, type UserAction } from './editor-state.ts'
import { acknowledged, enqueue, type OptimisticState, rebased, rolledBack } from './outbox.ts'

const input = anEditingInput(14)
const world: EditWorld = { ...input.world, photos: photoBook(input.world.photos) }
const start: OptimisticState = {
  base: freshEditorState(input.design),
  outbox: [],
  current: freshEditorState(input.design),
}
const edit = (given: Edit): UserAction => ({ kind: 'edit', edit: given })
const mirror = (nth: number, flip: 'h' | 'v' | 'hv' = 'h') => edit(aMirroring(input, nth, flip))
const shuffle = (nth: number) => edit({ cmd: 'shuff', pageId: slotOf(input, nth).at.pageId })
const write = (text: string | null) =>
  edit({
    ...{ cmd: 'update_text_value', pageId: slotOf(input).at.pageId, captionId: asId<CaptionId>('c0') },
    ...{ role: 'text', panel: 'front', text },
  })
/** So long that its page is laid out anew, and not laid back when it becomes short. */
const LONG = 'The sea was calm, and nobody wanted to go home before the lanterns were lit. '.repeat(6).trim()

function entered(
  state: OptimisticState,
  actions: readonly UserAction[],
  sentOpId: string | null = null,
): OptimisticState {
  return actions.reduce((now, action, at) => {
    const verdict = enqueue(now, action, { world, opId: `op${state.outbox.length + at}`, sentOpId })
    return verdict.kind === 'done' ? verdict.state : now
  }, state)
}

const actions = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.tuple(fc.nat(9), fc.constantFrom('h', 'v', 'hv')).map(([nth, flip]) => mirror(nth, flip)),
    },
    { weight: 2, arbitrary: fc.nat(9).map(shuffle) },
    { weight: 2, arbitrary: fc.constantFrom('sea', 'sky', LONG, `${LONG} ${LONG}`, null).map(write) },
    { weight: 2, arbitrary: fc.constantFrom<UserAction>({ kind: 'undo' }, { kind: 'redo' }) },
  ),
  { maxLength: 12 },
)

test('n actions and then undo until nothing is left: byte for byte the design before', () => {
  fc.assert(
    fc.property(actions, (given) => {
      let current: EditorState = entered(start, given).current
      while (current.undo.length > 0) {
        const verdict = reduce(current, { kind: 'undo' }, world)
        expect(verdict.kind).toBe('done')
        current = verdict.kind === 'done' ? verdict.current : { ...current, undo: [] }
      }
      expect(current.design).toEqual(input.design)
    }),
    { numRuns: 40 },
  )
})

test('several steps back or on are one edit, which ends where they end one by one and leaves their history', () => {
  fc.assert(
    fc.property(actions, fc.nat(6), fc.constantFrom('undo' as const, 'redo' as const), (given, more, kind) => {
      const times = more + 2
      const before = entered(start, [...given, ...Array.from({ length: 8 }, (): UserAction => ({ kind: 'undo' }))])
      const from = kind === 'redo' ? before : entered(start, given)
      const one = entered(from, [{ kind, times }])
      const each = entered(
        from,
        Array.from({ length: times }, (): UserAction => ({ kind })),
      )
      if (one === from) {
        expect(from.current[kind]).toEqual([])
        return
      }
      expect(one.current).toEqual(each.current)
      expect(one.outbox.length - from.outbox.length).toBe(1)
      const told = one.outbox.at(-1)
      if (told) {
        const verdict = reduce(from.current, { kind: 'edit', edit: told.edit }, world)
        const together = verdict.kind === 'done' ? verdict.current.design : from.current.design
        expect(together).toEqual(one.current.design)
      }
      expect(rebased(one.base, one, world).state.current).toEqual(one.current)
    }),
    { numRuns: 40 },
  )
})

test("what is seen is always the server's design with the outbox drawn on it", () => {
  fc.assert(
    fc.property(actions, fc.nat(12), (given, answered) => {
      let state = entered(start, given)
      for (let at = 0; at < answered; at++) {
        state = acknowledged(state, world)
      }
      expect(rebased(state.base, state, world)).toEqual({ state, lost: [] })
    }),
    { numRuns: 40 },
  )
})

test('the server that applies what it is told ends at the design that the shopper sees', () => {
  fc.assert(
    fc.property(actions, (given) => {
      const state = entered(start, given)
      const server = state.outbox.reduce((current, op) => {
        const verdict = reduce(current, edit(op.edit), world)
        return verdict.kind === 'done' ? verdict.current : current
      }, start.base)
      expect(server.design).toEqual(state.current.design)
    }),
    { numRuns: 40 },
  )
})

const framed = aSheetDesign(2, { ...aFrameProduct(), fits: FIT_TYPES })

/** What is done to the photo of the first picture of a frame as it lies now: it gets another fit, or is mirrored. */
function onPicture(now: Design, does: FitType | 'mirror'): UserAction {
  const page = now.pages[0] as Page
  const [slot] = page.slots
  const placement = slot?.placement
  const photo = placement && framed.world.photos.get(placement.photoId)
  invariant(slot && photo, 'the first picture of a frame has its photo')
  const at = { pageId: page.id, slotId: slot.id }
  if (does === 'mirror') {
    return edit({ cmd: 'transform_photo', at, placement: flipped(placement, 'h') })
  }
  const next = refitted({ ...slot, fit: does }, placement, photo, slot.box, framed.world.paper as SheetPaper, page)
  return edit({ cmd: 'transform_photo', at, placement: next.placement ?? placement, fit: does })
}

test('a fit that is not sent yet is told before what is done to the photo in it', () => {
  const fresh = freshEditorState(framed.design)
  const steps = fc.array(fc.constantFrom(...FIT_TYPES, 'mirror' as const), { maxLength: 8 })
  fc.assert(
    fc.property(steps, (given) => {
      let state: OptimisticState = { base: fresh, outbox: [], current: fresh }
      for (const [at, does] of given.entries()) {
        const action = onPicture(state.current.design, does)
        const verdict = enqueue(state, action, { world: framed.world, opId: `op${at}`, sentOpId: null })
        state = verdict.kind === 'done' ? verdict.state : state
      }
      const server = state.outbox.reduce((current, op) => {
        const verdict = reduce(current, edit(op.edit), framed.world)
        return verdict.kind === 'done' ? verdict.current : current
      }, fresh)
      expect(server.design).toEqual(state.current.design)
    }),
    { numRuns: 60 },
  )
})

test('a refused edit is as if it had never been made, and takes what stood on it along', () => {
  const pageId = asId<never>('page-new')
  const added = edit({ cmd: 'new_pages', after: slotOf(input).at.pageId, pageIds: [pageId, asId<never>('page-new-2')] })
  const written = edit({
    ...{ cmd: 'update_text_value', pageId, captionId: asId<CaptionId>('c1') },
    ...{ role: 'text', panel: 'front', text: 'sea' },
  })
  const state = entered(start, [added, written, mirror(3)])
  const { state: after, lost } = rolledBack(state, world)
  expect(lost.map(({ opId }) => opId)).toEqual(['op0', 'op1'])
  expect(after.outbox.map(({ opId }) => opId)).toEqual(['op2'])
  expect(after.current).toEqual(entered(start, [mirror(3)]).current)
})

test('a crop overtakes the unsent crop of the same photo, and both can be undone', () => {
  const state = entered(start, [mirror(0, 'h'), mirror(0, 'v'), mirror(1, 'h')])
  expect(state.outbox.map(({ opId, overtaken }) => [opId, overtaken.length])).toEqual([
    ['op0', 1],
    ['op2', 0],
  ])
  expect(state.outbox[0]?.edit).toEqual(aMirroring(input, 0, 'v'))
  expect(state.current.undo.length).toBe(3)
})

test('an op that may have been sent is never changed; a deleted text overtakes nothing', () => {
  const sent = entered(start, [mirror(0, 'h')])
  expect(entered(sent, [mirror(0, 'v')], 'op0').outbox.length).toBe(2)
  expect(entered(start, [write('sea'), write('sky'), write(null)]).outbox.map((op) => op.edit)).toEqual(
    [write('sky'), write(null)].map((action) => (action.kind === 'edit' ? action.edit : undefined)),
  )
})

test('an impossible edit and an empty history are refused and change nothing', () => {
  const given = { world, opId: 'op0', sentOpId: null }
  expect([enqueue(start, edit(IMPOSSIBLE), given), enqueue(start, { kind: 'undo' }, given)]).toEqual([
    { kind: 'refused', reason: 'page-unknown' },
    { kind: 'refused', reason: 'nothing-to-change' },
  ])
})

test('the history keeps the last 200 steps', () => {
  const many = Array.from({ length: HISTORY_MAX + 5 }, (_, at) => mirror(0, at % 2 === 0 ? 'h' : 'v'))
  expect(entered(start, many).current.undo.length).toBe(HISTORY_MAX)
})
