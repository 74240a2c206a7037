import type { FullGestureState } from '@use-gesture/react'
import { useRef } from 'react'
import type { Point } from '../../../domain/geometry.ts'
import type { SpreadHands } from '../../../editor/editor-port.ts'
import type { Caret } from '../../../editor/scene/text/caret.ts'
import type { WriteTouch } from '../text/write-on-canvas.ts'

/** Two taps within this choose a word, ms. */
const DOUBLE_TAP = 320

type State = Omit<FullGestureState<'drag'>, 'event'> & { readonly event: unknown }

/** A tap places the caret, a finger that moves chooses, two taps choose a word; beside the text a finger moves the page. */
export function useWriteFingers(
  write: WriteTouch | undefined,
  spread: () => SpreadHands | undefined,
): { onDrag(state: State): void } | undefined {
  const began = useRef<Caret | 'beside'>('beside')
  const lastTap = useRef({ at: -1, time: Number.NEGATIVE_INFINITY })
  if (!write) {
    return undefined
  }
  return {
    onDrag({ first, last, tap, pinching, xy, initial, movement, event }) {
      const hands = write.hands()
      if (!hands || pinching || !(event instanceof PointerEvent)) {
        return
      }
      const at = pointOf(xy)
      const isLost = event.type === 'pointercancel'
      if (first) {
        const start = pointOf(initial)
        began.current = hands.isOutside(start) ? 'beside' : hands.caretAt(start)
      }
      const from = began.current
      if (from === 'beside') {
        if (last && tap && !isLost) {
          spread()?.slide(null)
          write.onOutside()
        } else {
          pan(spread(), pointOf(initial), pointOf(movement), last, tap)
        }
        return
      }
      if (!tap) {
        write.onChoose(from, hands.caretAt(at))
      } else if (last && !isLost) {
        const twice = lastTap.current.at === from.at && event.timeStamp - lastTap.current.time < DOUBLE_TAP
        lastTap.current = { at: from.at, time: event.timeStamp }
        twice ? write.onWord(from) : write.onChoose(from, from)
      }
    },
  }
}

function pan(hands: SpreadHands | undefined, from: Point, by: Point, last: boolean, tap: boolean): void {
  const pinch = { from, to: { x: from.x + by.x, y: from.y + by.y }, scale: 1 }
  hands?.slide(last || tap ? null : pinch)
  if (last && !tap) {
    hands?.settle(pinch)
  }
}

function pointOf([x, y]: readonly [number, number]): Point {
  return { x, y }
}
