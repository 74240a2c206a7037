import type { Box } from '../../geometry.ts'
import type { LayoutWeights } from '../../layout/layout-policy.ts'
import { bestLayouts } from '../../layout/page-layout.ts'
import type { Cell } from '../../layout/slicing-tree.ts'
import { lookAlike } from '../../photo/likeness.ts'
import { micrometres, rounded, safeBox } from '../areas/page-areas.ts'
import { fitPlacement } from '../placing/crop.ts'
import { fills, hiddenMarginIn, sharpWidth } from '../placing/relayout.ts'
import { type AloneKind, isAtAnEdge, OFF_THE_SHEET, placeAlone } from './alone.ts'
import { compositionName } from './composition-name.ts'
import { aloneCost } from './page-options.ts'
import type { PageRoom } from './page-room.ts'
import { boxFor, frameOf, type SeveralKind } from './several.ts'
import { lower, smaller, templatePages } from './template-pages.ts'
import { boxOfPart, type TemplatePart } from './templates.ts'
import {
  alikeCost,
  cropCost,
  emptyCost,
  faceCost,
  isSoft,
  ppiIn,
  printCost,
  shareOf,
  sharpScale,
  sizeCost,
  type WeightedPhoto,
} from './worth.ts'

/** One way that a page really looks: a box for each of its photos, in their order. */
export interface SetPage {
  readonly boxes: readonly Box[]
  readonly touchesFold: boolean
  readonly cost: number
  /** What a reader would call it: neighbouring openings have other names. */
  readonly name: string
}

export function aloneSet(look: AloneKind, wished: WeightedPhoto, room: PageRoom): SetPage | undefined {
  const place = placeAlone(look, wished.photo, room)
  if (!place) {
    return undefined
  }
  const box = rounded(place.box)
  const name = compositionName([box], room)
  return { boxes: [box], touchesFold: place.touchesFold, cost: aloneCost(wished, box, room) + unusual(look), name }
}

/** The middle is calmer than the edge of the block, the whole sheet than most of it, as long as the book has not had them. */
const UNUSUAL = { edge: 0.08, offTheSheet: 0.06 } as const

function unusual(look: AloneKind): number {
  return isAtAnEdge(look) ? UNUSUAL.edge : look !== 'full' && OFF_THE_SHEET.includes(look) ? UNUSUAL.offTheSheet : 0
}

/** How many layouts of a page are looked at. */
const LAYOUTS = 4

/** Where a photo has to be small, so that one is among them in which its cell is. */
const MANY_LAYOUTS = 16

/** Pages of several photos: in templates that fill their block; where none suits them, as slicing trees. */
export function severalSet(
  kind: SeveralKind,
  run: readonly WeightedPhoto[],
  room: PageRoom,
  weights: LayoutWeights,
  seed: number,
): SetPage[] {
  const block = boxFor(kind, room)
  const filled = weights.maxCrop === 0 ? [] : filledPages(run, block, room)
  for (const middle of kind === 'grid' && weights.maxCrop > 0 ? [lower, smaller] : []) {
    if (filled.length === 0) {
      filled.push(...filledPages(run, middle(block), room))
    }
  }
  return filled.length > 0 ? filled : treesSet(kind, run, room, weights, seed)
}

/** A page of a template: what its windows cost is known, what they do to faces where they lie is not. */
export function filledPage(
  boxes: readonly Box[],
  run: readonly WeightedPhoto[],
  room: PageRoom,
  base: number,
): SetPage {
  const { page } = room.format
  const safe = safeBox(room.format)
  const cost = boxes.reduce((sum, box, at) => {
    const { photo } = run[at] as WeightedPhoto
    const { crop } = fitPlacement(photo, box, hiddenMarginIn(box, safe))
    return sum + faceCost(photo, box, crop, page)
  }, base)
  return { boxes, touchesFold: false, cost: cost + alikeCost(shownIn(boxes, run)), name: compositionName(boxes, room) }
}

/** The photos of a page in their boxes. */
export function shownIn(boxes: readonly Box[], run: readonly WeightedPhoto[]) {
  return boxes.map((box, at) => ({ box, photo: (run[at] as WeightedPhoto).photo }))
}

/** So many of the best templates of a page are looked at, of which not all are called the same. */
const TEMPLATE_PAGES = 30
const OF_ONE_NAME = 5

