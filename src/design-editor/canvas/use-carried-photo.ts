import { useRef } from 'react'
import type { Point } from '../../../domain/geometry.ts'
import { asId, type PageId } from '../../../domain/ids.ts'

/** A photo that is held over a page of the strip for so long opens it, ms. */
const OPEN_AFTER = 450

/** Watches a carried photo over the page strip and the tray. */
export interface CarriedPhoto {
  over(at: Point): void
  /** The photo is put down. The page of the strip below it, or the tray, if any. */
  end(at: Point): PageId | 'tray' | undefined
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
      waits(true)
      const element = placeAt(at)
      if (element === held.current?.element) {
        return
      }
      leave()
      if (element) {
        const pageId = element.dataset['stripPage']
        element.dataset['over'] = 'true'
        const timer = window.setTimeout(() => pageId && open(asId<PageId>(pageId)), OPEN_AFTER)
        held.current = { element, timer }
      }
    },
    end(at) {
      const element = placeAt(at)
      leave()
      waits(false)
      const pageId = element?.dataset['stripPage']
      return pageId ? asId<PageId>(pageId) : element ? 'tray' : undefined
    },
  }
}

function placeAt({ x, y }: Point): HTMLElement | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-strip-page], [data-tray]') ?? undefined
}

/** An empty tray shows itself while there is something to put into it. */
function waits(isCarrying: boolean): void {
  const tray = document.querySelector<HTMLElement>('[data-tray]')
  if (isCarrying) {
    tray?.setAttribute('data-waits', '')
  } else {
    tray?.removeAttribute('data-waits')
  }
}
