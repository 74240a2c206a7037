import { boundaryStrengths } from '../../layout/boundary-strength.ts'
import type { LayoutWeights } from '../../layout/layout-policy.ts'
import { LayoutTable } from '../../layout/layout-table.ts'
import { floatAt } from '../../layout/numbers.ts'
import { rootCost } from '../../layout/page-layout.ts'
import type { Frame } from '../../layout/slicing-tree.ts'
import { mayLead } from '../../photo/photo.ts'
import { fitPlacement } from '../placing/crop.ts'
import { hiddenMarginIn } from '../placing/relayout.ts'
import { type AloneKind, IN_MARGINS, placeAlone } from './alone.ts'
import { type CopyRun, isOnePicture, MOST_COPIES } from './copies.ts'
import type { PageOption } from './course.ts'
import type { PageRoom } from './page-room.ts'
import { boxFor, densityOf, frameOf, SEVERAL } from './several.ts'
import { filledCost, templateCost } from './template-pages.ts'
import {
  emptyCost,
  faceCost,
  isSoft,
  lossCost,
  ppiIn,
  printCost,
  shareOf,
  sizeCost,
  type WeightedPhoto,
} from './worth.ts'

/** A chapter's photos in the order of the book, from photo `from` on. */
export interface ChapterRun {
  readonly from: number
  readonly to: number
  /** It has words to say at its beginning. */
  readonly titled: boolean
  /** The room of its first page below its head. */
  readonly opening: PageRoom
}

export interface OptionRequest {
  readonly photos: readonly WeightedPhoto[]
  readonly chapters: readonly ChapterRun[]
  readonly copies: readonly CopyRun[]
  readonly room: PageRoom
  readonly weights: LayoutWeights
  readonly longest: number
  readonly pages: number
  /** Photos may run off the sheet. */
  readonly runsOff: boolean
  /** Several photos may fill a sheet to its edges: in a theme of margins only where pages are too full for anything else. */
  readonly sheets: 'margins' | 'bleed' | undefined
  readonly blanks: boolean
  /** There are fewer photos and words than pages. */
  readonly scarce: boolean
}

const COST = {
  blank: 3,
  words: 0.02,
  /** A title that has no page of its own: above one photo, above several. */
  headed: 0.06,
  headedSeveral: 0.06,
  eventInside: 0.12,
  /** A photo that has to be smaller among others than they share a page. */
  softAmong: 0.5,
  /** A single strong photo where an event begins. */
  opener: -0.08,
  sheetInMargins: 0.25,
  /** Every photo of a page beyond the fourth. */
  many: 0.2,
  /** What a composition costs beside what it does to its photos: those that are seldom wanted. */
  look: { full: 0.45, plate: 0.1 },
  /** A photo alone in a book of very few to a page, where such pages are much alike, and by how much less for every photo more. */
  alone: { most: 0.6, less: 0.2, least: 0.15 },
  several: { grid: 0, sheet: 0.02 },
  /** A photo that may not lead, alone on its page. */
  leadsNothing: 4,
  /** In a book of fewer photos than pages no more than this: a small photo alone is less bad than a white opening. */
  smallAlone: 2,
  /** Photos of which no template fills the block: most of these pages have a hole. */
  unfilled: 2.5,
  /** Copies of one picture that are parted: the next page shows it again. */
  copiesParted: 1.6,
  /** Two photos of a page are still large. */
  pair: -0.3,
} as const

const ALONE: Readonly<Record<'full' | 'plate', readonly AloneKind[]>> = { full: ['full'], plate: IN_MARGINS }

/** What runs that no tree lays out cost. */
const NO_GOOD_LAYOUT = 2

/** Everything that a page could be, wherever it begins, with what it costs as far as that is seen before it is laid out. */
export class PageOptions {
  readonly strengths: Float64Array
  private readonly request: OptionRequest
  /** Made for the first page that no template suits. */
  private table: LayoutTable | undefined
  private readonly known: (readonly PageOption[] | undefined)[] = []
  private readonly chapterAt: readonly number[]
  private readonly aloneCost: number

