import { useEffect, useRef } from 'react'
import type { Point } from '../../../domain/geometry.ts'
import { asId, type PageId } from '../../../domain/ids.ts'

/** A photo that is held over a page of the strip for so long opens it, ms. */
const OPEN_AFTER = 450
/** One that stays at the edge of the canvas for so long leafs, once: another leaf is another stay, ms. */
const LEAF_AFTER = 600
/** So near to its side, css px, or beyond it, a photo is at the edge of the canvas. */
const EDGE = 28
/** So much farther in it has left the edge: no hand is still. */
const CLEAR = 20

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
  /** It lies on no page that it could be taken off. */
  readonly comesOutOfTray?: boolean
}

export type Edge = 'left' | 'right'

interface Held {
  readonly element: HTMLElement
  readonly edge: Edge | undefined
  timer: number
}

export function useCarriedPhoto({ show, beside, comesOutOfTray = false }: Leafing): CarriedPhoto {
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
  /** The photo stays at the edge all the same, which means nothing more. */
  const leaf = (now: Held, edge: Edge) => {
    mark(now, false)
    const next = latest.current.beside?.(edge)
    if (next) {
      latest.current.show(next)
    }
  }
  return {
    over(at) {
      waits(!comesOutOfTray)
      const element = placeAt(at) ?? canvasBeside(at)
      const edge = element?.dataset['edges'] === undefined ? undefined : edgeOf(element, at, held.current?.edge)
      const over = element && (edge || element.dataset['edges'] === undefined) ? element : undefined
      if (over === held.current?.element && edge === held.current?.edge) {
        return
      }
      leave()
      if (over && (!edge || latest.current.beside?.(edge))) {
        const now: Held = { element: over, edge, timer: 0 }
        const pageId = over.dataset['stripPage']
        const open = () => {
          if (edge) {
            leaf(now, edge)
          } else if (pageId) {
            latest.current.show(asId<PageId>(pageId))
          }
        }
        now.timer = window.setTimeout(open, edge ? LEAF_AFTER : OPEN_AFTER)
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

function edgeOf(element: HTMLElement, { x }: Point, before: Edge | undefined): Edge | undefined {
  const { left, right } = element.getBoundingClientRect()
  const reach = (edge: Edge) => (edge === before ? EDGE + CLEAR : EDGE)
  return x < left + reach('left') ? 'left' : x > right - reach('right') ? 'right' : undefined
}

/** The canvas left or right of which that is. */
function canvasBeside({ x, y }: Point): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-edges]')].find((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return y >= top && y <= bottom && (x < left || x > right)
  })
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
