import type { Box } from '../geometry.ts'
import type { LyingTurns } from '../photo/photo.ts'

/** A box of a picture that was turned clockwise, on the picture as it was; in fractions. */
export function turnedBack<T extends Box>(box: T, turns: LyingTurns): T {
  const { x, y, width, height } = box
  switch (turns) {
    case 1:
      return { ...box, x: y, y: 1 - x - width, width: height, height: width }
    case 2:
      return { ...box, x: 1 - x - width, y: 1 - y - height }
    case 3:
      return { ...box, x: 1 - y - height, y: x, width: height, height: width }
  }
}
