import type { ByteLimits } from './size-class.ts'

/** Qualities to try, best first: below the last one a print shows it. */
const QUALITIES = [0.95, 0.92, 0.88, 0.82, 0.75] as const

/** Whether a photo is to be made smaller before it is judged: at the largest size and above (A§5, readings 2). */
export function needsCompression(bytes: number, { max }: ByteLimits): boolean {
  return bytes >= max
}

/**
 * The best of the smaller pictures that is below the limit; all have the same pixels. `undefined` when none is: a photo
 * of exactly the largest size is taken as it is then, a larger one is refused.
 *
 * `encode` gives the picture at a quality between 0 and 1.
 */
export async function compressed<Picture extends { readonly size: number }>(
  { max }: ByteLimits,
  encode: (quality: number) => Promise<Picture>,
): Promise<Picture | undefined> {
  for (const quality of QUALITIES) {
    const picture = await encode(quality)
    if (picture.size < max) {
      return picture
    }
  }
  return undefined
}
