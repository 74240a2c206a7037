import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Edit } from '../../../domain/design/change/edit.ts'
import type { Design } from '../../../domain/design/design.ts'
import { asId, type CaptionId, type PageId, type PhotoId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { PREVIEW_ERRORS, type PreviewErrorCode } from '../../../domain/preview/preview-errors.ts'
import type { EditingInput } from '../../../machines/editing/editing.types.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { aMirroring, anEditingInput, slotOf } from '../../../tests/support/builders/editing-builders.ts'
import { anEditingShop, aSessionOf, designWith, type ShopFault } from '../../../tests/support/worlds/editing-shop.ts'
import { EditorNotes } from './EditorNotes.tsx'

afterEach(closeScreen)

const book = anEditingInput(14)
const fresh = { id: asId<PhotoId>('fresh'), width: 4000, height: 3000 }
/** A book with one photo that has no place yet. */
const input: EditingInput = {
  ...book,
  design: { ...book.design, tray: [fresh.id] },
  world: { ...book.world, photos: [...book.world.photos, fresh] },
}
const [one, other] = [slotOf(input, 0), slotOf(input, 5)]
const { pageId } = one.at
const last = input.design.pages.at(-1)?.id ?? asId<PageId>('')
const pair = ['n0', 'n1'].map((id) => asId<PageId>(id))
const [cover] = input.design.pages
const title = cover?.captions.find(({ role }) => role === 'title')
invariant(cover && title, 'the book has a title')
const words = { cmd: 'update_text_value', panel: 'front' } as const
const adding = { ...words, pageId, captionId: asId<CaptionId>('fresh'), role: 'text', text: 'Sea' } as const
const updating = { ...words, pageId: cover.id, captionId: title.id, role: 'title', text: 'Sea' } as const

/** What the shopper did, whose code is that of B§8. */
const NOT_TAKEN: Readonly<Partial<Record<PreviewErrorCode, Edit>>> = {
  1: { cmd: 'new_pages_to_add_photos', after: last, pageIds: pair, photos: [fresh.id] },
  2: { cmd: 'new_pages', after: last, pageIds: pair },
  5: { cmd: 'change_photos', change: { kind: 'swap', from: one.at, to: other.at } },
  7: aMirroring(input),
  10: { cmd: 'shuff', pageId },
  11: { cmd: 'page_add_del_photos', pageId, add: [], del: [one.placement.photoId] },
  91: adding,
  92: updating,
  93: { ...updating, text: null },
}
const NOT_PAINTED: Readonly<Partial<Record<PreviewErrorCode, Edit>>> = {
  3: { cmd: 'new_pages', after: last, pageIds: pair },
  4: { cmd: 'new_pages_to_add_photos', after: last, pageIds: pair, photos: [fresh.id] },
  6: { cmd: 'change_photos', change: { kind: 'swap', from: one.at, to: other.at } },
  8: aMirroring(input),
}

interface Failure {
  readonly what: string
  readonly fault: ShopFault
  readonly edits: Readonly<Partial<Record<PreviewErrorCode, Edit>>>
  readonly says: (edit: Edit) => RegExp
  /** What the shopper sees meanwhile: the page as it was, or the change. */
  readonly shows: 'as it was' | 'the change'
  /** How the same is tried once more; without a button the phone does it by itself. */
  readonly again: { readonly button?: string; readonly whileItFails?: 'fails' }
  /** To be left, an edit that the shop has needs pictures again. */
  readonly leavingNeedsPictures: boolean
}

const FAILURES: readonly Failure[] = [
  {
    what: 'the shop refuses; the same is posted again, or it stays as it was before',
    fault: 'refuses',
    edits: NOT_TAKEN,
    says: ({ cmd }) => new RegExp(`Nothing came of it: ${cmd}\\.`),
    shows: 'as it was',
    again: { button: 'Send again', whileItFails: 'fails' },
    leavingNeedsPictures: false,
  },
  {
    what: 'the shop does not answer; it is asked again, or the edit is given up',
    fault: 'answers nothing',
    edits: NOT_TAKEN,
    says: () => /your change is kept on this phone and will be sent again/,
    shows: 'the change',
    again: {},
    leavingNeedsPictures: false,
  },
  {
    what: 'the edit is taken, its picture given up; it is painted again, or the edit is undone',
    fault: 'gives pictures up',
    edits: NOT_PAINTED,
    says: () => /The preview of .* didn’t load\. .* send the shop a screenshot/,
    shows: 'the change',
    again: { button: 'Try again' },
    leavingNeedsPictures: true,
  },
  {
    what: 'no picture for 60 s that are seen; it is waited for again, or the edit is undone',
    fault: 'paints nothing',
    edits: { 51: aMirroring(input) },
    says: () => /The preview isn’t responding\./,
    shows: 'the change',
    again: { button: 'Try again' },
    leavingNeedsPictures: true,
  },
]

const CASES = FAILURES.flatMap(({ what, edits, ...failure }) =>
  Object.entries(edits).map(([number, edit]) => [Number(number), what, { ...failure, edit }] as const),
)

/** The notes of the editor over a session whose shop is in memory; every picture is there. */
async function atWork() {
  const shop = anEditingShop(input)
  const { preview, editing, session, waited } = aSessionOf(shop, input)
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('ready'))
  await openScreen(<EditorNotes editing={editing} preview={preview} />, { address: '/theme_preview' })
  const seen = () => editing.getSnapshot().context.current.design
  const settled = async (design: Design) => {
    await vi.waitFor(() => expect(told()).toBe(null))
    await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('ready'))
    expect([seen(), shop.design]).toEqual([design, design])
  }
  const make = async (edit: Edit, fault: ShopFault) => {
    shop.fault = fault
    editing.send({ type: 'edit.make', edit })
    if (fault === 'paints nothing') {
      await vi.waitFor(() => expect(editing.getSnapshot().context.outbox).toEqual([]))
      waited(59_999)
      expect(told()).toBe(null)
      waited(1)
    }
  }
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  return { shop, session, seen, settled, make, press }
}

/** The way out of what is told; none where nothing is. */
const told = () => document.querySelector('[role=alert] button')

test.each(CASES)('B§8 preview error %i: %s [B§8.codes]', async (number, _what, failure) => {
  const { fault, edit, says, shows, again, leavingNeedsPictures } = failure
  const { shop, session, seen, settled, make, press } = await atWork()
  const code = page.getByText(new RegExp(`\\(code ${number}\\)`))
  const after = designWith(input, input.design, edit)
  await make(edit, fault)
  await expect.element(code).toBeVisible()
  await expect.element(page.getByText(says(edit))).toBeVisible()
  expect(seen()).toEqual(shows === 'the change' ? after : input.design)
  if (again.button && again.whileItFails) {
    await press(again.button)
    await expect.element(code).toBeVisible()
  }
  if (leavingNeedsPictures) {
    shop.fault = 'none'
  }
  await press('Leave as it was')
  await settled(input.design)
  await make(edit, fault)
  await expect.element(code).toBeVisible()
  shop.fault = 'none'
  if (again.button) {
    await press(again.button)
  }
  await settled(after)
  session.stop()
})

test('B§8: the fourteen codes are all among these', () => {
  expect(CASES.map(([number]) => number).sort((a, b) => a - b)).toEqual(
    // Nine commands are refused, and get no answer.
    [...Object.keys(PREVIEW_ERRORS), ...Object.keys(NOT_TAKEN)].map(Number).sort((a, b) => a - b),
  )
})
