import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Point } from '../../../domain/geometry.ts'
import { fingers } from '../../../tests/support/browser/fingers.ts'
import {
  clearWorkspace,
  middleOf,
  openWorkspace,
  photo,
  photosOf,
  prepareWorkspace,
  slotOf,
  story,
  stripPage,
} from '../../../tests/support/browser/open-workspace.tsx'
import { customerOn } from '../../../tests/support/worlds/customer.ts'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const tray = () => document.querySelector('[data-tray]') as HTMLElement
const waiting = () => [...tray().querySelectorAll('button')]
const [first] = story.design.tray
const corner = (element: HTMLElement): Point => {
  const box = element.getBoundingClientRect()
  return { x: box.left + 3, y: box.top + 3 }
}
const pageOnCanvas = () => document.querySelector('[data-testid=canvas] [data-page]') as HTMLElement

test('unused photos: a tap or Enter puts one on the page in hand, by its name', async () => {
  const { design } = await openWorkspace()
  const name = story.photos.get(first as never)?.name
  await page.getByRole('button', { name: `Put ${name} on Page 4` }).click()
  expect(design().pages[4]?.slots.map(({ placement }) => placement?.photoId)).toContain(first)
  await vi.waitFor(() => expect(waiting().length).toBe(story.design.tray.length - 1))
})

test('unused photos: a quick tap of a finger puts one on the page', async () => {
  const { design } = await openWorkspace()
  await fingers('touchStart', middleOf(waiting()[0] as HTMLElement))
  await fingers('touchEnd')
  await vi.waitFor(() => expect(design().tray).toEqual(story.design.tray.slice(1)))
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
  const { design } = await openWorkspace()
  const [count, other] = [photosOf(design()).length, design().pages[6]?.slots.length ?? 0]
  customerOn(waiting()[0] as HTMLElement).drags(middleOf(waiting()[0] as HTMLElement), corner(pageOnCanvas()))
  expect(photosOf(design()).length).toBe(count + 1)
  await vi.waitFor(() => expect(waiting().length).toBe(story.design.tray.length - 1))
  const target = stripPage(design().pages[6]?.id)
  target.scrollIntoView({ block: 'nearest', inline: 'center' })
  customerOn(waiting()[0] as HTMLElement).drags(middleOf(waiting()[0] as HTMLElement), middleOf(target))
  expect(design().pages[6]?.slots.length).toBe(other + 1)
})

test('unused photos: a photo that is carried off its page waits; the others share its room', async () => {
  const { design, host } = await openWorkspace()
  const id = slotOf(design()).placement.photoId
  customerOn(host).drags(middleOf(photo(0)), middleOf(tray()))
  expect(design().tray).toContain(id)
})

test('unused photos: where none waits, there is a place to let one go while it is carried', async () => {
  const { design, host, editing } = await openWorkspace()
  for (const id of design().tray) {
    editing.send({
      type: 'edit.make',
      edit: { cmd: 'page_add_del_photos', pageId: design().pages[6]?.id as never, add: [id], del: [] },
    })
  }
  await vi.waitFor(() => expect(tray().dataset['empty']).toBe('true'))
  expect(getComputedStyle(tray()).visibility).toBe('hidden')
  const id = slotOf(design()).placement.photoId
  customerOn(host).drags(middleOf(photo(0)), middleOf(tray()))
  expect(design().tray).toEqual([id])
})
