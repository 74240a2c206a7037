import { createActor } from 'xstate'
import { applyEdit } from '../../../domain/design/change/apply-edit.ts'
import type { Edit } from '../../../domain/design/change/edit.ts'
import type { Design } from '../../../domain/design/design.ts'
import { type AlbumId, asId, type PageId } from '../../../domain/ids.ts'
import { photoBook } from '../../../domain/photo/photo.ts'
import { previewErrorOf, textChangeOf } from '../../../domain/preview/edit-error.ts'
import type { PreviewErrorCode } from '../../../domain/preview/preview-errors.ts'
import type { WaitClock } from '../../../machines/clock.ts'
import { wireDesignSession } from '../../../machines/design-session/design-session.ports.ts'
import type { EditingInput, OpAnswer } from '../../../machines/editing/editing.types.ts'
import { ServerFault } from '../../../machines/faults.ts'
import type { PageWatcher } from '../../../machines/preview/preview.ports.ts'
import type { PreviewTask } from '../../../machines/preview/preview.types.ts'
import { SignedOut } from '../../../machines/signed-out.ts'
import { fakeEditingPorts, fakePreviewPorts } from '../browser/fake-ports.ts'

/** What is wrong with the shop: it refuses edits, has ended the session, does not answer, gives pictures up, or paints none. */
export type ShopFault =
  | 'none'
  | 'refuses'
  | 'has signed out'
  | 'answers nothing'
  | 'gives pictures up'
  | 'paints nothing'

/** A shop in memory: it takes edits, and paints every page at once that it is asked for. */
export function anEditingShop(input: EditingInput) {
  const world = { ...input.world, photos: photoBook(input.world.photos) }
  const shop = {
    design: input.design,
    rev: 1,
    /** The revision that last changed each page, which its picture has. */
    pageRevs: Object.fromEntries(input.design.pages.map(({ id }) => [id, 1])) as Record<PageId, number>,
    fault: 'none' as ShopFault,
    /** Pages whose picture its painters have given up, with the code that the shop says. */
    givenUp: new Map<PageId, PreviewErrorCode>(),
    /** Pages that the shop holds otherwise than the phone drew them, as one of another version may. */
    laidOtherwise: new Set<PageId>(),
    take(edit: Edit) {
      const verdict = applyEdit(shop.design, edit, world)
      if (verdict.kind === 'refused') {
        throw new Error(`the edit of the test is refused: ${verdict.reason}`)
      }
      const text = textChangeOf(shop.design, edit)
      shop.rev += 1
      // What came over the wire is equal and never the same object.
      const { pages, ...next } = structuredClone(verdict.next)
      shop.design = {
        ...next,
        pages: pages.map((page) => (shop.laidOtherwise.has(page.id) ? { ...page, shuffleStep: 9 } : page)),
      }
      for (const id of verdict.changed) {
        shop.pageRevs[id] = shop.rev
        shop.givenUp.delete(id)
        if (shop.fault === 'gives pictures up') {
          shop.givenUp.set(id, previewErrorOf(edit.cmd, 'picture', text))
        }
      }
      return { rev: shop.rev, pageRevs: { ...shop.pageRevs } }
    },
    answer(baseRev: number, edit: Edit): OpAnswer {
      switch (shop.fault) {
        case 'refuses': {
          const code = previewErrorOf(edit.cmd, 'post', textChangeOf(shop.design, edit))
          return { kind: 'refused', reason: 'not-possible', code, message: `Nothing came of it: ${edit.cmd}.` }
        }
        case 'has signed out':
          throw new SignedOut({ code: 401, message: 'Please sign in first.' })
        case 'answers nothing':
          throw new ServerFault()
        default:
          return baseRev === shop.rev ? { kind: 'applied', ...shop.take(edit) } : { kind: 'conflict', rev: baseRev }
      }
    },
  }
  return shop
}

/** Waits that are over in the next turn. */
const hasty: WaitClock = {
  wait: () => new Promise((resolve) => setTimeout(resolve)),
  waitUntil: () => new Promise((resolve) => setTimeout(resolve)),
}

function taskOf({ taskId, design }: EditingInput): PreviewTask {
  return {
    ...{ taskId, aid: asId<AlbumId>('album0'), addText: true, name: '', design, rev: 1 },
    pages: design.pages.map(({ id, kind }) => ({ id, kind, groupId: null, url: '', rev: 0 })),
  }
}

/** A session of that shop, at work. `waited` lets visible time pass. */
export function aSessionOf(shop: ReturnType<typeof anEditingShop>, input: EditingInput) {
  let watcher: PageWatcher | undefined
  const session = createActor(
    wireDesignSession({
      preview: fakePreviewPorts({
        clock: hasty,
        openTask: async () => ({ kind: 'task', task: taskOf(input) }),
        askForPictures: async ({ pages }) =>
          pages.map((id) => {
            const rev = shop.pageRevs[id] ?? 0
            const error = shop.givenUp.get(id) ?? null
            const painted = error === null && shop.fault !== 'paints nothing'
            return { id, rev, url: painted ? `/${id}-${rev}.jpg` : '', error }
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
        clock: hasty,
        keepDraft: async () => undefined,
        sendOp: async ({ baseRev, edit }) => shop.answer(baseRev, edit),
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

/** A design after an edit that is possible. */
export function designWith(input: EditingInput, design: Design, edit: Edit): Design {
  const verdict = applyEdit(design, edit, { ...input.world, photos: photoBook(input.world.photos) })
  if (verdict.kind === 'refused') {
    throw new Error(`the edit of the test is refused: ${verdict.reason}`)
  }
  return verdict.next
}
