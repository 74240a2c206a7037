import { produce } from 'immer'
import type { Design, Page, Placement, Slot, SlotAddress } from '../design.ts'
import { findPage } from '../design.ts'

export interface Found {
  readonly page: Page
  readonly slot: Slot
}

export function findSlot(design: Design, at: SlotAddress): Found | undefined {
  const page = findPage(design, at.pageId)
  const slot = page?.slots.find((each) => each.id === at.slotId)
  return page && slot && { page, slot }
}

/** The pages with one slot changed; pages and slots that it is not stay the same objects. */
export function withSlot(
  pages: readonly Page[],
  at: SlotAddress,
  change: (slot: Slot, page: Page) => Slot,
): readonly Page[] {
  return produce(pages, (drafts) => {
    const page = drafts.find(({ id }) => id === at.pageId)
    const slot = page?.slots.find(({ id }) => id === at.slotId)
    if (page && slot) {
      page.slots[page.slots.indexOf(slot)] = change(slot, page)
    }
  })
}

/** The slot with this photo, or with none. An empty place is never locked: nobody could let it go. */
export function withPlacement(slot: Slot, placement: Placement | undefined): Slot {
  const { placement: _old, ...rest } = slot
  if (!placement) {
    return { ...rest, locked: false }
  }
  const { id, panel, box, fit, locked } = rest
  return { id, panel, box, placement, ...(fit ? { fit } : {}), locked }
}
