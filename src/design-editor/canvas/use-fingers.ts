import { useGesture } from '@use-gesture/react'
import { type RefObject, useRef } from 'react'
import type { Point } from '../../../domain/geometry.ts'
import type { CropHands, GapPull, Gesture, HeldText, SpreadHands, SpreadPinch } from '../../../editor/editor-port.ts'
import { TAP_REACH } from '../hooks/tap-reach.ts'
import type { WriteTouch } from '../text/write-on-canvas.ts'
import { useCropFingers } from './use-crop-fingers.ts'
import { useWriteFingers } from './use-write-fingers.ts'

/**
 * A finger that rests this long on a photo picks it up, ms: long enough that a swipe that begins slowly, or on a phone
 * that is busy, leafs. A mouse need not rest, and what is selected goes along at once where the pages are seen whole.
 */
const PICK_UP_AFTER = 400
/** A flick over this share of the canvas, or this fast in css px per ms, turns the page. */
const SWIPE_SHARE = 0.22
const SWIPE_SPEED = 0.45
/** Two taps within this, ms, look closer or at all again. */
const DOUBLE_TAP = 300

/** What the contacts are doing, from the first that comes to the last that goes. */
type Doing = 'pressing' | 'resting' | 'carrying' | 'placing' | 'pulling' | 'panning' | 'swiping' | 'pinching'

/** Something follows the first finger: whatever a second one does, it does until the first is lifted. */
const HOLDING: readonly Doing[] = ['carrying', 'placing', 'pulling']

interface Fingers {
  readonly host: RefObject<HTMLElement | null>
  /** What they act on: the spread, or the photo that is cropped. */
  hands(): SpreadHands | undefined
  onGesture(gesture: Gesture): void
  /** A finger rests where there is nothing to lift. */
  onRest(at: Point): void
  /** While a photo is cropped. */
  readonly crop: { hands(): CropHands | undefined; onOutside(): void } | undefined
  /** While a text is written. */
  readonly write: WriteTouch | undefined
}

