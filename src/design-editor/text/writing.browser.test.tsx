import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type { Point } from '../../../domain/geometry.ts'
import { nameOf, press } from '../../../tests/support/browser/by-keyboard.ts'
import {
  atRest,
  clearWorkspace,
  labels,
  nextFrame,
  openWorkspace,
  prepareWorkspace,
  slotOf,
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

async function writing(tool = 'placingText') {
  const workspace = await openWorkspace({ pageId: chapter?.id ?? ('' as never), selection }, tool)
  const captionNow = () =>
    workspace
      .design()
      .pages.find(({ id }) => id === chapter?.id)
      ?.captions.find(({ id }) => id === caption?.id)
  return { ...workspace, captionNow, isWriting: () => workspace.editing.getSnapshot().hasTag('placing text') }
}

function field(): HTMLTextAreaElement {
  return document.querySelector('[data-testid=writing-field]') as HTMLTextAreaElement
}

const choice = () => [field().selectionStart, field().selectionEnd]

/** Where the caret is seen, client px. */
function caretPoint(): Point {
  const box = field().getBoundingClientRect()
  return { x: box.left, y: box.top + box.height / 2 }
}

/** Where the caret has come to rest after the choice was set. */
async function caretAt(start: number): Promise<Point> {
  field().setSelectionRange(start, start)
  const caret = await atRest(caretPoint)
  expect(choice()).toEqual([start, start])
  return caret
}

/** How many pixels of a canvas around a point are not what they were. */
function pixels(kind: 'lower' | 'text', { x, y }: Point, reach = 60): number[] {
  const canvas = document.querySelector(`canvas.${kind}-canvas`) as HTMLCanvasElement
  const box = canvas.getBoundingClientRect()
  const ratio = canvas.width / box.width
  const [left, top] = [(x - box.left - reach) * ratio, (y - box.top - reach / 2) * ratio]
  return [...(canvas.getContext('2d')?.getImageData(left, top, 2 * reach * ratio, reach * ratio).data ?? [])]
}

const inkOf = (data: readonly number[]) => data.filter((value, index) => index % 4 === 3 && value > 0).length

test('a word that an input method composes is on the page in its type, underlined, and Enter chooses a candidate only', async () => {
  const { captionNow, isWriting } = await writing()
  expect(document.activeElement).toBe(field())
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  await vi.waitFor(() => expect(field().value).toBe(''))
  const session = cdp()
  await nextFrame()
  const begin = caretPoint()
  const before = { page: pixels('lower', begin), over: inkOf(pixels('text', begin)) }
  await session.send('Input.imeSetComposition', { text: 'hai', selectionStart: 3, selectionEnd: 3 })
  await vi.waitFor(() => expect(labels()).toContain('Page 1, Title: hai'))
  await nextFrame()
  await nextFrame()
  // Letters and the line below them are on the layer over the page: a key paints nothing of the page anew.
  expect(pixels('lower', begin)).toEqual(before.page)
  expect(inkOf(pixels('text', begin))).toBeGreaterThan(before.over)
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }))
  expect(isWriting()).toBe(true)
  await session.send('Input.insertText', { text: '海' })
  await vi.waitFor(() => expect(labels()).toContain('Page 1, Title: 海'))
  await userEvent.keyboard('{Enter}')
  expect({ writing: isWriting(), text: captionNow()?.text }).toEqual({ writing: false, text: '海' })
  await page.getByRole('button', { name: /^Undo/ }).click()
  expect(captionNow()?.text).toBe(caption.text)
})

test('the field stands at the caret; a tap places it, a finger that moves chooses, two taps choose a word', async () => {
  const { host } = await writing()
  typeInto(field(), 'two words here')
  await vi.waitFor(() => expect(labels()).toContain('Page 1, Title: two words here'))
  const at = await caretAt(4)
  const end = await caretAt(9)
  expect(end.x).toBeGreaterThan(at.x)
  customerOn(host, 'touch').taps(at)
  expect(choice()).toEqual([4, 4])
  customerOn(host, 'touch').drags(at, end)
  expect(choice()).toEqual([4, 9])
  const middle = { x: (at.x + end.x) / 2, y: at.y }
  customerOn(host, 'touch').tapsTwice(middle)
  expect(choice()).toEqual([4, 9])
  expect(document.activeElement).toBe(field())
})

test('Escape leaves the text as it was; a tap beside it keeps what was typed', async () => {
  const { host, captionNow, isWriting } = await writing()
  typeInto(field(), 'thrown away')
  await userEvent.keyboard('{Escape}')
  expect({ writing: isWriting(), text: captionNow()?.text }).toEqual({ writing: false, text: caption.text })
  await page.getByRole('button', { name: 'Write' }).click()
  typeInto(field(), 'kept')
  await vi.waitFor(() => expect(labels()).toContain('Page 1, Title: kept'))
  const { left, bottom } = host.getBoundingClientRect()
  customerOn(host, 'touch').taps({ x: left + 4, y: bottom - 4 })
  expect({ writing: isWriting(), text: captionNow()?.text }).toEqual({ writing: false, text: 'kept' })
})

