import { expect, test, vi } from 'vitest'
import { createActor, initialTransition, transition } from 'xstate'
import { applyEdit } from '../../domain/design/change/apply-edit.ts'
import type { Edit } from '../../domain/design/change/edit.ts'
import type { Design } from '../../domain/design/design.ts'
import { type AlbumId, asId, type PageId } from '../../domain/ids.ts'
import { photoBook } from '../../domain/photo/photo.ts'
import { fakeEditingPorts, fakePreviewPorts } from '../../tests/support/browser/fake-ports.ts'
import { aMirroring, anEditingInput, slotOf } from '../../tests/support/builders/editing-builders.ts'
import { byType, chartedTable, outerEvents, readTable } from '../../tests/support/event-table.ts'
import { leavesOf, statesOf } from '../../tests/support/traverse-machine.ts'
import { isLastChangeOf } from '../editing/editing.selectors.ts'
import type { PageWatcher } from '../preview/preview.ports.ts'
import type { PreviewTask } from '../preview/preview.types.ts'
import { designSessionMachine } from './design-session.machine.ts'
import { wireDesignSession } from './design-session.ports.ts'

const input = anEditingInput(14)
const world = { ...input.world, photos: photoBook(input.world.photos) }
const task: PreviewTask = {
  ...{ taskId: input.taskId, aid: asId<AlbumId>('album0'), addText: true, name: '', design: input.design, rev: 1 },
  pages: input.design.pages.map(({ id, kind }) => ({ id, kind, groupId: null, url: '', rev: 0 })),
}

function applied(design: Design, edit: Edit): Design {
  const verdict = applyEdit(design, edit, world)
  if (verdict.kind === 'refused') {
    throw new Error(`the edit of the test is refused: ${verdict.reason}`)
  }
  return verdict.next
}

/** A shop in memory: it takes edits, and paints every page at once that it is asked for. */
function aShop() {
  const shop = {
    design: input.design,
    rev: 1,
    /** The revision that last changed each page, which its picture has. */
    pageRevs: Object.fromEntries(input.design.pages.map(({ id }) => [id, 1])) as Record<PageId, number>,
    paints: true,
    /** Pages whose picture its painters have given up, after a crop (code 8). */
    givenUp: new Set<PageId>(),
    /** Pages that the shop holds otherwise than the phone drew them, as one of another version may. */
    laidOtherwise: new Set<PageId>(),
    take(edit: Edit) {
      const verdict = applyEdit(shop.design, edit, world)
      if (verdict.kind === 'refused') {
        throw new Error(`the edit of the test is refused: ${verdict.reason}`)
      }
      shop.rev += 1
      // What came over the wire is equal and never the same object.
      const { pages, ...next } = structuredClone(verdict.next)
      shop.design = {
        ...next,
        pages: pages.map((page) => (shop.laidOtherwise.has(page.id) ? { ...page, shuffleStep: 9 } : page)),
      }
      for (const id of verdict.changed) {
        shop.pageRevs[id] = shop.rev
      }
      return { rev: shop.rev, pageRevs: { ...shop.pageRevs } }
    },
  }
  return shop
}

function aSession(shop: ReturnType<typeof aShop>) {
  let watcher: PageWatcher | undefined
  const session = createActor(
    wireDesignSession({
      preview: fakePreviewPorts({
        openTask: async () => ({ kind: 'task', task }),
        askForPictures: async ({ pages }) =>
          pages.map((id) => {
            const rev = shop.pageRevs[id] ?? 0
            const lost = shop.givenUp.has(id)
            return { id, rev, url: shop.paints && !lost ? `/${id}-${rev}.jpg` : '', error: lost ? 8 : null }
          }),
        paintAgain: async ({ pages }) => {
          for (const id of pages) {
            shop.givenUp.delete(id)
          }
        },
        watchPage: (given) => {
          watcher = given
          return () => undefined
        },
      }),
      editing: fakeEditingPorts({
        keepDraft: async () => undefined,
        sendOp: async ({ baseRev, edit }) =>
          baseRev === shop.rev ? { kind: 'applied', ...shop.take(edit) } : { kind: 'conflict', rev: baseRev },
        loadLatest: async () => ({ design: shop.design, rev: shop.rev, pageRevs: { ...shop.pageRevs } }),
        watchNetwork: () => () => undefined,
      }),
    }),
    { input: { ask: { kind: 'open', taskId: input.taskId } } },
  ).start()
  session.send({ type: 'workspace.open', input })
  const { preview, editing } = session.getSnapshot().children
  if (!preview || !editing) {
    throw new Error('a session has both its machines')
  }
  return { session, preview, editing, waited: (ms: number) => watcher?.waited(ms) }
}

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

test('after a merge a page that the shop did not change again is not awaited, though it looks otherwise there than here [B§8.no-answer]', async () => {
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
  shop.paints = false
  editing.send({ type: 'edit.make', edit: aMirroring(input) })
  await vi.waitFor(() => expect(preview.getSnapshot().hasTag('painting')).toBe(true))
  waited(60_000)
  expect([preview.getSnapshot().value, preview.getSnapshot().context.error]).toEqual(['failed', 51])
  shop.paints = true
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
  shop.givenUp.add(pageId)
  editing.send({ type: 'edit.make', edit: aMirroring(input) })
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('failed'))
  expect([preview.getSnapshot().context.error, isLastChangeOf(editing.getSnapshot(), [pageId])]).toEqual([8, true])
  preview.send({ type: 'preview.retry' })
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('ready'))
  shop.givenUp.add(pageId)
  editing.send({ type: 'edit.make', edit: aMirroring(input, 0, 'v') })
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('failed'))
  shop.givenUp.clear()
  editing.send({ type: 'edit.undo' })
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('ready'))
  expect([preview.getSnapshot().context.error, shop.design]).toEqual([null, applied(input.design, aMirroring(input))])
  session.stop()
})
