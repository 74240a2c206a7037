import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Point } from '../../../domain/geometry.ts'
import { hasRoom, liesWithinTrim, pagesThatSuit } from '../../../stories/editor/pages-that-suit.ts'
import { press } from '../../../tests/support/browser/by-keyboard.ts'
import { fingers } from '../../../tests/support/browser/fingers.ts'
import {
  atRest,
  clearWorkspace,
  middleOf,
  nextFrame,
  openWorkspace,
  photo,
  prepareWorkspace,
  slotOf,
  story,
  stripPage,
} from '../../../tests/support/browser/open-workspace.tsx'
import { customerOn } from '../../../tests/support/worlds/customer.ts'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const tray = () => document.querySelector('[data-tray]') as HTMLElement
const waiting = () => [...tray().querySelectorAll('button:not([data-used])')]
const drop = () => tray().querySelectorAll('p')[1] as HTMLElement
const [first] = story.design.tray
/** A page that takes one photo more, and has paper beside its frames. */
const [roomy] = pagesThatSuit(story, (one) => hasRoom(story, one) && liesWithinTrim(story, one))
const corner = (element: HTMLElement): Point => {
  const box = element.getBoundingClientRect()
  return { x: box.left + 3, y: box.top + 3 }
}
const pageOnCanvas = (id: string) => document.querySelector(`[data-testid=canvas] [data-page="${id}"]`) as HTMLElement

test('unused photos: a tap or Enter puts one on the page in hand, by its name', async () => {
  const at = story.design.pages.indexOf(roomy)
  const { design } = await openWorkspace({ pageId: roomy.id })
  const name = story.photos.get(first as never)?.name
  await page.getByRole('button', { name: `Add ${name} to Page ${at}` }).click()
  expect(design().pages[at]?.slots.map(({ placement }) => placement?.photoId)).toContain(first)
  await vi.waitFor(() => expect(waiting().length).toBe(story.design.tray.length - 1))
})

test('unused photos: Enter puts one on the page and leaves the focus in the tray', async () => {
  const { design } = await openWorkspace({ pageId: roomy.id })
  await press(page.elementLocator(waiting()[0] as HTMLElement))
  await vi.waitFor(() => expect(design().tray).toEqual(story.design.tray.slice(1)))
  await nextFrame()
  expect(tray().contains(document.activeElement)).toBe(true)
})

test('unused photos: a quick tap of a finger puts one on the page', async () => {
  const { design } = await openWorkspace({ pageId: roomy.id })
  const at = await atRest(() => middleOf(waiting()[0] as HTMLElement))
  // One behind the other without an answer between them: on a busy machine a tap becomes a hold otherwise.
  await Promise.all([fingers('touchStart', at), fingers('touchEnd')])
  await vi.waitFor(() => expect(design().tray).toEqual(story.design.tray.slice(1)))
})

test('unused photos: a finger that rests and trembles on one and lets go there puts it on the page once, as a tap does', async () => {
  const { design } = await openWorkspace({ pageId: roomy.id })
  const at = await atRest(() => middleOf(waiting()[0] as HTMLElement))
  await fingers('touchStart', at)
  await vi.waitFor(async () => {
    await fingers('touchMove', { x: at.x, y: at.y - 5 })
    expect(document.querySelector('[data-lifted]')).not.toBeNull()
  })
  await fingers('touchEnd')
  await vi.waitFor(() => expect(design().tray).toEqual(story.design.tray.slice(1)))
  await nextFrame()
  expect(design().tray).toEqual(story.design.tray.slice(1))
})

test.each(['mouse', 'touch'] as const)(
  'unused photos: dragged into a frame, the old photo waits (%s)',
  async (hand) => {
    const { design } = await openWorkspace()
    const before = slotOf(design()).placement.photoId
    customerOn(waiting()[0] as HTMLElement, hand).drags(middleOf(waiting()[0] as HTMLElement), middleOf(photo(0)))
    expect([slotOf(design()).placement.photoId, design().tray.includes(before)]).toEqual([first, true])
    expect(document.querySelectorAll('[data-over]').length).toBe(0)
  },
)

test('unused photos: dragged beside the frames of a page, or onto a page of the strip, one joins its photos', async () => {
  const [other] = pagesThatSuit(story, (one) => hasRoom(story, one) && one.id !== roomy.id)
  const { design } = await openWorkspace({ pageId: roomy.id })
  const photosOn = ({ id }: { readonly id: string }) =>
    design()
      .pages.find((one) => one.id === id)
      ?.slots.map(({ placement }) => placement?.photoId)
  const [count, otherCount] = [roomy.slots.length, other.slots.length]
  customerOn(waiting()[0] as HTMLElement).drags(middleOf(waiting()[0] as HTMLElement), corner(pageOnCanvas(roomy.id)))
  expect([photosOn(roomy)?.length, photosOn(roomy)?.includes(story.design.tray[0])]).toEqual([count + 1, true])
  await vi.waitFor(() => expect(waiting().length).toBe(story.design.tray.length - 1))
  const target = stripPage(other.id)
  target.scrollIntoView({ block: 'nearest', inline: 'center' })
  customerOn(waiting()[0] as HTMLElement).drags(middleOf(waiting()[0] as HTMLElement), middleOf(target))
  expect([photosOn(other)?.length, photosOn(other)?.includes(story.design.tray[1])]).toEqual([otherCount + 1, true])
})

