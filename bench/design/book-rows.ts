import { BLEED_WEIGHTS, MARGIN_WEIGHTS, WHOLE_WEIGHTS } from '../../domain/layout/layout-policy.ts'
import type { BenchRow } from '../report.ts'
import { benchRow, mean, median, shownRow } from '../report.ts'
import { aspectOf, someAlbum } from './albums.ts'
import { figuresOf, freely, meanFigures, ourBook } from './books.ts'
import { rowBook } from './row-peers.ts'
import { bestTemplateCrop, templateBook } from './template-peers.ts'

const SQUARE = { width: 200, height: 200, gap: 0 }

/** Section 2.4b: whole books, page count free by a fifth, no gap. */
export function freeBookRows(): BenchRow[] {
  return [24, 120, 1000].flatMap((count) => {
    const albums = Array.from({ length: count === 1000 ? 3 : 10 }, (_, at) => someAlbum(count, 1 + at))
    const wanted = Math.max(4, Math.round(count / 4.3 / 2) * 2)
    const ours = (weights: typeof MARGIN_WEIGHTS) =>
      meanFigures(albums.map((album) => figuresOf(album, ourBook(album, SQUARE, weights, freely(wanted)), SQUARE)))
    const rows = (['justified-layout', 'react-photo-album'] as const).map((peer) => ({
      peer,
      figures: meanFigures(
        albums.map((album) => figuresOf(album, rowBook(peer, album.map(aspectOf), wanted, SQUARE), SQUARE)),
      ),
    }))
    const templates = meanFigures(
      albums.map((album) => figuresOf(album, templateBook(album.map(aspectOf), wanted, SQUARE), SQUARE)),
    )
    const [whole, usual, bleed] = [ours(WHOLE_WEIGHTS), ours(MARGIN_WEIGHTS), ours(BLEED_WEIGHTS)]
    const leastWhite = Math.min(...rows.map(({ figures }) => 1 - figures.coverage))
    const name = `book of ${count}`
    return [
      ...rows.map(({ peer, figures }) =>
        shownRow({ row: `8.5 ${name}: ${peer}, white`, value: 1 - figures.coverage, unit: 'share' }),
      ),
      benchRow(
        {
          row: `8.5 ${name}: whole photos, white`,
          value: 1 - whole.coverage,
          unit: 'share',
          limit: leastWhite,
          peer: 'rows',
        },
        { measure: 'ratio', better: 'less', floor: 1 / 6.9, goal: 1 / 7 },
      ),
      benchRow(
        {
          row: `8.4 ${name}: full bleed, cut away`,
          value: bleed.crop,
          unit: 'share',
          limit: templates.crop,
          peer: 'templates',
        },
        { measure: 'ratio', better: 'less', floor: 1 / 12, goal: 1 / 12.6 },
      ),
      benchRow(
        { row: `8.3 ${name}: full bleed, cut away in the mean`, value: bleed.crop, unit: 'share' },
        { measure: 'value', better: 'less', floor: 0.016, goal: 0.016 },
      ),
      benchRow(
        { row: `8.3 ${name}: full bleed, cut away, 95 of 100`, value: bleed.cropP95, unit: 'share' },
        { measure: 'value', better: 'less', floor: 0.057, goal: 0.05 },
      ),
      benchRow(
        { row: `8.6 ${name}: default, photos that lose over 6 %`, value: usual.muchCropped, unit: 'photos' },
        { measure: 'value', better: 'less', floor: 0, goal: 0 },
      ),
      shownRow({ row: `8.6 ${name}: default, covered`, value: usual.coverage, unit: 'share' }),
      benchRow(
        {
          row: `8.7 ${name}: default, breaks at events`,
          value: usual.boundaries,
          unit: 'share',
          limit: templates.boundaries,
          peer: 'templates',
        },
        { measure: 'value', better: 'more', floor: 0.95, goal: 0.97 },
      ),
      benchRow(
        { row: `${name}: default, smallest side`, value: usual.shortestSide, unit: 'mm of 200' },
        { measure: 'value', better: 'more', floor: 31, goal: 35 },
      ),
    ]
  })
}

const FORMATS = [
  { name: '203 x 203', width: 190, height: 190, gap: 3 },
  { name: 'A4 landscape', width: 285, height: 198, gap: 3 },
  { name: 'A4 portrait', width: 198, height: 285, gap: 3 },
] as const

/** Section 2.4c: exactly so many pages, gap 3 mm, against templates whose page sizes are chosen as well as can be. */
export function fixedBookRows(): BenchRow[] {
  return FORMATS.flatMap((paper) =>
    (
      [
        [24, 8],
        [60, 20],
        [120, 30],
      ] as const
    ).flatMap(([count, pages]) => {
      const albums = Array.from({ length: 12 }, (_, at) => someAlbum(count, 300 + at))
      const range = { min: pages, max: pages, wanted: pages }
      const templates = mean(albums.map((album) => bestTemplateCrop(album.map(aspectOf), pages, paper)))
      const name = `${paper.name}, ${count} on ${pages}`
      return (['default', 'full bleed'] as const).flatMap((mode) => {
        const weights = mode === 'default' ? MARGIN_WEIGHTS : BLEED_WEIGHTS
        const figures = meanFigures(
          albums.map((album) => figuresOf(album, ourBook(album, paper, weights, range), paper)),
        )
        const crop = {
          row: `8.4 ${name}: ${mode}, cut away`,
          value: figures.crop,
          unit: 'share',
          limit: templates,
          peer: 'templates + DP',
        }
        return mode === 'default'
          ? [
              benchRow(crop, { measure: 'ratio', better: 'less', floor: 1 / 4, goal: 1 / 8.5 }),
              benchRow(
                { row: `8.6 ${name}: default, photos that lose over 6 %`, value: figures.muchCropped, unit: 'photos' },
                { measure: 'value', better: 'less', floor: 0, goal: 0 },
              ),
            ]
          : [benchRow(crop, { measure: 'ratio', better: 'less', floor: 1 / 2.5, goal: 1 / 7 })]
      })
    }),
  )
}

/** Section 2.4d: processor time for a book, table to finished pages. */
export function timeRows(): BenchRow[] {
  const paper = { width: 190, height: 190, gap: 3 }
  const bars = [
    { count: 24, floor: 5, goal: 4.2, runs: 24 },
    { count: 120, floor: 20, goal: 18, runs: 12 },
    { count: 1000, floor: 170, goal: 167, runs: 2 },
  ] as const
  return bars.map(({ count, floor, goal, runs }) => {
    const wanted = Math.max(4, Math.round(count / 4.3 / 2) * 2)
    const range = { min: Math.max(2, wanted - 4), max: wanted + 6, wanted }
    const albums = Array.from({ length: runs }, (_, at) => someAlbum(count, 100 + at))
    for (const album of albums.slice(0, 6)) {
      ourBook(album, paper, MARGIN_WEIGHTS, range)
    }
    const times: number[] = []
    for (let batch = 0; batch < 5; batch++) {
      const before = process.cpuUsage()
      for (const album of albums) {
        ourBook(album, paper, MARGIN_WEIGHTS, range)
      }
      const used = process.cpuUsage(before)
      times.push((used.user + used.system) / 1000 / runs)
    }
    return benchRow(
      { row: `8.8 book of ${count}: CPU`, value: median(times), unit: 'ms' },
      { measure: 'value', better: 'less', floor, goal },
    )
  })
}
