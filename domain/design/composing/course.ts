import { floatAt } from '../../layout/numbers.ts'
import type { Steps } from '../../steps.ts'

/*
 *   page 1 | 2 + 3 | 4 + 5 | ... | last        the units of a book: its openings
 *
 * A place in the album is `2 * photo + 1` where the title of the group that begins there has a page already, else
 * `2 * photo`. A unit leads from place to place; the search keeps, for every place, the cheapest books so far that end in
 * different ways.
 */

/** How a page may be composed: one photo, several, words, nothing. The number tells compositions apart. */
const LOOKS = [...['blank', 'words', 'fold', 'full', 'plate'], ...['pair', 'few', 'many', 'sheet']] as const
export type PageDensity = 'blank' | 'words' | 'fold' | 'full' | 'plate' | 'pair' | 'few' | 'many' | 'sheet'

/** 2: speaks first, 1: speaks, 0: lets the other page speak. */
const LOUDNESS: Readonly<Record<PageDensity, 0 | 1 | 2>> = {
  ...{ blank: 0, words: 0, fold: 2, full: 2, plate: 0 },
  ...{ pair: 1, few: 1, many: 1, sheet: 2 },
}

const BLEEDING: ReadonlySet<PageDensity> = new Set(['fold', 'full', 'sheet'])

/** One way to compose a page of the photos from a place on. */
export interface PageOption {
  readonly look: PageDensity
  /** The place that the next page begins at. */
  readonly to: number
  /** How many photos it shows. */
  readonly length: number
  readonly cost: number
  /** The head of its group stands on it. */
  readonly headed: boolean
}

export interface CourseRequest {
  readonly photos: number
  readonly pages: number
  readonly longest: number
  /** The ways to compose a page that begins at a place. */
  readonly optionsAt: (place: number) => readonly PageOption[]
  /** What the photo at a place costs over both pages of an opening, if it may lie there. */
  readonly foldAt: (place: number) => number | undefined
  /** How clearly an event begins at each photo, 0 to 1. */
  readonly strengths: Float64Array
  /** Whether a photo and the next look alike. */
  readonly looksLikeNext: (photo: number) => boolean
  /** There are fewer photos and words than pages. */
  readonly scarce: boolean
  /** The share of pages that run off the sheet or share a photo: at least, wanted, at most. */
  readonly bleeding: { readonly least: number; readonly most: number }
}

/** The pages of one opening, in reading order; one page alone at the beginning and the end. */
export interface Unit {
  readonly from: number
  readonly first: PageOption
  readonly second?: PageOption
}

interface Opening extends Unit {
  readonly to: number
  readonly cost: number
  readonly pair: number
  readonly loud: number
  readonly bleeds: number
}

interface State {
  readonly place: number
  readonly cost: number
  readonly pair: number
  readonly loud: number
  readonly bleeds: number
  readonly opening: Opening | undefined
  readonly before: State | undefined
}

/** What openings cost that do not go together. */
const COST = {
  twoLoud: 0.35,
  twoDense: 0.12,
  /** Words that face the end of the chapter before. */
  wordsBehind: 0.12,
  /** One loud, one quiet. */
  answer: -0.08,
  /** Twice the same compositions: of several photos they can differ in how they are cut, of one they cannot. */
  alike: { several: 0.8, alone: 1.5 },
  loudAfterLoud: 0.06,
  foldAfterFold: 3,
  /** One large photo that faces a pair or a few: the rhythm of most openings. */
  largeAgainstFew: -0.12,
  eventInOpening: 0.1,
  /** Two photos that look alike, each alone on a page of one opening: one picture twice. */
  twins: 1.5,
  /** Such two, each among others of its page. */
  twinsAmong: 0.9,
  /** The first and the last page: one photo or words; the first may speak, the last lets the book end. */
  denseEnd: 2,
  quietEnd: -0.08,
  loudStart: -0.6,
  /** White where a book begins, where it ends, over a whole opening, only where photos are too few; beside several, which could stand on both pages. A photo alone has the right page. */
  white: { start: 12, end: 8, opening: 12, right: 0.15, several: 6 },
  /** Where photos are too few: words that face no photo of theirs. A chapter begins with one strong photo, below its words or at their right. */
  wordsAlone: 12,
  /** A book that opens with nothing but its title, where a photo below that is good for a page. */
  wordsFirst: 1.5,
} as const

/** How much dearer an opening may be than another of the same photos; more where it bleeds. */
const DEARER = 0.5

/** So many ways to end at a place go on. */
const BEAM = 4

/** How far the photos may run ahead of the pages, or fall behind. */
const AHEAD = { photos: 14, share: 0.06 } as const

