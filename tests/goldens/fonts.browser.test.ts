import { fontBlocks } from 'virtual:font-blocks'
import { expect, test } from 'vitest'
import { bookOfBlocks } from '../support/builders/book-of-blocks.ts'

test('font blocks: stories can set Latin and Chinese without a server', () => {
  const book = bookOfBlocks(fontBlocks)
  const widths = [...'A我'].map((character) => {
    const codepoint = character.codePointAt(0) ?? 0
    return [book.glyph('lora-400', codepoint)?.advance, book.glyph('noto-sans-sc-400', codepoint)?.advance]
  })
  expect(widths).toEqual([
    [626, 608],
    [undefined, 1000],
  ])
})
