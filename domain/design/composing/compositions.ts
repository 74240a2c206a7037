import type { Box } from '../../geometry.ts'
import { type LayoutWeights, MARGIN_WEIGHTS } from '../../layout/layout-policy.ts'
import { movement } from '../../layout/page-layout.ts'
import { inTurn, SHUFFLE_DISTANCE, shufflePool } from '../../layout/page-shuffle.ts'
import type { Cell } from '../../layout/slicing-tree.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { inMm, micrometres, rounded, safeBox } from '../areas/page-areas.ts'
import { plainCell } from '../pages/free-parts.ts'
import { fitPlacement } from '../placing/crop.ts'
import { aspectsOf, hiddenMarginIn } from '../placing/relayout.ts'
import { smallestSide } from '../placing/smallest-side.ts'
import { type AloneKind, IN_MARGINS, OFF_CENTRE, placeAlone } from './alone.ts'
import { aloneCost } from './page-options.ts'
import type { PageRoom } from './page-room.ts'
import { wishedOnPage } from './preferred-share.ts'
import { filledPage, priced } from './set-page.ts'
import { boxFor } from './several.ts'
import { lower, templatePages, windowCost } from './template-pages.ts'
import { boxOfPart } from './templates.ts'
import { faceCost, isSoft, ppiIn, type WeightedPhoto } from './worth.ts'

/*
 *   strip          column         pair           top            led            grid
 *   +--------+     +--------+     +--------+     +--------+     +--------+     +--------+
 *   |        |     |   ##   |     |        |     | ###### |     | ### ## |     | ## ## |
 *   | ##### #|     |        |     | ### ## |     | ###### |     | ###    |     | ## ## |
 *   |        |     |   ##   |     | ### ## |     |        |     | ### ## |     |       |
 *   |        |     |   ##   |     |        |     | ## ### |     | ### ## |     | ## ## |
 *   +--------+     +--------+     +--------+     +--------+     +--------+     +--------+
 */

/** What a shopper would call a composition of a page. */
export type CompositionKind =
  | ('full-page' | 'framed' | 'off-centre')
  | ('pair' | 'strip' | 'column' | 'top' | 'led' | 'grid')

/** Where the photos of a page may lie. */
export interface CompositionRoom extends PageRoom {
  /** Photos may run off the sheet: all edges of it, or all but the fold where a photo of the facing page touches that. */
  readonly runsOff: 'everywhere' | 'not-at-the-fold' | undefined
  /** So many photos at least fill a sheet to its edges. */
  readonly leastOnSheet: number
  /** Nothing of a photo may be cut away. */
  readonly isWhole: boolean
  /** The room stays as full as it was: what lies around it does not move. */
  readonly isFilled: boolean
}

/** A way for photos to share a page. */
export interface Composition {
  readonly kind: CompositionKind
  /** In the order of the photos. */
  readonly boxes: readonly Box[]
  readonly cells: readonly Cell[]
}

interface Candidate {
  readonly boxes: readonly Box[]
  readonly cost: number
}

/** A page has at most so many compositions, and of one kind no more than these. */
const MOST = 12
const OF_ONE_KIND = 4

/**
 * The compositions that a page may take: none that cuts a face or prints a photo under 150 pixels to the inch, as long as there is one
 * that does not. They come in turn, the best first, then others in the order of the seed, and look different one from the next.
 */
export function compositionsOf(photos: readonly PhotoFacts[], room: CompositionRoom, seed: number): Composition[] {
  const run = wishedOnPage(photos)
  const [only, ...others] = run
  if (!only) {
    return []
  }
  const composed = others.length === 0 ? aloneIn(only, room) : severalIn(run, room)
  const pool = faultlessOf(composed, run, room)
  const isEnough = others.length === 0 || (pool.faults === 0 && pool.compositions.length >= ENOUGH)
  const { compositions } = isEnough ? pool : faultlessOf([...composed, ...treesIn(run, room, seed)], run, room)
  return inTurn(compositions, seed, ({ kind }) => kind)
}

/** Fewer compositions than these, and slicing trees are asked too, as the composer does where no template suits. */
const ENOUGH = 6

