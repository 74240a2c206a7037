import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Edit } from '../../../domain/design/change/edit.ts'
import { asId, type CaptionId, type PageId, type PhotoId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { PREVIEW_ERRORS, type PreviewErrorCode } from '../../../domain/preview/preview-errors.ts'
import type { EditingInput } from '../../../machines/editing/editing.types.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { aMirroring, anEditingInput, slotOf } from '../../../tests/support/builders/editing-builders.ts'
import { anEditingShop, aSessionOf, designWith } from '../../../tests/support/worlds/editing-shop.ts'
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

/** The notes of the editor over a session whose shop is in memory; every picture is there. */
async function atWork() {
  const shop = anEditingShop(input)
  const { preview, editing, session, waited } = aSessionOf(shop, input)
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('ready'))
  await openScreen(<EditorNotes editing={editing} preview={preview} />, { address: '/theme_preview' })
  const seen = () => editing.getSnapshot().context.current.design
  const settled = async () => {
    await vi.waitFor(() => expect(told()).toBe(null))
    await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('ready'))
  }
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  return { shop, editing, session, waited, seen, settled, press }
}

/** The way out of what is told; none where nothing is. */
const told = () => document.querySelector('[role=alert] button')
const code = (number: number) => page.getByText(new RegExp(`\\(code ${number}\\)`))
const after = (edit: Edit) => designWith(input, input.design, edit)
const casesOf = (table: Readonly<Partial<Record<PreviewErrorCode, Edit>>>) =>
  Object.entries(table).map(([number, edit]) => [Number(number), edit] as const)

test.each(casesOf(NOT_TAKEN))(
  'B§8 preview error %i: the shop refuses; the same is posted again, or it stays as it was before [B§8.codes]',
  async (number, edit) => {
    const { shop, editing, session, seen, settled, press } = await atWork()
    shop.fault = 'refuses'
    editing.send({ type: 'edit.make', edit })
    await expect.element(code(number)).toBeVisible()
    await expect.element(page.getByText(new RegExp(`Nothing came of it: ${edit.cmd}\\.`))).toBeVisible()
    expect(seen()).toEqual(input.design)
    await press('Send again')
    await expect.element(code(number)).toBeVisible()
    await press('As it was before')
    await settled()
    expect([seen(), shop.design]).toEqual([input.design, input.design])
    editing.send({ type: 'edit.make', edit })
    await expect.element(code(number)).toBeVisible()
    shop.fault = 'none'
    await press('Send again')
    await settled()
    expect([seen(), shop.design]).toEqual([after(edit), after(edit)])
    session.stop()
  },
)

test.each(casesOf(NOT_TAKEN))(
  'B§8 preview error %i: the shop does not answer; it is asked again, or the edit is given up [B§8.codes]',
  async (number, edit) => {
    const { shop, editing, session, seen, settled, press } = await atWork()
    shop.fault = 'answers nothing'
    editing.send({ type: 'edit.make', edit })
    await expect.element(code(number)).toBeVisible()
    await expect.element(page.getByText(/your change is kept on this phone and sent again/)).toBeVisible()
    expect(seen()).toEqual(after(edit))
    await press('As it was before')
    await settled()
    expect([seen(), shop.design]).toEqual([input.design, input.design])
    editing.send({ type: 'edit.make', edit })
    await expect.element(code(number)).toBeVisible()
    shop.fault = 'none'
    await settled()
    expect([seen(), shop.design]).toEqual([after(edit), after(edit)])
    session.stop()
  },
)

test.each(casesOf(NOT_PAINTED))(
  'B§8 preview error %i: the edit is taken, its picture given up; it is painted again, or the edit is undone [B§8.codes]',
  async (number, edit) => {
    const { shop, editing, session, seen, settled, press } = await atWork()
    shop.fault = 'gives pictures up'
    editing.send({ type: 'edit.make', edit })
    await expect.element(code(number)).toBeVisible()
    await expect.element(page.getByText(/The picture of .* did not come\. .* send the shop a screenshot/)).toBeVisible()
    await press('Try again')
    await settled()
    expect([seen(), shop.design]).toEqual([after(edit), after(edit)])
    editing.send({ type: 'edit.undo' })
    await press('Try again')
    await settled()
    editing.send({ type: 'edit.make', edit })
    await expect.element(code(number)).toBeVisible()
    shop.fault = 'none'
    await press('As it was before')
    await settled()
    expect([seen(), shop.design]).toEqual([input.design, input.design])
    session.stop()
  },
)

test('B§8 preview error 51: no picture for 60 s that are seen; it is waited for again, or the edit is undone [B§8.codes]', async () => {
  const { shop, editing, session, waited, seen, settled, press } = await atWork()
  const edit = aMirroring(input)
  const silent = async () => {
    shop.fault = 'paints nothing'
    editing.send({ type: 'edit.make', edit })
    await vi.waitFor(() => expect(editing.getSnapshot().context.outbox).toEqual([]))
    waited(59_999)
    expect(told()).toBe(null)
    waited(1)
    await expect.element(page.getByText(/The preview does not answer\. \(code 51\)/)).toBeVisible()
    shop.fault = 'none'
  }
  await silent()
  await press('Try again')
  await settled()
  expect([seen(), shop.design]).toEqual([after(edit), after(edit)])
  editing.send({ type: 'edit.undo' })
  await vi.waitFor(() => expect(shop.design).toEqual(input.design))
  await settled()
  await silent()
  await press('As it was before')
  await settled()
  expect([seen(), shop.design]).toEqual([input.design, input.design])
  session.stop()
})

test('B§8: the fourteen codes are all among these', () => {
  const numbers = [...casesOf(NOT_TAKEN), ...casesOf(NOT_PAINTED)].map(([number]) => number)
  expect([...numbers, 51].sort((a, b) => a - b)).toEqual(Object.keys(PREVIEW_ERRORS).map(Number))
})
