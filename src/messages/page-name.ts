import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CivilMonth } from '../../domain/calendar/calendar-settings.ts'
import type { CaptionRole, Page, Panel, Slot } from '../../domain/design/design.ts'
import { asId, type PageId, type SlotId } from '../../domain/ids.ts'

/** The pages of a design, as far as their names go. */
export interface NamedPages {
  readonly pages: readonly Pick<Page, 'id' | 'kind' | 'month'>[]
}

/** What a page is called: the cover, or its number counted from 1; of a set of cards the card and its side. */
export function pageName(design: NamedPages, pageId: PageId): MessageDescriptor {
  const index = design.pages.findIndex((page) => page.id === pageId)
  const card = Math.floor(index / 2) + 1
  switch (designKind(design)) {
    case 'cards':
      return design.pages[index]?.kind === 'back' ? msg`Card ${card}, back` : msg`Card ${card}, front`
    case 'pictures':
      return msg`Picture ${index + 1}`
    case 'calendar':
      return monthLabel(design.pages[index]?.month)
    case 'book':
      return index > 0 ? msg`Page ${index}` : msg`Cover`
  }
}

/** What the pages of a design make together. */
export function designKind(design: NamedPages): 'book' | 'cards' | 'pictures' | 'calendar' {
  if (design.pages.some(({ month }) => month !== undefined)) {
    return 'calendar'
  }
  if (design.pages[0]?.kind === 'cover') {
    return 'book'
  }
  return design.pages.some(({ kind }) => kind === 'back') ? 'cards' : 'pictures'
}

/** The pages in sight and how many there are: "4–5 of 24". */
export function spreadName(design: NamedPages, pageIds: readonly PageId[]): MessageDescriptor {
  if (designKind(design) === 'calendar') {
    return pageName(design, pageIds[0] ?? asId<PageId>(''))
  }
  if (designKind(design) !== 'book') {
    return leafName(design, pageIds)
  }
  const numbers = numbersInSight(design, pageIds)
  const total = design.pages.length - 1
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (first === undefined || last === undefined) {
    return msg`Cover`
  }
  return first === last ? msg`Page ${first} of ${total}` : msg`Pages ${first}–${last} of ${total}`
}

/** The same where there is hardly any room: "4–5 / 24"; of one side of a card which one. */
export function spreadInShort(design: NamedPages, pageIds: readonly PageId[]): MessageDescriptor | string {
  const index = design.pages.findIndex((page) => page.id === pageIds[0])
  const [first, last] = [numbersInSight(design, pageIds)[0], numbersInSight(design, pageIds).at(-1)]
  const [card, cards] = [Math.floor(index / 2) + 1, design.pages.length / 2]
  switch (designKind(design)) {
    case 'calendar':
      return spreadName(design, pageIds)
    case 'pictures':
      return `${index + 1} / ${design.pages.length}`
    case 'book':
      if (first === undefined) {
        return msg`Cover`
      }
      return `${first === last ? first : `${first}–${last}`} / ${design.pages.length - 1}`
    case 'cards':
      if (pageIds.length > 1) {
        return `${card} / ${cards}`
      }
      return design.pages[index]?.kind === 'back' ? msg`${card} / ${cards} back` : msg`${card} / ${cards} front`
  }
}

/** The numbers of inner pages, the lower first: in a book that is bound on the right the later page lies left. */
function numbersInSight(design: NamedPages, pageIds: readonly PageId[]): readonly number[] {
  const numbers = pageIds.map((id) => design.pages.findIndex((page) => page.id === id)).filter((index) => index > 0)
  return numbers.sort((a, b) => a - b)
}

/** "Card 2 of 6", of one side which one. */
function leafName(design: NamedPages, pageIds: readonly PageId[]): MessageDescriptor {
  const index = design.pages.findIndex((page) => page.id === pageIds[0])
  const total = design.pages.length
  if (designKind(design) === 'pictures') {
    return msg`Picture ${index + 1} of ${total}`
  }
  const [card, cards] = [Math.floor(index / 2) + 1, total / 2]
  if (pageIds.length > 1) {
    return msg`Card ${card} of ${cards}`
  }
  return design.pages[index]?.kind === 'back'
    ? msg`Card ${card} of ${cards}, back`
    : msg`Card ${card} of ${cards}, front`
}

/** "May 2027"; the page without a month is the cover. */
function monthLabel(month: CivilMonth | undefined): MessageDescriptor {
  const name = month && MONTH_NAMES[month.month - 1]
  return name ? name(month.year) : msg`Cover`
}

const MONTH_NAMES: readonly ((year: number) => MessageDescriptor)[] = [
  (year) => msg`January ${year}`,
  (year) => msg`February ${year}`,
  (year) => msg`March ${year}`,
  (year) => msg`April ${year}`,
  (year) => msg`May ${year}`,
  (year) => msg`June ${year}`,
  (year) => msg`July ${year}`,
  (year) => msg`August ${year}`,
  (year) => msg`September ${year}`,
  (year) => msg`October ${year}`,
  (year) => msg`November ${year}`,
  (year) => msg`December ${year}`,
]

export const ROLE_NAMES: Record<CaptionRole, MessageDescriptor> = {
  title: msg`Title`,
  description: msg`Description`,
  text: msg`Text`,
  spine: msg`Text on the spine`,
  address: msg`Address`,
}

/** A photo or an empty place among those of its page, which is called `name`. */
export function placeName(page: Page, slotId: SlotId, name: string): MessageDescriptor {
  const [number, total] = [photoNumber(page, slotId), page.slots.length]
  return page.slots.find(({ id }) => id === slotId)?.placement
    ? msg`${name}, photo ${number} of ${total}`
    : msg`${name}, empty space ${number} of ${total}`
}

/** The how-manieth photo of its page, from 1, as the eye finds them. */
export function photoNumber(page: Pick<Page, 'slots'>, slotId: string): number {
  return photoOrder(page).indexOf(slotId) + 1
}

/** The slots of a page as the eye finds them. */
export function photoOrder({ slots }: Pick<Page, 'slots'>): readonly string[] {
  return PANELS.flatMap((panel) => inReadingOrder(slots.filter((slot) => slot.panel === panel))).map(({ id }) => id)
}

/** Of a cover what lies in front comes first. */
const PANELS: readonly Panel[] = ['front', 'spine', 'back']

/**
 * Row by row from the top, in each from the left. What begins a row is highest; with it stand those whose middle is above its
 * foot, so that photos a little out of line are one row.
 */
function inReadingOrder(slots: readonly Slot[]): readonly Slot[] {
  const [highest, ...others] = slots.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
  if (!highest) {
    return []
  }
  const foot = highest.box.y + highest.box.height
  const isBeside = ({ box }: Slot) => box.y + box.height / 2 < foot
  const row = [highest, ...others.filter(isBeside)].toSorted((a, b) => a.box.x - b.box.x || a.box.y - b.box.y)
  return [...row, ...inReadingOrder(others.filter((slot) => !isBeside(slot)))]
}