/** The candidates with the fewest faults, and how many those have. */
function faultlessOf(candidates: readonly Candidate[], run: readonly WeightedPhoto[], room: CompositionRoom) {
  const least = smallestSide(room.format.page)
  const judged = candidates
    .filter(({ boxes }) => boxes.every(({ width, height }) => Math.min(width, height) >= least))
    .map((candidate) => ({ ...candidate, faults: faultsOf(candidate.boxes, run, room) }))
  const faults = Math.min(...judged.map((one) => one.faults))
  const good = judged.filter((one) => one.faults === faults).sort((a, b) => a.cost - b.cost)
  return { faults, compositions: apart(good, room) }
}

/** How many photos are printed too coarsely, or lose what must be seen of them. */
function faultsOf(boxes: readonly Box[], run: readonly WeightedPhoto[], { format }: PageRoom): number {
  const safe = safeBox(format)
  return boxes.reduce((faults, box, at) => {
    const { photo } = run[at] as WeightedPhoto
    const { crop } = fitPlacement(photo, box, hiddenMarginIn(box, safe))
    const isCut = faceCost(photo, box, crop, format.page) > 0
    return faults + (isCut ? 1 : 0) + (isSoft(ppiIn(photo, box)) ? 1 : 0)
  }, 0)
}

/** The best, each far from all better ones: first of every kind one. */
function apart(sorted: readonly Candidate[], room: PageRoom): Composition[] {
  const chosen: Composition[] = []
  const take = (candidates: readonly Candidate[], ofOneKind: number) => {
    for (const { boxes } of candidates) {
      const kind = compositionKind(boxes, room)
      const cells = boxes.map((box, at) => plainCell(at, box))
      if (
        chosen.length < MOST &&
        chosen.filter((one) => one.kind === kind).length < ofOneKind &&
        chosen.every((one) => movement(one.cells, cells) >= SHUFFLE_DISTANCE)
      ) {
        chosen.push({ kind, boxes, cells })
      }
    }
  }
  const shapes = new Set<string>()
  const plain = sorted.filter(({ boxes }) => {
    const shape = boxes
      .map((box) => JSON.stringify(box))
      .sort()
      .join()
    return !shapes.has(shape) && shapes.add(shape)
  })
  for (let ofOneKind = 1; ofOneKind <= OF_ONE_KIND; ofOneKind++) {
    take(plain, ofOneKind)
  }
  // Where a page has few, photos change places in them.
  take(chosen.length < ENOUGH ? sorted : [], MOST)
  return chosen
}

function aloneIn(wished: WeightedPhoto, room: CompositionRoom): Candidate[] {
  const { runsOff, format } = room
  const full: Box[] = runsOff === undefined ? [] : [runsOff === 'everywhere' ? room.sheet : boxFor('sheet', room)]
  const inside = (kinds: readonly AloneKind[]) =>
    kinds.flatMap((kind) => placeAlone(kind, wished.photo, room)?.box ?? [])
  const fit = [...full, ...inside(IN_MARGINS)].filter(
    ({ width, height }) =>
      isWholeIn(wished, { width, height }, room) && Number.isFinite(windowCost(wished, width, height, format.page)),
  )
  // A whole photo is made smaller until it is sharp, so that there is always one.
  return [...fit, ...inside(['plate']), ...inside(OFF_CENTRE)]
    .map(rounded)
    .map((box) => ({ boxes: [box], cost: aloneCost(wished, box, room) }))
}

/** Whether a theme that cuts nothing away lets a photo lie in a window. */
function isWholeIn(
  { aspect }: WeightedPhoto,
  { width, height }: Pick<Box, 'width' | 'height'>,
  { isWhole }: CompositionRoom,
) {
  const shape = width / height
  return !isWhole || Math.min(shape / aspect, aspect / shape) > 1 - SAME_SHAPE
}

const SAME_SHAPE = 0.01

function severalIn(run: readonly WeightedPhoto[], room: CompositionRoom): Candidate[] {
  const { inside, isWhole, isFilled, runsOff, leastOnSheet } = room
  const onSheet = runsOff && run.length >= leastOnSheet ? filling(run, boxFor('sheet', room), room) : []
  const filled = isWhole ? [] : [...filling(run, inside, room), ...onSheet]
  const lowered = isWhole || isFilled || filled.length > 0 ? [] : filling(run, lower(inside), room)
  return [...filled, ...lowered, ...(isFilled ? [] : linesOf(run, room))]
}

/** All templates that suit the photos, in every order that they are tried in. */
function filling(run: readonly WeightedPhoto[], block: Box, room: PageRoom): Candidate[] {
  return templatePages(run, block, room.gap, room.format.page).map(({ places, cost }) => {
    const boxes = places.map((place) => rounded(boxOfPart(place, block, room.gap)))
    return filledPage(boxes, run, room, cost)
  })
}

