import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facePicture, faceWeights, GROUP_PHOTOS, groupPhoto } from '../../../tests/support/builders/face-pictures.ts'
import type { Box } from '../../geometry.ts'
import { asId } from '../../ids.ts'
import { createFaceDetector } from '../../image-analysis/face-detector.ts'
import { focusOf } from '../../image-analysis/focus-of.ts'
import { coverCrop, fitPlacement, isCovered } from './crop.ts'

const wide = { width: 4000, height: 2000 }
const square = { width: 100, height: 100 }
const NONE = { left: 0, top: 0, right: 0, bottom: 0 }
const face = (x: number): Box => ({ x, y: 0.4, width: 0.1, height: 0.2 })

describe('auto-design 8.14: windows keep faces', () => {
  test('what fits is kept whole, and nothing moves without need', () => {
    const group = focusOf([face(0.1), face(0.3)])
    expect(coverCrop(wide, square, 0, group).x).toBe(0.085)
    expect(coverCrop(wide, square, 0, focusOf([face(0.4), face(0.5)])).x).toBe(0.25)
  })

  test('of a row that is too long for the window two whole faces are better than two half ones', () => {
    const row = focusOf([face(0.05), face(0.4), face(0.85)])
    const { x, width } = coverCrop(wide, square, 0, row)
    expect({ width, whole: [0.05, 0.4, 0.85].filter((at) => at >= x && at + 0.1 <= x + width) }).toEqual({
      ...{ width: 0.5, whole: [0.05, 0.4] },
    })
  })

  test('of a head that is larger than the window the middle is seen', () => {
    const tall = { width: 1000, height: 4000 }
    const huge = focusOf([{ x: 0, y: 0.3, width: 1, height: 0.4 }])
    const { y, height } = coverCrop(tall, square, 0, huge)
    expect(Math.round((y + height / 2) * 100) / 100).toBe(0.45)
  })

  test('no face lies where the page is cut, as far as the photo goes', () => {
    const photo = { id: asId<never>('p'), ...wide, focus: focusOf([face(0.1)]) as Box }
    const free = fitPlacement(photo, square).crop.x
    const trimmed = fitPlacement(photo, square, { ...NONE, left: 10 }).crop.x
    expect([free, trimmed].map((x) => Math.round(x * 1000) / 1000)).toEqual([0.085, 0.035])
  })

  test('no face lies in the fold of a spread', () => {
    const spread = { width: 300, height: 150 }
    const photo = { width: 5000, height: 2000 }
    const one = { x: 0.45, y: 0.4, width: 0.1, height: 0.2 }
    const fold = { from: 138, to: 162 }
    const { x, width } = coverCrop(photo, spread, 0, focusOf([one]), { ...NONE, fold })
    const onPage = [one.x, one.x + one.width].map((at) => ((at - x) / width) * spread.width)
    expect((onPage[1] ?? 0) <= fold.from || (onPage[0] ?? 0) >= fold.to).toBe(true)
  })

  test('the window always covers its slot, whatever lies in the photo', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    const side = fc.integer({ min: 1, max: 8000 })
    const box = fc.tuple(share, share, share, share).map(([x, y, w, h]) => ({
      ...{ x, y, width: w * (1 - x), height: h * (1 - y) },
    }))
    fc.assert(
      fc.property(side, side, side, side, fc.array(box, { maxLength: 14 }), (width, height, wide4, high, faces) => {
        const slot = { width: wide4, height: high }
        const hiddenMargin = { ...NONE, left: wide4 / 8, fold: { from: wide4 / 2, to: wide4 / 1.8 } }
        const focus = focusOf(faces)
        const photo = { id: asId<never>('p'), width, height, ...(focus ? { focus } : {}) }
        expect(isCovered(fitPlacement(photo, slot, hiddenMargin), photo, slot)).toBe(true)
      }),
    )
  })

  test('of the faces that a window can keep at most 5 % are cut, over four shapes of cells', async () => {
    const detector = createFaceDetector(faceWeights())
    let [cut, keepable] = [0, 0]
    for (const { file } of GROUP_PHOTOS) {
      const picture = await facePicture(groupPhoto(file))
      const faces = detector.find(picture)
      for (const ratio of [1, 3 / 4, 9 / 16, 2.2]) {
        const crop = coverCrop(picture, { width: ratio, height: 1 }, 0, focusOf(faces))
        const lost = (start: number) => faces.filter((one) => isCut(one, moved(crop, start))).length
        const least = Math.min(...Array.from({ length: 201 }, (_, step) => lost(step / 200)))
        keepable += faces.length - least
        cut += faces.filter((one) => isCut(one, crop)).length - least
      }
    }
    expect(keepable).toBeGreaterThan(60)
    expect(cut / keepable).toBeLessThanOrEqual(0.05)
  })
})

/** The same window at another place, from the one end (0) to the other (1). */
function moved(crop: Box, share: number): Box {
  return { ...crop, x: (1 - crop.width) * share, y: (1 - crop.height) * share }
}

/** Whether more than the rim of a face is outside. */
function isCut(one: Box, window: Box): boolean {
  const [rimX, rimY] = [one.width * 0.08, one.height * 0.08]
  return (
    one.x + rimX < window.x - 1e-3 ||
    one.x + one.width - rimX > window.x + window.width + 1e-3 ||
    one.y + rimY < window.y - 1e-3 ||
    one.y + one.height - rimY > window.y + window.height + 1e-3
  )
}
