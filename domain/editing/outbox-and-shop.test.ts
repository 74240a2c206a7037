import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMirroring, anEditingInput, slotOf } from '../../tests/support/builders/editing-builders.ts'
import { applyEdit } from '../design/change/apply-edit.ts'
import type { Design } from '../design/design.ts'
import type { EditWorld } from '../design/world/edit-world.ts'
import { asId, type CaptionId } from '../ids.ts'
import { photoBook } from '../photo/photo.ts'
import { type EditorState, freshEditorState, HISTORY_MAX, reduce, type UserAction } from './editor-state.ts'
import { rebaseOnto } from './merge.ts'
import { acknowledged, enqueue, isNothingNew, type OptimisticState, rebased, rolledBack } from './outbox.ts'

const input = anEditingInput(14)
const world: EditWorld = { ...input.world, photos: photoBook(input.world.photos) }
const edit = (given: Extract<UserAction, { kind: 'edit' }>['edit']): UserAction => ({ kind: 'edit', edit: given })
const mirror = (nth: number, flip: 'h' | 'v' | 'hv' | 'as it was' = 'h') => {
  const { at, placement } = slotOf(input, nth)
  return edit(flip === 'as it was' ? { cmd: 'transform_photo', at, placement } : aMirroring(input, nth, flip))
}
const shuffle = (nth: number) => edit({ cmd: 'shuff', pageId: slotOf(input, nth).at.pageId })
const write = (text: string | null, nth = 0) =>
  edit({
    ...{ cmd: 'update_text_value', pageId: slotOf(input, nth).at.pageId, captionId: asId<CaptionId>('c0') },
    ...{ role: 'text', panel: 'front', text },
  })
/** So long that its page is laid out anew, and not laid back when it becomes short. */
const LONG = 'The sea was calm, and nobody wanted to go home before the lanterns were lit. '.repeat(6).trim()
const UNDO: UserAction = { kind: 'undo' }
const REDO: UserAction = { kind: 'redo' }

function entered(state: OptimisticState, actions: readonly UserAction[], sentOpId: string | null = null) {
  return actions.reduce((now, action, at) => {
    const verdict = enqueue(now, action, { world, opId: `op${state.outbox.length + at}`, sentOpId })
    return verdict.kind === 'done' ? verdict.state : now
  }, state)
}

function fresh(base: EditorState): OptimisticState {
  return { base, outbox: [], current: base }
}

function drawn(base: EditorState, actions: readonly UserAction[]): EditorState {
  return entered(fresh(base), actions).current
}

const start = freshEditorState(input.design)

const photo = fc.nat(9)
const actions = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(photo, fc.constantFrom('h', 'v', 'hv', 'as it was')).map(([nth, flip]) => mirror(nth, flip)),
  },
  { weight: 1, arbitrary: photo.map(shuffle) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom('sea', 'sky', LONG, `${LONG} ${LONG}`, null), fc.nat(2))
      .map(([text, nth]) => write(text, nth)),
  },
  { weight: 1, arbitrary: photo.map((nth) => edit({ cmd: 'remove_pages', pageIds: [slotOf(input, nth).at.pageId] })) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<UserAction>(UNDO, REDO, { kind: 'undo', times: 2 }, { kind: 'redo', times: 3 }),
  },
)

/** What may happen between a phone and the shop. */
type Happening =
  | { readonly kind: 'does'; readonly action: UserAction }
  | { readonly kind: 'sent' | 'answered' | 'refused' }
  | { readonly kind: 'changed elsewhere'; readonly action: UserAction }

const happenings = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: actions.map((action): Happening => ({ kind: 'does', action })) },
    { weight: 3, arbitrary: fc.constantFrom<Happening>({ kind: 'sent' }, { kind: 'answered' }) },
    { weight: 1, arbitrary: fc.constant<Happening>({ kind: 'refused' }) },
    { weight: 1, arbitrary: actions.map((action): Happening => ({ kind: 'changed elsewhere', action })) },
  ),
  { maxLength: 25 },
)

/** A phone and a shop, which knows nothing but the edits that it is told. */
class PhoneAndShop {
  phone = fresh(start)
  shop: Design = input.design
  private sent = false
  private count = 0

  happens(what: Happening): void {
    if (what.kind === 'does') {
      this.does(what.action)
    } else if (what.kind === 'sent') {
      this.sends()
    } else if (what.kind === 'answered' && this.sent) {
      this.answers()
    } else if (what.kind === 'refused' && this.sent) {
      this.refuses()
    } else if (what.kind === 'changed elsewhere' && !this.sent) {
      this.isChanged(what.action)
    }
  }

  private does(action: UserAction): void {
    const sentOpId = this.sent ? (this.phone.outbox[0]?.opId ?? null) : null
    this.count += 1
    const verdict = enqueue(this.phone, action, { world, opId: `op${this.count}`, sentOpId })
    this.phone = verdict.kind === 'done' ? verdict.state : this.phone
  }

