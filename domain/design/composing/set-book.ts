import type { Box } from '../../geometry.ts'
import type { LayoutWeights } from '../../layout/layout-policy.ts'
import { lookAlike } from '../../photo/likeness.ts'
import type { Steps } from '../../steps.ts'
import { AT_AN_EDGE, IN_MARGINS, OFF_THE_SHEET } from './alone.ts'
import type { PageOption, Unit } from './course.ts'
import type { PageRoom } from './page-room.ts'
import { aloneSet, type SetPage, severalSet, shownIn } from './set-page.ts'
import type { SeveralKind } from './several.ts'
import { alikeCost, isSoft, ppiIn, type WeightedPhoto } from './worth.ts'

export interface SetRequest {
  readonly units: readonly Unit[]
  readonly photos: readonly WeightedPhoto[]
  /** The room of a page by its number from 1 on, below the head where a chapter's words stand on it. */
  readonly roomOf: (index: number, option: PageOption, place: number) => PageRoom
  readonly weights: LayoutWeights
  readonly sheetWeights: LayoutWeights
  readonly seed: number
}

/** A page as it was chosen, and where its photos begin. */
export interface ChosenComposition {
  readonly option: PageOption
  readonly place: number
  readonly set: SetPage
}

const COST = {
  sameName: 2.5,
  sharedLine: -0.16,
  bothAtFold: 100,
  /** White beside white: two photos of an opening that both leave much of their block. */
  bothWhite: 0.3,
} as const

/** A single photo at the very box of so many others: the whole block once again is calm, where a book has pages for it; the rest is dull. */
const SAME_BOX = { block: 0.06, other: 1, tooMany: 1.4, share: 0.1 } as const

const EMPTY: SetPage = { boxes: [], touchesFold: false, cost: 0, name: 'words' }

/** The book as far as it is set: what it costs, what its last opening is called, which boxes single photos stood in. */
interface Course {
  readonly cost: number
  readonly name: string
  readonly pages: Pages | undefined
  readonly used: Used | undefined
}

interface Pages {
  readonly chosen: readonly ChosenComposition[]
  readonly before: Pages | undefined
}

interface Used {
  readonly box: AloneBox
  readonly before: Used | undefined
}

/**
 * So many ways to set the book go on, of which no two end in openings of one name; so many ways to set an opening of one name are
 * tried: all windows of two single photos that face each other, as the book may have had most of them.
 */
const BEAM = 6
const OF_ONE_NAME = 60

/**
 * The pages of a course as they look: of each opening the two that go best together, that share a line, that do not repeat
 * the opening before, and whose boxes the book has not seen yet. The whole book is weighed: what an opening takes, the next have not.
 */
export function* setBook(request: SetRequest): Steps<ChosenComposition[]> {
  const total = request.units.reduce((sum, { second }) => sum + (second ? 2 : 1), 0)
  let courses: Course[] = [{ cost: 0, name: '', pages: undefined, used: undefined }]
  let index = 1
  for (const unit of request.units) {
    const openings = yield* openingsOf(unit, index, request)
    courses = goneOn(courses, openings, total * SAME_BOX.share)
    index += unit.second ? 2 : 1
  }
  const pages: (readonly ChosenComposition[])[] = []
  for (let at = courses[0]?.pages; at; at = at.before) {
    pages.unshift(at.chosen)
  }
  return pages.flat()
}

/** One way to set an opening. */
interface SetOpening {
  readonly chosen: readonly ChosenComposition[]
  readonly cost: number
  readonly name: string
  readonly boxes: readonly AloneBox[]
}

function* openingsOf(unit: Unit, index: number, request: SetRequest): Steps<SetOpening[]> {
  const options = unit.second ? [unit.first, unit.second] : [unit.first]
  const places = [unit.from, unit.first.to]
  if (unit.first.look === 'fold') {
    const chosen = options.map((option) => ({ option, place: unit.from, set: EMPTY }))
    return [{ chosen, cost: 0, name: 'fold', boxes: [] }]
  }
  const rooms = options.map((option, at) => request.roomOf(index + at, option, places[at] as number))
  const sets = options.map((option, at) => setsOf(option, places[at] as number, rooms[at] as PageRoom, request))
  const [firsts = [EMPTY], seconds = [EMPTY]] = sets
  const runs = options.map(({ length }, at) => {
    const start = (places[at] as number) >> 1
    return request.photos.slice(start, start + length)
  })
  const alike = looksAcross(runs)
  const byName = new Map<string, { readonly pair: readonly [SetPage, SetPage]; readonly cost: number }[]>()
  for (const first of firsts) {
    yield
    for (const second of seconds) {
      const name = namesOf(first, second)
      const cost =
        first.cost + second.cost + together(first, second, rooms) + (alike ? alikeAcross(first, second, runs) : 0)
      const known = byName.get(name) ?? []
      byName.set(name, known)
      let at = known.length
      while (at > 0 && cost < (known[at - 1]?.cost ?? 0)) {
        at--
      }
      if (at < OF_ONE_NAME) {
        known.splice(at, 0, { pair: [first, second], cost })
        known.length = Math.min(known.length, OF_ONE_NAME)
      }
    }
  }
  return [...byName].flatMap(([name, known]) =>
    known.map(({ pair, cost }) => ({
      chosen: options.map((option, at) => ({ option, place: places[at] as number, set: pair[at] as SetPage })),
      boxes: options.flatMap((_, at) => aloneBox(pair[at] as SetPage, rooms[at] as PageRoom) ?? []),
      ...{ cost, name },
    })),
  )
}

