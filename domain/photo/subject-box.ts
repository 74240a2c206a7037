import type { Box } from '../geometry.ts'

/** From so much of full opacity (255) on a pixel belongs to the subject: soft edges do, shadows do not. */
const OPAQUE = 128

/** A subject that fills the picture says nothing about where to look. */
const WHOLE = 0.98

/**
 * Where the subject of a cut-out picture lies, in fractions of the picture. `undefined` when nothing is left of it, or
 * when nothing was cut away.
 *
 * `alpha` holds one value from 0 to 255 a pixel, row by row.
 */
export function subjectBox(alpha: Uint8Array, { width, height }: { readonly width: number; readonly height: number }) {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((alpha[y * width + x] ?? 0) >= OPAQUE) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = y
      }
    }
  }
  if (right < 0) {
    return undefined
  }
  const box: Box = {
    x: left / width,
    y: top / height,
    width: (right + 1 - left) / width,
    height: (bottom + 1 - top) / height,
  }
  return box.width >= WHOLE && box.height >= WHOLE ? undefined : box
}
