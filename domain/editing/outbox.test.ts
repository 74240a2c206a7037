import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMirroring, anEditingInput, IMPOSSIBLE, slotOf } from '../../tests/support/builders/editing-builders.ts'
import type { Edit } from '../design/edit.ts'
import type { EditWorld } from '../design/edit-world.ts'
import { asId, type CaptionId } from '../ids.ts'
import { photoBook } from '../photo/photo.ts'
import { type Desk, draw, freshDesk, HISTORY_MAX, type Stroke } from './editor-state.ts'
import { acknowledged, enter, type Ledger, rebased, rolledBack } from './outbox.ts'

const input = anEditingInput(14)
const world: EditWorld = { ...input.world, photos: photoBook(input.world.photos) }
const start: Ledger = { base: freshDesk(input.design), outbox: [], desk: freshDesk(input.design) }
const edit = (given: Edit): Stroke => ({ kind: 'edit', edit: given })
const mirror = (nth: number, flip: 'h' | 'v' | 'hv' = 'h') => edit(aMirroring(input, nth, flip))
const shuffle = (nth: number) => edit({ cmd: 'shuff', pageId: slotOf(input, nth).at.pageId })
const write = (text: string | null) =>
  edit({
    ...{ cmd: 'update_text_value', pageId: slotOf(input).at.pageId, captionId: asId<CaptionId>('c0') },
    ...{ role: 'text', panel: 'front', text },
  })

function entered(ledger: Ledger, strokes: readonly Stroke[], sentOpId: string | null = null): Ledger {
  return strokes.reduce((now, stroke, at) => {
    const verdict = enter(now, stroke, { world, opId: `op${ledger.outbox.length + at}`, sentOpId })
    return verdict.kind === 'done' ? verdict.ledger : now
  }, ledger)
}

const strokes = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.tuple(fc.nat(9), fc.constantFrom('h', 'v', 'hv')).map(([nth, flip]) => mirror(nth, flip)),
    },
    { weight: 2, arbitrary: fc.nat(9).map(shuffle) },
    { weight: 1, arbitrary: fc.constantFrom('sea', 'sky', null).map(write) },
    { weight: 2, arbitrary: fc.constantFrom<Stroke>({ kind: 'undo' }, { kind: 'redo' }) },
  ),
  { maxLength: 12 },
)

test('n strokes and then undo until nothing is left: byte for byte the design before', () => {
  fc.assert(
    fc.property(strokes, (given) => {
      let desk: Desk = entered(start, given).desk
      while (desk.undo.length > 0) {
        const verdict = draw(desk, { kind: 'undo' }, world)
        expect(verdict.kind).toBe('done')
        desk = verdict.kind === 'done' ? verdict.desk : { ...desk, undo: [] }
      }
      expect(desk.design).toEqual(input.design)
    }),
    { numRuns: 40 },
  )
})

test("what is seen is always the server's design with the outbox drawn on it", () => {
  fc.assert(
    fc.property(strokes, fc.nat(12), (given, answered) => {
      let ledger = entered(start, given)
      for (let at = 0; at < answered; at++) {
        ledger = acknowledged(ledger, world)
      }
      expect(rebased(ledger.base, ledger.outbox, world)).toEqual({ ledger, lost: [] })
    }),
    { numRuns: 40 },
  )
})

test('the server that applies what it is told ends at the design that the shopper sees', () => {
  fc.assert(
    fc.property(strokes, (given) => {
      const ledger = entered(start, given)
      const server = ledger.outbox.reduce((desk, op) => {
        const verdict = draw(desk, edit(op.edit), world)
        return verdict.kind === 'done' ? verdict.desk : desk
      }, start.base)
      expect(server.design).toEqual(ledger.desk.design)
    }),
    { numRuns: 40 },
  )
})

test('a refused edit is as if it had never been made, and takes what stood on it along', () => {
  const pageId = asId<never>('page-new')
  const added = edit({ cmd: 'new_pages', after: slotOf(input).at.pageId, pageIds: [pageId, asId<never>('page-new-2')] })
  const written = edit({
    ...{ cmd: 'update_text_value', pageId, captionId: asId<CaptionId>('c1') },
    ...{ role: 'text', panel: 'front', text: 'sea' },
  })
  const ledger = entered(start, [added, written, mirror(3)])
  const { ledger: after, lost } = rolledBack(ledger, world)
  expect(lost.map(({ opId }) => opId)).toEqual(['op0', 'op1'])
  expect(after.outbox.map(({ opId }) => opId)).toEqual(['op2'])
  expect(after.desk).toEqual(entered(start, [mirror(3)]).desk)
})

test('a crop overtakes the unsent crop of the same photo, and both can be undone', () => {
  const ledger = entered(start, [mirror(0, 'h'), mirror(0, 'v'), mirror(1, 'h')])
  expect(ledger.outbox.map(({ opId, overtaken }) => [opId, overtaken.length])).toEqual([
    ['op0', 1],
    ['op2', 0],
  ])
  expect(ledger.outbox[0]?.edit).toEqual(aMirroring(input, 0, 'v'))
  expect(ledger.desk.undo.length).toBe(3)
})

test('an op that may have been sent is never changed; a deleted text overtakes nothing', () => {
  const sent = entered(start, [mirror(0, 'h')])
  expect(entered(sent, [mirror(0, 'v')], 'op0').outbox.length).toBe(2)
  expect(entered(start, [write('sea'), write('sky'), write(null)]).outbox.map((op) => op.edit)).toEqual(
    [write('sky'), write(null)].map((stroke) => (stroke.kind === 'edit' ? stroke.edit : undefined)),
  )
})

test('an impossible edit and an empty history are refused and change nothing', () => {
  const given = { world, opId: 'op0', sentOpId: null }
  expect([enter(start, edit(IMPOSSIBLE), given), enter(start, { kind: 'undo' }, given)]).toEqual([
    { kind: 'refused', reason: 'page-unknown' },
    { kind: 'refused', reason: 'nothing-to-change' },
  ])
})

test('the history keeps the last 200 steps', () => {
  const many = Array.from({ length: HISTORY_MAX + 5 }, (_, at) => mirror(0, at % 2 === 0 ? 'h' : 'v'))
  expect(entered(start, many).desk.undo.length).toBe(HISTORY_MAX)
})
