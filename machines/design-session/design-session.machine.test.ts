import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { applyEdit } from '../../domain/design/apply-edit.ts'
import type { Design } from '../../domain/design/design.ts'
import type { Edit } from '../../domain/design/edit.ts'
import { type AlbumId, asId, type PageId } from '../../domain/ids.ts'
import { photoBook } from '../../domain/photo/photo.ts'
import { fakeEditingPorts, fakePreviewPorts } from '../../tests/support/browser/fake-ports.ts'
import { aMirroring, anEditingInput, slotOf } from '../../tests/support/builders/editing-builders.ts'
import type { PageWatcher } from '../preview/preview.ports.ts'
import type { PreviewTask } from '../preview/preview.types.ts'
import { wireDesignSession } from './design-session.ports.ts'

const input = anEditingInput(14)
const world = { ...input.world, photos: photoBook(input.world.photos) }
const task: PreviewTask = {
  ...{ taskId: input.taskId, aid: asId<AlbumId>('album0'), addText: true, design: input.design, rev: 1 },
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
    /** The revision of each page's picture. */
    pictures: new Map<PageId, number>(input.design.pages.map(({ id }) => [id, 1])),
    paints: true,
    take(edit: Edit) {
      const verdict = applyEdit(shop.design, edit, world)
      if (verdict.kind === 'refused') {
        throw new Error(`the edit of the test is refused: ${verdict.reason}`)
      }
      shop.rev += 1
      // What came over the wire is equal and never the same object.
      shop.design = structuredClone(verdict.next)
      for (const id of verdict.changed) {
        shop.pictures.set(id, shop.rev)
      }
      return verdict.changed
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
            const rev = shop.pictures.get(id) ?? 0
            return { id, rev, url: shop.paints ? `/${id}-${rev}.jpg` : '', failed: false }
          }),
        watchPage: (given) => {
          watcher = given
          return () => undefined
        },
      }),
      editing: fakeEditingPorts({
        keepDraft: async () => undefined,
        sendOp: async ({ baseRev, edit }) =>
          baseRev === shop.rev
            ? { kind: 'applied', changed: [...shop.take(edit)], rev: shop.rev }
            : { kind: 'conflict', rev: baseRev },
        loadLatest: async () => ({ design: shop.design, rev: shop.rev }),
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
  const revs = new Map(shop.pictures)
  expect(preview.getSnapshot().context.task?.pages.map(({ url }) => url)).toEqual(
    input.design.pages.map(({ id }) => `/${id}-${revs.get(id)}.jpg`),
  )
  expect([...new Set(revs.values())].sort()).toEqual([1, 2, 3, 4])
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
