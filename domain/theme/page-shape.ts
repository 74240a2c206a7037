import type { Size } from '../geometry.ts'

/** What a page looks like from afar; themes change with it (`Theme.formats`). */
export type PageShape = 'portrait' | 'landscape' | 'square'

/** Sides that differ by less than this share are felt as equal. */
const NEARLY = 0.05

export function pageShape({ width, height }: Size): PageShape {
  const difference = width - height
  return Math.abs(difference) < NEARLY * Math.max(width, height) ? 'square' : difference > 0 ? 'landscape' : 'portrait'
}
