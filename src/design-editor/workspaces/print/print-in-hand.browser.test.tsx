import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Design } from '../../../../domain/design/design.ts'
import { aSetStory, demoProduct } from '../../../../stories/fixtures/sets.ts'
import { fingers } from '../../../../tests/support/browser/fingers.ts'
import {
  atRest,
  clearWorkspace,
  labels,
  middleOf,
  nextFrame,
  openWorkspace,
  photo,
  prepareWorkspace,
} from '../../../../tests/support/browser/open-workspace.tsx'
import { customerOn } from '../../../../tests/support/worlds/customer.ts'

const of = aSetStory(demoProduct('print-6inch'), 60)
const field = () => document.querySelector('[data-testid=writing-field]') as HTMLTextAreaElement
const liveCanvases = () => document.querySelectorAll('canvas.lower-canvas').length
const hand = () => page.getByTestId('print-in-hand')
const first = ({ pages }: Design) => pages[0]
const click = (name: string) => hand().getByRole('button', { name, exact: true }).click()

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

/** A set of sixty with one print in hand. */
async function printInHand(name = 'Picture 1') {
  const workspace = await openWorkspace({}, 'resting', { of })
  await page.getByRole('button', { name, exact: true }).click()
  await vi.waitFor(() => expect(document.querySelector('[data-testid=canvas] canvas')).not.toBeNull(), 5000)
  await nextFrame()
  return workspace
}

test('of sixty prints the one in hand is live; a finger chooses its photo, again crops it, Back and Done come out', async () => {
  const { editing, places } = await openWorkspace({}, 'resting', { of })
  expect(liveCanvases()).toBe(0)
  // A finger of the browser itself: the list scrolls under it, and a tap is a click.
  const tile = page.getByRole('button', { name: 'Picture 2', exact: true }).element() as HTMLElement
  tile.scrollIntoView({ block: 'center' })
  await fingers('touchStart', middleOf(tile))
  await fingers('touchEnd')
  await vi.waitFor(() => expect(labels()).toEqual(['Picture 2, photo 1 of 1']), 5000)
  expect(liveCanvases()).toBe(1)
  const bytes = [...document.querySelectorAll<HTMLCanvasElement>('[data-testid=canvas] canvas')].map(
    ({ width, height }) => width * height * 4,
  )
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(32_000_000)
  await nextFrame()
  const at = middleOf(photo(0))
  const finger = customerOn(document.querySelector('[data-testid=canvas]') as HTMLElement, 'touch')
  finger.taps(at)
  await vi.waitFor(() => expect(editing.getSnapshot().hasTag('selected')).toBe(true))
  finger.taps(at)
  await vi.waitFor(() => expect(editing.getSnapshot().hasTag('cropping')).toBe(true))
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await vi.waitFor(() => expect(editing.getSnapshot().hasTag('selected')).toBe(true))
  expect(labels()).toEqual(['Picture 2, photo 1 of 1'])
  expect(places.at(-1)).toMatchObject({ mode: 'page', page: { at: 1 } })
  await click('Done')
  await vi.waitFor(() => expect(liveCanvases()).toBe(0))
  expect(editing.getSnapshot().context.selection).toBe(null)
})

test('a flick of a finger leafs on to the next print, keys back again', async () => {
  const { host } = await printInHand()
  const { x, y } = middleOf(photo(0))
  customerOn(host, 'touch').drags({ x: x + 60, y }, { x: x - 100, y })
  await expect.element(hand().getByText('Picture 2 of 60')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(hand().getByText('Picture 1 of 60')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(liveCanvases()).toBe(0))
})

test('fits are chosen by sight, the paper of an instant print is coloured, and a word is written below it in its place', async () => {
  const { design } = await printInHand()
  await click('Instant')
  expect(first(design())?.slots[0]?.fit).toBe('polaroidOut')
  await click('Paper')
  await click('Light title colour')
  expect(first(design())?.ground).toEqual({ colour: 'title-tint' })
  await click('On all prints')
  expect(design().pages.filter(({ ground }) => ground?.colour === 'title-tint').length).toBe(60)
  await click('Text')
  await vi.waitFor(() => expect(document.activeElement).toBe(field()))
  await userEvent.keyboard('外婆家')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  const [caption] = first(design())?.captions ?? []
  const slot = first(design())?.slots[0]?.box
  expect([caption?.text, caption?.placed, (caption?.box.y ?? 0) > (slot?.y ?? 0) + (slot?.height ?? 0)]).toEqual([
    '外婆家',
    true,
    true,
  ])
  await userEvent.keyboard(' ')
  await click('On all prints')
  const written = () => design().pages.flatMap(({ captions }) => captions.map(({ text }) => text))
  expect(written()).toEqual(Array.from({ length: 60 }, () => '外婆家'))
  await page.getByRole('button', { name: /^Undo/ }).click()
  expect(written()).toEqual(['外婆家'])
  await page.getByRole('button', { name: /^Undo/ }).click()
  expect(first(design())?.captions).toEqual([])
})

test('a finger that takes a text off the paper leaves it where it was; inside it goes along', async () => {
  const { editing, design, host } = await printInHand()
  await click('Text')
  await vi.waitFor(() => expect(document.activeElement).toBe(field()))
  await userEvent.keyboard('Lisbon')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await vi.waitFor(() => expect(labels()).toContain('Picture 1, Text: Lisbon'))
  const words = () => document.querySelector('[data-testid=canvas] [data-caption]') as HTMLElement
  customerOn(host, 'touch').taps(await atRest(() => middleOf(words())))
  await vi.waitFor(() => expect(editing.getSnapshot().context.selection?.kind).toBe('caption'))
  await nextFrame()
  const box = () => first(design())?.captions[0]?.box
  const before = box()
  const from = await atRest(() => middleOf(words()))
  customerOn(host, 'touch').drags(from, { x: from.x, y: from.y - 40 })
  const moved = box()
  expect(moved?.y).toBeLessThan(before?.y ?? 0)
  const there = await atRest(() => middleOf(words()))
  customerOn(host, 'touch').drags(there, { x: there.x, y: there.y - 600 })
  await nextFrame()
  expect(box()?.y).toBeGreaterThanOrEqual(0)
})

test('a waiting photo takes the place of the one in hand by a tap; a photo let go in the tray is printed no more', async () => {
  const { design, host } = await printInHand()
  const [waits] = of.design.tray
  const was = first(design())?.slots[0]?.placement?.photoId
  await hand()
    .getByRole('button', { name: /^Add .* to Picture 1$/ })
    .first()
    .click()
  await vi.waitFor(() => expect(first(design())?.slots[0]?.placement?.photoId).toBe(waits))
  expect(design().tray).toContain(was)
  await nextFrame()
  const tray = document.querySelector('[data-tray]') as HTMLElement
  customerOn(host).drags(middleOf(photo(0)), middleOf(tray))
  expect([design().pages.length, design().tray.includes(waits as never)]).toEqual([59, true])
  await vi.waitFor(() => expect(liveCanvases()).toBe(0))
})
