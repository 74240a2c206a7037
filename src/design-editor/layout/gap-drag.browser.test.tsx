import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
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
} from '../../../tests/support/browser/open-workspace.tsx'
import { customerOn } from '../../../tests/support/worlds/customer.ts'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const several = story.design.pages.findIndex(
  ({ kind, slots, captions }, at) => at > 1 && kind === 'inner' && slots.length > 1 && captions.length === 0,
)
const gaps = () => [...document.querySelectorAll<HTMLInputElement>('[data-gap]')]
const upright = () => gaps().find((one) => one.ariaOrientation === 'horizontal') as HTMLInputElement

async function opened() {
  const workspace = await openWorkspace({ pageId: story.design.pages[several]?.id as never })
  await page.getByRole('button', { name: 'Layout', exact: true }).click()
  await vi.waitFor(() => expect(gaps().length).toBeGreaterThan(1))
  await nextFrame()
  await nextFrame()
  return { ...workspace, slots: () => workspace.design().pages[several]?.slots ?? [] }
}

const press = (element: HTMLElement, key: string, more: KeyboardEventInit = {}) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
const beside = ({ x, y }: Point, by: number): Point => ({ x: x + by, y })
const right = ({ box }: { readonly box: { readonly x: number; readonly width: number } }) => box.x + box.width

test.each(['touch', 'mouse'] as const)(
  'gaps: a gap that is dragged takes its photos along, one edit, undone in one step (%s)',
  async (hand) => {
    const { design, slots, sent, host } = await opened()
    const before = design()
    const widest = Math.max(...slots().map(right))
    const at = middleOf(upright())
    customerOn(host, hand).drags(at, beside(at, 24))
    expect(design()).not.toEqual(before)
    expect(Math.max(...slots().map(right))).toBe(widest)
    await vi.waitFor(() => expect(sent.map(({ edit }) => edit.cmd)).toEqual(['page_layout']))
    await page.getByRole('button', { name: /^Undo\b/ }).click()
    expect(design()).toEqual(before)
    await expect.element(said('Undone: gap moved')).toBeInTheDocument()
  },
)

test('gaps: the photos follow while the finger moves, and nothing is changed before it lifts', async () => {
  const { design, host } = await opened()
  const before = design()
  const upper = host.querySelector('canvas.upper-canvas') as HTMLCanvasElement
  upper.setPointerCapture = () => undefined
  const at = middleOf(upright())
  const send = (type: string, { x, y }: Point) =>
    upper.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, cancelable: true, pointerId: 1, pointerType: 'touch', isPrimary: true },
        ...{ clientX: x, clientY: y, buttons: type === 'pointerup' ? 0 : 1 },
      }),
    )
  send('pointerdown', at)
  send('pointermove', beside(at, 12))
  send('pointermove', beside(at, 40))
  await nextFrame()
  await nextFrame()
  const lower = host.querySelector('canvas.lower-canvas') as HTMLCanvasElement
  // The photos at the gap have left the page below; above it they reach as far as the finger.
  expect(pixelsAt(upper, beside(at, 30)).some((value) => value > 0)).toBe(true)
  expect(pixelsAt(lower, middleOf(photo(0)))).not.toEqual(pixelsAt(upper, middleOf(photo(0))))
  expect(design()).toEqual(before)
  send('pointercancel', beside(at, 40))
  expect(design()).toEqual(before)
})

test('gaps: a gap is painted and pulled where the browser draws no round corners by itself', async () => {
  const { roundRect } = CanvasRenderingContext2D.prototype
  Reflect.deleteProperty(CanvasRenderingContext2D.prototype, 'roundRect')
  const faults: string[] = []
  const onFault = ({ message }: ErrorEvent) => void faults.push(message)
  window.addEventListener('error', onFault)
  onTestFinished(() => {
    CanvasRenderingContext2D.prototype.roundRect = roundRect
    window.removeEventListener('error', onFault)
  })
  const { host, sent } = await opened()
  const at = middleOf(upright())
  customerOn(host, 'touch').drags(at, beside(at, 24))
  await vi.waitFor(() => expect(sent.map(({ edit }) => edit.cmd)).toEqual(['page_layout']))
  expect(faults).toEqual([])
})

test('gaps: however far it is dragged, no photo becomes too small to be seen', async () => {
  const { slots, host } = await opened()
  const at = middleOf(upright())
  customerOn(host, 'touch').drags(at, beside(at, 400))
  expect(Math.min(...slots().map(({ box }) => box.width))).toBeCloseTo(20, 3)
})

test('gaps: arrows move a gap that has the focus by a millimetre, with Shift by five, and it keeps the focus', async () => {
  const { slots } = await opened()
  const width = () => slots()[0]?.box.width ?? 0
  const before = width()
  upright().focus()
  press(upright(), 'ArrowRight')
  expect(Math.abs(width() - before)).toBeCloseTo(1, 6)
  await vi.waitFor(() => expect(document.activeElement).toBe(upright()))
  press(upright(), 'ArrowRight', { shiftKey: true })
  expect(Math.abs(width() - before)).toBeCloseTo(6, 6)
  press(upright(), 'ArrowDown')
  expect(Math.abs(width() - before)).toBeCloseTo(6, 6)
  expect(upright().getAttribute('aria-label')).toMatch(new RegExp(`^Page ${several}, gap between photos \\d and \\d$`))
})

test('gaps: a gap that has the focus is undone and left by the keys that undo and leave everything else', async () => {
  const { design } = await opened()
  const before = design()
  upright().focus()
  await userEvent.keyboard('{ArrowRight}')
  const pulled = design()
  expect(pulled).not.toEqual(before)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(design()).toEqual(before)
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(design()).toEqual(pulled)
  // Keys that are for a photo do nothing to one from here.
  await userEvent.keyboard('{Delete}{Enter}')
  expect(design()).toEqual(pulled)
  expect(document.activeElement).toBe(upright())
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(gaps()).toEqual([]))
  await expect.element(page.getByRole('button', { name: 'Layout' })).toHaveFocus()
})
