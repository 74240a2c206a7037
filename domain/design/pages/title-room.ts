import type { Box } from '../../geometry.ts'
import { isBook } from '../../product/paper.ts'
import { coverAreas, rounded } from '../areas/page-areas.ts'
import type { Page, Slot } from '../design.ts'
import type { EditWorld } from '../world/edit-world.ts'
import { coverSight, recropped } from './cover-sight.ts'

interface TitleRoom extends Pick<EditWorld, 'paper' | 'theme' | 'photos'> {
  /** Of the pages inside. */
  readonly pageCount: number
}

/**
 * A cover whose title came or went: its photos make room for it, or take its room. Photos that lie elsewhere than the look
 * laid them stay there.
 */
export function withTitleRoom(before: Page, page: Page, { paper, theme, photos, pageCount }: TitleRoom): Page {
  const titled = isTitled(page)
  if (page.kind !== 'cover' || page.template !== undefined || !isBook(paper) || isTitled(before) === titled) {
    return page
  }
  const request = { book: paper, theme, pageCount, style: page.coverStyle }
  const [from, to] = [!titled, titled].map((it) => coverAreas({ ...request, titled: it }).photo)
  const taken = around(page.slots.map(({ box }) => box))
  if (!from || !to || !taken || !isSame(from, taken)) {
    return page
  }
  const [was, now] = [coverSight(before, paper, theme), coverSight(page, paper, theme)]
  const slots = page.slots.map((slot): Slot => {
    const box = moved(slot.box, from, to)
    const { placement } = slot
    const photo = placement && photos.get(placement.photoId)
    const anew = photo && recropped({ box: slot.box, placement }, photo, was, { box, sight: now })
    return { ...slot, box, ...(anew ? { placement: anew } : {}) }
  })
  return { ...page, slots }
}

function isTitled({ captions }: Page): boolean {
  return captions.some(({ role, panel, text }) => role === 'title' && panel === 'front' && text.trim() !== '')
}

/** The least box that holds all of them. */
function around(boxes: readonly Box[]): Box | undefined {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.x + box.width)),
    Math.max(...boxes.map((box) => box.y + box.height)),
  ]
  return boxes.length > 0 ? { x, y, width: right - x, height: bottom - y } : undefined
}

/** Boxes were rounded to whole micrometres, each for itself. */
const ROUNDING = 0.01

function isSame(a: Box, b: Box): boolean {
  return (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) <= ROUNDING)
}

function moved(box: Box, from: Box, to: Box): Box {
  const [across, down] = [to.width / from.width, to.height / from.height]
  return rounded({
    x: to.x + (box.x - from.x) * across,
    y: to.y + (box.y - from.y) * down,
    width: box.width * across,
    height: box.height * down,
  })
}
