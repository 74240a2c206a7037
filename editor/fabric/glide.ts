import type { Point } from '../../domain/geometry.ts'
import type { Viewport } from '../editor-port.ts'

/** How long the spread takes to come closer, ms. */
const CALM = 200
const EASE = 'cubic-bezier(0.2, 0, 0, 1)'

/** What is animated: `layer` holds the canvases as they are seen now, in `host`. */
interface GlideSetup {
  readonly host: HTMLElement
  readonly layer: HTMLElement
  /** The pages as they are painted. */
  readonly painted: HTMLCanvasElement
  view(): Viewport
}

/**
 * The spread on its way from one view to another.
 *
 * It is only seen to move: everything lies where it will be from the first moment, so that whoever touches it touches what
 * is meant, and the way is over at once. Where motion is not wished there is none.
 */
export function glide({ host, layer, painted, view }: GlideSetup) {
  let from: Viewport | undefined
  let moving: Animation[] = []
  let behind: HTMLCanvasElement | undefined

  const corner = (): Point => {
    const { left, top } = host.getBoundingClientRect()
    return { x: left, y: top }
  }
  /** The layer as it was seen before, and what was painted then as it will be seen. */
  const ways = () => {
    const now = view()
    const { x, y } = corner()
    const before = from && { ...from, left: from.left - x, top: from.top - y }
    return before && { back: between(now, before), on: between(before, now) }
  }
  const end = () => {
    from = undefined
    for (const one of moving) {
      one.cancel()
    }
    moving = []
    behind?.remove()
    if (behind) {
      behind.width = 0
    }
    behind = undefined
  }
  host.addEventListener('pointerdown', end, { capture: true })

  return {
    /** Remembers what is seen; `begin` starts there. With `whole`, what lies beyond the new view is seen on the way. */
    remember(whole: boolean): () => void {
      end()
      if (host.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? true) {
        return () => undefined
      }
      const { x, y } = corner()
      const before = { ...view(), left: view().left + x, top: view().top + y }
      const copy = whole ? copyOf(painted) : undefined
      return () => {
        from = before
        const way = ways()
        if (!way) {
          return
        }
        const options = { duration: CALM, easing: EASE, fill: 'backwards' } as const
        moving = [layer.animate([{ transform: way.back }, { transform: 'none' }], options)]
        if (copy) {
          behind = copy
          layer.before(copy)
          moving.push(copy.animate([{ transform: 'none' }, { transform: way.on }], options))
        }
        const [first] = moving
        if (first) {
          first.onfinish = end
        }
      }
    },
    /** The view has changed on the way. */
    follow() {
      const way = moving.length > 0 ? ways() : undefined
      const keyframes = way && [
        [{ transform: way.back }, { transform: 'none' }],
        [{ transform: 'none' }, { transform: way.on }],
      ]
      moving.forEach((one, index) => {
        const { effect } = one
        if (keyframes && effect instanceof KeyframeEffect) {
          effect.setKeyframes(keyframes[index] ?? null)
        }
      })
    },
    dispose() {
      end()
      host.removeEventListener('pointerdown', end, { capture: true })
    },
  }
}

/** What is painted as seen from `painted`, moved so that it lies as seen from `seen`. */
function between(painted: Viewport, seen: Viewport): string {
  const scale = seen.scale / painted.scale
  return `translate(${seen.left - painted.left * scale}px, ${seen.top - painted.top * scale}px) scale(${scale})`
}

function copyOf(painted: HTMLCanvasElement): HTMLCanvasElement {
  const copy = painted.ownerDocument.createElement('canvas')
  copy.width = painted.width
  copy.height = painted.height
  copy.setAttribute('aria-hidden', 'true')
  copy.style.cssText = `position:absolute;left:0;top:0;width:${painted.clientWidth}px;height:${painted.clientHeight}px;max-width:none;transform-origin:0 0;pointer-events:none;`
  copy.getContext('2d')?.drawImage(painted, 0, 0)
  return copy
}