test('a photo that comes out of the tray is not told to be let go there; one of a page is', async () => {
  const { host } = await openWorkspace({ pageId: roomy.id })
  const shown = () => getComputedStyle(drop()).visibility
  const at = await atRest(() => middleOf(waiting()[0] as HTMLElement))
  await fingers('touchStart', at)
  await vi.waitFor(async () => {
    await fingers('touchMove', { x: at.x, y: at.y - 30 })
    expect(document.querySelector('[data-lifted]')).not.toBeNull()
  })
  expect(shown()).toBe('hidden')
  await fingers('touchCancel')
  await vi.waitFor(() => expect(document.querySelector('[data-lifted]')).toBeNull())
  const lying = await atRest(() => middleOf(photo(0)))
  await fingers('touchStart', lying)
  await vi.waitFor(() => expect(host.ownerDocument.querySelector('[data-carried]')).not.toBeNull())
  await fingers('touchMove', { x: lying.x, y: lying.y + 30 })
  await vi.waitFor(() => expect(shown()).toBe('visible'))
  await fingers('touchCancel')
  await vi.waitFor(() => expect(shown()).toBe('hidden'))
})

test('unused photos: a photo that is carried off its page waits; the others share its room', async () => {
  const { design, host } = await openWorkspace()
  const id = slotOf(design()).placement.photoId
  customerOn(host).drags(middleOf(photo(0)), middleOf(tray()))
  expect(design().tray).toContain(id)
})

/** The book with every photo on a page. */
async function openPlaced() {
  const opened = await openWorkspace()
  const { design, editing } = opened
  const inHand = editing.getSnapshot().context.pageId
  for (const id of design().tray) {
    const now = { ...story, design: design() }
    const [{ id: pageId }] = pagesThatSuit(now, (one) => hasRoom(now, one) && one.id !== inHand)
    editing.send({ type: 'edit.make', edit: { cmd: 'page_add_del_photos', pageId, add: [id], del: [] } })
  }
  await vi.waitFor(() => expect(waiting()).toEqual([]))
  return opened
}

test('A§5 photos of the album: where none waits all of them are in sight, marked; one that is carried off its page waits again', async () => {
  const { design, host } = await openPlaced()
  const inside = new Set(
    design()
      .pages.slice(1)
      .flatMap(({ slots }) => slots.flatMap((one) => one.placement?.photoId ?? [])),
  )
  expect([tray().querySelectorAll('[data-used]').length, tray().checkVisibility()]).toEqual([inside.size, true])
  const id = slotOf(design()).placement.photoId
  customerOn(host).drags(middleOf(photo(0)), middleOf(tray()))
  expect(design().tray).toEqual([id])
})

test('A§5 photos of the album: a tap on one that lies on a page shows it there; dragged onto another page it goes there', async () => {
  const { design, editing } = await openWorkspace()
  const [other] = pagesThatSuit(story, (one) => hasRoom(story, one) && story.design.pages.indexOf(one) > 5)
  const id = slotOf(design()).placement.photoId
  const tile = page.getByRole('button', { name: `Show ${story.photos.get(id)?.name} on Page 4` })
  editing.send({ type: 'page.show', pageId: roomy.id })
  await tile.click()
  expect(editing.getSnapshot().context.pageId).toBe(story.design.pages[4]?.id)
  const target = stripPage(other.id)
  target.scrollIntoView({ block: 'nearest', inline: 'center' })
  const element = tile.element() as HTMLElement
  customerOn(element).drags(middleOf(element), middleOf(target))
  const now = design().pages.find((one) => one.id === other.id)
  expect(now?.slots.map(({ placement }) => placement?.photoId)).toContain(id)
})

test('A§5 photos of the album stay in sight while a page is laid out', async () => {
  await openWorkspace()
  await page.getByRole('button', { name: 'Layout', exact: true }).click()
  await expect.element(page.getByRole('region', { name: 'Layout of Page 4' })).toBeVisible()
  const box = tray().getBoundingClientRect()
  expect([box.height >= 44, box.bottom <= 667, waiting().length]).toEqual([true, true, story.design.tray.length])
})

test('unused photos: on a desk, what may be done with a photo is said while one is carried', async () => {
  await page.viewport(1000, 760)
  const { host } = await openPlaced()
  const told = () => getComputedStyle(drop()).visibility
  expect(told()).toBe('hidden')
  const canvas = host.querySelector('canvas.upper-canvas') as HTMLCanvasElement
  canvas.setPointerCapture = () => undefined
  const send = (name: string, { x, y }: Point) =>
    canvas.dispatchEvent(
      new PointerEvent(name, {
        ...{ bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0 },
        ...{ buttons: name === 'pointerup' ? 0 : 1, clientX: x, clientY: y },
      }),
    )
  const [from, to] = [middleOf(photo(0)), middleOf(tray())]
  send('pointerdown', from)
  send('pointermove', { x: from.x + 20, y: from.y })
  send('pointermove', to)
  expect([told(), drop().textContent]).toEqual(['visible', 'Drop to remove from page'])
  send('pointerup', from)
  expect(told()).toBe('hidden')
})
