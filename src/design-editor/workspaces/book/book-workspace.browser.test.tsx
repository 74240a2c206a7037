import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Page } from '../../../../domain/design/design.ts'
import type { Point } from '../../../../domain/geometry.ts'
import { hasRoom, hasSeveral, liesWithinTrim, pagesThatSuit } from '../../../../stories/editor/pages-that-suit.ts'
import { photoOf } from '../../../../stories/editor/WorkspaceOf.tsx'
import {
  clearWorkspace,
  labels,
  middleOf,
  nextFrame,
  openBook,
  openWorkspace,
  photo,
  photosOf,
  pixelsAt,
  prepareWorkspace,
  said,
  slotOf,
  story,
  stripPage,
} from '../../../../tests/support/browser/open-workspace.tsx'
import { customerOn } from '../../../../tests/support/worlds/customer.ts'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

test('a tap on a photo selects it: the outline is there, the tools come up', async () => {
  const { editing, host } = await openWorkspace()
  const first = photo(0)
  customerOn(host, 'touch').taps(middleOf(first))
  await expect.element(page.getByRole('toolbar', { name: 'Tools for the photo' })).toBeVisible()
  expect(editing.getSnapshot().context.selection).toEqual(photoOf(story))
  expect(first.getAttribute('aria-pressed')).toBe('true')
})

test('a keyboard selects the same photo by its name', async () => {
  const { editing } = await openWorkspace()
  const button = page.getByRole('button', { name: /^Page 4, photo 3 of / })
  ;(button.element() as HTMLElement).focus()
  ;(button.element() as HTMLElement).click()
  expect(editing.getSnapshot().context.selection).toEqual(photoOf(story))
})

test('a photo dragged onto another changes places with it, also across the fold', async () => {
  await openBook()
  const { host, design, sent } = await openWorkspace()
  const before = photosOf(design())
  customerOn(host).drags(middleOf(photo(0)), middleOf(photo(1)))
  const after = photosOf(design())
  expect([after[0], after[1]]).toEqual([before[1], before[0]])
  await vi.waitFor(() => expect(sent.map(({ edit }) => edit.cmd)).toEqual(['change_photos']))
})

test('what was swapped is on the canvas in the next frame, before the shop has answered', async () => {
  await openBook()
  const { host } = await openWorkspace()
  const canvas = host.querySelector('canvas') as HTMLCanvasElement
  const before = pixelsAt(canvas, middleOf(photo(0)))
  customerOn(host).drags(middleOf(photo(0)), middleOf(photo(1)))
  await nextFrame()
  expect(pixelsAt(canvas, middleOf(photo(0)))).not.toEqual(before)
})

const SWIPES = 'that swipes leafs, also where it begins on a photo; a photo that is selected goes along with it'

test.each(['touch', 'pen'] as const)(`%s ${SWIPES}`, async (type) => {
  const { host, editing, design } = await openWorkspace()
  const at = middleOf(photo(0))
  const finger = customerOn(host, type)
  finger.drags(at, { x: at.x - 140, y: at.y + 6 })
  const leafed = () => editing.getSnapshot().context.pageId
  expect([leafed(), design()]).toEqual([design().pages[5]?.id, story.design])
  await vi.waitFor(() => expect(labels().some((label) => label?.startsWith('Page 5, photo 1'))).toBe(true))
  const back = middleOf(photo(0))
  finger.drags(back, { ...back, x: back.x + 140 })
  await vi.waitFor(() => expect(leafed()).toBe(design().pages[4]?.id))
  await vi.waitFor(() => expect(labels().some((label) => label?.startsWith('Page 4, photo 1'))).toBe(true))
  finger.taps(middleOf(photo(0)))
  await expect.element(page.getByRole('button', { name: 'Done with this photo' })).toBeVisible()
  const tray = document.querySelector('[data-tray]') as HTMLElement
  finger.drags(middleOf(photo(0)), middleOf(tray))
  expect(leafed()).toBe(design().pages[4]?.id)
  expect(design().tray).toContain(slotOf(story.design).placement.photoId)
})

test('undo puts everything back, redo does it again', async () => {
  await openBook()
  const { host, design } = await openWorkspace()
  const before = design()
  customerOn(host).drags(middleOf(photo(0)), middleOf(photo(1)))
  const swapped = photosOf(design())
  await page.getByRole('button', { name: /^Undo/ }).click()
  expect(design()).toEqual(before)
  await page.getByRole('button', { name: /^Redo/ }).click()
  expect(photosOf(design())).toEqual(swapped)
})

