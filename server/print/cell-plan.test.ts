import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asId } from '../../domain/ids.ts'
import type { PhotoSprite } from '../../editor/scene/scene.ts'
import { planCell } from './cell-plan.ts'

const aSprite = (over: Partial<PhotoSprite> = {}): PhotoSprite => ({
  kind: 'photo',
  id: asId('s0'),
  box: { x: 0, y: 0, width: 101.6, height: 76.2 },
  radius: 0,
  photoId: asId('p0'),
  crop: { x: 0, y: 0, width: 1, height: 1 },
  turns: 0,
  flip: 'none',
  angle: 0,
  ...over,
})

test('a photo with more pixels than the paper needs is scaled down to the resolution of the product', () => {
  expect(planCell(aSprite(), { width: 4000, height: 3000 }, 300)).toEqual({
    scaled: { width: 1200, height: 900 },
    region: { x: 0, y: 0, width: 1200, height: 900 },
    sourcePpi: 1000,
    printedPpi: 300,
  })
})

test('a photo with fewer pixels keeps every one of them and is never scaled up', () => {
  expect(planCell(aSprite(), { width: 800, height: 600 }, 300)).toEqual({
    scaled: { width: 800, height: 600 },
    region: { x: 0, y: 0, width: 800, height: 600 },
    sourcePpi: 200,
    printedPpi: 200,
  })
})

test('only the cropped part is embedded', () => {
  const plan = planCell(
    aSprite({ crop: { x: 0.25, y: 0.5, width: 0.5, height: 0.5 } }),
    { width: 2400, height: 1800 },
    300,
  )
  expect(plan).toEqual({
    scaled: { width: 2400, height: 1800 },
    region: { x: 600, y: 900, width: 1200, height: 900 },
    sourcePpi: 300,
    printedPpi: 300,
  })
})

test('a quarter turn measures the photo along the other side of the slot', () => {
  const sprite = aSprite({ turns: 1, box: { x: 0, y: 0, width: 76.2, height: 101.6 } })
  expect(planCell(sprite, { width: 1200, height: 900 }, 300).sourcePpi).toEqual(300)
})

test('the region holds the turned crop window and stays inside the photo, whatever the crop', () => {
  const cases = fc.record({
    width: fc.integer({ min: 200, max: 6000 }),
    height: fc.integer({ min: 200, max: 6000 }),
    share: fc.double({ min: 0.1, max: 0.6, noNaN: true }),
    angle: fc.double({ min: -45, max: 45, noNaN: true }),
    dpi: fc.constantFrom(150, 300),
  })
  fc.assert(
    fc.property(cases, ({ width, height, share, angle, dpi }) => {
      const crop = { x: (1 - share) / 2, y: (1 - share) / 2, width: share, height: share }
      const { scaled, region } = planCell(aSprite({ crop, angle }), { width, height }, dpi)
      expect(region.x).toBeGreaterThanOrEqual(0)
      expect(region.y).toBeGreaterThanOrEqual(0)
      expect(region.x + region.width).toBeLessThanOrEqual(scaled.width)
      expect(region.y + region.height).toBeLessThanOrEqual(scaled.height)
      expect(scaled.width).toBeLessThanOrEqual(width)
      const wanted = crop.width * scaled.width * Math.cos(Math.abs(angle) * (Math.PI / 180))
      expect(region.width).toBeGreaterThanOrEqual(Math.floor(wanted) - 1)
    }),
  )
})