test('the ring of the keyboard is around a text that a key left, and around none that a finger left', async () => {
  const ringAfter = async (leave: () => Promise<unknown>) => {
    await writing()
    typeInto(field(), 'Sea')
    await leave()
    const item = document.activeElement
    const ring = item && getComputedStyle(item, '::after').borderTopStyle
    clearWorkspace()
    return [item?.getAttribute('data-caption') !== null, ring]
  }
  const done = page.getByRole('button', { name: 'Done', exact: true })
  expect(await ringAfter(() => done.click())).toEqual([true, 'none'])
  expect(await ringAfter(() => userEvent.keyboard('{Escape}'))).toEqual([true, 'solid'])
})

test('text: how long it may be is said by its place, in words; a title may be longer than 20 characters', async () => {
  const { captionNow } = await writing()
  typeInto(field(), 'A summer of long evenings by the sea')
  await expect.element(page.getByText(/^It fits\.$|to fit\.$/)).toBeVisible()
  typeInto(field(), '海'.repeat(600))
  await expect.element(page.getByText(/^Too long for this spot: about \d+ characters don’t fit\.$/)).toBeVisible()
  typeInto(field(), 'A summer of long evenings by the sea')
  await page.getByRole('button', { name: 'Done' }).click()
  expect(captionNow()?.text).toBe('A summer of long evenings by the sea')
})

test('text: pages give way to nothing while a long title is typed, and no key paints them', async () => {
  await writing()
  const height = () => document.querySelector('[data-testid=canvas]')?.getBoundingClientRect().height
  typeInto(field(), 'A')
  await vi.waitFor(() => expect(document.querySelector('canvas.held-canvas')).not.toBeNull())
  const before = height()
  const painted = vi.spyOn(OffscreenCanvas.prototype, 'transferToImageBitmap')
  for (const text of ['A s', 'A su', 'A sum', 'A summ', 'A summe', 'A summer']) {
    typeInto(field(), text)
    await nextFrame()
  }
  expect(painted).not.toHaveBeenCalled()
  painted.mockRestore()
  // Where it begins to be set smaller, more is said of it.
  for (const many of [40, 60, 70, 75, 80]) {
    typeInto(field(), 'The sea '.repeat(many / 8))
    await expect.element(page.getByText(/^It fits\.$|to fit\.$|more characters fit/)).toBeVisible()
    expect(height()).toBe(before)
  }
})

test('text: what cannot be an edit is said and cannot be finished [B§5.text-too-long]', async () => {
  await writing()
  typeInto(field(), '👨‍👩‍👧'.repeat(1001))
  await expect.element(page.getByText('The text is too long for its space. Please shorten it.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Done' })).toBeDisabled()
})

test('a colour and a size chosen while writing are seen on the page at once and are one step back with the words [A§3.text-lists]', async () => {
  const { captionNow, sent } = await writing()
  typeInto(field(), '海边')
  await vi.waitFor(() => expect(labels()).toContain('Page 1, Title: 海边'))
  await page.getByRole('button', { name: 'Colour', exact: true }).click()
  await page.getByRole('button', { name: 'Blue', exact: true }).click()
  await page.getByRole('button', { name: 'Text size', exact: true }).click()
  await page.getByRole('button', { name: '36 pt', exact: true }).click()
  expect(document.activeElement).toBe(field())
  await nextFrame()
  await nextFrame()
  const { x, y } = caretPoint()
  const data = pixels('text', { x: x - 30, y }, 40)
  const blues = data.filter((_, at) => at % 4 === 0 && isBlue(data.slice(at, at + 3))).length
  expect(blues).toBeGreaterThan(20)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  const { text, style } = captionNow() ?? {}
  expect({ text, style }).toEqual({ text: '海边', style: { colour: '#2b5c8a', size: 12.7 } })
  await vi.waitFor(() => expect(sent.map(({ edit }) => edit.cmd)).toEqual(['update_text_value']))
  await page.getByRole('button', { name: /^Undo/ }).click()
  expect(captionNow()).toEqual(caption)
})

test('a text is slanted where its family has such letters; another family leaves no button for it, and one step undoes it', async () => {
  const { captionNow } = await writing('selected')
  await page.getByRole('button', { name: 'Style', exact: true }).click()
  const italic = () => page.getByRole('button', { name: 'Italic', exact: true })
  const family = async (name: string) => {
    await page.getByRole('button', { name: 'Font', exact: true }).click()
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await page.getByRole('button', { name: 'Font', exact: true }).click()
  }
  await family('Lora')
  const upright = captionNow()?.style
  await italic().click()
  expect([captionNow()?.style, italic().element().getAttribute('aria-pressed')]).toEqual([
    { ...upright, italic: true },
    'true',
  ])
  await page.getByRole('button', { name: /^Undo/ }).click()
  expect(captionNow()?.style).toEqual(upright)
  await italic().click()
  await family('Noto Sans SC 思源黑体$')
  expect([captionNow()?.style, italic().elements().length]).toEqual([{ family: 'noto-sans-sc' }, 0])
})

