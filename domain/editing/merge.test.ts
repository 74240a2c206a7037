import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMirroring, anEditingInput, slotOf } from '../../tests/support/builders/editing-builders.ts'
import type { EditWorld } from '../design/world/edit-world.ts'
import { photoBook } from '../photo/photo.ts'
import { type EditorState, freshEditorState, reduce, type UserAction } from './editor-state.ts'
import { canMergeSilently, rebaseOnto } from './merge.ts'
import { enqueue, type OptimisticState, rebased } from './outbox.ts'

const input = anEditingInput(14)
const world: EditWorld = { ...input.world, photos: photoBook(input.world.photos) }
const edit = (given: Extract<UserAction, { kind: 'edit' }>['edit']): UserAction => ({ kind: 'edit', edit: given })
const action = fc.oneof(
  fc.tuple(fc.nat(13), fc.constantFrom('h', 'v', 'hv')).map(([nth, flip]) => edit(aMirroring(input, nth, flip))),
  fc.nat(13).map((nth) => edit({ cmd: 'shuff', pageId: slotOf(input, nth).at.pageId })),
  fc
    .tuple(fc.nat(13), fc.nat(13))
    .map(([from, to]) =>
      edit({ cmd: 'change_photos', change: { kind: 'swap', from: slotOf(input, from).at, to: slotOf(input, to).at } }),
    ),
  fc.nat(13).map((nth) => edit({ cmd: 'remove_pages', pageIds: [slotOf(input, nth).at.pageId] })),
  fc.constantFrom<UserAction>({ kind: 'undo' }, { kind: 'redo' }),
)
const actions = fc.array(action, { maxLength: 5 })

function drawn(current: EditorState, given: readonly UserAction[]): EditorState {
  return given.reduce((now, one) => {
    const verdict = reduce(now, one, world)
    return verdict.kind === 'done' ? verdict.current : now
  }, current)
}

function entered(state: OptimisticState, given: readonly UserAction[]): OptimisticState {
  return given.reduce((now, one, at) => {
    const verdict = enqueue(now, one, { world, opId: `op${at}`, sentOpId: null })
    return verdict.kind === 'done' ? verdict.state : now
  }, state)
}

test('safety 10.3: what is merged without a question keeps every page of both sides as its side left it', () => {
  let merged = 0
  fc.assert(
    fc.property(actions, actions, actions, (before, mine, theirs) => {
      const base = drawn(freshEditorState(input.design), before)
      const state = entered({ base, outbox: [], current: base }, mine)
      const latest = drawn(freshEditorState(base.design), theirs).design
      if (!canMergeSilently(state, latest, world)) {
        return
      }
      merged += 1
      const { state: after, lost } = rebased(rebaseOnto(base, latest), state, world)
      expect(lost).toEqual([])
      const pagesBefore = new Map(base.design.pages.map((page) => [page.id, page]))
      const theirPages = new Map(latest.pages.map((page) => [page.id, page]))
      const myPages = new Map(state.current.design.pages.map((page) => [page.id, page]))
      for (const page of after.current.design.pages) {
        const untouched = JSON.stringify(myPages.get(page.id)) === JSON.stringify(pagesBefore.get(page.id))
        expect(page).toEqual(untouched ? theirPages.get(page.id) : myPages.get(page.id))
      }
    }),
    { numRuns: 150, seed: 11 },
  )
  expect(merged).toBeGreaterThan(20)
})

test('safety 10.3: two changes of one page are never merged without a question', () => {
  const base = freshEditorState(input.design)
  const state = entered({ base, outbox: [], current: base }, [edit(aMirroring(input, 0))])
  const onTheSame = drawn(base, [edit({ cmd: 'shuff', pageId: slotOf(input, 0).at.pageId })]).design
  const onAnother = drawn(base, [edit(aMirroring(input, 5))]).design
  expect([onTheSame, onAnother].map((latest) => canMergeSilently(state, latest, world))).toEqual([false, true])
})

test('after a merge the last steps that nobody else touched can still be undone', () => {
  const base = drawn(freshEditorState(input.design), [edit(aMirroring(input, 5)), edit(aMirroring(input, 0))])
  const latest = drawn(freshEditorState(base.design), [edit(aMirroring(input, 5, 'v'))]).design
  const current = rebaseOnto(base, latest)
  expect(current.undo.length).toBe(1)
  const undone = reduce(current, { kind: 'undo' }, world)
  expect(undone.kind === 'done' && undone.current.design).toEqual(
    drawn(freshEditorState(input.design), [edit(aMirroring(input, 5)), edit(aMirroring(input, 5, 'v'))]).design,
  )
})
