import type { Box } from '../../geometry.ts'
import type { LayoutWeights } from '../../layout/layout-policy.ts'
import { IN_MARGINS } from './alone.ts'
import type { PageOption, Unit } from './course.ts'
import type { PageRoom } from './page-room.ts'
import { aloneSet, type SetPage, severalSet } from './set-page.ts'
import type { SeveralKind } from './several.ts'
import { isSoft, ppiIn, type Wished } from './worth.ts'

export interface SetRequest {
  readonly units: readonly Unit[]
  readonly photos: readonly Wished[]
  /** The room of a page by its number from 1 on, below the head where a chapter's words stand on it. */
  readonly roomOf: (index: number, option: PageOption, place: number) => PageRoom
  readonly weights: LayoutWeights
  readonly sheetWeights: LayoutWeights
  readonly seed: number
}

/** A page as it was chosen, and where its photos begin. */
export interface Chosen {
  readonly option: PageOption
  readonly place: number
  readonly set: SetPage
}

const COST = {
  /** A single photo at the very box of one, two, three pages before it: a block again is calm, the same again is dull. */
  sameBox: [0, 0.2, 0.7, 1.3],
  sameName: 1.2,
  sharedLine: -0.16,
  bothAtFold: 100,
} as const

const EMPTY: SetPage = { boxes: [], touchesFold: false, cost: 0, name: 'words' }

/**
 * The pages of a course as they look: of each opening the two that go best together, that share a line, that do not repeat
 * the opening before, and whose boxes the book has not seen yet.
 */
export function setBook(request: SetRequest): Chosen[] {
  const pages: Chosen[] = []
  const used = new BoxesUsed()
  let before = ''
  for (const unit of request.units) {
    const index = pages.length + 1
    const options = unit.second ? [unit.first, unit.second] : [unit.first]
    const places = [unit.from, unit.first.to]
    if (unit.first.look === 'fold') {
      pages.push(...options.map((option) => ({ option, place: unit.from, set: EMPTY })))
      before = 'fold'
      continue
    }
    const rooms = options.map((option, at) => request.roomOf(index + at, option, places[at] as number))
    const sets = options.map((option, at) => setsOf(option, places[at] as number, rooms[at] as PageRoom, request))
    const [firsts = [EMPTY], seconds = [EMPTY]] = sets
    let best: readonly [SetPage, SetPage] = [firsts[0] ?? EMPTY, seconds[0] ?? EMPTY]
    let least = Number.POSITIVE_INFINITY
    for (const first of firsts) {
      for (const second of seconds) {
        const cost =
          first.cost +
          second.cost +
          used.times(first, rooms[0]) +
          used.times(second, rooms[1]) +
          together(first, second, before)
        if (cost < least) {
          least = cost
          best = [first, second]
        }
      }
    }
    before = namesOf(best[0], best[1])
    for (const [at, option] of options.entries()) {
      const set = best[at] as SetPage
      used.add(set, rooms[at] as PageRoom)
      pages.push({ option, place: places[at] as number, set })
    }
  }
  return pages
}

function setsOf(option: PageOption, place: number, room: PageRoom, request: SetRequest): SetPage[] {
  const start = place >> 1
  const run = request.photos.slice(start, start + option.length)
  const [only] = run
  if (!only) {
    return [EMPTY]
  }
  if (run.length === 1) {
    const kinds = option.look === 'full' ? (['full'] as const) : IN_MARGINS
    return kinds.flatMap((kind) => {
      const set = aloneSet(kind, only, room)
      const [box] = set?.boxes ?? []
      return set && box && (kind === 'plate' || !isSoft(ppiIn(only.photo, box))) ? [set] : []
    })
  }
  const kind = kindOf(option)
  const weights = kind === 'sheet' ? request.sheetWeights : request.weights
  const sets = severalSet(kind, run, room, weights, request.seed + start)
  return cheapest(sets.length > 0 ? sets : severalSet('grid', run, room, request.weights, request.seed + start), MOST)
}

/** So many ways to set a page are tried beside those of the page that faces it. */
const MOST = 20

function cheapest(sets: SetPage[], most: number): SetPage[] {
  return sets
    .map((set, at) => ({ set, at }))
    .sort((a, b) => a.set.cost - b.set.cost || a.at - b.at)
    .slice(0, most)
    .map(({ set }) => set)
}

function kindOf({ look }: PageOption): SeveralKind {
  return look === 'sheet' ? look : 'grid'
}

function namesOf(first: SetPage, second: SetPage): string {
  return [first.name, second.name].sort().join(' + ')
}

function together(first: SetPage, second: SetPage, before: string): number {
  return (
    (first.touchesFold && second.touchesFold ? COST.bothAtFold : 0) +
    (namesOf(first, second) === before ? COST.sameName : 0) +
    (shareLine(first, second) ? COST.sharedLine : 0)
  )
}

/** Lines nearer than this are one, mm. */
const ONE_LINE = 0.2

/** Whether photos of both pages begin, end or have their middle at one height. */
function shareLine(first: SetPage, second: SetPage): boolean {
  return first.boxes.some((a) =>
    second.boxes.some((b) =>
      linesOf(a).some((line, at) =>
        linesOf(b).some((other, its) => (at === 2) === (its === 2) && Math.abs(line - other) < ONE_LINE),
      ),
    ),
  )
}

const linesOf = ({ y, height }: Box) => [y, y + height, y + height / 2]

/** The boxes of pages of one photo, as they stand inside the inner margin of either side. */
class BoxesUsed {
  private readonly boxes: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }[] = []

  times(set: SetPage, room: PageRoom | undefined): number {
    const own = room && boxIn(set, room)
    if (!own) {
      return 0
    }
    const near = (a: number, b: number) => Math.abs(a - b) < 0.6
    const same = this.boxes.filter(
      (box) => near(box.x, own.x) && near(box.y, own.y) && near(box.width, own.width) && near(box.height, own.height),
    )
    return COST.sameBox[Math.min(3, same.length)] ?? 0
  }

  add(set: SetPage, room: PageRoom): void {
    const own = boxIn(set, room)
    if (own) {
      this.boxes.push(own)
    }
  }
}

function boxIn({ boxes: [box, other] }: SetPage, { side, format }: PageRoom) {
  if (!box || other) {
    return undefined
  }
  const runsOff = box.x < 0 || box.x + box.width > format.page.width
  return { ...box, x: runsOff || side === 'left' ? box.x : box.x - format.gutter }
}
