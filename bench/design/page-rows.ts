import type { LayoutWeights } from '../../domain/layout/layout-policy.ts'
import { MARGIN_WEIGHTS, WHOLE_WEIGHTS } from '../../domain/layout/layout-policy.ts'
import { bestLayouts, realise } from '../../domain/layout/page-layout.ts'
import { seededRandom } from '../../domain/layout/seeded-random.ts'
import type { Cell, Frame, Tree } from '../../domain/layout/slicing-tree.ts'
import type { BenchRow } from '../report.ts'
import { benchRow, mean, median, shownRow } from '../report.ts'
import { aspectOf, someAlbum, someAspects } from './albums.ts'
import { freely, ourBook } from './books.ts'
import type { PeerPage } from './row-peers.ts'
import { rowBook, rowPage } from './row-peers.ts'
import { cropSum, templatePage } from './template-peers.ts'

/** Coverage alone counts here: every photo whole, no gap. */
const COVERAGE: LayoutWeights = { ...WHOLE_WEIGHTS, small: 0.6, smallSide: 0.1, almost: 0 }

const PAPERS = [
  { width: 200, height: 200 },
  { width: 280, height: 210 },
  { width: 210, height: 280 },
] as const

const frameOf = ({ width, height }: (typeof PAPERS)[number], gap = 0): Frame => ({
  width: width * 1000,
  height: height * 1000,
  gap,
})

/** Photos on the page; our floor and goal for the share of the paper that they cover. */
const COVERAGE_BARS = [
  { count: 3, floor: 0.88, goal: 0.885 },
  { count: 4, floor: 0.94, goal: 0.941 },
  { count: 5, floor: 0.97, goal: 0.972 },
  { count: 6, floor: 0.985, goal: 0.987 },
  { count: 8, floor: 0.99, goal: 0.992 },
  { count: 12, floor: 0.995, goal: 0.997 },
] as const

function shareCovered(cells: readonly Cell[], { width, height }: { readonly width: number; readonly height: number }) {
  return cells.reduce((sum, cell) => sum + cell.width * cell.height, 0) / (width * height)
}

/** Section 2.4a: one page, no photo cropped, no gap. */
export function pageRows(): BenchRow[] {
  return COVERAGE_BARS.flatMap(({ count, floor, goal }) => {
    const random = seededRandom(100 + count)
    const sets = Array.from({ length: count > 6 ? 50 : 100 }, () => someAspects(count, random))
    const ours: number[] = []
    const rows: Record<'justified-layout' | 'react-photo-album', number[]> = {
      'justified-layout': [],
      'react-photo-album': [],
    }
    const templates: number[] = []
    for (const [at, set] of sets.entries()) {
      for (const paper of PAPERS) {
        const options = { best: 6, swaps: 12, seed: at + 1 }
        const [layout] = bestLayouts(Float64Array.from(set), frameOf(paper), COVERAGE, options)
        ours.push(shareCovered(layout?.cells ?? [], frameOf(paper)))
        for (const peer of ['justified-layout', 'react-photo-album'] as const) {
          rows[peer].push(shareCovered(rowPage(peer, set, { ...paper, gap: 0 }), paper))
        }
        templates.push(cropSum(templatePage(set, { ...paper, gap: 0 }) ?? [], set) / count)
      }
    }
    const bestRows = Math.max(mean(rows['justified-layout']), mean(rows['react-photo-album']))
    const name = `page of ${count}`
    return [
      benchRow(
        { row: `${name}: covered, whole photos`, value: mean(ours), unit: 'share', limit: bestRows, peer: 'rows' },
        { measure: 'value', better: 'more', floor, goal },
      ),
      shownRow({ row: `${name}: justified-layout`, value: mean(rows['justified-layout']), unit: 'share' }),
      shownRow({ row: `${name}: react-photo-album rows`, value: mean(rows['react-photo-album']), unit: 'share' }),
      shownRow({ row: `${name}: templates, cut away`, value: mean(templates), unit: 'share' }),
    ]
  })
}

/** Acceptance 2: how near the best of all orders and all cuts we come. */
export function ceilingRows(): BenchRow[] {
  return [3, 4, 5].map((count) => {
    const random = seededRandom(count + 5)
    const frame = frameOf(PAPERS[0])
    const trees = treesOver(0, count)
    const orders = ordersOf(Array.from({ length: count }, (_, at) => at))
    let ceiling = 0
    let ours = 0
    for (let set = 0; set < (count === 5 ? 12 : 40); set++) {
      const aspects = Float64Array.from(someAspects(count, random))
      let best = 0
      for (const order of orders) {
        const ordered = Float64Array.from(order, (at) => aspects[at] ?? 1)
        for (const tree of trees) {
          best = Math.max(best, shareCovered(realise(tree, ordered, frame, COVERAGE).cells, frame))
        }
      }
      const weights = { ...COVERAGE, balance: 0, small: 0 }
      const [layout] = bestLayouts(aspects, frame, weights, { best: 4, swaps: count === 3 ? 12 : 60, seed: set })
      ceiling += best
      ours += shareCovered(layout?.cells ?? [], frame)
    }
    return benchRow(
      { row: `8.2 page of ${count}: of the ceiling`, value: ours, unit: 'share', limit: ceiling, peer: 'all orders' },
      { measure: 'ratio', better: 'more', floor: 0.995, goal: 0.9996 },
    )
  })
}

