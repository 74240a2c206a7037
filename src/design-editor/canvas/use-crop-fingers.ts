import type { FullGestureState } from '@use-gesture/react'
import { useRef } from 'react'
import type { Point } from '../../../domain/geometry.ts'
import type { CropHands } from '../../../editor/editor-port.ts'

type State<Kind extends 'drag' | 'pinch'> = Omit<FullGestureState<Kind>, 'event'> & { readonly event: unknown }

interface CropFingers {
  onDrag(state: State<'drag'>): void
  onPinch(state: State<'pinch'>): Point | undefined
  onWheel(event: WheelEvent): void
}

/** One finger moves the photo in its frame, two zoom and turn it too, a tap beside the frame is the end. */
export function useCropFingers(
  crop: { hands(): CropHands | undefined; onOutside(): void } | undefined,
): CropFingers | undefined {
  /** Where one finger began to move the photo: anew after every pinch. */
  const began = useRef<Point | null>(null)
  if (!crop) {
    return undefined
  }
  return {
    onDrag({ first, last, tap, pinching, xy, event }) {
      const hands = crop.hands()
      const at = pointOf(xy)
      if (!hands || hands.isOnControl()) {
        return
      }
      if (first) {
        began.current = null
      }
      if (last && tap && hands.isOutside(at)) {
        hands.release()
        if (!(event instanceof PointerEvent && event.type === 'pointercancel')) {
          crop.onOutside()
        }
        return
      }
      // The end of two fingers is the pinch's own.
      if (pinching) {
        began.current = null
        return
      }
      if (began.current) {
        hands.follow({ from: began.current, to: at, scale: 1, turn: 0 })
      } else {
        began.current = at
        hands.hold()
      }
      if (last) {
        hands.release()
      }
    },
    onPinch({ first, last, origin, movement: [scale, turn], memo }) {
      const hands = crop.hands()
      if (!hands) {
        return memo
      }
      const to = pointOf(origin)
      const from: Point = first || !memo ? to : memo
      if (first) {
        hands.hold()
      }
      hands.follow({ from, to, scale, turn })
      if (last) {
        hands.release()
      }
      return from
    },
    onWheel(event) {
      // With a key it is a pinch.
      if (!event.ctrlKey && !event.metaKey) {
        crop.hands()?.zoom({ x: event.clientX, y: event.clientY }, Math.exp(-event.deltaY / 500))
      }
    },
  }
}

function pointOf([x, y]: readonly [number, number]): Point {
  return { x, y }
}
