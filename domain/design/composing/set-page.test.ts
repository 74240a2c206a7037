import { expect, test } from 'vitest'
import { DEMO_BOOKS } from '../../demo/book-products.ts'
import { DEMO_THEMES } from '../../demo/themes.ts'
import { asId } from '../../ids.ts'
import { invariant } from '../../never.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { themeFor } from '../../theme/theme-for.ts'
import { around } from '../pages/free-parts.ts'
import { fillingWeights, photoArea } from '../placing/relayout.ts'
import { pageRoom } from './page-room.ts'
import { wishedOnPage } from './preferred-share.ts'
import { severalSet } from './set-page.ts'
import { isSoft, ppiIn } from './worth.ts'

test('three coarse photos stand in one block in the middle of the page, without a hole beside them, and are not printed soft', () => {
  const product = DEMO_BOOKS.find(({ id }) => id === 'book-square-203')
  const look = DEMO_THEMES.find(({ id }) => id === asId('theme-white'))
  invariant(product?.book && look, 'the demo shop has a square book and White')
  const theme = themeFor(look, product)
  const photos = [0, 1, 2].map((at): PhotoFacts => ({ id: asId(`coarse${at}`), width: 640, height: 480 }))
  const room = pageRoom(product.book, theme, 'right')
  const weights = fillingWeights(photoArea(product.book, theme, 'right').weights)
  const [best] = severalSet('grid', wishedOnPage(photos), room, weights, 1).sort((a, b) => a.cost - b.cost)
  const boxes = best?.boxes ?? []
  const whole = around(boxes)
  const filled = boxes.reduce((sum, { width, height }) => sum + (width + room.gap) * (height + room.gap), 0)
  expect(boxes.length).toBe(3)
  expect(filled / ((whole.width + room.gap) * (whole.height + room.gap))).toBeCloseTo(1, 2)
  expect(boxes.filter((box) => isSoft(ppiIn(photos[0] as PhotoFacts, box)))).toEqual([])
})