/** The cheapest books that go on with an opening. */
function goneOn(courses: readonly Course[], openings: readonly SetOpening[], blocks: number): Course[] {
  const best = new Map<string, Course>()
  for (const course of courses) {
    for (const { chosen, cost, name, boxes } of openings) {
      let used = course.used
      let total = course.cost + cost + (name === course.name ? COST.sameName : 0)
      for (const box of boxes) {
        total += againCost(box, used, blocks)
        used = { box, before: used }
      }
      if (total < (best.get(name)?.cost ?? Number.POSITIVE_INFINITY)) {
        best.set(name, { cost: total, name, pages: { chosen, before: course.pages }, used })
      }
    }
  }
  return [...best.values()].sort((a, b) => a.cost - b.cost).slice(0, BEAM)
}

function againCost(box: AloneBox, used: Used | undefined, blocks: number): number {
  let times = 0
  for (let at = used; at; at = at.before) {
    times += isOneBox(at.box, box) ? 1 : 0
  }
  return box.isBlock
    ? times < blocks
      ? SAME_BOX.block * times
      : SAME_BOX.tooMany
    : Math.min(2, times) * SAME_BOX.other
}

function setsOf(option: PageOption, place: number, room: PageRoom, request: SetRequest): SetPage[] {
  const start = place >> 1
  const run = request.photos.slice(start, start + option.length)
  const [only] = run
  if (!only) {
    return [EMPTY]
  }
  if (run.length === 1) {
    const kinds = option.look === 'full' ? OFF_THE_SHEET : [...IN_MARGINS, ...AT_AN_EDGE]
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

function together(first: SetPage, second: SetPage, rooms: readonly PageRoom[]): number {
  return (
    (first.touchesFold && second.touchesFold ? COST.bothAtFold : 0) +
    (shareLine(first, second) ? COST.sharedLine : 0) +
    COST.bothWhite * Math.min(whiteOf(first, rooms[0]), whiteOf(second, rooms[1]))
  )
}

/** Whether a photo of a page looks like one of the page that faces it. */
function looksAcross([one = [], two = []]: readonly (readonly WeightedPhoto[])[]): boolean {
  return one.some(({ photo }) => two.some((other) => lookAlike(photo, other.photo)))
}

/** What it costs that photos of facing pages look alike and have nearly one size. */
function alikeAcross(
  first: SetPage,
  second: SetPage,
  [one = [], two = []]: readonly (readonly WeightedPhoto[])[],
): number {
  const [a, b] = [shownIn(first.boxes, one), shownIn(second.boxes, two)]
  return alikeCost([...a, ...b]) - alikeCost(a) - alikeCost(b)
}

/** What a single photo leaves of its block. */
function whiteOf({ boxes: [box, other] }: SetPage, room: PageRoom | undefined): number {
  return box && !other && room
    ? Math.max(0, 1 - (box.width * box.height) / (room.inside.width * room.inside.height))
    : 0
}

/** Lines nearer than this are one, mm. */
const ONE_LINE = 0.2

/** Whether photos of both pages begin, end or have their middle at one height. */
function shareLine(first: SetPage, second: SetPage): boolean {
  return first.boxes.some((a) => second.boxes.some((b) => lieInOneLine(a, b)))
}

function lieInOneLine(a: Box, b: Box): boolean {
  const [end, other] = [a.y + a.height, b.y + b.height]
  return (
    isOneLine(a.y, b.y) ||
    isOneLine(a.y, other) ||
    isOneLine(end, b.y) ||
    isOneLine(end, other) ||
    isOneLine(a.y + a.height / 2, b.y + b.height / 2)
  )
}

const isOneLine = (a: number, b: number) => Math.abs(a - b) < ONE_LINE

/** The box of a page of one photo, as it stands inside the inner margin of either side. */
interface AloneBox extends Box {
  readonly isBlock: boolean
}

function aloneBox({ boxes: [box, other] }: SetPage, { side, format, inside }: PageRoom): AloneBox | undefined {
  if (!box || other) {
    return undefined
  }
  const runsOff = box.x < 0 || box.x + box.width > format.page.width
  const x = runsOff || side === 'left' ? box.x : box.x - format.gutter
  const isBlock = Math.abs(box.width - inside.width) + Math.abs(box.height - inside.height) < 1
  return { ...box, x, isBlock }
}

/** Boxes nearer than this are one to a reader, mm. */
const ONE_BOX = 3

function isOneBox(a: AloneBox, b: AloneBox): boolean {
  return (
    Math.abs(a.x - b.x) < ONE_BOX &&
    Math.abs(a.y - b.y) < ONE_BOX &&
    Math.abs(a.width - b.width) < ONE_BOX &&
    Math.abs(a.height - b.height) < ONE_BOX
  )
}
