import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CaptionRole, Design, Page } from '../../../domain/design/design.ts'
import type { PageId } from '../../../domain/ids.ts'

/** What a page is called: the cover, or its number counted from 1. */
export function pageName(design: Design, pageId: PageId): MessageDescriptor {
  const index = design.pages.findIndex((page) => page.id === pageId)
  return index > 0 ? msg`Page ${index}` : msg`Cover`
}

/** The pages in sight and how many there are: "4–5 of 24". */
export function spreadName(design: Design, pageIds: readonly PageId[]): MessageDescriptor {
  const numbers = pageIds.map((id) => design.pages.findIndex((page) => page.id === id)).filter((index) => index > 0)
  const total = design.pages.length - 1
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (first === undefined || last === undefined) {
    return msg`Cover`
  }
  return first === last ? msg`Page ${first} of ${total}` : msg`Pages ${first}–${last} of ${total}`
}

export const ROLE_NAMES: Record<CaptionRole, MessageDescriptor> = {
  title: msg`Title`,
  description: msg`Description`,
  text: msg`Text`,
  spine: msg`Text on the spine`,
}

/** The how-manieth photo of its page, from 1. */
export function photoNumber(page: Page, slotId: string): number {
  return page.slots.findIndex((slot) => slot.id === slotId) + 1
}
