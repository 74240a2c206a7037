import type { Box } from '../../geometry.ts'
import type { Mm } from '../../units.ts'
import { isOnePicture } from './copies.ts'
import { boxOfPart, copyTemplates, type Template, type TemplatePart, templatesFor } from './templates.ts'
import { isSoft, lossCost, ppiIn, printCost, sizeCost, type WeightedPhoto } from './worth.ts'

interface Sheet {
  readonly width: Mm
  readonly height: Mm
}

/** Photos in the parts of a template, which fill all of their block; `places` are the parts in the order of the photos. */
export interface TemplatePage {
  readonly places: readonly TemplatePart[]
  readonly cost: number
}

const COST = {
  faceLost: 1.5,
  focusLost: 0.5,
  /** A part lower or narrower than this share of the block shows a stamp. */
  stamp: 0.8,
  least: 0.3,
} as const

/** Nothing loses more than this. */
const MOST_LOST = 0.42

/** What a window of this size costs its photo, before it is known where on the page it lies. */
export function windowCost(wished: WeightedPhoto, width: Mm, height: Mm, page: Sheet): number {
  const { photo, aspect } = wished
  const shape = width / height
  const lost = shape < aspect ? 1 - shape / aspect : 1 - aspect / shape
  if (lost > MOST_LOST) {
    return Number.POSITIVE_INFINITY
  }
  if (isSoft(ppiIn(photo, { width, height }))) {
    return Number.POSITIVE_INFINITY
  }
  const { focus } = photo
  const [across, down] = shape < aspect ? [1 - lost, 1] : [1, 1 - lost]
  const isLost = focus !== undefined && (focus.width > across || focus.height > down)
  return (
    lossCost(photo, lost) +
    (isLost ? (focus.faces ? COST.faceLost : COST.focusLost) : 0) +
    printCost(photo, { width, height }) +
    sizeCost((width * height) / (page.width * page.height), wished)
  )
}

/** The photos in every template for their number, each in the few orders that suit it; none where no template suits them. */
export function templatePages(run: readonly WeightedPhoto[], block: Box, gap: Mm, page: Sheet): TemplatePage[] {
  return templatesOf(run).flatMap((template) => {
    const costs = costsIn(template, run, block, gap, page)
    return ordersOf(run, template).flatMap((order): TemplatePage[] => {
      let cost = 0
      for (const [at, part] of order.entries()) {
        cost += (costs[at] as number[])[part] as number
      }
      return Number.isFinite(cost) ? [{ places: order.map((part) => template[part] as TemplatePart), cost }] : []
    })
  })
}

/** What the best template costs; infinite where none suits. */
export function templateCost(run: readonly WeightedPhoto[], block: Box, gap: Mm, page: Sheet): number {
  let least = Number.POSITIVE_INFINITY
  for (const template of templatesOf(run)) {
    const costs = costsIn(template, run, block, gap, page)
    for (const order of ordersOf(run, template)) {
      let cost = 0
      for (let at = 0; at < order.length; at++) {
        cost += (costs[at] as number[])[order[at] as number] as number
      }
      least = Math.min(least, cost)
    }
  }
  return least
}

/** What of the block a page fills whose photos have too few pixels for all of it, in the middle. */
const LOWER = 0.78
/** Photos whose window would be too large are shown whole in a lower one. */
const LOWER_COST = 0.3

/** The cheapest way to fill the block, else its middle, as wide or narrower; infinite where none suits. */
export function filledCost(run: readonly WeightedPhoto[], block: Box, gap: Mm, page: Sheet): number {
  const cost = templateCost(run, block, gap, page)
  if (Number.isFinite(cost)) {
    return cost
  }
  const inLower = LOWER_COST + templateCost(run, lower(block), gap, page)
  return Number.isFinite(inLower) ? inLower : SMALLER_COST + templateCost(run, smaller(block), gap, page)
}

/** What of both sides of the block photos fill that are too coarse for its width, and what that costs beside being lower. */
const SMALLER = 0.7
const SMALLER_COST = 1.8

/** The middle of a block, narrower and lower. */
export function smaller(block: Box): Box {
  const [width, height] = [block.width * SMALLER, block.height * SMALLER]
  return { x: block.x + (block.width - width) / 2, y: block.y + (block.height - height) / 2, width, height }
}

/** The middle of a block, as wide as it. */
export function lower(block: Box): Box {
  const height = block.height * LOWER
  return { ...block, y: block.y + (block.height - height) / 2, height }
}

/** How these photos may fill a block: copies of one picture in more ways than others. */
function templatesOf(run: readonly WeightedPhoto[]): readonly Template[] {
  const usual = templatesFor(run.length)
  const own = copyTemplates(run.length)
  return own.length > 0 && isOnePicture(run.map(({ photo }) => photo)) ? [...usual, ...own] : usual
}

/** By photo, what each part costs it. */
function costsIn(template: Template, run: readonly WeightedPhoto[], block: Box, gap: Mm, page: Sheet): number[][] {
  const sizes = template.map((part) => boxOfPart(part, block, gap))
  return run.map((wished) =>
    sizes.map(({ width, height }) => {
      const stamp = Math.max(0, COST.least - Math.min(width / block.width, height / block.height))
      return windowCost(wished, width, height, page) + COST.stamp * stamp
    }),
  )
}

/** Which part each photo has: as they come, and by shape; of few photos, every order. */
function ordersOf(run: readonly WeightedPhoto[], template: Template): readonly (readonly number[])[] {
  if (run.length <= 3) {
    return EVERY_ORDER[run.length] ?? []
  }
  const natural = run.map((_, at) => at)
  const shapes = template.map(({ width, height }) => width / height)
  const parts = [...natural].sort((a, b) => (shapes[a] as number) - (shapes[b] as number) || a - b)
  const photos = [...natural].sort(
    (a, b) => (run[a] as WeightedPhoto).aspect - (run[b] as WeightedPhoto).aspect || a - b,
  )
  const largest = [...natural].sort(
    (a, b) => areaOf(template[b] as TemplatePart) - areaOf(template[a] as TemplatePart) || a - b,
  )
  const strongest = [...natural].sort(
    (a, b) => (run[b] as WeightedPhoto).wish - (run[a] as WeightedPhoto).wish || a - b,
  )
  return [natural, assigned(photos, parts), assigned(strongest, largest)]
}

const areaOf = ({ width, height }: TemplatePart) => width * height

function assigned(photos: readonly number[], parts: readonly number[]): number[] {
  const order: number[] = []
  for (const [at, photo] of photos.entries()) {
    order[photo] = parts[at] as number
  }
  return order
}

const EVERY_ORDER: readonly (readonly (readonly number[])[])[] = [
  [],
  [[0]],
  [
    [0, 1],
    [1, 0],
  ],
  [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ],
]