/** Whole photos in one line across the page or down it, with white on both sides: in the middle, and nearer to an edge. */
function linesOf(run: readonly WeightedPhoto[], room: PageRoom): Candidate[] {
  const { inside, gap, side } = room
  const gaps = gap * (run.length - 1)
  const tall = (inside.width - gaps) / run.reduce((sum, { aspect }) => sum + aspect, 0)
  const wide = (inside.height - gaps) / run.reduce((sum, { aspect }) => sum + 1 / aspect, 0)
  const strip = (share: number): Box[] => {
    let x = inside.x
    return run.map(({ aspect }) => {
      const box = { x, y: inside.y + (inside.height - tall) * share, width: tall * aspect, height: tall }
      x += box.width + gap
      return box
    })
  }
  const column = (share: number): Box[] => {
    let y = inside.y
    return run.map(({ aspect }) => {
      const box = { x: inside.x + (inside.width - wide) * share, y, width: wide, height: wide / aspect }
      y += box.height + gap
      return box
    })
  }
  const lines = [
    ...(tall <= inside.height ? [strip(0.5), strip(0.33)] : []),
    ...(wide <= inside.width ? [column(0.5), column(side === 'left' ? 0 : 1)] : []),
  ]
  const { width, height } = room.format.page
  const covers = (boxes: readonly Box[]) =>
    boxes.reduce((sum, box) => sum + box.width * box.height, 0) / (width * height)
  return lines.filter((boxes) => covers(boxes) > LEAST_IN_LINE).map((boxes) => priced(boxes.map(rounded), run, room, 0))
}

/** Thinner than this share of the page a line is a scratch on it. */
const LEAST_IN_LINE = 0.24

function treesIn(run: readonly WeightedPhoto[], room: CompositionRoom, seed: number): Candidate[] {
  const { inside, gap, isFilled, isWhole } = room
  const frame = { width: micrometres(inside.width), height: micrometres(inside.height), gap: micrometres(gap) }
  const weights: LayoutWeights = {
    ...MARGIN_WEIGHTS,
    maxCrop: isWhole ? 0 : isFilled ? MOST_CROPPED.filled : MOST_CROPPED.usual,
  }
  const aspects = aspectsOf(run.map(({ photo }) => photo))
  return shufflePool(aspects, frame, weights, seed).map(({ cells, cost }) => {
    const boxes = [...cells]
      .sort((a, b) => a.photo - b.photo)
      .map(({ x, y, width, height }) =>
        inMm({ x: micrometres(inside.x) + x, y: micrometres(inside.y) + y, width, height }),
      )
    return isFilled ? { boxes, cost } : priced(boxes, run, room, cost)
  })
}

const MOST_CROPPED = { usual: 0.34, filled: 0.5 } as const

/** A photo that is so many times as large as the next leads its page. */
const LEADS = 1.6

export function compositionKind(boxes: readonly Box[], { format: { page }, inside }: PageRoom): CompositionKind {
  const [first] = boxes
  if (
    boxes.some((box) => box.x < 0 || box.y < 0 || box.x + box.width > page.width || box.y + box.height > page.height)
  ) {
    return 'full-page'
  }
  if (boxes.length === 1 && first) {
    const across = first.x + first.width / 2 - inside.x - inside.width / 2
    const down = first.y + first.height / 2 - inside.y - inside.height / 2
    return Math.max(Math.abs(across), Math.abs(down)) < 1 ? 'framed' : 'off-centre'
  }
  if (boxes.length === 2) {
    return 'pair'
  }
  const meet = (a: number, al: number, b: number, bl: number) => Math.min(a + al, b + bl) > Math.max(a, b)
  if (boxes.every((a) => boxes.every((b) => meet(a.y, a.height, b.y, b.height)))) {
    return 'strip'
  }
  if (boxes.every((a) => boxes.every((b) => meet(a.x, a.width, b.x, b.width)))) {
    return 'column'
  }
  const areaOf = ({ width, height }: Box) => width * height
  const [largest, next] = [...boxes].sort((a, b) => areaOf(b) - areaOf(a))
  if (!largest || !next || areaOf(largest) < LEADS * areaOf(next)) {
    return 'grid'
  }
  return boxes.every((box) => box === largest || box.y >= largest.y + largest.height) ? 'top' : 'led'
}
