import { expect, test } from 'vitest'
import { editWorld } from '../../machines/editing/optimistic-state.ts'
import { aMirroring, anEditingInput, slotOf } from '../../tests/support/builders/editing-builders.ts'
import type { Edit } from '../design/change/edit.ts'
import type { Design, Page } from '../design/design.ts'
import { asId } from '../ids.ts'
import { changeBetween } from './change-between.ts'
import { freshEditorState, reduce, saidBy } from './editor-state.ts'

const input = anEditingInput()
const world = editWorld(input.world)
const { design } = input
const at = slotOf(input, 0).at
const far = slotOf(input, 9).at

function after(edit: Edit) {
  const verdict = reduce(freshEditorState(design), { kind: 'edit', edit }, world)
  if (verdict.kind === 'refused') {
    throw new Error(verdict.reason)
  }
  return verdict.current
}

/** The design with pages changed by hand, as a `page_load` may bring them. */
function changed(change: (page: Page) => Page, ...pageIds: Page['id'][]): Design {
  return { ...design, pages: design.pages.map((page) => (pageIds.includes(page.id) ? change(page) : page)) }
}

test('what happened between two designs has a name and a page', () => {
  const named = (edit: Edit) => changeBetween(design, after(edit).design)
  expect([
    named(aMirroring(input, 0)),
    named({ cmd: 'change_photos', change: { kind: 'swap', from: at, to: far } }),
    named({ cmd: 'page_del_objs', pageId: at.pageId, slotIds: [at.slotId], captionIds: [] }),
    named({
      cmd: 'page_move',
      pageIds: [design.pages[2], design.pages[3]].flatMap((page) => page?.id ?? []),
      after: design.pages[5]?.id ?? asId(''),
    }),
    changeBetween(design, design),
  ]).toEqual([
    { kind: 'photo-cropped', pageId: at.pageId },
    { kind: 'photos-swapped', pageId: at.pageId },
    { kind: 'photos-removed', pageId: at.pageId },
    { kind: 'pages-moved', pageId: design.pages[4]?.id },
    undefined,
  ])
})

test('a change of many pages is called what each of them is called, not a swap of photos', () => {
  const pages = [at.pageId, far.pageId]
  const locked = changed((page) => ({ ...page, locked: true }), ...pages)
  const copied = changed((page) => ({ ...page, copies: 3 }), ...pages)
  const fitted = changed((page) => ({ ...page, slots: page.slots.map((slot) => ({ ...slot, fit: 'in' })) }), ...pages)
  const mixed = { ...locked, pages: locked.pages.map((page, nth) => (nth === 0 ? { ...page, copies: 2 } : page)) }
  expect([locked, copied, fitted, mixed].map((next) => changeBetween(design, next)?.kind)).toEqual([
    'lock-changed',
    'copies-changed',
    'fit-changed',
    'pages-changed',
  ])
})

test('a text that moved is no photo that was cropped', () => {
  const written = after({
    ...{
      cmd: 'update_text_value',
      pageId: at.pageId,
      captionId: asId('told'),
      role: 'text',
      panel: 'front',
      text: 'Sea',
    },
  }).design
  const pages = written.pages.map((page) => {
    const captions = page.captions.map((caption) => ({ ...caption, box: { ...caption.box, y: caption.box.y - 1 } }))
    return page.id === at.pageId ? { ...page, captions } : page
  })
  expect(changeBetween(written, { ...written, pages })).toEqual({ kind: 'text-moved', pageId: at.pageId })
})

test('the order of fields is no change: a design that came over the wire has another', () => {
  const turned = changed((page) => Object.fromEntries(Object.entries(page).reverse()) as unknown as Page, at.pageId)
  expect(changeBetween(design, turned)).toBe(undefined)
})

test('B§4 edits: what is undone is called what its command says', () => {
  const done: Edit[] = [
    { cmd: 'shuff', pageId: at.pageId },
    aMirroring(input, 0),
    { cmd: 'change_photos', change: { kind: 'swap', from: at, to: far } },
    { cmd: 'new_pages', after: at.pageId, pageIds: [asId('n0'), asId('n1')] },
  ]
  expect(done.map((edit) => saidBy(after(edit), 'undo'))).toEqual([
    'layout-changed',
    'photo-cropped',
    'photos-swapped',
    'pages-added',
  ])
})
