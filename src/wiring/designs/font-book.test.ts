import { expect, test } from 'vitest'
import type { GlyphBlock } from '../../../editor/scene/font-book.ts'
import type { BlockName } from '../../../editor/scene/text/faces.ts'
import { createFontBook } from './font-book.ts'

const metrics = { unitsPerEm: 1000, ascent: 800, descent: -200 }
const block = ({ face, block }: BlockName): GlyphBlock => ({
  face,
  block,
  metrics,
  glyphs: { 65: { advance: 600, path: 'M0 0' } },
})
const lora = { face: 'lora-400', block: 8 } as const

test('fonts in the browser: a block is fetched once, however often it is asked for', async () => {
  const asked: BlockName[] = []
  const fonts = createFontBook(async (name) => {
    asked.push(name)
    return block(name)
  })
  await Promise.all([fonts.load([lora, lora]), fonts.load([lora])])
  await fonts.load([lora])
  expect([
    asked,
    fonts.book.glyph('lora-400', 65),
    fonts.book.glyph('lora-400', 66),
    fonts.book.metrics('lora-400'),
  ]).toEqual([[lora], { advance: 600, path: 'M0 0' }, undefined, metrics])
})

test('fonts in the browser: setting text before its block is loaded is a mistake that speaks', () => {
  const { book } = createFontBook(async (name) => block(name))
  expect(() => book.glyph('lora-400', 65)).toThrow('font lora-400 block 8 is used before it is loaded')
  expect(() => book.metrics('lora-400')).toThrow('font lora-400 is used before it is loaded')
})

test('fonts in the browser: a block that failed is asked for again next time', async () => {
  let fails = true
  const fonts = createFontBook(async (name) => {
    if (fails) {
      throw new TypeError('offline')
    }
    return block(name)
  })
  await expect(fonts.load([lora])).rejects.toThrow('offline')
  fails = false
  await fonts.load([lora])
  expect(fonts.book.glyph('lora-400', 65)?.advance).toBe(600)
})
