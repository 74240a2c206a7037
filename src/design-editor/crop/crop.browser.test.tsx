import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { flipped, panned, turned } from '../../../domain/design/placing/crop.ts'
import type { Point } from '../../../domain/geometry.ts'
import { photoOf } from '../../../stories/editor/WorkspaceOf.tsx'
import {
  clearWorkspace,
  cropCanvas,
  cropView,
  factsOf,
  nextFrame,
  openWorkspace,
  placementOn,
  prepareWorkspace,
  rounded,
  slotOf,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'
import { customerOn } from '../../../tests/support/worlds/customer.ts'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

test('rotate and flip from the bar do what the domain says', async () => {
  const selection = photoOf(story)
  const { design } = await openWorkspace({ selection }, 'selected')
  const slot = slotOf(design())
  const source = factsOf(slot.placement.photoId)
  await page.getByRole('button', { name: 'Rotate' }).click()
  await page.getByRole('button', { name: 'Flip' }).click()
  expect(slotOf(design()).placement).toEqual(flipped(turned(slot.placement, source, slot.box, 1), 'h'))
})

test('crop: the photo follows the finger by what the domain computes, the edit goes out once', async () => {
  const { design, sent } = await openWorkspace({ selection: photoOf(story) }, 'cropping')
  const view = await cropView()
  const slot = slotOf(design())
  const source = factsOf(slot.placement.photoId)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  const near = placementOn(view)
  const frame = view.getBoundingClientRect()
  const scale = frame.width / slot.box.width
  const from = { x: frame.left + 60, y: frame.top + 80 }
  customerOn(cropCanvas(), 'touch').drags(from, { x: from.x - 12, y: from.y + 7 })
  await nextFrame()
  const wished = panned(near, source, slot.box, { x: -12 / scale, y: 7 / scale })
  expect(rounded(placementOn(view))).toEqual(rounded(wished))
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  expect(rounded(slotOf(design()).placement)).toEqual(rounded(wished))
  await vi.waitFor(() => expect(sent.map(({ edit }) => edit.cmd)).toEqual(['transform_photo']))
})

test('crop: two fingers zoom and turn the photo, upright is caught, the frame stays covered', async () => {
  await openWorkspace({ selection: photoOf(story) }, 'cropping')
  const view = await cropView()
  const box = view.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const fingers = (reach: number, degrees: number): readonly [Point, Point] => {
    const angle = (degrees * Math.PI) / 180
    const by = { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach }
    return [
      { x: x - by.x, y: y - by.y },
      { x: x + by.x, y: y + by.y },
    ]
  }
  const before = placementOn(view)
  customerOn(cropCanvas(), 'touch').pinches(fingers(40, 0), fingers(80, 20))
  await nextFrame()
  const turnedRight = placementOn(view)
  expect(Math.round(turnedRight.angle)).toBe(20)
  expect(before.crop.width / turnedRight.crop.width).toBeCloseTo(2, 1)
  customerOn(cropCanvas(), 'touch').pinches(fingers(60, 0), fingers(60, -19))
  await nextFrame()
  expect(placementOn(view).angle).toBe(0)
})

test('crop: two fingers that turn by about 90 degrees make a quarter turn and nothing beside', async () => {
  await openWorkspace({ selection: photoOf(story) }, 'cropping')
  const view = await cropView()
  const box = view.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const before = placementOn(view)
  // In steps: between two moves the fingers turn by less than half a circle.
  customerOn(cropCanvas(), 'touch').pinches(
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
  const { turns, angle } = placementOn(view)
  expect({ turns, angle }).toEqual({ turns: (before.turns + 1) % 4, angle: 0 })
})

test('crop by keyboard: arrows, plus, r, f and 0', async () => {
  await openWorkspace({ selection: photoOf(story) }, 'cropping')
  const view = await cropView()
  const start = placementOn(view)
  const press = (key: string) =>
    view.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  for (const key of ['+', '+', 'ArrowLeft', 'r', 'f']) {
    press(key)
  }
  await nextFrame()
  const { turns, flip } = placementOn(view)
  expect({ turns, flip }).toEqual({ turns: 1, flip: 'v' })
  press('0')
  await nextFrame()
  expect(rounded(placementOn(view))).toEqual(rounded({ ...start, turns: 0, flip: 'none', angle: 0 }))
})

test('B§8 crop messages: at its smallest the photo says that it can’t be smaller; nothing moves [B§8.crop-smallest]', async () => {
  await openWorkspace({ selection: photoOf(story) }, 'cropping')
  const view = await cropView()
  await page.getByRole('button', { name: 'Start over' }).click()
  const before = rounded(placementOn(view))
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect.element(page.getByText('It can’t be smaller: the photo just fills its frame.')).toBeVisible()
  expect(rounded(placementOn(view))).toEqual(before)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.element(page.getByText('It can’t be smaller: the photo just fills its frame.')).not.toBeInTheDocument()
})

test('crop: the number of the angle grows the way the photo is seen to turn, mirrored or not', async () => {
  await openWorkspace({ selection: photoOf(story) }, 'cropping')
  const view = await cropView()
  const slider = page.getByRole('slider', { name: 'Straighten' })
  const told = () => [document.querySelector('output')?.textContent, placementOn(view).angle]
  await slider.fill('10')
  await expect.poll(told).toEqual(['10°', 10])
  await page.getByRole('button', { name: 'Flip', exact: true }).click()
  await expect.poll(told).toEqual(['-10°', 10])
  await slider.fill('-4')
  await expect.poll(told).toEqual(['-4°', 4])
  await page.getByRole('button', { name: 'Flip top to bottom' }).click()
  await expect.poll(told).toEqual(['4°', 4])
})
