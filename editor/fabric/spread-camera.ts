import type { CloseUp } from '../../domain/editing/design-place.ts'
import type { Box, Point, Size } from '../../domain/geometry.ts'
import type { SpreadPinch, SpreadViewOptions, Viewport } from '../editor-port.ts'
import {
  clampedView,
  closeUpOf,
  cropView,
  hasMore,
  viewOf,
  viewOfCloseUp,
  writeView,
  zoomedView,
  zoomOfView,
} from './viewport.ts'
import type { WrittenPlace } from './write-mode.ts'

/** A view this little closer than the whole shows the whole. */
const WHOLE = 1.001

/** Two taps beside everything look so much closer. */
const CLOSER = 2.5

/** What is worked on, which is seen close whatever was looked at before. */
export type WorkedOn =
  | { readonly kind: 'frame'; readonly frame: Box; readonly width: number }
  | ({ readonly kind: 'text' } & WrittenPlace)

interface CameraSetup extends Pick<SpreadViewOptions, 'onLook'> {
  /** Where everything of the spread lies, mm. */
  extent(): Box
  size(): Size
  workedOn(): WorkedOn | undefined
  /** The spread is seen so from now on. */
  onSeen(view: Viewport): void
}

/** Where the spread is seen from: all of it, a part, where the fingers went, or what is worked on. */
export function spreadCamera({ extent, size, workedOn, onSeen, onLook }: CameraSetup) {
  let viewport: Box | 'all' | 'free' = 'all'
  let view: Viewport = { scale: 1, left: 0, top: 0 }
  const zoom = () => zoomOfView(view, extent(), size())

  const see = (wished: Viewport) => {
    // What is worked on may lie in the middle, whatever is then seen beside the pages.
    view = workedOn() ? wished : clampedView(wished, extent(), size())
    onSeen(view)
  }
  /** Shows again what is looked at: after a turn of the phone, a keyboard, a leaf. */
  const look = () => {
    const work = workedOn()
    if (work?.kind === 'frame') {
      see(cropView(work.frame, size(), work.width))
    } else if (work) {
      see(writeView(work, extent(), size()))
    } else {
      see(viewport === 'free' ? view : viewOf(viewport === 'all' ? extent() : viewport, size()))
    }
  }
  /** The view as the fingers left it, css px of the canvas. */
  const settle = ({ from, to, scale }: SpreadPinch) => {
    see(zoomedView(view, { from, to, scale }))
    viewport = zoom() <= WHOLE ? 'all' : 'free'
    onLook?.(viewport === 'free' ? closeUpOf(view, size()) : null)
  }

  return {
    view: () => view,
    look,
    settle,
    pan: ({ x, y }: Point) => see({ ...view, left: view.left + x, top: view.top + y }),
    /** Other pages are shown, which are seen as a whole. */
    reset() {
      const wasCloser = viewport === 'free'
      viewport = 'all'
      look()
      if (wasCloser) {
        onLook?.(null)
      }
    },
    lookAt(where?: Box | CloseUp) {
      if (where && 'scale' in where) {
        see(viewOfCloseUp(where, size()))
        viewport = zoom() <= WHOLE ? 'all' : 'free'
        return
      }
      viewport = where ?? 'all'
      look()
    },
    lookCloser: (at: Point) => settle({ from: at, to: at, scale: zoom() > WHOLE ? 1 / zoom() : CLOSER }),
    /** Work is done that began at `before`. */
    comeBack(before: Viewport) {
      viewport === 'free' ? see(before) : look()
    },
    isClose: () => zoom() > WHOLE,
    canLeaf: (by: 1 | -1) => zoom() <= WHOLE || !hasMore(view, extent(), size(), by),
  }
}