function filledPages(run: readonly WeightedPhoto[], block: Box, room: PageRoom): SetPage[] {
  const { page } = room.format
  const hasTwins = run.some(({ photo }, at) => run.slice(0, at).some((other) => lookAlike(photo, other.photo)))
  const boxesOf = (places: readonly TemplatePart[]) => places.map((place) => rounded(boxOfPart(place, block, room.gap)))
  const best = templatePages(run, block, room.gap, page)
    .map((one) => ({ ...one, order: one.cost + (hasTwins ? alikeCost(shownIn(boxesOf(one.places), run)) : 0) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, TEMPLATE_PAGES)
  const times = new Map<string, number>()
  return best.flatMap(({ places, cost }) => {
    const boxes = boxesOf(places)
    const name = compositionName(boxes, room)
    times.set(name, (times.get(name) ?? 0) + 1)
    return (times.get(name) ?? 0) > OF_ONE_NAME ? [] : [filledPage(boxes, run, room, cost)]
  })
}

function treesSet(
  kind: SeveralKind,
  run: readonly WeightedPhoto[],
  room: PageRoom,
  weights: LayoutWeights,
  seed: number,
): SetPage[] {
  const frame = frameOf(kind, room)
  const mean = run.reduce((sum, { wish }) => sum + wish, 0) / run.length
  const options = {
    ...{
      best: run.some(({ photo }) => sharpWidth(photo, SHARP) ** 2 < (frame.width * frame.height) / run.length)
        ? MANY_LAYOUTS
        : LAYOUTS,
      seed,
      swaps: run.length > 4 ? 2 : 4,
      detail: run.length <= 6 ? 3 : 2,
    },
    wanted: Float64Array.from(run, (wished) => wantedOf(wished, mean, (frame.width * frame.height) / run.length)),
    sharp: Float64Array.from(run, ({ photo }) => sharpWidth(photo, SHARP)),
  }
  const aspects = Float64Array.from(run, ({ aspect }) => aspect)
  const pages: SetPage[] = []
  for (const whole of [false, true]) {
    for (const layout of bestLayouts(aspects, frame, whole ? { ...weights, maxCrop: 0 } : weights, options)) {
      if (kind !== 'sheet' || fills(layout, frame)) {
        const boxes = standing(kind, layout.cells, room)
        // What runs off the sheet cannot be made smaller.
        if (kind === 'sheet' && boxes.some((box, at) => isSoft(ppiIn((run[at] as WeightedPhoto).photo, box)))) {
          continue
        }
        pages.push(priced(boxes, run, room, layout.cost / 2))
      }
    }
    // Whole photos only where a crop takes something that must be seen.
    if (kind === 'sheet' || pages.some(({ cost }) => cost < ACCEPTABLE)) {
      break
    }
  }
  return pages
}

/** What a photo wants of its page against the others: what it wishes, and no more than its pixels allow. `fair` in um². */
function wantedOf({ photo, wish }: WeightedPhoto, mean: number, fair: number): number {
  const sharp = sharpWidth(photo, SHARP) * sharpWidth({ ...photo, width: photo.height }, SHARP)
  return Math.max(LEAST_WANTED, Math.min(1.8, wish / mean, sharp / fair))
}

const LEAST_WANTED = 0.15

/** Photos with fewer pixels to the inch want less of a page. */
const SHARP = 200

/** A page that costs less cuts no face. */
const ACCEPTABLE = 1.4

/** The cells in the middle of what they share. */
function standing(kind: SeveralKind, cells: readonly Cell[], room: PageRoom): Box[] {
  const { x, y } = boxFor(kind, room)
  return [...cells]
    .sort((a, b) => a.photo - b.photo)
    .map((cell) => ({
      x: (micrometres(x) + cell.x) / 1000,
      y: (micrometres(y) + cell.y) / 1000,
      width: cell.width / 1000,
      height: cell.height / 1000,
    }))
}

export function priced(boxes: readonly Box[], run: readonly WeightedPhoto[], room: PageRoom, base: number): SetPage {
  const { page } = room.format
  const safe = safeBox(room.format)
  let cost = base
  const own = boxes.map((box, at) => {
    const wished = run[at] as WeightedPhoto
    const settled = softened(box, wished)
    const { photo } = wished
    const { crop } = fitPlacement(photo, settled, hiddenMarginIn(settled, safe))
    cost += sizeCost(shareOf(settled, page), wished) + printCost(photo, settled) + cropCost(crop) / 2
    cost += faceCost(photo, settled, crop, page) + (settled === box ? 0 : SHRUNK)
    return settled
  })
  cost += emptyCost(own.reduce((sum, box) => sum + shareOf(box, page), 0)) + alikeCost(shownIn(own, run))
  return { boxes: own, touchesFold: false, cost, name: compositionName(own, room) }
}

/** A photo that is smaller than its cell because its pixels would show leaves a hole. */
const SHRUNK = 2

/** The box, smaller where the photo's pixels would show in it. */
function softened(box: Box, { photo }: WeightedPhoto): Box {
  if (!isSoft(ppiIn(photo, box))) {
    return box
  }
  const scale = sharpScale(photo, box)
  const [width, height] = [box.width * scale, box.height * scale]
  return rounded({ x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height })
}