/** Turns what fingers, pen, mouse and wheel do on `host` into gestures on the spread. Decides nothing about the design. */
export function useFingers({ host, hands: handsOf, onGesture, onRest, crop, write }: Fingers): void {
  const pressed = useRef<PointerEvent | null>(null)
  const doing = useRef<Doing>('pressing')
  const text = useRef<HeldText | undefined>(undefined)
  const lastTap = useRef(Number.NEGATIVE_INFINITY)
  const gap = useRef<GapPull | undefined>(undefined)

  const tap = (hands: SpreadHands, event: PointerEvent) => {
    const twice = event.timeStamp - lastTap.current < DOUBLE_TAP && !hands.isOnPhotoOrText(event)
    lastTap.current = event.timeStamp
    if (twice) {
      hands.lookCloser({ x: event.clientX, y: event.clientY })
    } else {
      hands.tap(event)
    }
  }

  /** What a contact begins that has moved, or has rested where it pressed. */
  const begin = (hands: SpreadHands, down: PointerEvent, rests: boolean): Doing => {
    if (hands.isOnControl()) {
      return 'carrying'
    }
    text.current = rests ? undefined : hands.holdText(down)
    if (text.current) {
      return 'placing'
    }
    gap.current = hands.pull(down)
    if (gap.current) {
      return 'pulling'
    }
    // Seen close a photo may fill the canvas: there a finger moves what is seen, whatever is chosen.
    const takesAlong = down.pointerType === 'mouse' || (hands.isOnChosen(down) && !hands.isClose())
    if ((rests || takesAlong) && hands.lift(down)) {
      return 'carrying'
    }
    if (rests && down.pointerType !== 'mouse') {
      // The click that the browser makes of its leaving would be one beside the menu.
      host.current?.addEventListener('touchend', (event) => event.preventDefault(), { once: true, passive: false })
      onRest({ x: down.clientX, y: down.clientY })
      return 'resting'
    }
    return hands.isClose() ? 'panning' : 'swiping'
  }

  /** Turns the page when the finger went far or fast enough, and mostly sideways. */
  const leaf = ({ movement: [x, y], swipe }: Moved, hands: SpreadHands): boolean => {
    const by = x < 0 ? 1 : -1
    const isMeant = swipe[0] !== 0 || Math.abs(x) > (host.current?.clientWidth ?? 0) * SWIPE_SHARE
    const leafs = isMeant && Math.abs(x) > Math.abs(y) && hands.canLeaf(by)
    if (leafs) {
      onGesture({ kind: 'canvas.swiped', by })
    }
    return leafs
  }

  /** Pages seen close go with the finger from its first px, before it is known whether it taps, picks up or moves them. */
  const follow = (event: PointerEvent) => {
    const [hands, down] = [handsOf(), pressed.current]
    if (!hands || !down || crop || write || doing.current !== 'pressing' || event.pointerId !== down.pointerId) {
      return
    }
    const isOnPhoto = down.pointerType === 'mouse' && hands.isOnPhotoOrText(down)
    if (event.buttons !== 0 && !isOnPhoto && hands.movesView(down)) {
      hands.slide(pannedBy(pointOf(down), since(down, event)))
    }
  }

  const cropWith = useCropFingers(crop)
  const writeWith = useWriteFingers(write, handsOf)

  useGesture(
    {
      onPointerDown({ event }) {
        if (event.isPrimary) {
          // The pin of a comment takes the finger itself, what lies on the pages lets it through: nothing below a pin is meant.
          const isOnPin = event.target instanceof Element && event.target.closest('button') !== null
          pressed.current = isOnPin ? null : event
          doing.current = 'pressing'
        }
      },
      onPointerMove({ event }) {
        follow(event)
      },
      onDrag(state) {
        if (cropWith) {
          cropWith.onDrag(state)
          return
        }
        if (writeWith) {
          writeWith.onDrag(state)
          return
        }
        const { event, last, tap: isTap, initial, movement } = state
        const hands = handsOf()
        const down = pressed.current
        if (!hands || !down || doing.current === 'pinching' || !(event instanceof PointerEvent)) {
          return
        }
        const isLost = event.type === 'pointercancel'
        if (isTap && doing.current !== 'carrying' && doing.current !== 'resting') {
          gap.current?.cancel()
          gap.current = undefined
          hands.slide(null)
          if (!isLost) {
            tap(hands, event)
          }
          return
        }
        if (doing.current === 'pressing') {
          doing.current = begin(hands, down, event.type === 'pointerdown')
          if (doing.current === 'carrying') {
            hands.slide(null)
          }
        }
        if (doing.current === 'carrying' || doing.current === 'resting') {
          return
        }
        if (doing.current === 'placing') {
          text.current?.follow({ x: movement[0], y: movement[1] })
          if (last) {
            isLost ? text.current?.cancel() : text.current?.release()
          }
          return
        }
        if (doing.current === 'pulling') {
          gap.current?.to({ x: event.clientX, y: event.clientY })
          if (last) {
            isLost ? gap.current?.cancel() : gap.current?.end()
            gap.current = undefined
          }
          return
        }
        // What a tap may still be is taken off the way of a leaf: it shows nothing before it is meant.
        const pan =
          doing.current === 'panning'
            ? pannedBy(pointOf(down), since(down, event))
            : pannedBy(initial, [movement[0], 0])
        hands.slide(last ? null : pan)
        if (last && !isLost && !leaf(state, hands) && doing.current === 'panning') {
          hands.settle(pan)
        }
      },
      onPinch(state): Point | undefined {
        if (cropWith) {
          return cropWith.onPinch(state)
        }
        const {
          first,
          last,
          origin: [x, y],
          movement: [scale],
          memo,
        } = state
        const hands = handsOf()
        if (!hands || HOLDING.includes(doing.current)) {
          return memo
        }
        doing.current = 'pinching'
        const from: Point = first || !memo ? { x, y } : memo
        const pinch = { from, to: { x, y }, scale }
        hands.slide(last ? null : pinch)
        if (last) {
          hands.settle(pinch)
        }
        return from
      },
      onWheel({ event, last }) {
        const hands = handsOf()
        // The end is told with the event before it, which did its work.
        if (last) {
          return
        }
        if (cropWith) {
          cropWith.onWheel(event)
        } else if (hands?.isClose() && !write && !event.ctrlKey && !event.metaKey) {
          event.preventDefault()
          const { clientX: x, clientY: y, deltaX, deltaY, deltaMode } = event
          const unit = deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1
          hands.settle(pannedBy([x, y], [-deltaX * unit, -deltaY * unit]))
        }
      },
    },
    {
      target: host,
      eventOptions: { passive: false },
      drag: {
        filterTaps: true,
        tapsThreshold: TAP_REACH,
        pointer: { keys: false },
        swipe: SWIPE,
        // What is worked on follows the finger at once.
        ...(crop || write ? { threshold: 0, delay: 0 } : { delay: PICK_UP_AFTER }),
      },
      pinch: { modifierKey: ['ctrlKey', 'metaKey'] },
    },
  )
}

/** Some browsers count the wheel in lines of a text, css px. */
const LINE = 16

const SWIPE = { distance: 3 * TAP_REACH, velocity: SWIPE_SPEED, duration: 1000 }

const pointOf = ({ clientX, clientY }: PointerEvent) => [clientX, clientY] as const
const since = (down: PointerEvent, event: PointerEvent) =>
  [event.clientX - down.clientX, event.clientY - down.clientY] as const

interface Moved {
  readonly movement: readonly [number, number]
  readonly swipe: readonly [number, number]
}

function pannedBy([x, y]: readonly [number, number], [byX, byY]: readonly [number, number]): SpreadPinch {
  return { from: { x, y }, to: { x: x + byX, y: y + byY }, scale: 1 }
}
