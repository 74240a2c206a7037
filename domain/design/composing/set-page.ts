import type { Box } from '../../geometry.ts'
import type { LayoutWeights } from '../../layout/layout-policy.ts'
import { bestLayouts } from '../../layout/page-layout.ts'
import type { Cell } from '../../layout/slicing-tree.ts'
import { micrometres, rounded } from '../areas/page-areas.ts'
import { fitPlacement } from '../placing/crop.ts'
import { fills, hiddenMarginIn, sharpWidth } from '../placing/relayout.ts'
import { type AloneKind, placesAlone } from './alone.ts'
import { pageName } from './page-name.ts'
import { aloneCost } from './page-options.ts'
import { columnsWide, type PageRoom, rowsHigh } from './page-room.ts'
import { boxFor, frameOf, type SeveralKind } from './several.ts'
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

/** What standing elsewhere than in the middle of a page of its own costs a plate; places are otherwise equal. */
const OFF_MIDDLE = 0.02

export function aloneSet(look: AloneKind, wished: Wished, room: PageRoom): SetPage[] {
  return placesAlone(look, wished.aspect, room).map(({ box, touchesFold, at }) => {
    const whole = softened(rounded(box), wished)
    const place = look === 'plate' && at !== 'middle middle' ? OFF_MIDDLE : at.startsWith('in') ? OFF_MIDDLE / 2 : 0
    return { boxes: [whole], touchesFold, cost: aloneCost(wished, whole, room) + place, name: pageName([whole], room) }
  })
}

/** How many layouts of a page are looked at. */
const LAYOUTS = 4

