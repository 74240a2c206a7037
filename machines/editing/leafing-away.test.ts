import { expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import type { Edit } from '../../domain/design/change/edit.ts'
import { aMirroring, anEditingInput, slotOf } from '../../tests/support/builders/editing-builders.ts'
import { editingMachine } from './editing.machine.ts'
import { toolOf } from './editing.selectors.ts'
import type { EditingEvent } from './editing.types.ts'

const input = anEditingInput(14)
const first = slotOf(input, 0)
const second = slotOf(input, 5)
const make = (edit: Edit): EditingEvent => ({ type: 'edit.make', edit })

const MIRROR = make(aMirroring(input))

function after(...events: readonly { readonly type: string }[]) {
  const [start] = initialTransition(editingMachine, input)
  return events.reduce((snapshot, event) => transition(editingMachine, snapshot, event as EditingEvent)[0], start)
}

test('undo leafs to the page that it changes', () => {
  const away = after(MIRROR, { type: 'page.show', pageId: second.at.pageId } as EditingEvent)
  expect(
    [away, transition(editingMachine, away, { type: 'edit.undo' })[0]].map(({ context }) => context.pageId),
  ).toEqual([second.at.pageId, first.at.pageId])
})

test('what undo or redo leaf away from is in hand no more; what lies where they lead to is', () => {
  const swap = make({ cmd: 'change_photos', change: { kind: 'swap', from: first.at, to: second.at } })
  const third = slotOf(input, 9)
  const select = (at: typeof first.at) => ({ type: 'slot.select', at }) as EditingEvent
  const inHand = (one: ReturnType<typeof after>) => [toolOf(one), one.context.selection, one.context.pageId]
  const undo = { type: 'edit.undo' }
  expect([
    inHand(after(swap, select(third.at), undo)),
    inHand(after(swap, undo, select(third.at), { type: 'edit.redo' })),
    inHand(after(swap, select(second.at), undo)),
  ]).toEqual([
    ['resting', null, first.at.pageId],
    ['resting', null, first.at.pageId],
    ['selected', { kind: 'slot', at: second.at }, second.at.pageId],
  ])
})

test('a photo that was to change places and was leafed away from is in hand no more when that is given up', () => {
  const begun = [{ type: 'slot.select', at: first.at } as EditingEvent, { type: 'swap.start' }]
  const there = after(...begun, { type: 'tool.cancel' })
  const away = after(...begun, { type: 'page.show', pageId: second.at.pageId } as EditingEvent, { type: 'tool.cancel' })
  expect([there, away].map((one) => [toolOf(one), one.context.selection, one.context.pageId])).toEqual([
    ['selected', { kind: 'slot', at: first.at }, first.at.pageId],
    ['resting', null, second.at.pageId],
  ])
})