  constructor(request: OptionRequest) {
    const { photos, chapters } = request
    this.request = request
    this.aloneCost = Math.max(COST.alone.least, COST.alone.most - (COST.alone.less * photos.length) / request.pages)
    this.strengths = boundaryStrengths(photos.map(({ photo }) => photo.takenAt))
    this.chapterAt = chapters.flatMap(({ from, to }, at) => Array.from({ length: to - from }, () => at))
  }

  release(): void {
    this.table?.release()
  }

  at(place: number): readonly PageOption[] {
    const known = this.known[place]
    if (known) {
      return known
    }
    const options = this.optionsFrom(place)
    this.known[place] = options
    return options
  }

  private optionsFrom(place: number): PageOption[] {
    const { blanks, chapters } = this.request
    const start = place >> 1
    const blank: PageOption[] = blanks ? [{ look: 'blank', to: place, length: 0, cost: COST.blank, headed: false }] : []
    const chapter = chapters[this.chapterAt[start] ?? -1]
    if (!chapter) {
      return blank
    }
    const opens = chapter.from === start && place % 2 === 0
    const headed = opens && chapter.titled
    const words: PageOption[] = headed
      ? [{ look: 'words', to: place + 1, length: 0, cost: COST.words, headed: false }]
      : []
    const room = headed ? chapter.opening : this.request.room
    // A chapter of several photos has two pages.
    const most = opens && chapter.to - chapter.from > 1 ? chapter.to - start - 1 : chapter.to - start
    const copies = this.request.copies.find(({ from, to }) => from <= start && start < to)
    const alike = copies ? Math.min(MOST_COPIES, copies.to - start) : 0
    const pages: PageOption[] = []
    for (let length = 1; length <= Math.min(Math.max(this.request.longest, alike), most); length++) {
      pages.push(...(length === 1 ? this.alone(start, room, headed) : this.several(start, length, room, headed)))
    }
    return [...blank, ...words, ...pages.map((page) => ({ ...page, cost: page.cost + this.partingCost(page.to >> 1) }))]
  }

  /** What it costs that a page ends before a photo: more among copies of one picture. */
  partingCost(next: number): number {
    return this.request.copies.some(({ from, to }) => from < next && next < to) ? COST.copiesParted : 0
  }

  private alone(start: number, room: PageRoom, headed: boolean): PageOption[] {
    const { photos, runsOff, scarce } = this.request
    const wished = photos[start] as WeightedPhoto
    const opens = COST.opener * floatAt(this.strengths, start)
    return (['full', 'plate'] as const).flatMap((look): PageOption[] => {
      if (look === 'full' && (!runsOff || !mayLead(wished.photo))) {
        return []
      }
      const cost = Math.min(...ALONE[look].map((kind) => leastAlone(kind, wished, room)))
      const whole =
        cost +
        COST.look[look] +
        this.aloneCost +
        opens +
        (headed ? COST.headed : 0) +
        (mayLead(wished.photo) ? 0 : COST.leadsNothing)
      return cost < NO_GOOD_LAYOUT || look === 'plate'
        ? [{ look, to: 2 * start + 2, length: 1, cost: scarce ? Math.min(whole, COST.smallAlone) : whole, headed }]
        : []
    })
  }

  private several(start: number, length: number, room: PageRoom, headed: boolean): PageOption[] {
    const { photos, weights, sheets } = this.request
    const run = photos.slice(start, start + length)
    let swallowed = 0
    for (let at = start + 1; at < start + length; at++) {
      swallowed += floatAt(this.strengths, at)
    }
    const facts = run.map(({ photo }) => photo)
    const beside =
      COST.eventInside * swallowed +
      COST.many * (isOnePicture(facts) ? 0 : Math.max(0, length - 4)) +
      (headed ? COST.headedSeveral : 0)
    return SEVERAL.flatMap((kind): PageOption[] => {
      if (kind === 'sheet' && (!sheets || headed || length < LEAST_ON_SHEET)) {
        return []
      }
      const filled =
        weights.maxCrop === 0
          ? Number.POSITIVE_INFINITY
          : (kind === 'sheet' ? templateCost : filledCost)(run, boxFor(kind, room), room.gap, room.format.page)
      // Only templates make copies small enough to be more than the look has of other photos.
      if (!Number.isFinite(filled) && length > this.request.longest) {
        return []
      }
      const inPage = Number.isFinite(filled) ? filled : this.inTrees(start, run, frameOf(kind, room), room)
      const unusual = kind === 'sheet' && sheets === 'margins' ? COST.sheetInMargins : 0
      const cost = inPage + beside + COST.several[kind] + unusual + (length === 2 ? COST.pair : 0)
      return [{ look: densityOf(kind, length), to: 2 * (start + length), length, cost, headed }]
    })
  }

