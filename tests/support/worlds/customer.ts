import type { Point } from '../../../domain/geometry.ts'

/** A scripted customer: fingers, a pen and a mouse on an element, in css px of the window; in a host of the editor on its canvas. */
export interface Customer {
  taps(at: Point): void
  /** As quickly as hands are, however slow the machine is. */
  tapsTwice(at: Point): void
  /** Presses at `from`, moves in steps, lets go at `to`. */
  drags(from: Point, to: Point): void
  /** Two fingers from their places to others. */
  pinches(from: readonly [Point, Point], to: readonly [Point, Point]): void
}

export function customerOn(element: Element, type: 'mouse' | 'touch' | 'pen' = 'mouse'): Customer {
  const touched = element.querySelector('canvas.upper-canvas') ?? element
  // A contact that a script makes cannot be captured.
  touched.setPointerCapture = () => undefined
  const send = (name: string, id: number, at: Point, moment?: number) => {
    const event = new PointerEvent(name, {
      bubbles: true,
      cancelable: true,
      pointerId: id,
      pointerType: type,
      isPrimary: id === 1,
      button: 0,
      buttons: name === 'pointerup' ? 0 : 1,
      clientX: at.x,
      clientY: at.y,
    })
    if (moment !== undefined) {
      Object.defineProperty(event, 'timeStamp', { value: moment })
    }
    touched.dispatchEvent(event)
  }
  return {
    taps(at) {
      send('pointerdown', 1, at)
      send('pointerup', 1, at)
    },
    tapsTwice(at) {
      // In the past: a tap that follows is a tap of its own.
      const begin = performance.now() - BETWEEN_TAPS_MS - PRESSED_MS
      for (const tap of [0, 1]) {
        send('pointerdown', 1, at, begin + tap * BETWEEN_TAPS_MS)
        send('pointerup', 1, at, begin + tap * BETWEEN_TAPS_MS + PRESSED_MS)
      }
    },
    drags(from, to) {
      send('pointerdown', 1, from)
      for (const share of STEPS) {
        send('pointermove', 1, between(from, to, share))
      }
      send('pointerup', 1, to)
    },
    pinches(from, to) {
      send('pointerdown', 1, from[0])
      send('pointerdown', 2, from[1])
      for (const share of STEPS) {
        send('pointermove', 1, between(from[0], to[0], share))
        send('pointermove', 2, between(from[1], to[1], share))
      }
      send('pointerup', 1, to[0])
      send('pointerup', 2, to[1])
    },
  }
}

const BETWEEN_TAPS_MS = 120
const PRESSED_MS = 40
const STEPS = [0.25, 0.5, 0.75, 1]

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
