import type { Box } from '../../geometry.ts'
import type { LayoutWeights } from '../../layout/layout-policy.ts'
import { bestLayouts } from '../../layout/page-layout.ts'
import type { Cell } from '../../layout/slicing-tree.ts'
import { micrometres, rounded } from '../areas/page-areas.ts'
import { fitPlacement } from '../placing/crop.ts'
import { fills, hiddenMarginIn, sharpWidth } from '../placing/relayout.ts'
import { type AloneKind, placeAlone } from './alone.ts'
import { pageName } from './page-name.ts'
import { aloneCost } from './page-options.ts'
import type { PageRoom } from './page-room.ts'
import { boxFor, frameOf, type SeveralKind } from './several.ts'
import { lower, templatePages } from './template-pages.ts'
import { boxOfPart } from './templates.ts'
import {
  cropCost,
  emptyCost,
  faceCost,
  isSoft,
  ppiIn,
  shareOf,
  sharpScale,
  sizeCost,
  softCost,
  type Wished,
} from './worth.ts'

/** One way that a page really looks: a box for each of its photos, in their order. */
export interface SetPage {
  readonly boxes: readonly Box[]
  readonly touchesFold: boolean
  readonly cost: number
  /** What a reader would call it: neighbouring openings have other names. */
  readonly name: string
}

export function aloneSet(look: AloneKind, wished: Wished, room: PageRoom): SetPage | undefined {
  const place = placeAlone(look, wished.photo, room)
  if (!place) {
    return undefined
  }
  const box = rounded(place.box)
  const name = pageName([box], room)
  return { boxes: [box], touchesFold: place.touchesFold, cost: aloneCost(wished, box, room), name }
}

/** How many layouts of a page are looked at. */
const LAYOUTS = 4

/** Where a photo has to be small, so that one is among them in which its cell is. */
const MANY_LAYOUTS = 16

/** Pages of several photos: in templates that fill their block; where none suits them, as slicing trees. */
export function severalSet(
  kind: SeveralKind,
  run: readonly Wished[],
  room: PageRoom,
  weights: LayoutWeights,
  seed: number,
): SetPage[] {
  const block = boxFor(kind, room)
  const filled = weights.maxCrop === 0 ? [] : filledPages(run, block, room)
  if (filled.length === 0 && kind === 'grid' && weights.maxCrop > 0) {
    filled.push(...filledPages(run, lower(block), room))
  }
  return filled.length > 0 ? filled : treesSet(kind, run, room, weights, seed)
}

/** A page of a template: what its windows cost is known, what they do to faces where they lie is not. */
function filledPage(boxes: readonly Box[], run: readonly Wished[], room: PageRoom, base: number): SetPage {
  const { page, safe } = room.format
  const safeBox = { x: safe, y: safe, width: page.width - 2 * safe, height: page.height - 2 * safe }
  const cost = boxes.reduce((sum, box, at) => {
    const { photo } = run[at] as Wished
    const { crop } = fitPlacement(photo, box, hiddenMarginIn(box, safeBox))
    return sum + faceCost(photo, box, crop, page)
  }, base)
  return { boxes, touchesFold: false, cost, name: pageName(boxes, room) }
}

/** So many of the best templates of a page are looked at, of which not all are called the same. */
const TEMPLATE_PAGES = 30
const OF_ONE_NAME = 5

function filledPages(run: readonly Wished[], block: Box, room: PageRoom): SetPage[] {
  const { page } = room.format
  const best = templatePages(run, block, room.gap, page)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, TEMPLATE_PAGES)
  const times = new Map<string, number>()
  return best.flatMap(({ places, cost }) => {
    const boxes = places.map((place) => rounded(boxOfPart(place, block, room.gap)))
    const name = pageName(boxes, room)
    times.set(name, (times.get(name) ?? 0) + 1)
    return (times.get(name) ?? 0) > OF_ONE_NAME ? [] : [filledPage(boxes, run, room, cost)]
  })
}

function treesSet(
  kind: SeveralKind,
  run: readonly Wished[],
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
        if (kind === 'sheet' && boxes.some((box, at) => isSoft(ppiIn((run[at] as Wished).photo, box)))) {
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
function wantedOf({ photo, wish }: Wished, mean: number, fair: number): number {
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

function priced(boxes: readonly Box[], run: readonly Wished[], room: PageRoom, base: number): SetPage {
  const { page, safe } = room.format
  const safeBox = { x: safe, y: safe, width: page.width - 2 * safe, height: page.height - 2 * safe }
  let cost = base
  const own = boxes.map((box, at) => {
    const wished = run[at] as Wished
    const settled = softened(box, wished)
    const { photo } = wished
    const { crop } = fitPlacement(photo, settled, hiddenMarginIn(settled, safeBox))
    cost += sizeCost(shareOf(settled, page), wished) + softCost(ppiIn(photo, settled)) + cropCost(crop) / 2
    cost += faceCost(photo, settled, crop, page) + (settled === box ? 0 : SHRUNK)
    return settled
  })
  cost += emptyCost(own.reduce((sum, box) => sum + shareOf(box, page), 0))
  return { boxes: own, touchesFold: false, cost, name: pageName(own, room) }
}

/** A photo that is smaller than its cell because its pixels would show leaves a hole. */
const SHRUNK = 2

/** The box, smaller where the photo's pixels would show in it. */
function softened(box: Box, { photo }: Wished): Box {
  if (!isSoft(ppiIn(photo, box))) {
    return box
  }
  const scale = sharpScale(photo, box)
  const [width, height] = [box.width * scale, box.height * scale]
  return rounded({ x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height })
}