  /** What no template suits. */
  private inTrees(start: number, run: readonly WeightedPhoto[], frame: Frame, room: PageRoom): number {
    const { weights } = this.request
    return this.shapeCost(start, run.length, frame, weights) + this.sizesCost(run, frame, room) + COST.unfilled
  }

  private shapeCost(start: number, length: number, frame: Frame, weights: LayoutWeights): number {
    const { photos, longest, room } = this.request
    this.table ??= new LayoutTable(
      Float64Array.from(photos, ({ aspect }) => aspect),
      new Float64Array(photos.length).fill(1),
      { longest: Math.max(1, longest - 1), detail: photos.length > MANY ? 2 : 3, gap: Math.round(room.gap * 1000) },
    )
    let best = NO_GOOD_LAYOUT
    this.table.scan({ start, length }, frame, length <= 3 ? 99 : 1, (root) => {
      best = Math.min(best, rootCost(root, length, frame, weights))
    })
    return best
  }

  /** What areas cost that the photos of a page would have, were they shared out as wished. */
  private sizesCost(run: readonly WeightedPhoto[], frame: Frame, room: PageRoom): number {
    const { page } = room.format
    const filled = (FILLED * frame.width * frame.height) / 1_000_000 / (page.width * page.height)
    const empty = emptyCost(filled)
    const sum = run.reduce((total, { wish }) => total + wish, 0)
    const mean = sum / run.length
    const shares = run.map(({ wish }) => Math.max(0.5 * mean, Math.min(2 * mean, wish)))
    const total = shares.reduce((all, share) => all + share, 0)
    return run.reduce((cost, wished, at) => {
      const { photo, aspect } = wished
      const share = (filled * (shares[at] as number)) / total
      const width = Math.sqrt(share * page.width * page.height * aspect)
      const ppi = ppiIn(photo, { width, height: width / aspect })
      // A place among others can be made smaller: no wall here.
      return (
        cost +
        sizeCost(share, wished) +
        (isSoft(ppi) ? COST.softAmong : printCost(photo, { width, height: width / aspect }))
      )
    }, empty)
  }
}

/** Trees fill about so much of their frame. */
const FILLED = 0.95

/** Fewer photos do not fill a sheet. */
const LEAST_ON_SHEET = 3

/** A book of very many photos has enough pages to choose from with fewer steps of shape. */
const MANY = 300

/** What the place of a composition costs its only photo. */
function leastAlone(look: AloneKind, wished: WeightedPhoto, room: PageRoom): number {
  const place = placeAlone(look, wished.photo, room)
  // Only whole photos are made smaller until they are sharp.
  return place && (look === 'plate' || !isSoft(ppiIn(wished.photo, place.box)))
    ? aloneCost(wished, place.box, room)
    : Number.POSITIVE_INFINITY
}

export function aloneCost(
  wished: WeightedPhoto,
  box: { x: number; y: number; width: number; height: number },
  { format, inside }: PageRoom,
): number {
  const { photo } = wished
  const { page, safe } = format
  const white = Math.max(0, 1 - (box.width * box.height) / (inside.width * inside.height))
  const { crop } = fitPlacement(
    photo,
    box,
    hiddenMarginIn(box, { x: safe, y: safe, width: page.width - 2 * safe, height: page.height - 2 * safe }),
  )
  const lost = 1 - Math.min(1, crop.width * crop.height)
  return (
    sizeCost(shareOf(box, page), wished) +
    emptyCost(shareOf(box, page)) +
    WHITE * white +
    printCost(photo, box) +
    (lost > MOST_LOST ? NO_GOOD_LAYOUT : lossCost(photo, lost)) +
    faceCost(photo, box, crop, page)
  )
}

/** What of the block a photo alone on its page leaves white. */
const WHITE = 0.7

/** A photo over a whole page loses no more than this. */
const MOST_LOST = 0.38
