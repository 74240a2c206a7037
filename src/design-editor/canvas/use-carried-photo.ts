import { useEffect, useRef } from 'react'
import type { Point } from '../../../domain/geometry.ts'
import { asId, type PageId } from '../../../domain/ids.ts'

/** A photo that is held over a page of the strip for so long opens it, one at the edge of the canvas leafs, ms. */
const OPEN_AFTER = 450
/** So near to its side, css px, a photo is at the edge of the canvas. */
const EDGE = 28

/** Watches a carried photo over the page strip, the edges of the canvas and the tray. */
export interface CarriedPhoto {
  over(at: Point): void
  /** The photo is put down. The page of the strip below it, or the tray, if any. */
  end(at: Point): PageId | 'tray' | undefined
}

export interface Leafing {
  show(pageId: PageId): void
  /** The pages beside those in sight, as they lie there; absent: nothing is leafed. */
  beside?: ((edge: Edge) => PageId | undefined) | undefined
}

export type Edge = 'left' | 'right'

interface Held {
  readonly element: HTMLElement
  readonly edge: Edge | undefined
  timer: number
}

export function useCarriedPhoto({ show, beside }: Leafing): CarriedPhoto {
  const held = useRef<Held | null>(null)
  const latest = useRef({ show, beside })
  useEffect(() => {
    latest.current = { show, beside }
  })
  const leave = () => {
    if (held.current) {
      window.clearTimeout(held.current.timer)
      mark(held.current, false)
      held.current = null
    }
  }
  /** Leafs on for as long as the photo rests at the edge. */
  const leaf = (now: Held, edge: Edge) => {
    const next = latest.current.beside?.(edge)
    if (next) {
      latest.current.show(next)
      now.timer = window.setTimeout(() => leaf(now, edge), 2 * OPEN_AFTER)
    }
  }
  return {
    over(at) {
      waits(true)
      const element = placeAt(at)
      const edge = element?.dataset['edges'] === undefined ? undefined : edgeOf(element, at)
      const over = element && (edge || element.dataset['edges'] === undefined) ? element : undefined
      if (over === held.current?.element && edge === held.current?.edge) {
        return
      }
      leave()
      if (over && (!edge || latest.current.beside?.(edge))) {
        const now: Held = { element: over, edge, timer: 0 }
        const pageId = over.dataset['stripPage']
        now.timer = window.setTimeout(() => {
          if (edge) {
            leaf(now, edge)
          } else if (pageId) {
            latest.current.show(asId<PageId>(pageId))
          }
        }, OPEN_AFTER)
        held.current = now
        mark(now, true)
      }
    },
    end(at) {
      const element = placeAt(at)
      leave()
      waits(false)
      const pageId = element?.dataset['stripPage']
      return pageId ? asId<PageId>(pageId) : element?.dataset['tray'] === undefined ? undefined : 'tray'
    },
  }
}

function mark({ element, edge }: Held, isOver: boolean): void {
  const name = edge ? 'edge' : 'over'
  if (isOver) {
    element.dataset[name] = edge ?? 'true'
  } else {
    delete element.dataset[name]
  }
}

function edgeOf(element: HTMLElement, { x }: Point): Edge | undefined {
  const { left, right } = element.getBoundingClientRect()
  return x < left + EDGE ? 'left' : x > right - EDGE ? 'right' : undefined
}

function placeAt({ x, y }: Point): HTMLElement | undefined {
  const places = '[data-strip-page], [data-tray], [data-edges]'
  return document.elementFromPoint(x, y)?.closest<HTMLElement>(places) ?? undefined
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
