import { applyEdit } from '../../domain/design/change/apply-edit.ts'
import { type CompositionRoom, compositionsOf } from '../../domain/design/composing/compositions.ts'
import { pageRoom } from '../../domain/design/composing/page-room.ts'
import { innerPages } from '../../domain/design/design.ts'
import { MARGIN_WEIGHTS } from '../../domain/layout/layout-policy.ts'
import type { PageLayout } from '../../domain/layout/page-layout.ts'
import { bestLayouts, movement, realise } from '../../domain/layout/page-layout.ts'
import { nextStep } from '../../domain/layout/page-shuffle.ts'
import { seededRandom } from '../../domain/layout/seeded-random.ts'
import type { Cell } from '../../domain/layout/slicing-tree.ts'
import { renamed } from '../../domain/layout/slicing-tree.ts'
import { stableLayout } from '../../domain/layout/stable-layout.ts'
import { aBleedTheme, aBookProduct, aDesign, aTheme, somePhotos } from '../../tests/support/builders/design-builders.ts'
import type { BenchRow } from '../report.ts'
import { benchRow, mean, median, shownRow } from '../report.ts'
import { someAlbum, someAspects } from './albums.ts'
import { ourBook } from './books.ts'
import { isExact, isExactSpread } from './exactness.ts'
import { rowPage } from './row-peers.ts'

const FRAME = { width: 200_000, height: 200_000, gap: 3000 }

/** A left page of a look with margins, some of whose photos run off the sheet. */
const ROOM: CompositionRoom = {
  ...pageRoom(aBookProduct().book, aTheme(), 'left'),
  ...{ runsOff: 'everywhere', leastOnSheet: 3, isWhole: false, isFilled: false },
}

/** Section 2.4f: the round of a shuffle. */
export function shuffleRows(): BenchRow[] {
  const rows: BenchRow[] = []
  let repeats = 0
  let steps = 0
  for (const count of [1, 2, 3, 4, 5, 6, 8]) {
    const sizes: number[] = []
    const times: number[] = []
    let nearest = 1
    for (let set = 0; set < 25; set++) {
      const photos = somePhotos(count, count * 31 + set)
      const begun = performance.now()
      const pool = compositionsOf(photos, ROOM, 42 + set)
      times.push(performance.now() - begun)
      sizes.push(pool.length)
      for (const [at, layout] of pool.entries()) {
        for (const other of pool.slice(0, at)) {
          nearest = Math.min(nearest, movement(other.cells, layout.cells))
        }
      }
      let shown = pool[0]
      for (let turn = 0, step = 0; shown && pool.length > 1 && turn < 700; turn++) {
        steps++
        const next = nextStep(pool, step, shown.cells)
        repeats += next && next.layout !== shown ? 0 : 1
        shown = next?.layout ?? shown
        step = next?.step ?? step
      }
    }
    rows.push(
      benchRow(
        { row: `8.10 shuffle of ${count}: fewest layouts`, value: Math.min(...sizes), unit: '' },
        { measure: 'value', better: 'more', floor: count <= 2 ? 2 : 6, goal: count <= 2 ? 3 : 6 },
      ),
      benchRow(
        { row: `8.10 shuffle of ${count}: least distance`, value: nearest, unit: '' },
        { measure: 'value', better: 'more', floor: 0.3, goal: 0.3 },
      ),
      shownRow({ row: `8.10 shuffle of ${count}: median time`, value: median(times), unit: 'ms' }),
    )
  }
  rows.push(
    benchRow(
      { row: `8.10 repeats in ${steps} steps`, value: repeats, unit: '' },
      { measure: 'value', better: 'less', floor: 0, goal: 0 },
    ),
  )
  return rows
}

/** Section 2.4g: how far photos move when one comes or goes. */
export function stabilityRows(): BenchRow[] {
  const every: number[] = []
  const rows = [3, 4, 5, 6, 8, 10].flatMap((count) => {
    const random = seededRandom(count * 77)
    const moved = { added: [] as number[], deleted: [] as number[], anew: [] as number[] }
    const peers: Record<'justified-layout' | 'react-photo-album', number[]> = {
      'justified-layout': [],
      'react-photo-album': [],
    }
    const paper = { width: 200, height: 200, gap: 3 }
    for (let set = 0; set < 30; set++) {
      const aspects = Float64Array.from(someAspects(count + 1, random))
      const [old] = bestLayouts(aspects.slice(0, count), FRAME, MARGIN_WEIGHTS, { best: 8, seed: set })
      if (!old) {
        continue
      }
      const request = { ...old, aspects, frame: FRAME, weights: MARGIN_WEIGHTS, seed: set }
      const cells = (layout: PageLayout | undefined): readonly Cell[] => layout?.cells ?? []
      moved.added.push(movement(old.cells, cells(stableLayout({ ...request, add: [count], del: [] }))))
      moved.deleted.push(movement(old.cells, cells(stableLayout({ ...request, add: [], del: [set % count] }))))
      moved.anew.push(
        movement(old.cells, cells(bestLayouts(aspects, FRAME, MARGIN_WEIGHTS, { best: 8, seed: set })[0])),
      )
      const list = [...aspects]
      for (const peer of ['justified-layout', 'react-photo-album'] as const) {
        peers[peer].push(movement(rowPage(peer, list.slice(0, count), paper), rowPage(peer, list, paper)))
      }
    }
    const rows = Math.min(mean(peers['justified-layout']), mean(peers['react-photo-album']))
    every.push(...moved.added, ...moved.deleted)
    const name = `8.11 one photo to a page of ${count}`
    return [
      benchRow(
        { row: `${name}: movement`, value: mean(moved.added), unit: '', limit: rows, peer: 'rows' },
        { measure: 'value', better: 'less', floor: 0.66, goal: 0.5 },
      ),
      shownRow({ row: `${name}: laid out anew`, value: mean(moved.anew), unit: '' }),
      benchRow(
        { row: `8.11 one photo off a page of ${count}: movement`, value: mean(moved.deleted), unit: '' },
        { measure: 'value', better: 'less', floor: 0.68, goal: 0.5 },
      ),
    ]
  })
  return [
    ...rows,
    benchRow(
      { row: '8.11 one photo to or off a page: movement in the mean', value: mean(every), unit: '' },
      { measure: 'value', better: 'less', floor: 0.66, goal: 0.5 },
    ),
  ]
}