/** The best course of a book over all its openings; `undefined` where its photos have no room on so many pages. */
export function* bestCourse(request: CourseRequest): Steps<Unit[] | undefined> {
  const openings = new OpeningTable(request)
  let [low, high] = [-MOST_BIAS, MOST_BIAS]
  let bias = 0
  let best: State | undefined
  let miss = Number.POSITIVE_INFINITY
  const { least, most } = request.bleeding
  for (let trial = 0; trial < TRIALS; trial++) {
    const end = yield* search(request, openings, bias)
    if (!end) {
      return undefined
    }
    const share = end.bleeds / request.pages
    // Too loud is worse than too quiet.
    const off = Math.max(least - share, 2 * (share - most), 0)
    if (off < miss) {
      miss = off
      best = end
    }
    if (off === 0) {
      break
    }
    if (share < least) {
      high = bias
    } else {
      low = bias
    }
    bias = (low + high) / 2
  }
  const units: Unit[] = []
  for (let state = best; state?.opening; state = state.before) {
    units.unshift(state.opening)
  }
  return units
}

/** A price on bleeding pages is looked for, at most so often, until their share is as wanted. */
const TRIALS = 6
const MOST_BIAS = 1.2

function* search(request: CourseRequest, openings: OpeningTable, bias: number): Steps<State | undefined> {
  const { photos, pages, longest } = request
  let states: State[] = [{ place: 0, cost: 0, pair: -1, loud: 0, bleeds: 0, opening: undefined, before: undefined }]
  let done = 0
  while (done < pages) {
    const single = done === 0 || done === pages - 1
    done += single ? 1 : 2
    const ideal = (photos * done) / pages
    const reach = AHEAD.photos + AHEAD.share * photos
    const left = pages - done
    const next: State[][] = []
    const byPlace: (State[] | undefined)[] = []
    for (const state of states) {
      const from = single ? openings.singles(state.place, done === 1) : yield* openings.doubles(state.place)
      for (const opening of from) {
        const at = opening.to >> 1
        if (photos - at <= left * longest && Math.abs(at - ideal) <= reach) {
          const alike = opening.pair !== state.pair ? 0 : isAlone(opening) ? COST.alike.alone : COST.alike.several
          const folds = opening.loud > 3 && state.loud > 3 ? COST.foldAfterFold : 0
          const loud = opening.loud > 2 && state.loud > 2 ? COST.loudAfterLoud + folds : 0
          const cost = state.cost + opening.cost + bias * opening.bleeds + alike + loud
          const known = byPlace[opening.to]
          // Most ways are dearer than those that are known: no state is made for them.
          if (!known || known.length < BEAM || cost < (known[BEAM - 1] as State).cost) {
            const { to: place, pair } = opening
            const ends = { place, cost, pair, loud: opening.loud, bleeds: state.bleeds + opening.bleeds }
            const reached = { ...ends, opening, before: state }
            if (known) {
              keep(known, reached)
            } else {
              const first = [reached]
              byPlace[place] = first
              next.push(first)
            }
          }
        }
      }
    }
    states = next.flat()
  }
  return states.reduce<State | undefined>(
    (best, state) => (state.place === 2 * photos && (!best || state.cost < best.cost) ? state : best),
    undefined,
  )
}

function isAlone({ first, second }: Unit): boolean {
  return first.length <= 1 && (second?.length ?? 0) <= 1
}

/** The cheapest books that end at a place, no two of them with the same last opening. */
function keep(known: State[], state: State): void {
  const same = known.findIndex(({ pair }) => pair === state.pair)
  if (same >= 0) {
    if ((known[same] as State).cost <= state.cost) {
      return
    }
    known.splice(same, 1)
  }
  let at = known.length
  while (at > 0 && state.cost < (known[at - 1] as State).cost) {
    at--
  }
  if (at < BEAM) {
    known.splice(at, 0, state)
    if (known.length > BEAM) {
      known.pop()
    }
  }
}

/** All openings that may begin at a place: for every place they lead to and every pair of compositions, the cheapest. */
class OpeningTable {
  private readonly request: CourseRequest
  private readonly double = new Map<number, readonly Opening[]>()

  constructor(request: CourseRequest) {
    this.request = request
  }