  private sends(): void {
    if (this.sent) {
      return
    }
    while (isNothingNew(this.phone, world)) {
      this.phone = acknowledged(this.phone, world)
    }
    this.sent = this.phone.outbox.length > 0
  }

  private answers(): void {
    const [first] = this.phone.outbox
    const verdict = first && applyEdit(this.shop, first.edit, world)
    // What the shop is told is possible, and changes something: it was done here.
    expect(verdict?.kind).toBe('applied')
    if (verdict?.kind === 'applied') {
      this.shop = verdict.next
      this.phone = acknowledged(this.phone, world)
    }
    this.sent = false
  }

  private refuses(): void {
    this.phone = rolledBack(this.phone, world).state
    this.sent = false
  }

  private isChanged(action: UserAction): void {
    const verdict = reduce(freshEditorState(this.shop), action, world)
    if (verdict.kind === 'done') {
      this.shop = verdict.current.design
      this.phone = rebased(rebaseOnto(this.phone.base, this.shop), this.phone, world).state
    }
  }

  /** A reload draws the outbox on its base again. */
  expectReloads(): void {
    expect(rebased(this.phone.base, this.phone, world)).toEqual({ state: this.phone, lost: [] })
    expect(this.phone.base.design).toEqual(this.shop)
  }

  sendsAll(): void {
    this.sends()
    while (this.sent) {
      this.answers()
      this.sends()
    }
  }
}

test('whatever is done, refused, changed elsewhere and reloaded: the shop ends at the design that the phone shows', () => {
  fc.assert(
    fc.property(happenings, (given) => {
      const both = new PhoneAndShop()
      for (const what of given) {
        both.happens(what)
        both.expectReloads()
      }
      const seen = both.phone.current.design
      both.sendsAll()
      expect(both.phone.current.design).toEqual(seen)
      expect(both.shop).toEqual(seen)
    }),
    { numRuns: 150 },
  )
})

test('a text that grew and shrank before it was sent is told step by step; what only changed its words is told once', () => {
  const state = entered(fresh(start), [write('sea'), write(`${LONG} ${LONG}`), write('sky'), write('sand')])
  expect(state.outbox.map(({ edit, overtaken }) => [Reflect.get(edit, 'text').length, overtaken.length])).toEqual([
    [2 * LONG.length + 1, 1],
    [4, 1],
  ])
})

test('edits of the same photo that come to nothing are no news for the shop, and stay steps of the history', () => {
  const state = entered(fresh(start), [mirror(0, 'h'), mirror(0, 'as it was')])
  expect(state.outbox.map(({ overtaken }) => overtaken.length)).toEqual([1])
  expect(isNothingNew(state, world)).toBe(true)
  const after = acknowledged(state, world)
  expect(after).toEqual({ base: state.current, outbox: [], current: state.current })
  expect(after.base.undo.length).toBe(2)
  expect(isNothingNew(entered(fresh(start), [mirror(0, 'h')]), world)).toBe(false)
})

test('an undo that waits behind a refused edit is gone with it, and undoes nothing older', () => {
  const saved = drawn(start, [mirror(1)])
  const state = entered(fresh(saved), [mirror(2), UNDO, REDO, UNDO])
  expect(rolledBack(state, world)).toEqual({ state: fresh(saved), lost: [state.outbox[0]] })
})

test('an undo of several steps takes those that are left of them', () => {
  const saved = drawn(start, [mirror(1)])
  const state = entered(fresh(saved), [mirror(2), mirror(3), mirror(4), { kind: 'undo', times: 3 }])
  const { state: after, lost } = rolledBack(state, world)
  expect(lost.map(({ opId }) => opId)).toEqual(['op0'])
  expect(after.outbox.map(({ opId, times }) => [opId, times])).toEqual([
    ['op1', undefined],
    ['op2', undefined],
    ['op3', 2],
  ])
  expect(after.current.design).toEqual(saved.design)
  expect(after.current.undo).toEqual(saved.undo)
})

test('an undo of a saved step that the newer design has not any more is lost, not made of another', () => {
  const saved = drawn(start, [mirror(1), mirror(9)])
  const state = entered(fresh(saved), [UNDO, UNDO])
  const latest = drawn(freshEditorState(saved.design), [shuffle(1)]).design
  const { state: after, lost } = rebased(rebaseOnto(saved, latest), state, world)
  expect([after.outbox.map(({ opId }) => opId), lost.map(({ opId }) => opId)]).toEqual([['op0'], ['op1']])
})

test('an undo behind more steps than the history keeps is still that of its own edit', () => {
  const many = Array.from({ length: HISTORY_MAX + 3 }, (_, at) => mirror(0, at % 2 === 0 ? 'h' : 'v'))
  const state = entered(fresh(start), [shuffle(3), ...many, UNDO])
  const { state: after } = rolledBack(state, world)
  expect(after.current.design).toEqual(drawn(start, [...many, UNDO]).design)
})
