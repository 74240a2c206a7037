import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CaptionId, PageId, PhotoId, SlotId } from '../../domain/ids.ts'
import type { Flip, QuarterTurns } from '../../domain/units.ts'
import type { FontBook } from '../scene/font-book.ts'
import type { PhotoSprite, Scene, TextSprite } from '../scene/scene.ts'
import { drawSprite, readSprite } from './photo-sprite.ts'
import { SpriteObject } from './sprite-object.ts'

const noFonts: FontBook = { metrics: () => ({ unitsPerEm: 1000, ascent: 800, descent: -200 }), glyph: () => undefined }
const paints = { pictures: { pictureOf: () => undefined }, fonts: noFonts }
const page: Scene = { pageId: 'page0' as PageId, width: 203, height: 203, bleed: 3, sprites: [] }

const length = fc.double({ min: 0.5, max: 400, noNaN: true })
const place = fc.double({ min: -3, max: 500, noNaN: true })
const box = fc.record({ x: place, y: place, width: length, height: length })
const at = fc.record({ x: place, y: place })

const photo: fc.Arbitrary<PhotoSprite> = fc.record({
  kind: fc.constant('photo' as const),
  id: fc.constant('s0' as SlotId),
  box,
  radius: fc.double({ min: 0, max: 10, noNaN: true }),
  photoId: fc.constant('p0' as PhotoId),
  crop: fc.record({ x: place, y: place, width: length, height: length }),
  turns: fc.constantFrom<QuarterTurns>(0, 1, 2, 3),
  flip: fc.constantFrom<Flip>('none', 'h', 'v', 'hv'),
  angle: fc.double({ min: -45, max: 45, noNaN: true }),
})

const text: fc.Arbitrary<TextSprite> = fc.record({
  kind: fc.constant('text' as const),
  id: fc.constant('c0' as CaptionId),
  box,
  size: length,
  colour: fc.constant('#1f1d1a'),
  angle: fc.constantFrom(0, 90),
  lines: fc.constant([]),
  overflows: fc.boolean(),
  missing: fc.constant([]),
})

const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, one) => (typeof one === 'number' ? Math.round(one * 1e6) / 1e6 + 0 : one))

test('what is drawn on the canvas is read back as it was, for every turn, flip and angle', () => {
  fc.assert(
    fc.property(fc.oneof(photo, text), at, (sprite, corner) => {
      const object = new SpriteObject('page0/s0', paints)
      drawSprite(object, sprite, page, corner)
      expect(rounded(readSprite(object, sprite, corner))).toEqual(rounded(sprite))
    }),
  )
})

test('an object that a finger moved is read where it lies now', () => {
  fc.assert(
    fc.property(photo, at, fc.record({ x: place, y: place }), (sprite, corner, by) => {
      const object = new SpriteObject('page0/s0', paints)
      drawSprite(object, sprite, page, corner)
      object.set({ left: object.left + by.x, top: object.top + by.y })
      const moved = { ...sprite.box, x: sprite.box.x + by.x, y: sprite.box.y + by.y }
      expect(rounded(readSprite(object, sprite, corner).box)).toEqual(rounded(moved))
    }),
  )
})