function ordersOf(list: readonly number[]): number[][] {
  return list.length < 2
    ? [[...list]]
    : list.flatMap((first) => ordersOf(list.filter((each) => each !== first)).map((rest) => [first, ...rest]))
}

function treesOver(from: number, to: number): Tree[] {
  if (to - from === 1) {
    return [{ kind: 'leaf', photo: from }]
  }
  return Array.from({ length: to - from - 1 }, (_, at) => from + 1 + at).flatMap((middle) =>
    treesOver(from, middle).flatMap((first) =>
      treesOver(middle, to).flatMap((second): Tree[] => [
        { kind: 'beside', first, second },
        { kind: 'above', first, second },
      ]),
    ),
  )
}

/**
 * Acceptance 19: how different the areas of five photos on a page are, under the policy that books with margins have.
 *
 * Measured where shoppers meet it: on the pages of five that books of 120 photos come out with. Five photos that chance
 * put on a page are shown beside it, as are the pages of five that rows make.
 */
export function evenRows(): BenchRow[] {
  const paper = { width: 200, height: 200, gap: 0 }
  const albums = Array.from({ length: 10 }, (_, at) => someAlbum(120, 1 + at))
  const fives = (books: readonly (readonly PeerPage[])[]) =>
    books.flat().flatMap(({ cells }) => (cells.length === 5 ? [spreadOf(cells)] : []))
  const ours = fives(albums.map((album) => ourBook(album, paper, MARGIN_WEIGHTS, freely(28))))
  const rows = fives(albums.map((album) => rowBook('react-photo-album', album.map(aspectOf), 28, paper)))
  const random = seededRandom(105)
  const chance: number[] = []
  for (let set = 0; set < 60; set++) {
    const aspects = Float64Array.from(someAspects(5, random))
    for (const sheet of PAPERS) {
      const options = { best: 8, swaps: 16, seed: set + 1 }
      const [layout] = bestLayouts(aspects, frameOf(sheet, 3000), MARGIN_WEIGHTS, options)
      chance.push(spreadOf(layout?.cells ?? []))
    }
  }
  return [
    benchRow(
      { row: `area CV, ${ours.length} pages of 5 in books of 120`, value: mean(ours), unit: 'cv' },
      { measure: 'value', better: 'less', floor: 0.66, goal: 0.45 },
    ),
    shownRow({
      row: `area CV, ${rows.length} pages of 5 of react-photo-album rows`,
      value: mean(rows),
      unit: 'cv',
    }),
    shownRow({ row: 'area CV, five photos that chance put on a page', value: mean(chance), unit: 'cv' }),
  ]
}

/** Standard deviation of the areas as a share of their mean. */
function spreadOf(cells: readonly Cell[]): number {
  const areas = cells.map((cell) => cell.width * cell.height)
  const usual = mean(areas)
  return Math.sqrt(mean(areas.map((area) => (area - usual) ** 2))) / usual
}

/** Acceptance 9: a canvas of 100 photos, 900 x 600. ARP = 1 / (1 - crop). */
export function canvasRows(): BenchRow[] {
  const frame = { width: 900_000, height: 600_000, gap: 0 }
  const weights: LayoutWeights = { ...COVERAGE, maxCrop: 0, balance: 0.02, unevenFree: 0.3, small: 0.05 }
  const bars = [
    { name: 'fine', nearMiddle: 1, detail: 3, arpFloor: 1.001, arpGoal: 1.0006, msFloor: 6, msGoal: 6 },
    { name: 'fast', nearMiddle: 0.5, detail: 3, arpFloor: 1.003, arpGoal: 1.0025, msFloor: 1, msGoal: 0.88 },
  ] as const
  return bars.flatMap(({ name, nearMiddle, detail, arpFloor, arpGoal, msFloor, msGoal }) => {
    const random = seededRandom(100)
    const ratios: number[] = []
    const times: number[] = []
    for (let run = 0; run < 48; run++) {
      const aspects = Float64Array.from(someAspects(100, random))
      const before = process.cpuUsage()
      const [layout] = bestLayouts(aspects, frame, weights, { best: 2, swaps: 0, nearMiddle, detail })
      const used = process.cpuUsage(before)
      if (run >= 8) {
        times.push((used.user + used.system) / 1000)
        ratios.push(1 / shareCovered(layout?.cells ?? [], frame))
      }
    }
    return [
      benchRow(
        { row: `8.9 canvas of 100, ${name}: ARP`, value: mean(ratios), unit: '' },
        { measure: 'value', better: 'less', floor: arpFloor, goal: arpGoal },
      ),
      benchRow(
        { row: `8.9 canvas of 100, ${name}: CPU`, value: median(times), unit: 'ms' },
        { measure: 'value', better: 'less', floor: msFloor, goal: msGoal },
      ),
    ]
  })
}
