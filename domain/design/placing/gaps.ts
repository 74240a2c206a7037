import type { Box, Size } from '../../geometry.ts'
import type { SlotId } from '../../ids.ts'
import { type Cell, type Tree, treeOf, treePhotos } from '../../layout/slicing-tree.ts'
import type { Mm } from '../../units.ts'
import { inMm, micrometres } from '../areas/page-areas.ts'
import type { Page } from '../design.ts'
import { smallestSide } from './smallest-side.ts'

/** A straight gap between photos of a page. Pulled, it makes those on one side larger and those on the other smaller. */
export interface Gap {
  readonly id: string
  /** Along which it is pulled. */
  readonly axis: 'x' | 'y'
  /** Page mm. */
  readonly box: Box
  /** How far it may be pulled, mm: no photo becomes too small to be seen, and none comes to lie over another. */
  readonly from: Mm
  readonly to: Mm
  /** Pulls at which it meets another gap or the middle of the page, or makes both sides alike. */
  readonly snaps: readonly Mm[]
  /** Slots whose far edge goes with it, and those whose near edge does. */
  readonly before: readonly SlotId[]
  readonly after: readonly SlotId[]
}

/** A slot and the place it would have. */
export interface PlacedSlot {
  readonly id: SlotId
  readonly box: Box
}

/** Edges this near to each other, micrometres, are one edge to the eye. */
const ONE_EDGE = 500

/** The gaps of a page that may be pulled: those of straight cuts, with nothing locked and no words at them. */
export function gapsOf(page: Page, format: Size): readonly Gap[] {
  const isWhole = page.kind !== 'cover' && page.slots.every(({ half, fit }) => half === undefined && fit === undefined)
  if (page.locked || !isWhole || page.slots.length < 2) {
    return []
  }
  const cells = [...page.slots, ...page.captions.filter(({ placed }) => !placed)].map(
    ({ box }, at): Cell => cellOf(box, at),
  )
  const tree = treeOf(cells)
  const held = new Set(cells.flatMap((_, at) => (page.slots[at] && !page.slots[at].locked ? [] : [at])))
  const least = micrometres(smallestSide(format))
  const cuts = tree ? cutsOf(tree, cells, held, least) : []
  return cuts.map((cut): Gap => {
    const idOf = ({ photo }: Cell) => page.slots[photo]?.id as SlotId
    const [before, after] = [cut.before.map(idOf), cut.after.map(idOf)]
    return {
      ...{ id: `${before.join()}|${after.join()}`, axis: cut.axis, box: inMm(cut.box), before, after },
      ...{ from: cut.from / 1000, to: cut.to / 1000, snaps: snapsOf(cut, cuts, format).map((by) => by / 1000) },
    }
  })
}

/** Every slot of the page as it lies when the gap is pulled by so much. */
export function pulledBy(page: Page, gap: Gap, by: Mm): readonly PlacedSlot[] {
  const shift = Math.round(Math.max(gap.from, Math.min(gap.to, by)) * 1000)
  const [start, length] = gap.axis === 'x' ? (['x', 'width'] as const) : (['y', 'height'] as const)
  return page.slots.map(({ id, box }) => {
    const cell = { ...cellOf(box, 0) }
    if (gap.before.includes(id)) {
      return { id, box: boxOf({ ...cell, [length]: cell[length] + shift }) }
    }
    return gap.after.includes(id)
      ? { id, box: boxOf({ ...cell, [start]: cell[start] + shift, [length]: cell[length] - shift }) }
      : { id, box }
  })
}

function cellOf(box: Box, photo: number): Cell {
  const [x, y] = [micrometres(box.x), micrometres(box.y)]
  return { photo, x, y, width: micrometres(box.x + box.width) - x, height: micrometres(box.y + box.height) - y }
}

function boxOf({ x, y, width, height }: Cell): Box {
  return inMm({ x, y, width, height })
}

/** Lengths in micrometres. */
interface CutGap {
  readonly axis: 'x' | 'y'
  readonly box: Box
  readonly before: readonly Cell[]
  readonly after: readonly Cell[]
  readonly from: number
  readonly to: number
}

function cutsOf(tree: Tree, cells: readonly Cell[], held: ReadonlySet<number>, least: number): CutGap[] {
  if (tree.kind === 'leaf') {
    return []
  }
  const inner = [...cutsOf(tree.first, cells, held, least), ...cutsOf(tree.second, cells, held, least)]
  const axis = tree.kind === 'beside' ? 'x' : 'y'
  const length = axis === 'x' ? 'width' : 'height'
  const far = (cell: Cell) => cell[axis] + cell[length]
  const [first, second] = [tree.first, tree.second].map((part) => treePhotos(part).map((photo) => cells[photo] as Cell))
  const edge = Math.max(...(first ?? []).map(far))
  const next = Math.min(...(second ?? []).map((cell) => cell[axis]))
  const before = (first ?? []).filter((cell) => edge - far(cell) <= ONE_EDGE)
  const after = (second ?? []).filter((cell) => cell[axis] - next <= ONE_EDGE)
  const behind = (first ?? []).filter((cell) => !before.includes(cell)).map((cell) => far(cell) - edge)
  const beyond = (second ?? []).filter((cell) => !after.includes(cell)).map((cell) => cell[axis] - next)
  const from = Math.max(...before.map((cell) => least - cell[length]), ...behind)
  const to = Math.min(...after.map((cell) => cell[length] - least), ...beyond)
  const isFree = [...before, ...after].every(({ photo }) => !held.has(photo))
  if (!isFree || from > 0 || to < 0 || to - from < 1000) {
    return inner
  }
  return [{ axis, box: between(before, after, axis, edge, next), before, after, from, to }, ...inner]
}

/** The strip from edge to edge, as long as the photos at it. */
function between(before: readonly Cell[], after: readonly Cell[], axis: 'x' | 'y', edge: number, next: number): Box {
  const across = axis === 'x' ? (['y', 'height'] as const) : (['x', 'width'] as const)
  const cells = [...before, ...after]
  const start = Math.min(...cells.map((cell) => cell[across[0]]))
  const end = Math.max(...cells.map((cell) => cell[across[0]] + cell[across[1]]))
  return axis === 'x'
    ? { x: edge, y: start, width: next - edge, height: end - start }
    : { x: start, y: edge, width: end - start, height: next - edge }
}

function snapsOf(cut: CutGap, cuts: readonly CutGap[], format: Size): number[] {
  const { axis, before, after, from, to } = cut
  const length = axis === 'x' ? 'width' : 'height'
  const middle = (one: CutGap) => one.box[axis] + one.box[length] / 2
  const others = cuts
    .filter((other) => other !== cut && other.axis === axis)
    .map((other) => middle(other) - middle(cut))
  const centre = micrometres(format[length]) / 2 - middle(cut)
  const alike = before.flatMap((one) => after.map((other) => (other[length] - one[length]) / 2))
  const all = [...others, centre, ...alike].map(Math.round)
  return [...new Set(all)].filter((by) => by !== 0 && by >= from && by <= to).sort((a, b) => a - b)
}
