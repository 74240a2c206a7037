import type { PageId } from '../../ids.ts'
import type { PageRun } from '../../layout/pagination.ts'
import { paginate } from '../../layout/pagination.ts'
import type { PhotoFacts, PhotoGroup } from '../../photo/photo.ts'
import type { BookFormat } from '../../product/product.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Band } from '../areas/page-areas.ts'
import { bandFor, headsOf, marginBox } from '../areas/page-areas.ts'
import type { Design } from '../design.ts'
import { allowsSpreads, PANORAMA } from '../placing/over-fold.ts'
import { photoArea, sharpWidth } from '../placing/relayout.ts'
import { mayCrossFold, spreadArea } from '../placing/spread-photo.ts'
import type { PageCountRange } from './page-count.ts'

export interface PlanRequest {
  readonly photos: readonly { readonly photo: PhotoFacts; readonly group: number }[]
  readonly groups: readonly PhotoGroup[]
  readonly book: BookFormat
  readonly theme: Theme
  readonly range: PageCountRange
  readonly seed: number
  readonly nextId: () => PageId
  /** The design that this one takes the place of: its locked pages stay. */
  readonly before?: Pick<Design, 'pages'>
}

type Entry = PlanRequest['photos'][number]

interface Stretch {
  readonly group: number
  readonly opening: boolean
  readonly wide: boolean
  readonly count: number
}

export interface PhotoRun {
  readonly entries: readonly Entry[]
  readonly run: PageRun
  readonly wide: boolean
}

/**
 * Which photos lie on a page together. Groups share no page while there are pages enough, and have their two pages each (A§5).
 */
export function runsOf(taken: readonly Entry[], request: PlanRequest, locked: number, pages: number): PhotoRun[] {
  const { theme, range } = request
  const most = Math.max(1, theme.layout.photosPerPage.max)
  const fewest = (stretches: readonly Stretch[]) =>
    stretches.reduce((sum, { count, wide }) => sum + (wide ? 2 : Math.ceil(count / most)), 0)
  const plain = stretchesOf(taken, () => false)
  const apart = fewest(plain) <= pages
  const panoramas = apart && locked === 0 ? stretchesOf(taken, (entry) => isPanorama(entry, request)) : plain
  const mostWide = Math.floor(range.pages / 4)
  const wides = panoramas.filter(({ wide }) => wide).length
  const stretches = wides <= mostWide && fewest(panoramas) <= pages ? panoramas : plain
  const wide = stretches === panoramas ? wides : 0
  const cut = (own: readonly Stretch[]) => cutRuns(taken, request, { stretches: own, apart, wide, pages, locked })
  const all = new Set(taken.map(({ group }) => group))
  if (!apart || fewest(parted(stretches, all)) > pages) {
    return cut(stretches)
  }
  // Pages that one group gets are another's no more: looked at again until each has its two.
  const single = new Set<number>()
  for (;;) {
    const runs = cut(parted(stretches, single))
    const found = [...singlePages(runs)].filter((group) => !single.has(group))
    if (found.length === 0) {
      return runs
    }
    for (const group of found) {
      single.add(group)
    }
  }
}

interface Cutting {
  readonly stretches: readonly Stretch[]
  /** Groups share no page. */
  readonly apart: boolean
  /** How many photos lie over the fold. */
  readonly wide: number
  readonly pages: number
  readonly locked: number
}

function cutRuns(taken: readonly Entry[], request: PlanRequest, cutting: Cutting): PhotoRun[] {
  const { groups, theme, range, book } = request
  const { stretches, apart, wide, pages, locked } = cutting
  const ofPhoto = stretches.flatMap((stretch, at) => Array.from({ length: stretch.count }, () => at))
  const layoutArea = photoArea(book, theme, 'right')
  const runs = paginate({
    photos: taken.map(({ photo }, at) => ({
      aspect: photo.width / photo.height,
      sharp: sharpWidth(photo, book.dpi),
      ...(photo.takenAt === undefined ? {} : { takenAt: photo.takenAt }),
      group: apart ? (ofPhoto[at] ?? 0) : 0,
    })),
    frame: (at) => {
      const stretch = stretches[at]
      const below = apart && stretch?.opening ? groupHeadOf(request, groups[stretch.group], 'right')?.bottom : undefined
      return photoArea(book, theme, 'right', { below }).frame
    },
    weights: layoutArea.weights,
    pages: {
      ...{ min: Math.max(0, pages - wide), max: pages - wide, wanted: Math.max(1, pages - wide) },
      ...{ multiple: range.multiple, beside: locked + wide },
    },
    perPage: theme.layout.photosPerPage,
  })
  return (runs ?? []).map((run) => ({
    entries: taken.slice(run.from, run.to),
    run,
    wide: apart && stretches[ofPhoto[run.from] ?? -1]?.wide === true,
  }))
}

/** Runs of photos that share no page with others: groups, and the panoramas between them. */
function stretchesOf(taken: readonly Entry[], isWide: (entry: Entry) => boolean): Stretch[] {
  const stretches: Stretch[] = []
  for (const [at, entry] of taken.entries()) {
    const opening = taken[at - 1]?.group !== entry.group
    const last = stretches.at(-1)
    // What opens a group stands below its title, on a page.
    const wide = at > 0 && !opening && isWide(entry)
    if (last && !opening && !wide && !last.wide) {
      stretches[stretches.length - 1] = { ...last, count: last.count + 1 }
    } else {
      stretches.push({ group: entry.group, opening, wide, count: 1 })
    }
  }
  return stretches
}

/** Groups of several photos that lie on one page. */
function singlePages(runs: readonly PhotoRun[]): Set<number> {
  const lying = new Map<number, readonly PhotoRun[]>()
  for (const run of runs) {
    const group = run.entries[0]?.group
    if (group !== undefined) {
      lying.set(group, [...(lying.get(group) ?? []), run])
    }
  }
  return new Set(
    [...lying]
      .filter(([, [run, ...rest]]) => rest.length === 0 && !run?.wide && (run?.entries.length ?? 0) > 1)
      .map(([group]) => group),
  )
}

/**
 * Each group with photos uses its two pages (A§5): one that would lie on a single page is parted in the middle. A group of
 * one photo has a title page or a blank one beside it.
 */
function parted(stretches: readonly Stretch[], groups: ReadonlySet<number>): Stretch[] {
  return stretches.flatMap((stretch) => {
    if (!groups.has(stretch.group) || stretch.count < 2) {
      return [stretch]
    }
    const first = Math.ceil(stretch.count / 2)
    return [
      { ...stretch, count: first },
      { ...stretch, opening: false, count: stretch.count - first },
    ]
  })
}

function isPanorama({ photo }: Entry, request: PlanRequest): boolean {
  return photo.width >= PANORAMA * photo.height && liesOverFold(photo, request)
}

export function liesOverFold(photo: PhotoFacts, { book, theme }: PlanRequest): boolean {
  return allowsSpreads(theme) && mayCrossFold(photo, spreadArea(book, theme, photo.width / photo.height), book)
}

export function groupHeadOf(
  { book, theme }: Pick<PlanRequest, 'book' | 'theme'>,
  group: PhotoGroup | undefined,
  side: 'left' | 'right',
): Band | undefined {
  return group && bandFor(theme, marginBox(book, theme, side), headsOf(group))
}
