import type { Box } from '../../geometry.ts'
import { floatAt } from '../../layout/numbers.ts'
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
  const ordersIn = ordersOf(run)
  return templatesOf(run).flatMap((templates) => {
    const costs = run.map((wished) => costsIn(templates, wished, block, gap, page))
    return templates.flatMap((template, at) =>
      ordersIn(template).flatMap((order): TemplatePage[] => {
        const cost = costOf(order, costs, at * run.length)
        return Number.isFinite(cost) ? [{ places: order.map((part) => template[part] as TemplatePart), cost }] : []
      }),
    )
  })
}

/** What the best template costs; infinite where none suits. */
export function templateCost(run: readonly WeightedPhoto[], block: Box, gap: Mm, page: Sheet): number {
  let least = Number.POSITIVE_INFINITY
  const ordersIn = ordersOf(run)
  for (const templates of templatesOf(run)) {
    const costs = run.map((wished) => costsIn(templates, wished, block, gap, page))
    for (let at = 0; at < templates.length; at++) {
      for (const order of ordersIn(templates[at] as Template)) {
        least = Math.min(least, costOf(order, costs, at * run.length))
      }
    }
  }
  return least
}

/** What the photos cost in this order in the template whose parts begin at `from`. */
function costOf(order: readonly number[], costs: readonly Float64Array[], from: number): number {
  let cost = 0
  for (let at = 0; at < order.length; at++) {
    cost += floatAt(costs[at] as Float64Array, from + (order[at] as number))
  }
  return cost
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
function templatesOf(run: readonly WeightedPhoto[]): readonly (readonly Template[])[] {
  const usual = templatesFor(run.length)
  const own = copyTemplates(run.length)
  const all = own.length > 0 && isOnePicture(run.map(({ photo }) => photo)) ? [usual, own] : [usual]
  // So many photos that there are none for are tried on every block: nothing is kept of what they do not cost.
  return all.filter(({ length }) => length > 0)
}

/** What a photo costs in every part of some templates, on blocks of one size. */
interface KnownCosts {
  readonly templates: readonly Template[]
  readonly width: Mm
  readonly height: Mm
  readonly gap: Mm
  readonly page: Sheet
  readonly costs: Float64Array
}

/** A photo is tried in every run that holds it: what it costs in a part is the same in all of them. */
const known = new WeakMap<WeightedPhoto, KnownCosts[]>()

/** What a photo costs in every part of the templates, one template after the other. */
function costsIn(
  templates: readonly Template[],
  wished: WeightedPhoto,
  block: Box,
  gap: Mm,
  page: Sheet,
): Float64Array {
  const { width, height } = block
  const own = known.get(wished) ?? []
  const found = own.find(
    (of) =>
      of.templates === templates &&
      of.width === width &&
      of.height === height &&
      of.gap === gap &&
      isSame(of.page, page),
  )
  if (found) {
    return found.costs
  }
  const costs = new Float64Array(templates.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const template of templates) {
    for (const part of template) {
      const size = boxOfPart(part, block, gap)
      const stamp = Math.max(0, COST.least - Math.min(size.width / width, size.height / height))
      costs[at++] = windowCost(wished, size.width, size.height, page) + COST.stamp * stamp
    }
  }
  known.set(wished, own)
  own.push({ templates, width, height, gap, page, costs })
  return costs
}

const isSame = (a: Sheet, b: Sheet) => a.width === b.width && a.height === b.height

/** The parts of a template from the narrowest to the widest, and from the largest to the smallest. */
interface PartsInOrder {
  readonly shaped: readonly number[]
  readonly largest: readonly number[]
}

const inOrder = new WeakMap<Template, PartsInOrder>()

function partsInOrder(template: Template): PartsInOrder {
  const found = inOrder.get(template)
  if (found) {
    return found
  }
  const parts = {
    shaped: sorted(template.map(({ width, height }) => width / height)),
    largest: sorted(template.map(({ width, height }) => -(width * height))),
  }
  inOrder.set(template, parts)
  return parts
}

/** Which part each photo has in a template: as they come, by shape, and the most wished in the largest; of few photos, every order. */
function ordersOf(run: readonly WeightedPhoto[]): (template: Template) => readonly (readonly number[])[] {
  if (run.length <= 3) {
    const every = EVERY_ORDER[run.length] ?? []
    return () => every
  }
  const natural = run.map((_, at) => at)
  const shaped = sorted(run.map(({ aspect }) => aspect))
  const strongest = sorted(run.map(({ wish }) => -wish))
  return (template) => {
    const parts = partsInOrder(template)
    return [natural, assigned(shaped, parts.shaped), assigned(strongest, parts.largest)]
  }
}

/** The places of these values from the least to the greatest; equal ones as they come. */
function sorted(values: readonly number[]): number[] {
  return values.map((_, at) => at).sort((a, b) => (values[a] as number) - (values[b] as number) || a - b)
}

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
