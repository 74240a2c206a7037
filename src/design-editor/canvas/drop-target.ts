import type { SlotAddress } from '../../../domain/design/design.ts'
import type { Point } from '../../../domain/geometry.ts'
import { asId, type PageId, type SlotId } from '../../../domain/ids.ts'

/** What lies under a photo that is let go. */
export type DropTarget =
  | { readonly kind: 'slot'; readonly at: SlotAddress }
  | { readonly kind: 'page'; readonly pageId: PageId }
  | { readonly kind: 'tray' }

/** What a photo would be dropped on; the element is where that is shown. */
export function dropTargetAt(at: Point): { readonly target: DropTarget; readonly element: HTMLElement } | undefined {
  const touched = document.elementFromPoint(at.x, at.y)
  const tray = touched?.closest<HTMLElement>('[data-tray]')
  if (tray) {
    return { target: { kind: 'tray' }, element: tray }
  }
  const stripPage = touched?.closest<HTMLElement>('[data-strip-page]')
  if (stripPage) {
    return { target: pageTarget(stripPage.dataset['stripPage']), element: stripPage }
  }
  const slot = under<HTMLElement>('[data-slot][data-on-page]', at)
  if (slot) {
    const { slot: slotId, onPage: pageId } = slot.dataset
    return {
      target: { kind: 'slot', at: { pageId: asId<PageId>(pageId ?? ''), slotId: asId<SlotId>(slotId ?? '') } },
      element: slot,
    }
  }
  const page = under<HTMLElement>('[data-page]', at)
  return page && { target: pageTarget(page.dataset['page']), element: page }
}

/** Where that is shown on the canvas. */
export function placeOnCanvas(target: Exclude<DropTarget, { kind: 'tray' }>): HTMLElement | undefined {
  const wanted = target.kind === 'slot' ? target.at.slotId : target.pageId
  const selector = target.kind === 'slot' ? '[data-slot][data-on-page]' : '[data-page]'
  return [...document.querySelectorAll<HTMLElement>(selector)].find(({ dataset }) =>
    target.kind === 'slot'
      ? dataset['slot'] === wanted && dataset['onPage'] === target.at.pageId
      : dataset['page'] === wanted,
  )
}

function pageTarget(pageId: string | undefined): DropTarget {
  return { kind: 'page', pageId: asId<PageId>(pageId ?? '') }
}

/** What lies on the canvas lets fingers through, so that it is not found by the browser. */
function under<Found extends HTMLElement>(selector: string, { x, y }: Point): Found | undefined {
  return [...document.querySelectorAll<Found>(selector)].find((element) => {
    const box = element.getBoundingClientRect()
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  })
}
