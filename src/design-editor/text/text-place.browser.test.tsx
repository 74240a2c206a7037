import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Point } from '../../../domain/geometry.ts'
import {
  clearWorkspace,
  middleOf,
  nextFrame,
  openWorkspace,
  photo,
  pixelsAt,
  prepareWorkspace,
  said,
  story,
  typeInto,
} from '../../../tests/support/browser/open-workspace.tsx'
import { customerOn } from '../../../tests/support/worlds/customer.ts'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const chapter = story.design.pages.find((one) => one.kind === 'chapter' && one.captions.length > 0)
const caption = chapter?.captions.find(({ role }) => role === 'title')
if (!chapter || !caption) {
  throw new Error('the story has no chapter page with a title')
}
const selection = { kind: 'caption', pageId: chapter.id, captionId: caption.id } as const

async function chosen() {
  const workspace = await openWorkspace({ pageId: selection.pageId, selection }, 'selected')
  const shown = () => workspace.design().pages.find(({ id }) => id === selection.pageId)
  return {
    ...workspace,
    shown,
    captionNow: () => shown()?.captions.find(({ id }) => id === selection.captionId),
    item: () => document.querySelector(`[data-caption="${CSS.escape(selection.captionId)}"]`) as HTMLElement,
  }
}

test('a chosen text follows the finger and is caught by the middle of the photos; photos stay; one step takes it back', async () => {
  const { host, captionNow, shown, item, sent } = await chosen()
  const before = shown()
  const from = middleOf(item())
  customerOn(host, 'touch').drags(from, { x: from.x + 3, y: from.y + 90 })
  const { box = caption.box, placed } = captionNow() ?? {}
  // Three px aside is caught by the middle of the photos below it.
  const middle = caption.box.x + caption.box.width / 2
  expect({ middle: box.x + box.width / 2, width: box.width, placed }).toEqual({
    ...{ middle, width: caption.box.width, placed: true },
  })
  expect(box.y).toBeGreaterThan(caption.box.y + 20)
  expect(shown()?.slots).toEqual(before?.slots)
  await vi.waitFor(() => expect(sent.map(({ edit }) => edit.cmd)).toEqual(['update_text_value']))
  await page.getByRole('button', { name: /^Undo/ }).click()
  expect(shown()).toEqual(before)
})

test('a text that is put upon a photo gets a colour that is read there, and with its place one step takes it back', async () => {
  const [cover] = story.design.pages
  const title = cover?.captions.find(({ role }) => role === 'title')
  if (!cover || !title) {
    throw new Error('the story has no cover with a title')
  }
  const selection = { kind: 'caption', pageId: cover.id, captionId: title.id } as const
  const night = document.createElement('canvas')
  night.getContext('2d')?.fillRect(0, 0, night.width, night.height)
  const images = { ...story.resources.images, pictureOf: () => night }
  const { host, design } = await openWorkspace({ pageId: cover.id, selection }, 'selected', {
    of: { ...story, resources: { ...story.resources, images } },
  })
  const item = document.querySelector(`[data-caption="${CSS.escape(title.id)}"]`) as HTMLElement
  customerOn(host, 'touch').drags(middleOf(item), middleOf(photo(0)))
  const onPhoto = design().pages[0]?.captions.find(({ id }) => id === title.id)
  expect(onPhoto?.style).toEqual({ colour: '#ffffff' })
  await expect.element(said('Text moved and recoloured to be readable')).toBeInTheDocument()
  await page.getByRole('button', { name: /^Undo/ }).click()
  expect(design().pages[0]).toEqual(cover)
})

/** A finger of one hand on the canvas; the first of them is the main one. */
function fingersOn(host: HTMLElement) {
  const upper = host.querySelector('canvas.upper-canvas') as HTMLCanvasElement
  upper.setPointerCapture = () => undefined
  const send = (type: string, { x, y }: Point, pointerId = 1) =>
    upper.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, cancelable: true, pointerId, pointerType: 'touch', isPrimary: pointerId === 1, button: 0 },
        ...{ buttons: type === 'pointerup' ? 0 : 1, clientX: x, clientY: y },
      }),
    )
  return { upper, send }
}

const below = ({ x, y }: Point, by: number): Point => ({ x, y: y + by })

test('guides show while a text is in the hand, and go with it', async () => {
  const { host, item } = await chosen()
  const { upper, send } = fingersOn(host)
  const from = middleOf(item())
  const inkAt = (y: number) => pixelsAt(upper, { x: from.x, y }).filter((value, at) => at % 4 === 3 && value > 0).length
  const far = from.y + 130
  const before = inkAt(far)
  send('pointerdown', from)
  send('pointermove', below(from, 20))
  send('pointermove', below(from, 30))
  await nextFrame()
  await nextFrame()
  expect(inkAt(far)).toBeGreaterThan(before)
  send('pointerup', below(from, 30))
  await nextFrame()
  await nextFrame()
  expect(inkAt(far)).toBe(before)
})

test('a second finger that touches while a text is moved leaves it under the first, which puts it down', async () => {
  const { host, item, captionNow, shown, sent } = await chosen()
  const before = shown()
  const { send } = fingersOn(host)
  const from = middleOf(item())
  const thumb = below(from, 200)
  send('pointerdown', from)
  send('pointermove', below(from, 20))
  send('pointermove', below(from, 60))
  send('pointerdown', thumb, 2)
  send('pointermove', below(thumb, 10), 2)
  send('pointermove', below(from, 90))
  send('pointerup', below(thumb, 10), 2)
  send('pointerup', below(from, 90))
  await vi.waitFor(() => expect(sent.map(({ edit }) => edit.cmd)).toEqual(['update_text_value']))
  expect(captionNow()?.box.y).toBeGreaterThan(caption.box.y + 20)
  await page.getByRole('button', { name: /^Undo/ }).click()
  expect(shown()).toEqual(before)
})

