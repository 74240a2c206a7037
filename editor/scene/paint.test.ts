import { expect, test } from 'vitest'
import type { CaptionId, PageId, PhotoId, SlotId } from '../../domain/ids.ts'
import { asId } from '../../domain/ids.ts'
import type { FontBook } from './font-book.ts'
import type { PaintOptions } from './paint.ts'
import { paint } from './paint.ts'
import type { PaintContext } from './paint-context.ts'
import type { PhotoSprite, Scene, Sprite } from './scene.ts'

/** Writes down what is asked of it; state is only what was set. */
function recorder(): { ctx: PaintContext; calls: string[] } {
  const calls: string[] = []
  const numbers = (args: readonly unknown[]) =>
    args.filter((arg) => typeof arg === 'number').map((n) => Math.round(n * 1000) / 1000)
  const ctx = new Proxy({} as PaintContext, {
    get: (_, name) =>
      name === 'globalAlpha'
        ? 1
        : (...args: unknown[]) => {
            calls.push(`${String(name)}(${numbers(args).join(' ')})`)
          },
    set: (_, name, value) => {
      calls.push(`${String(name)}=${value}`)
      return true
    },
  })
  return { ctx, calls }
}

const fonts: FontBook = {
  metrics: () => ({ unitsPerEm: 1000, ascent: 800, descent: -200 }),
  glyph: () => ({ advance: 500, path: 'M0 0h1v1z' }),
  emoji: () => undefined,
}
const photo: PhotoSprite = {
  kind: 'photo',
  id: asId<SlotId>('s0'),
  box: { x: 1, y: 2, width: 4, height: 3 },
  radius: 0,
  photoId: asId<PhotoId>('p0'),
  crop: { x: 0, y: 0, width: 1, height: 1 },
  turns: 0,
  flip: 'none',
  angle: 0,
}
const scene = (...sprites: Sprite[]): Scene => ({
  pageId: asId<PageId>('page'),
  width: 10,
  height: 8,
  bleed: 3,
  sprites,
})
const options: PaintOptions = {
  scale: 2,
  images: () => ({ width: 400, height: 300 }),
  fonts,
  path2d: (d) => ({ d }),
  bleed: true,
  placeholders: false,
}

function painted(sprite: Sprite, over: Partial<PaintOptions> = {}): string[] {
  const { ctx, calls } = recorder()
  paint(ctx, scene(sprite), { ...options, clip: false, ...over })
  return calls
}

test('painter: the sheet starts at its bleed, or at its trim', () => {
  const fill = { kind: 'fill', id: 'f', box: { x: 0, y: 0, width: 10, height: 8 }, colour: '#ffffff' } as const
  const body = ['save()', 'fillStyle=#ffffff', 'fillRect(0 0 10 8)', 'restore()', 'restore()']
  expect(painted(fill)).toEqual(['save()', 'scale(2 2)', 'translate(3 3)', ...body])
  expect(painted(fill, { bleed: false, clip: true })).toEqual([
    ...['save()', 'scale(2 2)', 'translate(0 0)', 'beginPath()', 'rect(0 0 10 8)', 'clip()'],
    ...body,
  ])
})

test('painter: a photo is clipped to its box and drawn whole', () => {
  expect(painted(photo).slice(3, -1)).toEqual([
    ...['save()', 'save()', 'beginPath()', 'rect(1 2 4 3)', 'clip()'],
    ...['imageSmoothingEnabled=true', 'imageSmoothingQuality=high'],
    ...['transform(0.01 0 0 0.01 1 2)', 'drawImage(0 0 400 300)', 'restore()', 'restore()'],
  ])
})

test('painter: what is not there is a quiet area on the screen and nothing in print', () => {
  expect(painted(photo, { images: () => undefined }).slice(3, -1)).toEqual(['save()', 'restore()'])
  const quiet = painted(photo, { images: () => undefined, placeholders: true })
  expect(quiet.filter((call) => call === 'fill()' || call === 'stroke()')).toEqual(['fill()', 'stroke()'])
})

test('painter: text is turned about the centre of its box, glyphs stand upright on the baseline', () => {
  const text: Sprite = {
    kind: 'text',
    id: asId<CaptionId>('c0'),
    box: { x: 4, y: 0, width: 2, height: 8 },
    size: 2,
    colour: '#000000',
    angle: 90,
    lines: [{ text: 'A', baseline: 5, glyphs: [{ face: 'lora-400', codepoint: 65, x: 1 }] }],
    overflows: false,
    missing: [],
  }
  expect(painted(text).slice(4, -2)).toEqual([
    'fillStyle=#000000',
    'transform(0 1 -1 0 9 -1)',
    ...['save()', 'transform(0.002 0 0 -0.002 1 5)', 'fill()', 'restore()'],
  ])
})

test('painter: only the wanted sprites, in their order', () => {
  expect(painted(photo, { sprites: (sprite) => sprite.kind !== 'photo' })).toEqual([
    ...['save()', 'scale(2 2)', 'translate(3 3)', 'restore()'],
  ])
})
