import type { CoverStyle } from '../../cover-style.ts'
import { type Box, overlap } from '../../geometry.ts'
import type { PhotoBook, PhotoFacts } from '../../photo/photo.ts'
import type { BookFormat } from '../../product/product.ts'
import { coverPlaces } from '../../theme/cover-look.ts'
import type { Theme } from '../../theme/theme.ts'
import { type CoverAreas, rounded } from '../areas/page-areas.ts'
import type { Page } from '../design.ts'
import { type CoverSight, coverPlacement, coverSight, onCover, peopleLost } from './cover-sight.ts'

/** What belongs to a person whose face is seen: hair, shoulders, and all below them, as shares of the face. */
const BODY = { above: 0.4, beside: 0.9, below: 6 } as const

/** A label at a side is so far from it, as a share of the front's width. */
const AT_SIDE = 0.06

/** What it costs that the label lies elsewhere than the look has it: people are worth that, a sleeve is not. */
const ELSEWHERE = 0.08
/** Worse than lying on anybody's clothes: a face that is cut or covered, and people who give way to a photo without any. */
const LOST = 10
const STANDS_IN = 5

interface OnCover {
  readonly book: BookFormat
  readonly theme: Theme
  readonly style: CoverStyle | undefined
}

/** Places for a title: the look's own first. A label on a photo may lie above as well as below, and at either side. */
export function titlePlaces({ title: own, photo }: CoverAreas, { book, theme, style }: OnCover): readonly Box[] {
  const liesOn = photo && overlap(own, photo)
  const isOnPhoto = liesOn && liesOn.width > 0 && liesOn.height > 0
  if (!style || !isOnPhoto || coverPlaces(theme, style).plate?.kind !== 'label') {
    return [own]
  }
  const { page, safe } = book
  const side = Math.max(safe, page.width * AT_SIDE)
  const mirrored = (start: number, size: number, whole: number) => whole - start - size
  const across = [own.x, mirrored(own.x, own.width, page.width), side, page.width - side - own.width]
  const down = [own.y, mirrored(own.y, own.height, page.height)]
  return down.flatMap((y) => across.map((x) => (x === own.x && y === own.y ? own : rounded({ ...own, x, y }))))
}

/** A photo where it lies on a cover. */
interface Shown {
  readonly photo: PhotoFacts
  readonly box: Box
}

/** What a label costs there: how much of it lies on people, and what else it does to them. */
export function titleCost(
  at: { readonly title: Box; readonly own: Box },
  shown: readonly Shown[],
  sight: CoverSight,
  { lost, standsIn }: { readonly lost: number; readonly standsIn: boolean },
): number {
  const people = shown.flatMap(({ photo, box }) =>
    bodiesOf(photo).map((body) => onCover(body, box, coverPlacement(photo, box, sight))),
  )
  const covered = people.reduce((sum, person) => {
    const { width, height } = overlap(at.title, person)
    return sum + Math.max(0, width) * Math.max(0, height)
  }, 0)
  const share = Math.min(1, covered / (at.title.width * at.title.height))
  return lost * LOST + (standsIn ? STANDS_IN : 0) + share + (at.title === at.own ? 0 : ELSEWHERE)
}

function bodiesOf({ focus }: PhotoFacts): Box[] {
  return (focus?.faces ?? []).map(({ x, y, width, height }) => ({
    x: x - width * BODY.beside,
    y: y - height * BODY.above,
    width: width * (1 + 2 * BODY.beside),
    height: Math.min(1 - y, height * (1 + BODY.below)) + height * BODY.above,
  }))
}

/** The place for a title that a cover has not had yet, where it lies on the fewest people; `areas` are those of a cover with one. */
export function quietestTitle(page: Page, areas: CoverAreas, photos: PhotoBook, on: Omit<OnCover, 'style'>): Box {
  const own = areas.title
  const shown = page.slots.flatMap(({ box, placement }): Shown[] => {
    const photo = placement && photos.get(placement.photoId)
    return photo ? [{ photo, box }] : []
  })
  const costed = titlePlaces(areas, { ...on, style: page.coverStyle }).map((title) => {
    const sight = { ...coverSight(page, on.book, on.theme), titles: [title] }
    const lost = shown.reduce((sum, { photo, box }) => sum + peopleLost(photo, box, sight), 0)
    return { title, cost: titleCost({ title, own }, shown, sight, { lost, standsIn: false }) }
  })
  return costed.reduce((best, next) => (next.cost < best.cost ? next : best)).title
}