test('the look of a text that is selected is changed choice by choice, each a step back; the theme’s own leaves nothing', async () => {
  const { captionNow } = await writing('selected')
  await page.getByRole('button', { name: 'Style', exact: true }).click()
  // The titles of this look have letters of one weight.
  expect(page.getByRole('button', { name: 'Bold', exact: true }).query()).toBeNull()
  await page.getByRole('button', { name: 'Align', exact: true }).click()
  await page.getByRole('button', { name: 'Left', exact: true }).click()
  await page.getByRole('button', { name: 'Right', exact: true }).click()
  expect(captionNow()?.style?.align).toBe('right')
  await page.getByRole('button', { name: /^Undo/ }).click()
  expect(captionNow()?.style?.align).toBe('left')
  await page.getByRole('button', { name: 'Centred', exact: true }).click()
  expect(captionNow()).toEqual(caption)
})

/** The blue of the list, and nothing of the page around it. */
function isBlue([red = 0, green = 0, blue = 0]: readonly number[]): boolean {
  return Math.abs(red - 0x2b) < 12 && Math.abs(green - 0x5c) < 12 && Math.abs(blue - 0x8a) < 12
}

test('the place of a text that is new is seen while its first letters are awaited, as that of any text that is written', async () => {
  await openWorkspace({ selection: null, pageId: story.design.pages[4]?.id as never })
  await page.getByRole('button', { name: 'Edit text' }).click()
  await vi.waitFor(() => expect(document.activeElement).toBe(field()))
  // Its sides may lie out of sight; its upper edge is above the caret, and beside it.
  const edge = await atRest(() => {
    const { top } = document.querySelector('[data-caption]')?.getBoundingClientRect() ?? new DOMRect()
    return { x: caretPoint().x + 60, y: top }
  })
  await vi.waitFor(() => expect(inkOf(pixels('text', edge, 12))).toBeGreaterThan(0))
})

const tool = (name: string) => page.getByRole('button', { name, exact: true })
const list = (name: string) => document.querySelector(`ul[aria-label="${name}"]`)
const focused = () => nameOf(document.activeElement)

test('Escape closes a list of the look alone, wherever the focus is, and then what is written', async () => {
  const { isWriting } = await writing()
  typeInto(field(), 'Sea')
  await press(tool('Font'))
  await press(page.getByRole('button', { name: 'Caveat' }))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect([list('Font'), focused(), isWriting()]).toEqual([null, 'Font', true]))
  // A mouse leaves the focus in the text.
  await userEvent.keyboard('{Enter}')
  field().focus()
  expect(list('Font')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect([list('Font'), document.activeElement]).toEqual([null, field()]))
  await press(tool('Bold'))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect([isWriting(), focused()]).toEqual([false, 'Page 1, Title: 海边的夏天']))
})

test('Escape closes the list, then the look, then leaves the text that is chosen', async () => {
  const { editing } = await writing('selected')
  const look = page.getByRole('toolbar', { name: 'Text style' })
  const state = () => [list('Colour') !== null, look.query() !== null, editing.getSnapshot().value.tool]
  await press(tool('Style'))
  await press(tool('Colour'))
  expect(state()).toEqual([true, true, 'selected'])
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect([...state(), focused()]).toEqual([false, true, 'selected', 'Colour']))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect([...state(), focused()]).toEqual([false, false, 'selected', 'Style']))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(state()).toEqual([false, false, 'resting']))
})

test('nothing is undone while a text is written; a text that goes meanwhile lets go of the hand, and of what was typed', async () => {
  const { editing, isWriting } = await writing()
  const cover = story.design.pages.find(({ kind }) => kind === 'cover')
  const title = cover?.captions.find(({ role }) => role === 'title')
  const slot = slotOf(story.design)
  const at = { pageId: story.design.pages[4]?.id ?? ('' as never), slotId: slot.id }
  const mirrored = { ...slot.placement, flip: 'h' } as const
  editing.send({ type: 'edit.make', edit: { cmd: 'transform_photo', at, placement: mirrored } })
  typeInto(field(), 'half a sen')
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect.element(undo).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(undo).toBeEnabled()

  await page.getByRole('button', { name: 'Write' }).click()
  typeInto(field(), 'half a sen')
  // As a refused edit does it: what leafs elsewhere takes the text out of sight.
  editing.send({ type: 'edit.undo' })
  await vi.waitFor(() => expect(field()).toBeNull())
  expect([isWriting(), editing.getSnapshot().can({ type: 'slot.select', at })]).toEqual([false, true])
  editing.send({ type: 'caption.select', pageId: cover?.id ?? ('' as never), captionId: title?.id ?? ('' as never) })
  editing.send({ type: 'text.start' })
  await vi.waitFor(() => expect(field()).not.toBeNull())
  expect(field().value).toBe(title?.text)
})
