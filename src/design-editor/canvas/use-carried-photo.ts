import { useRef } from 'react'
import type { Point } from '../../../domain/geometry.ts'
import { asId, type PageId } from '../../../domain/ids.ts'

/** A photo that is held over a page of the strip for so long opens it, ms. */
const OPEN_AFTER = 450

/** Watches a carried photo over the page strip. */
export interface CarriedPhoto {
  over(at: Point): void
  /** The photo is put down. The page of the strip below it, if any. */
  end(at: Point): PageId | undefined
}

export function useCarriedPhoto(open: (pageId: PageId) => void): CarriedPhoto {
  const held = useRef<{ element: HTMLElement; timer: number } | null>(null)
  const leave = () => {
    if (held.current) {
      window.clearTimeout(held.current.timer)
      delete held.current.element.dataset['over']
      held.current = null
    }
  }
  return {
    over(at) {
      const element = stripPageAt(at)
      if (element === held.current?.element) {
        return
      }
      leave()
      const pageId = element?.dataset['stripPage']
      if (element && pageId) {
        element.dataset['over'] = 'true'
        held.current = { element, timer: window.setTimeout(() => open(asId<PageId>(pageId)), OPEN_AFTER) }
      }
    },
    end(at) {
      const pageId = stripPageAt(at)?.dataset['stripPage']
      leave()
      return pageId ? asId<PageId>(pageId) : undefined
    },
  }
}

function stripPageAt({ x, y }: Point): HTMLElement | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-strip-page]') ?? undefined
}
