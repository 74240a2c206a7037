import type { Box, Size } from '../geometry.ts'
import { believed, type Face, SURE_SCORE } from './face-detector.ts'

/** In so many parts along each side a photo is looked at closely, each this share of it: they lie over each other by more than a small face. */
const PARTS = 3
const SHARE = 0.42

/** What is taller than this share of a part was no face as long as all of the photo was looked at: cliffs, waves and curtains. */
const TALLEST = 0.215

/** One small face is as likely a wheel or a leaf; where two are sure, people stand, and all that are likely are people too. */
const LEAST_SURE = 2

/** Two boxes of which one lies on the other by so much are the same face, seen in two parts. */
const SAME_FACE = 0.3

/** The long side that a photo has at least to be looked at closely, pixels: parts of a smaller one show no more than all of it. */
const CLOSELY_FROM = 1024

/** The short side of one, pixels: a narrower strip has no part that shows a face. */
const NARROWEST = 64

/** Whether parts of a photo may show faces that all of it does not. Sides in pixels. */
export function mayHaveSmallFaces({ width, height }: Size): boolean {
  return Math.max(width, height) >= CLOSELY_FROM && Math.min(width, height) >= NARROWEST
}

/** The parts of a photo that is looked at closely, in fractions of it, row by row. */
export const PHOTO_PARTS: readonly Box[] = Array.from({ length: PARTS * PARTS }, (_, at) => ({
  x: ((at % PARTS) * (1 - SHARE)) / (PARTS - 1),
  y: (Math.floor(at / PARTS) * (1 - SHARE)) / (PARTS - 1),
  ...{ width: SHARE, height: SHARE },
}))

/** The small faces of a photo in fractions of it, by what was found in each of its parts; none where fewer than two are sure. `aspect` is the photo's width by its height. */
export function smallFaces(found: readonly (readonly Face[])[], aspect: number): readonly Face[] {
  const tallest = TALLEST * Math.max(1, aspect)
  const faces = found
    .flatMap((faces, at) => {
      const part = PHOTO_PARTS[at]
      return part ? faces.filter(({ height }) => height <= tallest).map((face) => ofPhoto(face, part)) : []
    })
    .sort((a, b) => b.score - a.score)
  const kept: Face[] = []
  for (const face of faces) {
    if (!kept.some((known) => lieOnEachOther(known, face))) {
      kept.push(face)
    }
  }
  return kept.filter(({ score }) => score >= SURE_SCORE).length >= LEAST_SURE ? believed(kept) : []
}

function ofPhoto({ score, x, y, width, height }: Face, part: Box): Face {
  return {
    score,
    x: part.x + x * part.width,
    y: part.y + y * part.height,
    width: width * part.width,
    height: height * part.height,
  }
}

function lieOnEachOther(a: Box, b: Box): boolean {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 && width * height > SAME_FACE * Math.min(a.width * a.height, b.width * b.height)
}
