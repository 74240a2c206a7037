import type { Box } from '../../geometry.ts'
import { isBook } from '../../product/paper.ts'
import { sameValue } from '../../same-value.ts'
import { rounded } from '../areas/page-areas.ts'
import { type Page, type Slot, settledKind } from '../design.ts'
import { roomOf } from '../pages/relay-page.ts'
import { refit } from '../placing/crop.ts'
import { bleedShare } from '../placing/over-fold.ts'
import type { EditWorld } from '../world/edit-world.ts'

/** A page whose photos leave so much of their room white was composed so. */
const WHITE = 0.2

/**
 * A composed page in another theme of the same paper: what runs off the sheet does so again, what stands in white stands at the
 * same place of the other margins. `undefined` where the page has to be laid out anew: it has words of the look at its head or
 * foot, fills its room, or runs off a sheet that nothing runs off in the other theme.
 */
export function keptComposition(page: Page, index: number, from: EditWorld, to: EditWorld): Page | undefined {
  if (!isBook(from.paper) || !isBook(to.paper) || !sameValue(from.paper.page, to.paper.page) || page.template) {
    return undefined
  }
  if (sameValue(from.theme, to.theme) && sameValue(from.paper, to.paper)) {
    return page
  }
  const [was, room] = [roomOf(page, index, from), roomOf(page, index, to)]
  const [old, now] = [(was.otherwise ?? was).box, (room.otherwise ?? room).box]
  const { page: trim } = to.paper
  const leaves = ({ x, y, width, height }: Box) => x < 0 || y < 0 || x + width > trim.width || y + height > trim.height
  const runsOff = page.slots.some(({ box }) => leaves(box))
  if (
    page.slots.length === 0 ||
    page.captions.some(({ placed }) => !placed) ||
    page.slots.some(({ half, placement }) => half !== undefined || !placement || !to.photos.has(placement.photoId)) ||
    (runsOff ? bleedShare(to.theme) === 0 || page.slots.length > 1 : whiteOf(page.slots, old) < WHITE)
  ) {
    return undefined
  }
  const slots = page.slots.map((slot): Slot => {
    const photo = slot.placement && to.photos.get(slot.placement.photoId)
    const box = leaves(slot.box) ? slot.box : rounded(scaled(slot.box, old, now))
    return slot.placement && photo ? { ...slot, box, placement: refit(slot.placement, photo, slot.box, box) } : slot
  })
  return settledKind({ ...page, slots })
}

function whiteOf(slots: readonly Slot[], room: Box): number {
  const covered = slots.reduce((sum, { box }) => sum + box.width * box.height, 0)
  return 1 - covered / (room.width * room.height)
}

/** The box at the same place of another room, in its own shape. */
function scaled(box: Box, from: Box, to: Box): Box {
  const scale = Math.min(to.width / from.width, to.height / from.height)
  const [width, height] = [box.width * scale, box.height * scale]
  const along = (at: number, length: number, start: number, room: number) =>
    room - length > 0 ? (at - start) / (room - length) : 0
  return {
    x: to.x + along(box.x, box.width, from.x, from.width) * (to.width - width),
    y: to.y + along(box.y, box.height, from.y, from.height) * (to.height - height),
    width,
    height,
  }
}
