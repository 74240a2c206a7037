import type { PictureHeader } from './header/picture-header.ts'

/** Messengers shrink to one of these long sides; cameras of today make twice as many pixels and more. */
const LONG_SIDE = { from: 900, to: 1600 }

/** A picture of that size that a camera has just made has more bytes a pixel than a messenger leaves it. */
const BYTES_PER_PIXEL = 0.5

/**
 * Whether a photo looks as if a messenger had shrunk it: a small JPEG without the camera's notes. Only ever a hint, for
 * a picture from the web looks the same.
 *
 * Source: the messengers' own sizes; a photo that went through one prints blurred, and its sender still has the original.
 */
export function isLikelyShrunk({ format, width, height, exif }: PictureHeader, bytes: number): boolean {
  const longSide = Math.max(width, height)
  return (
    format === 'jpeg' &&
    exif === undefined &&
    longSide >= LONG_SIDE.from &&
    longSide <= LONG_SIDE.to &&
    bytes <= width * height * BYTES_PER_PIXEL
  )
}
