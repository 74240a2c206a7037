import { expect, test } from 'vitest'
import { aBookProduct, aGroup, aTheme } from '../../../tests/support/builders/design-builders.ts'
import type { Box } from '../../geometry.ts'
import { asId, countingIds } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import type { BookFormat } from '../../product/product.ts'
import type { LayoutPolicy } from '../../theme/theme.ts'
import { sideIn } from '../areas/page-areas.ts'
import { autoDesign } from '../auto/auto-design.ts'
import { innerPages } from '../design.ts'

const face = { x: 0.4, y: 0.2, width: 0.16, height: 0.27 }
const FACE = { focus: { ...face, faces: [face] } }

/** An album as people have it: most photos lie, some are small files, one is not upright, one is all but black. */
const ALBUM: readonly (readonly [width: number, height: number, known?: Partial<PhotoFacts>])[] = [
  [1600, 1200],
  [2272, 1704, { blackPercent: 81, sharpEdge: 512 }],
  [1600, 1200],
  [2272, 1704],
  [3504, 2336, { lies: 3, ...FACE }],
  [3648, 2736, FACE],
  [640, 480],
  [640, 480],
  [2304, 3072],
  [1600, 1067],
  [1200, 1800],
  [4608, 3456, { blackPercent: 98 }],
  [1536, 2048],
  [3840, 2560],
  [1920, 1281],
  [3024, 4032],
  [4640, 3472],
  [6000, 4000, FACE],
  [2268, 1512],
  [4608, 3456],
  [1800, 1200],
  [1800, 1200],
  [1800, 1200],
  [1800, 1200],
]

/** Looks: with photos that run off the page, with few and with many of them to a page; with none that does, nor lies over the fold. */
const LOOKS: readonly Partial<LayoutPolicy>[] = [
  { bleedShare: 0.27, maxCrop: 0.1, margin: 18, photosPerPage: { min: 1, wanted: 2.4, max: 3 } },
  { bleedShare: 0.27, maxCrop: 0.2, margin: 12, photosPerPage: { min: 1, wanted: 3, max: 7 } },
  { bleedShare: 0, maxCrop: 0.2, margin: 15, photosPerPage: { min: 1, wanted: 3, max: 7 } },
  { bleedShare: 0, spreads: false, maxCrop: 0.2, margin: 14, photosPerPage: { min: 1, wanted: 3, max: 6 } },
]

interface Single {
  readonly page: number
  readonly box: Box
}

/** Pages of one photo that does not lie over the fold, as they stand on a left page. */
function singlesIn(layout: Partial<LayoutPolicy>, format: Partial<BookFormat>): { singles: Single[]; pages: number } {
  const photos = ALBUM.map(
    ([width, height, known], at): PhotoFacts => ({ id: asId(`photo${at}`), width, height, ...known }),
  )
  const product = aBookProduct({ default: 20 }, format)
  const theme = aTheme(layout)
  const asked = { groups: [aGroup(photos)], title: '', product, theme, seed: 1, ids: countingIds('p') }
  const verdict = autoDesign(asked)
  if (verdict.kind === 'refused') {
    throw new Error(verdict.reason)
  }
  const pages = innerPages(verdict.design)
  const singles = pages.flatMap(({ slots: [only, other] }, at): Single[] => {
    if (!only || other || only.half) {
      return []
    }
    const isShifted = sideIn(product.book, at + 1) === 'right' && only.box.x > 0
    return [{ page: at + 1, box: { ...only.box, x: only.box.x - (isShifted ? product.book.gutter : 0) } }]
  })
  return { singles, pages: pages.length }
}

const NEAR = 1

const isAt = (a: Box, b: Box) =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) < NEAR)

test.each([
  { format: 'square', most: 0.1, page: { width: 203, height: 203 } },
  { format: 'portrait', most: 0.1, page: { width: 210, height: 280 } },
  { format: 'landscape', most: 0.18, page: { width: 280, height: 210 } },
])('composer: of a $format book of few photos hardly a page is one photo at the box of another', ({ page, most }) => {
  const shares = LOOKS.map((layout) => {
    const { singles, pages } = singlesIn(layout, { page })
    const again = singles.filter((one) => singles.some((other) => other !== one && isAt(one.box, other.box)))
    return again.length / pages
  })
  expect(shares.filter((share) => share > 0.2)).toEqual([])
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThanOrEqual(most)
})