export function severalSet(
  kind: SeveralKind,
  run: readonly Wished[],
  room: PageRoom,
  weights: LayoutWeights,
  seed: number,
): SetPage[] {
  if (kind === 'stepped') {
    return stepped(run, room)
  }
  const frame = frameOf(kind, room, run.length)
  if (!frame) {
    return []
  }
  const mean = run.reduce((sum, { wish }) => sum + wish, 0) / run.length
  const options = {
    ...{ best: LAYOUTS, seed, swaps: run.length > 4 ? 2 : 4, detail: run.length <= 6 ? 3 : 2 },
    wanted: Float64Array.from(run, (wished) => wantedOf(wished, mean, (frame.width * frame.height) / run.length)),
    sharp: Float64Array.from(run, ({ photo }) => sharpWidth(photo, SHARP)),
  }
  const aspects = Float64Array.from(run, ({ aspect }) => aspect)
  const own = kind === 'sheet' ? weights : { ...weights, maxCrop: Math.min(weights.maxCrop, LITTLE) }
  const pages: SetPage[] = []
  for (const whole of [false, true]) {
    for (const layout of bestLayouts(aspects, frame, whole ? { ...own, maxCrop: 0 } : own, options)) {
      if (kind !== 'sheet' || fills(layout, frame)) {
        for (const boxes of standings(kind, layout.cells, room)) {
          pages.push(priced(boxes, run, room, layout.cost / 2))
        }
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
  return Math.max(LEAST_WANTED, Math.min(2.2, wish / mean, sharp / fair))
}

const LEAST_WANTED = 0.3

/** Photos with fewer pixels to the inch want less of a page. */
const SHARP = 200

/** What a tree may cut away in white. */
const LITTLE = 0.12

/** A page that costs less cuts no face. */
const ACCEPTABLE = 1.4

/** The cells where they stand in the box of their composition: what it leaves over lies on different sides. */
function standings(kind: SeveralKind, cells: readonly Cell[], room: PageRoom): Box[][] {
  const area = boxFor(kind, room)
  const { inside } = room
  const ordered = [...cells].sort((a, b) => a.photo - b.photo)
  const left = Math.min(...ordered.map(({ x }) => x)) / 1000
  const top = Math.min(...ordered.map(({ y }) => y)) / 1000
  const width = Math.max(...ordered.map((cell) => cell.x + cell.width)) / 1000 - left
  const height = Math.max(...ordered.map((cell) => cell.y + cell.height)) / 1000 - top
  const [across, down] = [inside.width - width, inside.height - height]
  const isWide = across > 2
  const xs =
    kind === 'sheet'
      ? [area.x + left]
      : isWide
        ? kind === 'column'
          ? [inside.x, inside.x + across]
          : [inside.x + across / 2]
        : [inside.x + across / 2]
  const ys =
    kind === 'sheet'
      ? [area.y + top]
      : down > 2
        ? kind === 'row'
          ? [inside.y, inside.y + down / 2, inside.y + down]
          : [inside.y, inside.y + down / 2]
        : [inside.y + down / 2]
  return xs.flatMap((x) =>
    ys.map((y) =>
      ordered.map((cell) => {
        const [dx, dy] = [micrometres(x - left), micrometres(y - top)]
        return {
          x: (cell.x + dx) / 1000,
          y: (cell.y + dy) / 1000,
          width: cell.width / 1000,
          height: cell.height / 1000,
        }
      }),
    ),
  )
}

function priced(boxes: readonly Box[], run: readonly Wished[], room: PageRoom, base: number): SetPage {
  const { page, safe } = room.format
  const safeBox = { x: safe, y: safe, width: page.width - 2 * safe, height: page.height - 2 * safe }
  let cost = base
  const own = boxes.map((box, at) => {
    const wished = run[at] as Wished
    const settled = softened(box, wished)
    const { photo, wish } = wished
    const { crop } = fitPlacement(photo, settled, hiddenMarginIn(settled, safeBox))
    cost += sizeCost(shareOf(settled, page), wish) + softCost(ppiIn(photo, settled)) + cropCost(crop) / 2
    cost += faceCost(photo, settled, crop, page) + (settled === box ? 0 : SHRUNK)
    return settled
  })
  cost += emptyCost(own.reduce((sum, box) => sum + shareOf(box, page), 0))
  return { boxes: own, touchesFold: false, cost, name: pageName(own, room) }
}

/** A photo that is smaller than its cell because its pixels would show leaves a hole. */
const SHRUNK = 0.8

/** The box, smaller where the photo's pixels would show in it. */
function softened(box: Box, { photo }: Wished): Box {
  if (!isSoft(ppiIn(photo, box))) {
    return box
  }
  const scale = sharpScale(photo, box)
  const [width, height] = [box.width * scale, box.height * scale]
  return rounded({ x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height })
}

/** Columns and rows of the two photos of a step, the larger first. */
const STEPS = [
  [5, 4],
  [4, 4],
  [5, 3],
  [4, 3],
] as const

/** Two photos in steps: one at the top, one at the foot, on different sides. */
function stepped(run: readonly Wished[], room: PageRoom): SetPage[] {
  const [one, two] = run
  if (!one || !two) {
    return []
  }
  const { inside, gap } = room
  const pages: SetPage[] = []
  for (const [more, less] of STEPS) {
    for (const [a, b] of one.wish >= two.wish ? [[more, less]] : [[less, more]]) {
      const [first, second] = [sizeIn(a as number, one.aspect, room), sizeIn(b as number, two.aspect, room)]
      const isApart =
        first.height + second.height + gap <= inside.height || first.width + second.width + gap <= inside.width
      if (
        isApart &&
        first.width <= inside.width &&
        second.width <= inside.width &&
        first.height <= inside.height &&
        second.height <= inside.height
      ) {
        const [right, foot] = [inside.x + inside.width, inside.y + inside.height]
        const high = first.height + second.height + gap <= inside.height
        for (const flipped of high ? [false, true] : [false]) {
          const boxes = [
            { x: flipped ? right - first.width : inside.x, y: inside.y, ...first },
            { x: flipped ? inside.x : right - second.width, y: foot - second.height, ...second },
          ].map(rounded)
          pages.push(priced(boxes, run, room, 0))
        }
      }
    }
  }
  return pages
}

function sizeIn(units: number, aspect: number, room: PageRoom): { readonly width: number; readonly height: number } {
  const width = aspect < 1 ? rowsHigh(room, units) * aspect : columnsWide(room, units)
  return { width, height: width / aspect }
}