test('undo leafs back to the page that it changed and says what it was', async () => {
  const { host, editing } = await openWorkspace()
  const pageId = editing.getSnapshot().context.pageId
  customerOn(host, 'touch').taps(middleOf(photo(0)))
  await page.getByRole('button', { name: 'Flip' }).click()
  await page.getByRole('button', { name: 'Done with this photo' }).click()
  await page.getByRole('button', { name: 'Next page' }).click()
  expect(editing.getSnapshot().context.pageId).not.toBe(pageId)
  await page.getByRole('button', { name: /^Undo/ }).click()
  expect(editing.getSnapshot().context.pageId).toBe(pageId)
  await expect.element(said('Undone: photo cropped or rotated (Page 4)')).toBeInTheDocument()
  // Eyes have all of it, too, on a phone.
  const note = document.querySelector('[data-done]') as HTMLElement
  const { left, right } = note.getBoundingClientRect()
  expect([note.textContent, note.scrollWidth - note.clientWidth, left >= 0, right <= 375]).toEqual([
    'Undone: photo cropped or rotated (Page 4)',
    0,
    true,
    true,
  ])
  await page.getByRole('button', { name: /^Redo/ }).click()
  await expect.element(said('Redone: photo cropped or rotated (Page 4)')).toBeInTheDocument()
})

/** A page that takes one photo more, whose photo is no half and bleeds nowhere; not of the first leaf nor the last. */
const inside = story.design.pages.slice(4, -4)
const [roomy] = pagesThatSuit(story, (one) => inside.includes(one) && hasRoom(story, one) && liesWithinTrim(story, one))
const at = story.design.pages.indexOf(roomy)

/** Another page that takes one more. */
const [taker] = pagesThatSuit(
  story,
  (one) => inside.indexOf(one) > 1 && hasRoom(story, one) && liesWithinTrim(story, one),
)
const photosOn = (of: Page | undefined) => of?.slots.map(({ placement }) => placement?.photoId)
const toSight = (pageId: string | undefined) => {
  const target = stripPage(pageId)
  target.scrollIntoView({ block: 'nearest', inline: 'center' })
  return middleOf(target)
}

test('A§5 a photo dragged onto a page of the strip moves there, by that name in the history; Undo brings it back', async () => {
  const { host, design, editing } = await openWorkspace()
  const before = design()
  const photoId = slotOf(before).placement.photoId
  const to = before.pages.indexOf(taker)
  customerOn(host).drags(middleOf(photo(0)), toSight(taker.id))
  expect([photosOn(design().pages[4])?.includes(photoId), photosOn(design().pages[to])?.includes(photoId)]).toEqual([
    false,
    true,
  ])
  expect([design().tray, editing.getSnapshot().context.pageId]).toEqual([before.tray, taker.id])
  await expect.element(said(`Photo moved to Page ${to}`)).toBeInTheDocument()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.element(said(`Undone: photo moved to another page (Page ${to})`)).toBeInTheDocument()
  expect(design()).toEqual(before)
})

test('A§5 a photo dragged onto a page of the strip that takes no more asks which one it changes places with', async () => {
  const [full] = pagesThatSuit(story, (one) => hasSeveral(one) && one.id !== story.design.pages[4]?.id)
  const most = full.slots.length
  const theme = {
    ...story.world.theme,
    layout: { ...story.world.theme.layout, photosPerPage: { min: 1, wanted: 1, max: most } },
  }
  const { host, design, editing } = await openWorkspace({ world: { ...story.world, theme } })
  const several = design().pages.indexOf(full)
  const before = [slotOf(design()).placement.photoId, design().pages[several]?.slots[0]?.placement?.photoId]
  customerOn(host).drags(middleOf(photo(0)), toSight(full.id))
  await expect.element(page.getByText('Tap the photo to swap with, here or on another page.')).toBeVisible()
  expect(editing.getSnapshot().context.pageId).toBe(full.id)
  await vi.waitFor(() => expect(labels().some((label) => label?.startsWith(`Page ${several}, photo 1`))).toBe(true))
  customerOn(host, 'touch').taps(middleOf(photo(0)))
  const after = [slotOf(design()).placement.photoId, design().pages[several]?.slots[0]?.placement?.photoId]
  expect(after).toEqual([before[1], before[0]])
})