test('a text whose finger is lost lies where it lay: nothing is changed and nothing shows that it was moved', async () => {
  const { host, item, shown, sent } = await chosen()
  const before = shown()
  const { send } = fingersOn(host)
  const from = middleOf(item())
  send('pointerdown', from)
  send('pointermove', below(from, 20))
  send('pointermove', below(from, 60))
  await vi.waitFor(() => expect(middleOf(item()).y).toBeGreaterThan(from.y + 20))
  send('pointercancel', below(from, 60))
  await vi.waitFor(() => expect(middleOf(item())).toEqual(from))
  expect({ page: shown(), sent }).toEqual({ page: before, sent: [] })
})

test('a knob at the side makes the place of a text narrower', async () => {
  const { host, captionNow, item } = await chosen()
  const side = item().getBoundingClientRect()
  const at = { x: side.right + 12, y: side.top + side.height / 2 }
  customerOn(host, 'mouse').drags(at, { x: at.x - 60, y: at.y })
  await vi.waitFor(() => expect(captionNow()?.placed).toBe(true))
  const { box } = captionNow() ?? {}
  expect({ x: box?.x, y: box?.y }).toEqual({ x: caption.box.x, y: caption.box.y })
  expect(box?.width).toBeLessThan(caption.box.width - 20)
})

/** A pull at the knob beside a chosen text, by so many css px to the left. */
async function knobPulled() {
  const workspace = await chosen()
  const { send } = fingersOn(workspace.host)
  const side = workspace.item().getBoundingClientRect()
  const at = (by: number): Point => ({ x: side.right + 12 - by, y: side.top + side.height / 2 })
  const widthNow = () => Math.round(workspace.item().getBoundingClientRect().width)
  send('pointerdown', at(0))
  send('pointermove', at(20))
  send('pointermove', at(60))
  await vi.waitFor(() => expect(widthNow()).toBeLessThan(side.width - 20))
  return { ...workspace, send, at, widthNow, widthBefore: Math.round(side.width) }
}

test('a text whose knob is lost has its width back: nothing is changed, and the next finger pulls nothing', async () => {
  const { send, at, widthNow, widthBefore, shown, sent } = await knobPulled()
  const before = chapter
  send('pointercancel', at(60))
  await vi.waitFor(() => expect(widthNow()).toBe(widthBefore))
  send('pointermove', at(90))
  send('pointerup', at(90))
  await nextFrame()
  expect({ page: shown(), sent, width: widthNow() }).toEqual({ page: before, sent: [], width: widthBefore })
})

test('a second finger that touches while a knob is pulled leaves it under the first, which lets go of it', async () => {
  const { send, at, shown, captionNow, sent } = await knobPulled()
  const thumb = below(at(60), 200)
  send('pointerdown', thumb, 2)
  send('pointermove', below(thumb, 10), 2)
  send('pointercancel', below(thumb, 10), 2)
  send('pointermove', at(90))
  send('pointerup', at(90))
  await vi.waitFor(() => expect(sent.map(({ edit }) => edit.cmd)).toEqual(['update_text_value']))
  expect(captionNow()?.box.width).toBeLessThan(caption.box.width - 20)
  await page.getByRole('button', { name: /^Undo/ }).click()
  expect(shown()).toEqual(chapter)
})

test('two fingers that look closer from a knob give the text its width back', async () => {
  const { host, item, captionNow, sent } = await chosen()
  const { send } = fingersOn(host)
  const side = item().getBoundingClientRect()
  const at = { x: side.right + 12, y: side.top + side.height / 2 }
  const thumb = below(at, 200)
  send('pointerdown', at)
  send('pointermove', { ...at, x: at.x - 2 })
  send('pointerdown', thumb, 2)
  for (const by of [20, 40, 60]) {
    send('pointermove', below(thumb, by), 2)
  }
  send('pointerup', { ...at, x: at.x - 2 })
  send('pointerup', below(thumb, 60), 2)
  await nextFrame()
  expect({ box: captionNow()?.box, sent }).toEqual({ box: caption.box, sent: [] })
})

test('arrow keys move a chosen text, with Alt they make its place larger, and that is said', async () => {
  const { captionNow, item } = await chosen()
  item().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowRight}{/Shift}')
  const { x, y, width, height } = caption.box
  const near = (box = caption.box) => [box.x, box.y, box.width, box.height].map((one) => Math.round(one * 100))
  expect(near(captionNow()?.box)).toEqual(near({ x: x + 5, y: y + 2, width, height }))
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(near(captionNow()?.box)).toEqual(near({ x: x + 5, y: y + 2, width, height: height + 1 }))
  await expect.element(said('Text box resized')).toBeInTheDocument()
})

test('one more text is written on a page that has one', async () => {
  const { shown } = await chosen()
  await page.getByRole('button', { name: 'Add text', exact: true }).click()
  const field = document.querySelector('[data-testid=writing-field]') as HTMLTextAreaElement
  typeInto(field, '又一句')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  expect(shown()?.captions.map(({ text }) => text)).toEqual([
    ...(chapter?.captions ?? []).map(({ text }) => text),
    '又一句',
  ])
})
