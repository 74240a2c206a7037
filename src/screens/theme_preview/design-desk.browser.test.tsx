import { I18nProvider } from '@lingui/react'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { flipped, panned, turned } from '../../../domain/design/crop.ts'
import type { Design } from '../../../domain/design/design.ts'
import type { Point } from '../../../domain/geometry.ts'
import type { editingMachine } from '../../../machines/editing/editing.machine.ts'
import { wireEditing } from '../../../machines/editing/editing.ports.ts'
import type { EditingContext, OpToSend } from '../../../machines/editing/editing.types.ts'
import { DeskOf, photoOf } from '../../../stories/editor/DeskOf.tsx'
import { aDeskStory, editingAt } from '../../../stories/editor/editor-fixtures.ts'
import { customerOn } from '../../../tests/support/customer.ts'
import '../../app.css'
import { i18n, speak } from '../../i18n.ts'

const story = aDeskStory()

let root: Root
let sent: OpToSend[]

beforeEach(async () => {
  await page.viewport(375, 667)
  await speak('en')
  sent = []
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

/** A screen on which the book lies open; the others are a phone's, with one page at a time. */
function openBook(): Promise<void> {
  return page.viewport(1000, 760)
}

/** The desk with a machine that runs: the phone keeps at once, the shop answers never. */
async function openDesk(change: Partial<EditingContext> = {}, tool = 'resting') {
  const machine = wireEditing({
    clock: { wait: never, waitUntil: never },
    keepDraft: () => Promise.resolve(),
    sendOp: (op) => {
      sent.push(op)
      return never()
    },
    loadLatest: never,
    watchNetwork: () => () => undefined,
  }) as typeof editingMachine
  const editing = editingAt(story, { tool }, change, machine)
  const host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
  root.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <DeskOf story={story} editing={editing} />
      </I18nProvider>
    </StrictMode>,
  )
  await vi.waitFor(() => expect(document.querySelector('[data-testid=desk] canvas')).not.toBeNull(), 5000)
  await nextFrame()
  return {
    editing,
    design: (): Design => editing.getSnapshot().context.desk.design,
    desk: document.querySelector('[data-testid=desk]') as HTMLElement,
  }
}

test('a tap on a photo selects it: the outline is there, the tools come up', async () => {
  const { editing, desk } = await openDesk()
  const first = photo(0)
  customerOn(desk, 'touch').taps(middleOf(first))
  await expect.element(page.getByRole('toolbar', { name: 'Tools for the photo' })).toBeVisible()
  expect(editing.getSnapshot().context.selection).toEqual(photoOf(story))
  expect(first.getAttribute('aria-pressed')).toBe('true')
})

test('a keyboard selects the same photo by its name', async () => {
  const { editing } = await openDesk()
  const button = page.getByRole('button', { name: /^Page 4, photo 1 of / })
  ;(button.element() as HTMLElement).focus()
  ;(button.element() as HTMLElement).click()
  expect(editing.getSnapshot().context.selection).toEqual(photoOf(story))
})

test('a photo dragged onto another changes places with it, also across the fold', async () => {
  await openBook()
  const { desk, design } = await openDesk()
  const before = photosOf(design())
  customerOn(desk).drags(middleOf(photo(0)), middleOf(photo(1)))
  const after = photosOf(design())
  expect([after[0], after[1]]).toEqual([before[1], before[0]])
  await vi.waitFor(() => expect(sent.map(({ edit }) => edit.cmd)).toEqual(['change_photos']))
})

test('what was swapped is on the canvas in the next frame, before the shop has answered', async () => {
  await openBook()
  const { desk } = await openDesk()
  const canvas = desk.querySelector('canvas') as HTMLCanvasElement
  const before = pixelsAt(canvas, middleOf(photo(0)))
  customerOn(desk).drags(middleOf(photo(0)), middleOf(photo(1)))
  await nextFrame()
  expect(pixelsAt(canvas, middleOf(photo(0)))).not.toEqual(before)
})

test('undo puts everything back, redo does it again', async () => {
  await openBook()
  const { desk, design } = await openDesk()
  const before = design()
  customerOn(desk).drags(middleOf(photo(0)), middleOf(photo(1)))
  const swapped = photosOf(design())
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(design()).toEqual(before)
  await page.getByRole('button', { name: 'Redo' }).click()
  expect(photosOf(design())).toEqual(swapped)
})

test('undo leafs back to the page that it changed and says what it was', async () => {
  const { desk, editing } = await openDesk()
  const pageId = editing.getSnapshot().context.pageId
  customerOn(desk, 'touch').taps(middleOf(photo(0)))
  await page.getByRole('button', { name: 'Flip' }).click()
  await page.getByRole('button', { name: 'Done with this photo' }).click()
  await page.getByRole('button', { name: 'Leaf on' }).click()
  expect(editing.getSnapshot().context.pageId).not.toBe(pageId)
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(editing.getSnapshot().context.pageId).toBe(pageId)
  await expect.element(said('Undone: photo cropped or turned (Page 4)')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.element(said('Done again: photo cropped or turned (Page 4)')).toBeInTheDocument()
})

test('a photo dragged onto a page of the strip that has one photo changes places with it', async () => {
  const lone = story.design.pages.findIndex((one, at) => at > 0 && at !== 4 && one.slots.length === 1)
  const { desk, design } = await openDesk()
  const before = [slotOf(design()).placement.photoId, design().pages[lone]?.slots[0]?.placement?.photoId]
  const target = stripPage(design().pages[lone]?.id)
  target.scrollIntoView({ block: 'nearest', inline: 'center' })
  customerOn(desk).drags(middleOf(photo(0)), middleOf(target))
  const after = [slotOf(design()).placement.photoId, design().pages[lone]?.slots[0]?.placement?.photoId]
  expect(after).toEqual([before[1], before[0]])
})

test('a photo dragged onto a page of the strip with several photos asks which one', async () => {
  const several = story.design.pages.findIndex((one, at) => at > 0 && at !== 4 && one.slots.length > 1)
  const { desk, design, editing } = await openDesk()
  const before = [slotOf(design()).placement.photoId, design().pages[several]?.slots[0]?.placement?.photoId]
  const target = stripPage(design().pages[several]?.id)
  target.scrollIntoView({ block: 'nearest', inline: 'center' })
  customerOn(desk).drags(middleOf(photo(0)), middleOf(target))
  await expect.element(page.getByText('Tap the photo to swap with, here or on another page.')).toBeVisible()
  expect(editing.getSnapshot().context.pageId).toBe(design().pages[several]?.id)
  await vi.waitFor(() => expect(labels().some((label) => label?.startsWith(`Page ${several}, photo 1`))).toBe(true))
  customerOn(desk, 'touch').taps(middleOf(photo(0)))
  const after = [slotOf(design()).placement.photoId, design().pages[several]?.slots[0]?.placement?.photoId]
  expect(after).toEqual([before[1], before[0]])
})

test('in two taps at most: shuffle, lock, take off, add pages, take a page out (the count stays even)', async () => {
  const { desk, design } = await openDesk()
  const taps = async (...names: readonly (string | RegExp)[]) => {
    for (const name of names) {
      const button = page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first()
      await button.click()
    }
  }
  const shown = () => design().pages[4]
  await taps('Shuffle')
  expect(shown()?.shuffleStep).toBe(1)
  customerOn(desk, 'touch').taps(middleOf(photo(0)))
  await taps('Lock')
  expect(shown()?.slots[0]?.locked).toBe(true)
  await taps('Unlock')
  const tray = design().tray.length
  await taps('Take off')
  expect(design().tray.length).toBe(tray + 1)
  const count = design().pages.length - 1
  await taps('Pages', 'Add pages behind Page 4')
  expect(design().pages.length - 1).toBe(count + 2)
  await taps('Lock Page 4')
  expect(shown()?.locked).toBe(true)
  await taps('Take Page 5 out')
  expect((design().pages.length - 1) % 2).toBe(0)
})

test('photos come to a page out of the tray', async () => {
  const { design } = await openDesk()
  const [waiting] = design().tray
  await page.getByRole('button', { name: 'Photos' }).click()
  await page.getByRole('button', { name: story.photos.get(waiting as never)?.name ?? '' }).click()
  await page.getByRole('button', { name: 'Put 1 on, take 0 off' }).click()
  expect(design().pages[4]?.slots.map((slot) => slot.placement?.photoId)).toContain(waiting)
})

test('Change offers the photos of the book too: the two change places', async () => {
  const { design } = await openDesk({ selection: photoOf(story) }, 'choosingPhoto')
  const other = design().pages[6]?.slots[0]?.placement?.photoId
  const mine = slotOf(design()).placement.photoId
  await page.getByRole('button', { name: story.photos.get(other as never)?.name ?? '' }).click()
  expect([slotOf(design()).placement.photoId, design().pages[6]?.slots[0]?.placement?.photoId]).toEqual([other, mine])
})

test('before the order soft photos are named, and one tap shows one', async () => {
  const { editing } = await openDesk()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByRole('heading', { name: /photos? will look soft/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show me' }).first().click()
  const { selection } = editing.getSnapshot().context
  expect(selection?.kind).toBe('slot')
  await expect.element(page.getByText(/It will look soft/)).toBeVisible()
})

test('rotate and flip from the bar do what the domain says', async () => {
  const selection = photoOf(story)
  const { design } = await openDesk({ selection }, 'selected')
  const slot = slotOf(design())
  const source = factsOf(slot.placement.photoId)
  await page.getByRole('button', { name: 'Rotate' }).click()
  await page.getByRole('button', { name: 'Flip' }).click()
  expect(slotOf(design()).placement).toEqual(flipped(turned(slot.placement, source, slot.box, 1), 'h'))
})

test('crop: the photo follows the finger by what the domain computes, the edit goes out once', async () => {
  const { design } = await openDesk({ selection: photoOf(story) }, 'cropping')
  const stage = await cropStage()
  const slot = slotOf(design())
  const source = factsOf(slot.placement.photoId)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  const near = placementOn(stage)
  const frame = (stage.querySelector('[data-part=frame]') as HTMLElement).getBoundingClientRect()
  const scale = frame.width / slot.box.width
  const from = { x: frame.left + 60, y: frame.top + 80 }
  customerOn(stage, 'touch').drags(from, { x: from.x - 12, y: from.y + 7 })
  await nextFrame()
  const wished = panned(near, source, slot.box, { x: -12 / scale, y: 7 / scale })
  expect(rounded(placementOn(stage))).toEqual(rounded(wished))
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  expect(rounded(slotOf(design()).placement)).toEqual(rounded(wished))
  await vi.waitFor(() => expect(sent.map(({ edit }) => edit.cmd)).toEqual(['transform_photo']))
})

test('crop: two fingers zoom and turn the photo, upright is caught, the frame stays covered', async () => {
  await openDesk({ selection: photoOf(story) }, 'cropping')
  const stage = await cropStage()
  const box = stage.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const fingers = (reach: number, degrees: number): readonly [Point, Point] => {
    const angle = (degrees * Math.PI) / 180
    const by = { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach }
    return [
      { x: x - by.x, y: y - by.y },
      { x: x + by.x, y: y + by.y },
    ]
  }
  const before = placementOn(stage)
  customerOn(stage, 'touch').pinches(fingers(40, 0), fingers(80, 20))
  await nextFrame()
  const turnedRight = placementOn(stage)
  expect(Math.round(turnedRight.angle)).toBe(20)
  expect(before.crop.width / turnedRight.crop.width).toBeCloseTo(2, 1)
  customerOn(stage, 'touch').pinches(fingers(60, 0), fingers(60, -19))
  await nextFrame()
  expect(placementOn(stage).angle).toBe(0)
})

test('crop: two fingers that turn by about 90 degrees make a quarter turn and nothing beside', async () => {
  await openDesk({ selection: photoOf(story) }, 'cropping')
  const stage = await cropStage()
  const box = stage.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const before = placementOn(stage)
  // In steps: between two moves the fingers turn by less than half a circle.
  customerOn(stage, 'touch').pinches(
    [
      { x: x - 60, y },
      { x: x + 60, y },
    ],
    [
      { x: x - 1, y: y - 60 },
      { x: x + 1, y: y + 60 },
    ],
  )
  await nextFrame()
  const { turns, angle } = placementOn(stage)
  expect({ turns, angle }).toEqual({ turns: (before.turns + 1) % 4, angle: 0 })
})

test('crop by keyboard: arrows, plus, r, f and 0', async () => {
  await openDesk({ selection: photoOf(story) }, 'cropping')
  const stage = await cropStage()
  const start = placementOn(stage)
  const press = (key: string) =>
    stage.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  for (const key of ['+', '+', 'ArrowLeft', 'r', 'f']) {
    press(key)
  }
  await nextFrame()
  const { turns, flip } = placementOn(stage)
  expect({ turns, flip }).toEqual({ turns: 1, flip: 'v' })
  press('0')
  await nextFrame()
  expect(rounded(placementOn(stage))).toEqual(rounded({ ...start, turns: 0, flip: 'none', angle: 0 }))
})

test('text: what an input method composes is on the page at once, and Enter chooses a candidate only', async () => {
  const captioned = story.design.pages.find((one) => one.kind === 'chapter' && one.captions.length > 0)
  const caption = captioned?.captions[0]
  if (!captioned || !caption) {
    throw new Error('the story has no chapter page')
  }
  const selection = { kind: 'caption', pageId: captioned.id, captionId: caption.id } as const
  const { design, editing } = await openDesk({ pageId: captioned.id, selection }, 'placingText')
  const field = page.getByRole('textbox').element() as HTMLTextAreaElement
  expect(document.activeElement).toBe(field)

  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  typeInto(field, 'hai')
  press(field, 'Enter', { isComposing: true })
  expect(editing.getSnapshot().hasTag('placing text')).toBe(true)
  typeInto(field, '海')
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '海' }))
  await expect.element(page.getByText('19 characters left')).toBeVisible()
  await vi.waitFor(() => expect(labels()).toContain('Page 1, Title: 海'))
  press(field, 'Enter')
  expect(editing.getSnapshot().hasTag('placing text')).toBe(false)
  const written = design()
    .pages.find((one) => one.id === captioned.id)
    ?.captions.find((one) => one.id === caption.id)
  expect(written?.text).toBe('海')
})

test('text: too long is said with a number and cannot be finished', async () => {
  const captioned = story.design.pages.find((one) => one.kind === 'chapter' && one.captions.length > 0)
  const caption = captioned?.captions[0]
  const selection = { kind: 'caption', pageId: captioned?.id as never, captionId: caption?.id as never } as const
  await openDesk({ pageId: captioned?.id as never, selection }, 'placingText')
  typeInto(page.getByRole('textbox').element() as HTMLTextAreaElement, '👨‍👩‍👧'.repeat(22))
  await expect.element(page.getByText('2 characters too many')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Done' })).toBeDisabled()
})

function never(): Promise<never> {
  return new Promise(() => undefined)
}

/** The next frame is over when a second one begins. */
async function nextFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

function photo(index: number): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>('[data-testid=desk] [data-slot]')[index]
  if (!found) {
    throw new Error(`there is no photo ${index} on the desk`)
  }
  return found
}

function middleOf(element: HTMLElement): Point {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** A block of pixels of the canvas around a point of the window. */
function pixelsAt(canvas: HTMLCanvasElement, at: Point): number[] {
  const box = canvas.getBoundingClientRect()
  const ratio = canvas.width / box.width
  const ctx = canvas.getContext('2d')
  const size = 24
  const data = ctx?.getImageData((at.x - box.left) * ratio - size / 2, (at.y - box.top) * ratio - size / 2, size, size)
  return [...(data?.data ?? [])]
}

/** The photos on the two pages in sight, in slot order. */
function photosOf(design: Design): string[] {
  return design.pages.slice(4, 6).flatMap((one) => one.slots.map((slot) => String(slot.placement?.photoId)))
}

function slotOf(design: Design) {
  const slot = design.pages[4]?.slots[0]
  if (!slot?.placement) {
    throw new Error('the page has no photo')
  }
  return { ...slot, placement: slot.placement }
}

function factsOf(id: string) {
  const facts = story.world.photos.find((one) => one.id === id)
  if (!facts) {
    throw new Error(`the story has no photo ${id}`)
  }
  return facts
}

/** The live region, which a screen reader reads out. */
function said(words: string) {
  return page.getByRole('status').filter({ hasText: words })
}

function stripPage(pageId: string | undefined): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-strip-page="${pageId}"]`)
  if (!found) {
    throw new Error('the strip has no such page')
  }
  return found
}

async function cropStage(): Promise<HTMLElement> {
  await vi.waitFor(() => expect(document.querySelector('[data-part=frame]')).not.toBeNull(), 5000)
  await nextFrame()
  return document.querySelector('[data-testid=crop-stage]') as HTMLElement
}

function placementOn(stage: HTMLElement) {
  return JSON.parse(stage.dataset['placement'] ?? 'null') as ReturnType<typeof slotOf>['placement']
}

function rounded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, one) =>
    typeof one === 'number' ? Math.round(one * 1e5) / 1e5 + 0 : one,
  )
}

/** As a browser changes a field: through the element's own setter, so that React hears of it. */
function typeInto(field: HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

function press(field: HTMLElement, key: string, more: KeyboardEventInit = {}): void {
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
}

function labels(): (string | null)[] {
  return [...document.querySelectorAll('[data-testid=desk] button')].map((one) => one.getAttribute('aria-label'))
}