/** Acceptance 11: pages other than the one that a photo came to or left, and that changed. */
export function otherPagesRows(): BenchRow[] {
  const { design, world } = aDesign(60)
  let others = 0
  let edits = 0
  for (const page of innerPages(design)) {
    const photoId = page.slots[0]?.placement?.photoId
    const taken =
      photoId && applyEdit(design, { cmd: 'page_add_del_photos', pageId: page.id, add: [], del: [photoId] }, world)
    for (const pageId of taken?.kind === 'applied' ? innerPages(design).map(({ id }) => id) : []) {
      const put =
        taken?.kind === 'applied' && photoId
          ? applyEdit(taken.next, { cmd: 'page_add_del_photos', pageId, add: [photoId], del: [] }, world)
          : undefined
      for (const [done, of] of [
        [taken, page.id],
        [put, pageId],
      ] as const) {
        if (done && done.kind === 'applied') {
          edits++
          others += done.changed.filter((id) => id !== of).length
        }
      }
    }
  }
  return [
    benchRow(
      { row: `8.11 other pages changed by ${edits} edits`, value: others, unit: 'pages' },
      { measure: 'value', better: 'less', floor: 0, goal: 0 },
    ),
  ]
}

/** Section 2.4g: how many pages change when a book is paginated again without one photo. */
export function repaginationRows(): BenchRow[] {
  const count = 120
  const wanted = Math.round(count / 4.3 / 2) * 2
  const paper = { width: 200, height: 200, gap: 3 }
  const range = { min: wanted - 2, max: wanted + 2, wanted }
  const changed: number[] = []
  for (let run = 0; run < 12; run++) {
    const album = someAlbum(count, 50 + run)
    const gone = Math.floor(seededRandom(run)() * count)
    const before = ourBook(album, paper, MARGIN_WEIGHTS, range).map(photosOf)
    const anchors = new Set(before.map(([first = 0]) => (first > gone ? first - 1 : first)))
    const rest = album.filter((_, at) => at !== gone)
    const after = ourBook(rest, paper, MARGIN_WEIGHTS, { ...range, wanted: before.length, anchors }).map(photosOf)
    const pages = new Set(after.map((photos) => photos.map((photo) => (photo >= gone ? photo + 1 : photo)).join()))
    changed.push(before.filter((photos) => !pages.has(photos.join())).length)
  }
  return [
    benchRow(
      { row: '8.12 120 photos, one gone: pages changed', value: mean(changed), unit: 'pages' },
      { measure: 'value', better: 'less', floor: 1.5, goal: 1.5 },
    ),
  ]
}

function photosOf({ cells }: { readonly cells: readonly Cell[] }): number[] {
  return cells.map((cell) => cell.photo).sort((a, b) => a - b)
}

/** Acceptance 18: cells inside the frame, none over another, gaps exact to the micrometre. */
export function exactnessRows(): BenchRow[] {
  const random = seededRandom(18)
  const cases = 100_000
  let faults = 0
  let checked = 0
  while (checked < cases) {
    const count = 1 + Math.floor(random() * 8)
    const frame = {
      width: 60_000 + Math.floor(random() * 300_000),
      height: 60_000 + Math.floor(random() * 300_000),
      gap: Math.floor(random() * 5000),
    }
    const aspects = Float64Array.from(someAspects(count, random))
    const weights = { ...MARGIN_WEIGHTS, maxCrop: random() < 0.3 ? 1 : random() < 0.5 ? 0 : 0.06 }
    const found = bestLayouts(aspects, frame, weights, { best: 20, swaps: 2, seed: checked })
    for (const layout of found) {
      // Each layout is also looked at with its photos in other places: other shapes for the same cuts.
      const names = Array.from({ length: count }, (_, at) => (at + 1) % count)
      const turned = realise(renamed(layout.tree, names), aspects, frame, { ...weights, maxCrop: 1 })
      for (const { cells, cost } of [layout, turned]) {
        checked++
        faults += Number.isFinite(cost) && !isExact(cells, frame) ? 1 : 0
      }
    }
  }
  let crossing = 0
  for (let at = 0; at < cases / 10; at++) {
    const format = {
      page: { width: 100 + Math.floor(random() * 250_000) / 1000, height: 100 + Math.floor(random() * 250_000) / 1000 },
      ...{ bleed: Math.floor(random() * 6), safe: 3 + Math.floor(random() * 8), gutter: 0, dpi: 300 },
    }
    const theme = random() < 0.5 ? aBleedTheme({ maxCrop: random() }) : aTheme({ spreads: true })
    crossing += isExactSpread(format, theme, 0.5 + random() * 4) ? 0 : 1
  }
  return [
    benchRow(
      { row: `8.18 photos over the fold of ${cases / 10} that are not exact`, value: crossing, unit: '' },
      { measure: 'value', better: 'less', floor: 0, goal: 0 },
    ),
    benchRow(
      { row: `8.18 layouts of ${checked} that are not exact`, value: faults, unit: '' },
      { measure: 'value', better: 'less', floor: 0, goal: 0 },
    ),
  ]
}
