import type { FullGestureState } from '@use-gesture/react'
import { useEffect, useRef } from 'react'
import type { Point } from '../../../domain/geometry.ts'
import type { SpreadHands, TextHandle, TextRange, WriteHands } from '../../../editor/editor-port.ts'
import type { Caret } from '../../../editor/scene/text/caret.ts'
import type { WriteTouch } from '../text/write-on-canvas.ts'

/** Two taps within this and so near to each other choose a word; ms, css px. */
const DOUBLE_TAP = 320
const NEAR = 24
/** A finger that rests so long on a word chooses it, ms; it rests while it stays within so many css px. */
const LONG_PRESS = 450
const STILL = 9

type State = Omit<FullGestureState<'drag'>, 'event'> & { readonly event: unknown }

/** What the contact does since it came. */
type Doing =
  | { readonly kind: 'beside' }
  | { readonly kind: 'choosing'; readonly from: Caret }
  /** The word under the finger is chosen, and grows as the finger moves on. */
  | { readonly kind: 'word'; readonly word: TextRange }
  | { readonly kind: 'handle'; readonly handle: TextHandle }

/**
 * A tap places the caret, a contact that moves chooses, two taps or a finger that rests choose a word, handles are pulled;
 * beside the text a finger moves the page.
 */
export function useWriteFingers(
  write: WriteTouch | undefined,
  spread: () => SpreadHands | undefined,
): { onDrag(state: State): void } | undefined {
  const doing = useRef<Doing>({ kind: 'beside' })
  const lastTap = useRef({ at: { x: 0, y: 0 }, time: Number.NEGATIVE_INFINITY })
  const resting = useRef(0)
  const hasMoved = useRef(false)
  useEffect(() => () => window.clearTimeout(resting.current), [])
  if (!write) {
    return undefined
  }

  const begin = (hands: WriteHands, at: Point, isFinger: boolean): Doing => {
    const handle = isFinger ? hands.handleAt(at) : undefined
    hands.touched(isFinger)
    if (!handle && hands.isOutside(at)) {
      return { kind: 'beside' }
    }
    if (isFinger && handle?.fixed === undefined) {
      resting.current = window.setTimeout(() => {
        doing.current = { kind: 'word', word: write.onWord(hands.caretAt(at)) }
      }, LONG_PRESS)
    }
    return handle ? { kind: 'handle', handle } : { kind: 'choosing', from: hands.caretAt(at) }
  }

  const move = (hands: WriteHands, at: Point, isFinger: boolean) => {
    const now = doing.current
    if (now.kind === 'choosing') {
      write.onChoose(now.from, hands.caretAt(at))
    } else if (now.kind === 'word') {
      const { from, to } = now.word
      const caret = hands.caretAt(at)
      write.onChoose(onLower(caret.at < from ? to : from), caret.at < from || caret.at > to ? caret : onLower(to))
    } else if (now.kind === 'handle') {
      const caret = now.handle.caretAt(at)
      const { fixed } = now.handle
      // Two handles never meet: what is chosen stays chosen.
      if (fixed !== caret.at) {
        write.onChoose(fixed === undefined ? caret : onLower(fixed), caret)
      }
    }
    hands.magnify(isFinger ? at : null)
  }

  const tap = (hands: WriteHands, at: Point, time: number) => {
    const now = doing.current
    if (now.kind === 'word' || (now.kind === 'handle' && now.handle.fixed !== undefined)) {
      return
    }
    const last = lastTap.current
    const twice = time - last.time < DOUBLE_TAP && Math.hypot(at.x - last.at.x, at.y - last.at.y) < NEAR
    lastTap.current = { at, time }
    const caret = hands.caretAt(at)
    twice ? write.onWord(caret) : write.onChoose(caret, caret)
  }

  return {
    onDrag({ first, last, tap: isTap, pinching, xy, initial, movement, event }) {
      const hands = write.hands()
      if (!hands || !(event instanceof PointerEvent)) {
        return
      }
      const at = pointOf(xy)
      const isFinger = event.pointerType !== 'mouse'
      const isLost = event.type === 'pointercancel'
      if (first) {
        window.clearTimeout(resting.current)
        hasMoved.current = false
        doing.current = begin(hands, pointOf(initial), isFinger)
      }
      hasMoved.current ||= Math.hypot(...movement) > STILL
      if (last || pinching || hasMoved.current) {
        window.clearTimeout(resting.current)
      }
      if (pinching) {
        hands.magnify(null)
        return
      }
      if (doing.current.kind === 'beside') {
        if (last && isTap && !isLost) {
          spread()?.slide(null)
          write.onOutside()
        } else {
          pan(spread(), pointOf(initial), pointOf(movement), last, isTap)
        }
        return
      }
      if (last) {
        hands.magnify(null)
      }
      if (isTap) {
        if (last && !isLost) {
          tap(hands, at, event.timeStamp)
        }
      } else if (!last && (!isFinger || hasMoved.current)) {
        move(hands, at, isFinger)
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

/** Where a line ends because it is full: at the start of the next. */
function onLower(at: number): Caret {
  return { at, up: false }
}
