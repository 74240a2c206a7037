import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DEMO_THEMES } from '../../../domain/demo/themes.ts'
import type { Design, Slot } from '../../../domain/design/design.ts'
import { panned, turned, zoomed } from '../../../domain/design/placing/crop.ts'
import type { Point } from '../../../domain/geometry.ts'
import type { PhotoId } from '../../../domain/ids.ts'
import { anEditorStory } from '../../../stories/editor/editor-fixtures.ts'
import { isWide, liesWithinTrim, pagesThatSuit } from '../../../stories/editor/pages-that-suit.ts'
import { photoOf } from '../../../stories/editor/WorkspaceOf.tsx'
import {
  clearWorkspace,
  cropCanvas,
  cropView,
  factsOf,
  middleOf,
  nextFrame,
  openWorkspace,
  photo,
  placementOn,
  prepareWorkspace,
  rounded,
  slotOf,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'
import { customerOn } from '../../../tests/support/worlds/customer.ts'
import type { EditorImages } from '../../ports/render-resources.ts'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const cropping = () => openWorkspace({ selection: photoOf(story) }, 'cropping')
const zoomIn = () => page.getByRole('button', { name: 'Zoom in' }).click()
const toolNow = ({ editing }: Awaited<ReturnType<typeof openWorkspace>>) => editing.getSnapshot().value.tool
const topLeftOf = (element: Element): Point => {
  const { left, top } = element.getBoundingClientRect()
  return { x: left, y: top }
}

/** Where the sharp photo is painted, client px. */
function photoBox(): DOMRect {
  return (document.querySelector('[data-part=frame] > :first-child') as HTMLElement).getBoundingClientRect()
}

test('a photo is cropped where it lies: two taps open it, the page stays on the canvas, one undo takes it all back', async () => {
  const workspace = await openWorkspace()
  const { host, design } = workspace
  const before = design()
  customerOn(host, 'touch').tapsTwice(middleOf(photo(0)))
  const view = await cropView()
  expect(document.querySelectorAll('[role=dialog]').length).toBe(0)
  expect([...host.querySelectorAll('canvas.lower-canvas')].length).toBe(1)
  await zoomIn()
  customerOn(cropCanvas(), 'touch').drags(middleOf(view), { x: middleOf(view).x + 9, y: middleOf(view).y - 14 })
  await page.getByRole('button', { name: 'Rotate' }).click()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  expect(toolNow(workspace)).toBe('selected')
  expect(slotOf(design()).placement).not.toEqual(slotOf(before).placement)
  await page.getByRole('button', { name: /^Undo/ }).click()
  expect(design()).toEqual(before)
})

test('a tap beside the frame and Enter are Done; Escape leaves the photo as it was', async () => {
  const workspace = await cropping()
  const before = slotOf(workspace.design()).placement
  await cropView()
  await zoomIn()
  await userEvent.keyboard('{Escape}')
  expect({ tool: toolNow(workspace), placement: slotOf(workspace.design()).placement }).toEqual({
    tool: 'selected',
    placement: before,
  })
  await page.getByRole('button', { name: 'Crop', exact: true }).click()
  expect(rounded(placementOn(await cropView()))).toEqual(rounded(before))
  await zoomIn()
  const near = placementOn(await cropView())
  const corner = topLeftOf(cropCanvas())
  customerOn(cropCanvas(), 'touch').taps({ x: corner.x + 4, y: corner.y + 4 })
  expect(toolNow(workspace)).toBe('selected')
  expect(rounded(slotOf(workspace.design()).placement)).toEqual(rounded(near))
  await page.getByRole('button', { name: 'Crop', exact: true }).click()
  await cropView()
  await userEvent.keyboard('+{Enter}')
  const { photoId } = near
  const nearer = zoomed(near, factsOf(photoId), slotOf(workspace.design()).box, 1.1)
  expect(toolNow(workspace)).toBe('selected')
  expect(rounded(slotOf(workspace.design()).placement)).toEqual(rounded(nearer))
})

test('the photo gives a little beyond its edge while a finger pulls, and lies at the edge when it is let go', async () => {
  const { design } = await cropping()
  const view = await cropView()
  const { placement, box } = slotOf(design())
  const source = factsOf(placement.photoId)
  const middle = middleOf(view)
  const canvas = document.querySelector('canvas.upper-canvas') as HTMLCanvasElement
  canvas.setPointerCapture = () => undefined
  const send = (name: string, at: Point) =>
    canvas.dispatchEvent(
      new PointerEvent(name, {
        ...{ bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, pointerType: 'touch' },
        ...{ buttons: name === 'pointerup' ? 0 : 1, clientX: at.x, clientY: at.y },
      }),
    )
  const far = { x: middle.x + 250, y: middle.y }
  send('pointerdown', middle)
  send('pointermove', { x: middle.x + 20, y: middle.y })
  await nextFrame()
  send('pointermove', far)
  await nextFrame()
  const edge = panned(placement, source, box, { x: 1000, y: 0 })
  const frame = view.getBoundingClientRect()
  expect(photoBox().left).toBeGreaterThan(frame.left + 10)
  expect(photoBox().left).toBeLessThan(frame.left + 0.4 * frame.width)
  expect(getComputedStyle(document.querySelector('[data-part=thirds]') as Element).opacity).toBe('1')
  // Told at rest, too, before it is let go.
  await expect.poll(() => rounded(placementOn(view))).toEqual(rounded(edge))
  send('pointerup', far)
  await nextFrame()
  expect(Math.abs(photoBox().left - frame.left)).toBeLessThan(0.5)
  expect(rounded(placementOn(view))).toEqual(rounded(edge))
  expect(getComputedStyle(document.querySelector('[data-part=thirds]') as Element).opacity).toBe('0')
})

/** The pictures of the story; `sharpen` brings other pixels of every photo, as a slow network does. */
function sharpened() {
  const { images } = story.resources
  const listeners = new Set<() => void>()
  const sharper = new Map<string, HTMLCanvasElement>()
  let isSharp = false
  const copyOf = (id: PhotoId, picture: HTMLImageElement | HTMLCanvasElement) => {
    const copy = sharper.get(id) ?? document.createElement('canvas')
    if (!sharper.has(id)) {
      Object.assign(copy, { width: 2 * picture.width, height: 2 * picture.height })
      copy.getContext('2d')?.drawImage(picture, 0, 0, copy.width, copy.height)
      sharper.set(id, copy)
    }
    return copy
  }
  const own: EditorImages = {
    ...images,
    pictureOf: (id) => {
      const picture = images.pictureOf(id)
      return isSharp && picture ? copyOf(id, picture) : picture
    },
    subscribe(listener) {
      const stop = images.subscribe(listener)
      listeners.add(listener)
      return () => {
        stop()
        listeners.delete(listener)
      }
    },
  }
  return {
    of: { ...story, resources: { ...story.resources, images: own } },
    sharpen() {
      isSharp = true
      for (const listener of listeners) {
        listener()
      }
    },
  }
}

test('a sharper picture that comes while two fingers turn the photo leaves it under them', async () => {
  const { of, sharpen } = sharpened()
  await openWorkspace({ selection: photoOf(story) }, 'cropping', { of })
  const view = await cropView()
  const { x, y } = middleOf(view)
  const canvas = document.querySelector('canvas.upper-canvas') as HTMLCanvasElement
  canvas.setPointerCapture = () => undefined
  const touch = (name: string, degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    for (const [id, side] of [[1, -1] as const, [2, 1] as const]) {
      const at = { clientX: x + side * 60 * Math.cos(angle), clientY: y + side * 60 * Math.sin(angle) }
      canvas.dispatchEvent(
        new PointerEvent(name, {
          ...{ bubbles: true, cancelable: true, pointerId: id, isPrimary: id === 1, pointerType: 'touch' },
          ...{ buttons: name === 'pointerup' ? 0 : 1, ...at },
        }),
      )
    }
  }
  touch('pointerdown', 0)
  for (const degrees of [3, 6, 9]) {
    touch('pointermove', degrees)
    await nextFrame()
  }
  const before = photoBox()
  const shown = document.querySelector('[data-part=frame] > :first-child')
  sharpen()
  await vi.waitFor(() => expect(document.querySelector('[data-part=frame] > :first-child')).not.toBe(shown))
  const after = photoBox()
  touch('pointermove', 12)
  await nextFrame()
  touch('pointerup', 12)
  expect([after.x, after.y, after.width].map(Math.round)).toEqual([before.x, before.y, before.width].map(Math.round))
  expect(Math.round(placementOn(await cropView()).angle)).toBe(12)
})

test('the handle below the frame turns the photo freely and is caught upright; a corner brings it nearer', async () => {
  const { design } = await cropping()
  const view = await cropView()
  const { placement, box } = slotOf(design())
  const source = factsOf(placement.photoId)
  const frame = view.getBoundingClientRect()
  const middle = middleOf(view)
  const handle = { x: middle.x, y: frame.bottom + 30 }
  const reach = handle.y - middle.y
  const at = (degrees: number) => {
    const angle = ((90 + degrees) * Math.PI) / 180
    return { x: middle.x + Math.cos(angle) * reach, y: middle.y + Math.sin(angle) * reach }
  }
  customerOn(cropCanvas(), 'touch').drags(handle, at(20))
  await nextFrame()
  expect(Math.round(placementOn(view).angle)).toBe(20)
  customerOn(cropCanvas(), 'touch').drags(handle, at(-19))
  await nextFrame()
  expect(placementOn(view).angle).toBe(0)
  await page.getByRole('button', { name: 'Start over' }).click()
  const fresh = placementOn(view)
  const corner = { x: frame.right, y: frame.bottom }
  const out = { x: middle.x + 1.2 * (corner.x - middle.x), y: middle.y + 1.2 * (corner.y - middle.y) }
  customerOn(cropCanvas(), 'touch').drags(corner, out)
  await vi.waitFor(() =>
    // To a fraction of a pixel: the corner of the frame lies between two of the screen.
    expect(placementOn(view).crop.width).toBeCloseTo(zoomed(fresh, source, box, 1.2).crop.width, 4),
  )
})

test('by keyboard alone: the photo is found by its name, opened, turned and done; the focus comes back to it', async () => {
  const workspace = await openWorkspace()
  const { placement, box } = slotOf(workspace.design())
  const name = photo(0).getAttribute('aria-label') ?? ''
  photo(0).focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await cropView()
  await expect.element(page.getByRole('application', { name: /^Photo in its frame/ })).toHaveFocus()
  await userEvent.keyboard('r{Enter}')
  const expected = turned(placement, factsOf(placement.photoId), box, 1)
  expect(rounded(slotOf(workspace.design()).placement)).toEqual(rounded(expected))
  await expect.element(page.getByRole('button', { name })).toHaveFocus()
  await expect.element(page.getByRole('status').filter({ hasText: 'Photo cropped' })).toBeInTheDocument()
})

test('the frame grows when the window does, and the photo lies in it as it was left', async () => {
  // A photo that is as wide as the window lets it be: an upright one may be kept narrower by the height.
  const [{ id: pageId }] = pagesThatSuit(
    story,
    (one) => one.slots.length === 1 && one.slots.every(isWide) && liesWithinTrim(story, one),
  )
  const at = story.design.pages.findIndex(({ id }) => id === pageId)
  await openWorkspace({ pageId, selection: photoOf(story, at) }, 'cropping')
  const frame = await cropView()
  await userEvent.keyboard('{+}{+}{ArrowRight}')
  const left = placementOn(frame)
  const width = () => Math.round(document.querySelector('[data-testid=crop-view]')?.getBoundingClientRect().width ?? 0)
  await vi.waitFor(() => expect(width()).toBe(325))
  await page.viewport(768, 1024)
  await vi.waitFor(() => expect(width()).toBe(500))
  expect(rounded(placementOn(await cropView()))).toEqual(rounded(left))
})

test('whoever asks for another photo while cropping, and takes none, has the crop', async () => {
  const workspace = await cropping()
  await cropView()
  await zoomIn()
  const near = placementOn(await cropView())
  await page.getByRole('button', { name: 'Change photo' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Change photo' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(rounded(slotOf(workspace.design()).placement)).toEqual(rounded(near))
})

/** A book with a photo over the fold, its left half in hand. */
function overTheFold() {
  const isLeft = ({ half }: Slot) => half === 'left'
  for (const theme of DEMO_THEMES) {
    const of = anEditorStory({ count: 40, theme })
    const at = of.design.pages.findIndex(({ slots }) => slots.some(isLeft))
    const pageId = of.design.pages[at]?.id
    const slotId = of.design.pages[at]?.slots.find(isLeft)?.id
    if (pageId && slotId) {
      const half = ({ pages }: Design, side: 0 | 1) => pages[at + side]?.slots.find((slot) => slot.half)?.placement
      return { of, pageId, selection: { kind: 'slot', at: { pageId, slotId } } as const, half }
    }
  }
  throw new Error('no photo lies over the fold')
}

test('half of a photo over the fold is held by the edges of all of it: what is shown while it is cropped stays after Done', async () => {
  const { of, pageId, selection, half } = overTheFold()
  const workspace = await openWorkspace({ pageId, selection }, 'cropping', { of })
  const view = await cropView()
  for (const _ of [1, 2, 3]) {
    await zoomIn()
  }
  const { x, y } = middleOf(view)
  const before = placementOn(view)
  customerOn(cropCanvas(), 'touch').drags({ x: x + 60, y }, { x: x - 400, y })
  await vi.waitFor(() => expect(placementOn(view).crop.x).toBeGreaterThan(before.crop.x))
  const shown = placementOn(view)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  expect(rounded(half(workspace.design(), 0))).toEqual(rounded(shown))
  const right = half(workspace.design(), 1)
  // All of it ends where the photo does.
  expect((right?.crop.x ?? 0) + (right?.crop.width ?? 0)).toBeCloseTo(1, 4)
})

test('half of a photo over the fold is no smaller than all of it lets it be, and four quarter turns leave it as it was', async () => {
  const { of, pageId, selection, half } = overTheFold()
  const workspace = await openWorkspace({ pageId, selection }, 'cropping', { of })
  const before = half(workspace.design(), 0)
  const view = await cropView()
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await page.getByRole('button', { name: 'Zoom out' }).click()
  const widest = placementOn(view)
  for (const _ of [1, 2, 3, 4]) {
    await page.getByRole('button', { name: 'Rotate' }).click()
  }
  expect(rounded(placementOn(view))).toEqual(rounded(widest))
  await zoomIn()
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  expect({ placement: rounded(half(workspace.design(), 0)), shown: rounded(before) }).toEqual({
    placement: rounded(widest),
    shown: rounded(widest),
  })
})

test('half of a photo over the fold that is rotated from the bar four times lies as it lay, all of it', async () => {
  const { of, pageId, selection, half } = overTheFold()
  const workspace = await openWorkspace({ pageId, selection }, 'selected', { of })
  const lying = () => [0, 1].map((side) => rounded(half(workspace.design(), side as 0 | 1)))
  const before = lying()
  for (const _ of [1, 2, 3, 4]) {
    await page.getByRole('button', { name: 'Rotate' }).click()
  }
  expect(lying()).toEqual(before)
})