test('A§5 without a pointer: Move shows the pages, the full and the locked ones say so, and one takes the photo', async () => {
  const pages = story.design.pages.map((one, at) => (at === 6 ? { ...one, locked: true } : one))
  const current = { design: { ...story.design, pages }, undo: [], redo: [] }
  const { design } = await openWorkspace({ selection: photoOf(story), current }, 'selected')
  const photoId = slotOf(design()).placement.photoId
  const to = design().pages.indexOf(taker)
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Move the photo to' })
  await expect.element(sheet.getByRole('button', { name: /^Page 4\s*it’s here now$/ })).toBeDisabled()
  await expect.element(sheet.getByRole('button', { name: /^Page 6\s*locked$/ })).toBeDisabled()
  await sheet.getByRole('button', { name: `Page ${to}`, exact: true }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(photosOn(design().pages[to])).toContain(photoId)
})

test('A§5 a photo that is carried to the edge of the page leafs, and is put down on the paper of the next page', async () => {
  const to = story.design.pages.indexOf(taker)
  const { host, design, editing } = await openWorkspace({ pageId: story.design.pages[to - 1]?.id as never })
  const photoId = photosOn(design().pages[to - 1])?.[0]
  const canvas = host.querySelector('canvas.upper-canvas') as HTMLCanvasElement
  canvas.setPointerCapture = () => undefined
  const send = (name: string, { x, y }: Point) =>
    canvas.dispatchEvent(
      new PointerEvent(name, {
        ...{ bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0 },
        ...{ buttons: name === 'pointerup' ? 0 : 1, clientX: x, clientY: y },
      }),
    )
  const from = middleOf(photo(0))
  const box = host.getBoundingClientRect()
  const edge = { x: box.right - 6, y: box.top + box.height / 2 }
  send('pointerdown', from)
  send('pointermove', { x: from.x + 20, y: from.y })
  send('pointermove', edge)
  expect(host.dataset['edge']).toBe('right')
  await vi.waitFor(() => expect(editing.getSnapshot().context.pageId).toBe(taker.id))
  await vi.waitFor(() => expect(labels().some((label) => label?.startsWith(`Page ${to}`))).toBe(true))
  const paper = document.querySelector(`[data-page="${taker.id}"]`) as HTMLElement
  const corner = paper.getBoundingClientRect()
  send('pointermove', { x: corner.left + 40, y: corner.top + 3 })
  send('pointerup', { x: corner.left + 40, y: corner.top + 3 })
  expect([host.dataset['edge'], photosOn(design().pages[to])?.includes(photoId)]).toEqual([undefined, true])
})

test('in two taps at most: shuffle, lock, take off, add pages, take a page out (the count stays even)', async () => {
  const { host, design } = await openWorkspace({ pageId: roomy.id })
  const taps = async (...names: readonly (string | RegExp)[]) => {
    for (const name of names) {
      const button = page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first()
      await button.click()
    }
  }
  const leaf = (on: number) => new RegExp(`^Choose Pages ${at - (at % 2) + on}–${at - (at % 2) + on + 1}`)
  const shown = () => design().pages[at]
  await taps('Shuffle')
  // A step that would look as the page does is passed over.
  expect(shown()?.shuffleStep).toBeGreaterThan(0)
  expect(shown()?.slots).not.toEqual(roomy.slots)
  customerOn(host, 'touch').taps(middleOf(photo(0)))
  await taps('Lock')
  expect(shown()?.slots[0]?.locked).toBe(true)
  await taps('Unlock')
  const tray = design().tray.length
  await taps('Remove')
  expect(design().tray.length).toBe(tray + 1)
  const count = design().pages.length - 1
  await taps('All pages', leaf(0), 'Add after')
  expect(design().pages.length - 1).toBe(count + 2)
  await taps('Clear selection', leaf(2), 'Remove')
  expect(design().pages.length - 1).toBe(count)
  await taps(leaf(0), 'Lock')
  expect(shown()?.locked).toBe(true)
})

test('photos come to a page out of the tray', async () => {
  const { design } = await openWorkspace({ pageId: roomy.id })
  const [waiting] = design().tray
  await page.getByRole('button', { name: 'Photos' }).click()
  await page.getByRole('button', { name: story.photos.get(waiting as never)?.name ?? '' }).click()
  await page.getByRole('button', { name: 'Add 1, remove 0' }).click()
  expect(design().pages[at]?.slots.map((slot) => slot.placement?.photoId)).toContain(waiting)
})

test('Change offers the photos of the book too: the two change places', async () => {
  const { design } = await openWorkspace({ selection: photoOf(story) }, 'choosingPhoto')
  const other = design().pages[6]?.slots[0]?.placement?.photoId
  const mine = slotOf(design()).placement.photoId
  await page.getByRole('button', { name: story.photos.get(other as never)?.name ?? '' }).click()
  expect([slotOf(design()).placement.photoId, design().pages[6]?.slots[0]?.placement?.photoId]).toEqual([other, mine])
})

test('before the order soft photos are named, and one tap shows one', async () => {
  const { editing } = await openWorkspace()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByRole('heading', { name: /photos? will look blurry/ })).toBeVisible()
  await page
    .getByRole('button', { name: /^Show me, / })
    .first()
    .click()
  const { selection } = editing.getSnapshot().context
  expect(selection?.kind).toBe('slot')
  await expect.element(page.getByText(/^Looks blurry at/)).toBeVisible()
})
