import type { Point } from '../../../domain/geometry.ts'

/** A scripted customer: fingers, a pen and a mouse on an element, in css px of the window; in a host of the editor on its canvas. */
export interface Customer {
  taps(at: Point): void
  /** Presses at `from`, moves in steps, lets go at `to`. */
  drags(from: Point, to: Point): void
  /** Two fingers from their places to others. */
  pinches(from: readonly [Point, Point], to: readonly [Point, Point]): void
}

export function customerOn(element: Element, type: 'mouse' | 'touch' | 'pen' = 'mouse'): Customer {
  const touched = element.querySelector('canvas.upper-canvas') ?? element
  // A contact that a script makes cannot be captured.
  touched.setPointerCapture = () => undefined
  const send = (name: string, id: number, at: Point) =>
    touched.dispatchEvent(
      new PointerEvent(name, {
        bubbles: true,
        cancelable: true,
        pointerId: id,
        pointerType: type,
        isPrimary: id === 1,
        button: 0,
        buttons: name === 'pointerup' ? 0 : 1,
        clientX: at.x,
        clientY: at.y,
      }),
    )
  return {
    taps(at) {
      send('pointerdown', 1, at)
      send('pointerup', 1, at)
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

const STEPS = [0.25, 0.5, 0.75, 1]

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
