import { expect, test } from 'vitest'
import { graphemesOf } from '../../../domain/text/graphemes.ts'
import type { CaptionStyle } from '../../../domain/theme/theme.ts'
import { loadFontBook } from '../../../server/fonts/load-font-book.ts'
import { caretAt, caretBeside, caretBox, chosenBoxes, wordAround } from './caret.ts'
import { caretRows, HANGING_SPACE } from './caret-rows.ts'
import { faceChain } from './faces.ts'
import { layoutText } from './layout-text.ts'
import { measureText } from './measured-text.ts'

const fonts = loadFontBook()
const style: CaptionStyle = {
  ...{
    family: 'lora',
    weight: 400,
    size: 8,
    minSize: 3,
    colour: '#000000',
    align: 'left',
    vertical: 'top',
    leading: 1.4,
  },
}
const box = { x: 10, y: 20, width: 60, height: 40 }
const rowsOf = (text: string, more: Partial<CaptionStyle> = {}, inBox = box) =>
  caretRows({ text, box: inBox, style: { ...style, ...more }, fonts })
const spans = (text: string) => rowsOf(text).map(({ from, to, soft }) => ({ from, to, soft }))

test('caret: an empty text has one row to write in, where its first character will stand', () => {
  const [row, ...others] = rowsOf('', { align: 'center', vertical: 'middle' })
  expect([row, others]).toEqual([
    {
      ...{ from: 0, to: 0, top: 34.4, bottom: 34.4 + 11.2, soft: false, endX: 40, missing: [] },
      stops: [{ at: 0, x: 40 }],
    },
    [],
  ])
})

test('caret: a last line feed opens a row, and a soft break has two places for one offset', () => {
  expect(spans('ab\n')).toEqual([
    { from: 0, to: 2, soft: false },
    { from: 3, to: 3, soft: false },
  ])
  const text = '我们一起去旅行看见了最美的风景'
  const rows = rowsOf(text, { minSize: 8 })
  const [upper, lower] = rows
  expect(rows.map(({ soft }) => soft)).toEqual([true, true, false])
  const at = upper?.to ?? 0
  expect([caretBox(rows, { at, up: true }), caretBox(rows, { at, up: false })]).toEqual([
    { x: upper?.endX, y: upper?.top, width: 0, height: 11.2 },
    { x: lower?.stops[0]?.x, y: lower?.top, width: 0, height: 11.2 },
  ])
  expect(caretAt(rows, { x: 100, y: 21 })).toEqual({ at, up: true })
  expect(caretAt(rows, { x: 0, y: (upper?.bottom ?? 0) + 1 })).toEqual({ at, up: false })
})

test('caret: spaces that are typed at an end move it on, though they are not set', () => {
  const [one] = rowsOf('ab')
  const [two] = rowsOf('ab  ')
  expect((two?.endX ?? 0) - (one?.endX ?? 0)).toBeCloseTo(2 * HANGING_SPACE * 8, 9)
  expect(layoutText({ text: 'ab  ', box, style, fonts }).lines[0]?.text).toBe('ab')
})

test('caret: nothing is measured but what is set: no other glyph is loaded', () => {
  const loaded = new Set([...'海边'].map((character) => character.codePointAt(0)))
  const strict: typeof fonts = {
    ...{ metrics: fonts.metrics, emoji: fonts.emoji },
    glyph(face, codepoint) {
      if (!loaded.has(codepoint)) {
        throw new Error(`${codepoint} is used before it is loaded`)
      }
      return fonts.glyph(face, codepoint)
    },
  }
  const set = (text: string) => caretRows({ text, box, style, fonts: strict }).map(({ from, to }) => [from, to])
  expect(['', '海边', '海边  '].map(set)).toEqual([[[0, 0]], [[0, 2]], [[0, 4]]])
})

test('caret: up and down keep to where they began, and lead from the outermost rows to their ends', () => {
  const rows = rowsOf('abc\nd\nefgh')
  const x = caretBox(rows, { at: 3, up: false }).x
  const below = caretBeside(rows, { at: 3, up: false }, 1, x)
  expect([below, caretBeside(rows, below, 1, x), caretBeside(rows, { at: 8, up: false }, 1, x)]).toEqual([
    { at: 5, up: false },
    { at: 9, up: false },
    { at: 10, up: false },
  ])
  expect(caretBeside(rows, { at: 2, up: false }, -1, x)).toEqual({ at: 0, up: false })
})

test('caret: a word of a text without spaces is a word, not its whole run', () => {
  const words = ['我们一起去旅行', 'two words', 'end'].map((text) => wordAround(text, text.length - 1))
  expect(words).toEqual([
    { from: 5, to: 7 },
    { from: 4, to: 9 },
    { from: 0, to: 3 },
  ])
  expect(wordAround('', 0)).toEqual({ from: 0, to: 0 })
})

test('caret: a character that no face can draw is marked where it stands', () => {
  const [row] = rowsOf('abשc')
  expect(row?.missing).toEqual([row?.stops[2]?.x])
})

const TEXTS = [
  '我们一起去旅行，看见了最美的风景。',
  'Sommer am Meer, und noch ein Tag',
  '海 边 ， 2026 年 “夏天” 。 好',
  'é e\u0301 fiancée\u200b déjà',
  'line one\n\nline three  \n  four\n',
  '一家 👨‍👩‍👧 旗 🇨🇳 ❤️ 完',
  '   ',
  '\n',
  'averyverylongwordthatdoesnotfitintoanymeasureatall indeed',
]

test('caret: every character of every text is marked alone, on one row, by exactly its advance', () => {
  for (const text of TEXTS) {
    for (const align of ['left', 'center', 'right'] as const) {
      for (const width of [14, 60]) {
        const more = { align, minSize: 3 }
        const inBox = { ...box, width }
        const rows = rowsOf(text, more, inBox)
        const { size, lines } = layoutText({ text, box: inBox, style: { ...style, ...more }, fonts })
        expect(rows[0]?.from).toBe(0)
        expect(rows.at(-1)?.to).toBe(text.length)
        let at = 0
        for (const grapheme of graphemesOf(text)) {
          const boxes = chosenBoxes(rows, at, at + grapheme.length)
          expect([text, at, boxes.length]).toEqual([text, at, 1])
          const [measured] = measureText(
            grapheme.normalize('NFC'),
            fonts,
            faceChain({ family: 'lora', weight: 400 }, grapheme),
          )
          const wide = (measured?.width ?? 0) * size
          const marked = boxes[0]?.width ?? 0
          if (grapheme !== '\n' && marked > 1e-9) {
            // A space that is dropped at the end of a line is as wide as a caret moves on there, any other as it is set.
            const widths = grapheme === ' ' ? [wide, HANGING_SPACE * size] : [wide]
            expect(Math.min(...widths.map((width) => Math.abs(marked - width)))).toBeLessThan(1e-6)
          }
          expect(rows.flatMap(({ stops }) => stops.map((stop) => stop.at))).toContain(at)
          at += grapheme.length
        }
        const xs = new Set(rows.flatMap(({ stops }) => stops.map(({ x }) => x.toFixed(6))))
        const first = lines.flatMap((line) => line.glyphs.slice(0, 1).map(({ x }) => x.toFixed(6)))
        expect(first.filter((x) => !xs.has(x))).toEqual([])
      }
    }
  }
})
