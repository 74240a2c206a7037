/** The widest that the crop frame gets, css px (A§9, B§9). */
const WIDEST = 500

/** Room that is kept free beside it, css px. */
const BESIDE = 50

/** The side of the crop canvas for a window of this width, css px (readings 1: continuous at 550 and at 650). */
export function canvasSize(windowWidth: number): number {
  return Math.max(0, Math.min(WIDEST, windowWidth - BESIDE))
}
