import { expect, test, vi } from 'vitest'
import { initialTransition, transition } from 'xstate'
import type { Edit } from '../../domain/design/change/edit.ts'
import type { Design } from '../../domain/design/design.ts'
import { aMirroring, anEditingInput, slotOf } from '../../tests/support/builders/editing-builders.ts'
import { byType, chartedTable, outerEvents, readTable } from '../../tests/support/event-table.ts'
import { leavesOf, statesOf } from '../../tests/support/traverse-machine.ts'
import { anEditingShop, aSessionOf, designWith } from '../../tests/support/worlds/editing-shop.ts'
import { isLastChangeOf } from '../editing/editing.selectors.ts'
import { designSessionMachine } from './design-session.machine.ts'

const input = anEditingInput(14)
const applied = (design: Design, edit: Edit) => designWith(input, design, edit)
const aShop = () => anEditingShop(input)
const aSession = (shop: ReturnType<typeof anEditingShop>) => aSessionOf(shop, input)

test('a page that the shopper changes is awaited, the others keep their pictures', async () => {
  const shop = aShop()
  const { session, preview, editing } = aSession(shop)
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('ready'))
  editing.send({ type: 'edit.make', edit: aMirroring(input) })
  await vi.waitFor(() => expect(editing.getSnapshot().context.rev).toBe(2))
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('ready'))
  const { pageId } = slotOf(input).at
  expect(preview.getSnapshot().context.task?.pages.map(({ url }) => url)).toEqual(
    input.design.pages.map(({ id }) => `/${id}-${id === pageId ? 2 : 1}.jpg`),
  )
  session.stop()
})

test('edits that merge with what was done elsewhere await the pages that differ, not every page of the new design', async () => {
  const shop = aShop()
  const { session, preview, editing } = aSession(shop)
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('ready'))
  // Elsewhere two other pages are changed, one after the other.
  shop.take(aMirroring(input, 5))
  shop.take(aMirroring(input, 9))
  editing.send({ type: 'edit.make', edit: aMirroring(input) })
  await vi.waitFor(() => expect(editing.getSnapshot().context.rev).toBe(4))
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('ready'))
  expect(preview.getSnapshot().context.task?.pages.map(({ url }) => url)).toEqual(
    input.design.pages.map(({ id }) => `/${id}-${shop.pageRevs[id]}.jpg`),
  )
  expect([...new Set(Object.values(shop.pageRevs))].sort()).toEqual([1, 2, 3, 4])
  session.stop()
})

test('after a merge a page that the shop did not change again is not awaited, though it looks otherwise there than here', async () => {
  const shop = aShop()
  const { session, preview, editing } = aSession(shop)
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('ready'))
  const { pageId } = slotOf(input).at
  shop.laidOtherwise.add(pageId)
  editing.send({ type: 'edit.make', edit: aMirroring(input) })
  await vi.waitFor(() => expect(editing.getSnapshot().context.rev).toBe(2))
  shop.take(aMirroring(input, 5))
  editing.send({ type: 'edit.make', edit: aMirroring(input, 9) })
  await vi.waitFor(() => expect(editing.getSnapshot().context.rev).toBe(4))
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('ready'))
  expect(preview.getSnapshot().context.task?.pages.map(({ url }) => url)).toEqual(
    input.design.pages.map(({ id }) => `/${id}-${shop.pageRevs[id]}.jpg`),
  )
  expect(shop.pageRevs[pageId]).toBe(2)
  session.stop()
})

test('a change that is saved after error 51 is awaited like any other, and the error goes', async () => {
  const shop = aShop()
  const { session, preview, editing, waited } = aSession(shop)
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('ready'))
  shop.fault = 'paints nothing'
  editing.send({ type: 'edit.make', edit: aMirroring(input) })
  await vi.waitFor(() => expect(preview.getSnapshot().hasTag('painting')).toBe(true))
  waited(60_000)
  expect([preview.getSnapshot().value, preview.getSnapshot().context.error]).toEqual(['failed', 51])
  shop.fault = 'none'
  editing.send({ type: 'edit.make', edit: aMirroring(input, 5) })
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('ready'))
  const { task: shown, error } = preview.getSnapshot().context
  expect([error, shown?.rev, shown?.design]).toEqual([
    null,
    3,
    applied(applied(input.design, aMirroring(input)), aMirroring(input, 5)),
  ])
  session.stop()
})

/** A session opens once, and is at work until it is left. */
const MUST = `
  event           opening  editing
  workspace.open  editing  no
`

test('what must happen: the design is opened for work once; all that is done to it, its machines hear', () => {
  const [opening] = initialTransition(designSessionMachine, { ask: { kind: 'open', taskId: input.taskId } })
  const open = { type: 'workspace.open', input } as const
  const [editing] = transition(designSessionMachine, opening, open)
  const charted = chartedTable({
    machine: designSessionMachine,
    situations: { opening, editing },
    events: byType(open),
    show: String,
  })
  expect(charted).toEqual({
    table: readTable(MUST),
    refusals: { 'workspace.open': ['the design is being edited'] },
  })
  expect(Object.keys(charted.table)).toEqual(outerEvents(designSessionMachine))
  expect([opening, editing].flatMap(leavesOf).sort()).toEqual(statesOf(designSessionMachine))
})

test('a picture that the shop gave up is painted again, or its edit is undone: either way the error goes', async () => {
  const shop = aShop()
  const { session, preview, editing } = aSession(shop)
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('ready'))
  const { pageId } = slotOf(input).at
  shop.fault = 'gives pictures up'
  editing.send({ type: 'edit.make', edit: aMirroring(input) })
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('failed'))
  expect([preview.getSnapshot().context.error, isLastChangeOf(editing.getSnapshot(), [pageId])]).toEqual([8, true])
  preview.send({ type: 'preview.retry' })
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('ready'))
  shop.fault = 'gives pictures up'
  editing.send({ type: 'edit.make', edit: aMirroring(input, 0, 'v') })
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('failed'))
  shop.fault = 'none'
  editing.send({ type: 'edit.undo' })
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('ready'))
  expect([preview.getSnapshot().context.error, shop.design]).toEqual([null, applied(input.design, aMirroring(input))])
  session.stop()
})
