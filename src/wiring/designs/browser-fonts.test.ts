import { expect, test } from 'vitest'
import type { BlockName, GlyphBlock } from '../../../editor/scene/font-book.ts'
import { createFontBook } from './browser-fonts.ts'

const metrics = { unitsPerEm: 1000, ascent: 800, descent: -200 }
const block: GlyphBlock = { face: 'lora-400', block: 8, metrics, glyphs: { 65: { advance: 600, path: 'M0 0' } } }
const lora = { face: 'lora-400', block: 8 } as const

test('fonts in the browser: a block is fetched once, however often it is asked for', async () => {
  const asked: BlockName[] = []
  const fonts = createFontBook(async (name) => {
    asked.push(name)
    return block
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
  const { book } = createFontBook(async () => block)
  expect(() => book.glyph('lora-400', 65)).toThrow('font lora-400 block 8 is used before it is loaded')
  expect(() => book.metrics('lora-400')).toThrow('font lora-400 is used before it is loaded')
})

test('fonts in the browser: a block that failed is asked for again next time', async () => {
  let fails = true
  const fonts = createFontBook(async () => {
    if (fails) {
      throw new TypeError('offline')
    }
    return block
  })
  await expect(fonts.load([lora])).rejects.toThrow('offline')
  fails = false
  await fonts.load([lora])
  expect(fonts.book.glyph('lora-400', 65)?.advance).toBe(600)
})

test('fonts in the browser: the picture of an emoji comes alone, by its name', async () => {
  const picture = { unitsPerEm: 512, advance: 512, layers: [{ path: 'm0 0', colour: '#ffcc4d' }] }
  const { book, load } = createFontBook(async () => ({ face: 'emoji', block: '1f600', picture }))
  expect(() => book.emoji('1f600')).toThrow('font emoji 1f600 is used before it is loaded')
  await load([{ face: 'emoji', block: '1f600' }])
  expect(book.emoji('1f600')).toEqual(picture)
})
