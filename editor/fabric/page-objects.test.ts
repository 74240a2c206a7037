import { Point } from 'fabric/es'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CaptionId, PageId, PhotoId, SlotId } from '../../domain/ids.ts'
import type { Flip, QuarterTurns } from '../../domain/units.ts'
import { aTheme } from '../../tests/support/builders/design-builders.ts'
import type { FontBook } from '../scene/font-book.ts'
import type { PhotoSprite, Scene, TextSprite } from '../scene/scene.ts'
import { piecesOf } from './page-pieces.ts'

const noFonts: FontBook = {
  metrics: () => ({ unitsPerEm: 1000, ascent: 800, descent: -200 }),
  glyph: () => undefined,
  emoji: () => undefined,
}
const paints = { pictures: { pictureOf: () => undefined }, fonts: noFonts, accent: '#c8402d' }
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
  written: fc.constant({ text: '', style: aTheme().captions.text }),
})

test('a sprite lies on the desk with its centre where its box has it, at full size, for every turn, flip and angle', () => {
  fc.assert(
    fc.property(fc.oneof(photo, text), at, (sprite, corner) => {
      const scene = { ...page, sprites: [sprite] }
      const [, piece] = piecesOf({ pageId: page.pageId, scene, at: corner })
      const object = piece?.make(paints)
      object?.set({ scaleX: 2, scaleY: 3 })
      if (object) {
        piece?.draw(object)
      }
      const { x, y, width, height } = sprite.box
      const { left, top, width: wide, height: high, scaleX, scaleY } = object ?? {}
      expect({ left, top, width: wide, height: high, scaleX, scaleY }).toEqual({
        ...{ left: corner.x + x + width / 2, top: corner.y + y + height / 2 },
        ...{ width, height, scaleX: 1, scaleY: 1 },
      })
    }),
  )
})

test.each([
  ['a photo lies inside of its edge', photo, [97, 47]],
  ['a text stands clear of its letters, which begin at its edge', text, [106, 56]],
] as const)('the border of %s', (_, sprites, size) => {
  const [sprite] = fc.sample<PhotoSprite | TextSprite>(sprites, 1)
  const scene = { ...page, sprites: sprite ? [sprite] : [] }
  const [, piece] = piecesOf({ pageId: page.pageId, scene, at: { x: 0, y: 0 } })
  const stroked: number[][] = []
  const ctx = {
    getLineDash: () => [],
    setLineDash: () => undefined,
    strokeRect: (...rect: number[]) => stroked.push(rect),
  } as unknown as CanvasRenderingContext2D
  piece?.make(paints).strokeBorders(ctx, new Point(100, 50))
  expect(stroked).toEqual([0, 1].map(() => [-size[0] / 2, -size[1] / 2, ...size]))
})