  singles(place: number, isFirst: boolean): readonly Opening[] {
    return this.request.optionsAt(place).map((first) => {
      const loud = LOUDNESS[first.look]
      const start = loud === 2 ? COST.loudStart : 0
      const edge = isFirst ? start : first.look === 'plate' ? COST.quietEnd : 0
      const dense = first.length > 1 ? COST.denseEnd : 0
      const white = first.look === 'blank' ? (isFirst ? COST.white.start : COST.white.end) : 0
      const words = first.look !== 'words' ? 0 : this.request.scarce ? COST.wordsAlone : isFirst ? COST.wordsFirst : 0
      return {
        ...{ from: place, first, to: first.to, cost: first.cost + edge + dense + white + words, loud },
        ...{ pair: pairOf(first.look, 'blank'), bleeds: BLEEDING.has(first.look) ? 1 : 0 },
      }
    })
  }

  *doubles(place: number): Steps<readonly Opening[]> {
    const known = this.double.get(place)
    if (known) {
      return known
    }
    const cheapest = new Map<number, Opening>()
    const add = (opening: Opening) => {
      const key = opening.to * 1024 + opening.pair
      const other = cheapest.get(key)
      if (!other || opening.cost < other.cost) {
        cheapest.set(key, opening)
      }
    }
    const fold = this.request.foldAt(place)
    if (fold !== undefined) {
      const half: PageOption = { look: 'fold', to: place - (place % 2) + 2, length: 1, cost: fold, headed: false }
      add({
        from: place,
        first: half,
        second: half,
        to: half.to,
        cost: fold,
        pair: pairOf('fold', 'fold'),
        loud: 4,
        bleeds: 2,
      })
    }
    for (const first of this.request.optionsAt(place)) {
      yield
      for (const second of this.request.optionsAt(first.to)) {
        const cost = this.costOf(first, second)
        if (cost !== Number.POSITIVE_INFINITY) {
          const bleeds = (BLEEDING.has(first.look) ? 1 : 0) + (BLEEDING.has(second.look) ? 1 : 0)
          const loud = LOUDNESS[first.look] + LOUDNESS[second.look]
          add({ from: place, first, second, to: second.to, cost, pair: pairOf(first.look, second.look), loud, bleeds })
        }
      }
    }
    // Far dearer than another that leads there: no price on bleeding pages makes up for it.
    const least = new Map<number, number>()
    for (const { to, cost } of cheapest.values()) {
      least.set(to, Math.min(cost, least.get(to) ?? cost))
    }
    const openings = [...cheapest.values()].filter(
      ({ to, cost, bleeds }) => cost <= (least.get(to) ?? 0) + DEARER + bleeds * DEARER,
    )
    this.double.set(place, openings)
    return openings
  }

  /** Two shots of a moment that face each other: large ones most of all, small ones where they could share a page. */
  private twinsApart(first: PageOption, second: PageOption): number {
    return first.length === 0 || second.length === 0 || !this.request.looksLikeNext((first.to >> 1) - 1)
      ? 0
      : first.length === 1 && second.length === 1
        ? COST.twins
        : COST.twinsAmong
  }

  private costOf(first: PageOption, second: PageOption): number {
    const [a, b] = [LOUDNESS[first.look], LOUDNESS[second.look]]
    if (first.look === 'full' && second.look === 'full') {
      return Number.POSITIVE_INFINITY
    }
    const event =
      first.to % 2 === 0 && second.length > 0 && first.to >> 1 < this.request.photos
        ? floatAt(this.request.strengths, first.to >> 1)
        : 0
    return (
      first.cost +
      second.cost +
      COST.eventInOpening * event +
      this.twinsApart(first, second) +
      (a === 2 && b === 2 ? COST.twoLoud : 0) +
      (a + b === 2 && a !== b ? COST.answer : 0) +
      (first.length !== second.length && Math.min(first.length, second.length) === 1 ? COST.largeAgainstFew : 0) +
      (second.look === 'words' && first.length > 0 ? COST.wordsBehind : 0) +
      (this.request.scarce && (second.look === 'words' || (first.look === 'words' && second.length !== 1))
        ? COST.wordsAlone
        : 0) +
      (Math.max(first.length, second.length) > 1 && (first.look === 'blank' || second.look === 'blank')
        ? COST.white.several
        : 0) +
      (second.look !== 'blank' ? 0 : first.look === 'blank' ? COST.white.opening : COST.white.right) +
      (first.look === second.look && (first.look === 'many' || first.look === 'sheet') ? COST.twoDense : 0)
    )
  }
}

const NUMBER: ReadonlyMap<string, number> = new Map(LOOKS.map((look, at) => [look, at]))

/** Two compositions, whichever is on the left. */
function pairOf(a: PageDensity, b: PageDensity): number {
  const [one, two] = [NUMBER.get(a) ?? 0, NUMBER.get(b) ?? 0]
  return one < two ? one * 16 + two : two * 16 + one
}
