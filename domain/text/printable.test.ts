import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emojiFont } from '../../server/fonts/emoji-font.ts'
import { coverageSource, printedSource } from '../../tests/glyphs/coverage-source.ts'
import { holds } from './coverage.ts'
import { drawnIn, familyChain } from './drawn-in.ts'
import { emojiName } from './emoji.ts'
import { unprintableIn } from './printable.ts'
import { FONT_FAMILIES, PRINT_FAMILIES } from './type-families.ts'

test('what the families can draw is noted as the font files have it (npm run glyphs)', () => {
  const noted = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
  expect(noted('./glyph-coverage.ts') === coverageSource()).toBe(true)
  expect(noted('./printed-characters.ts') === printedSource()).toBe(true)
})

/** What the shop promises to print, by Unicode block: every letter of it. */
const PROMISED = {
  'Latin with all accents': [
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x1e00, 0x1eff],
  ],
  Vietnamese: [
    [0x1a0, 0x1a1],
    [0x1af, 0x1b0],
    [0x1ea0, 0x1ef9],
  ],
  Greek: [[0x384, 0x3ce]],
  Cyrillic: [
    [0x400, 0x45f],
    [0x490, 0x491],
  ],
  kana: [
    [0x3041, 0x3096],
    [0x30a1, 0x30fc],
  ],
  Hangul: [[0xac00, 0xd7a3]],
  ideographs: [[0x4e00, 0x9fa5]],
} as const

test('every letter of the promised scripts is printed in every family', () => {
  const lacking = Object.entries(PROMISED).map(([script, ranges]) => {
    const letters = ranges.flatMap(([first, last]) => range(first, last)).filter(isAssigned)
    return [script, unprintableIn(letters.map((codepoint) => String.fromCodePoint(codepoint)).join(' ')).join('')]
  })
  expect(lacking).toEqual(Object.keys(PROMISED).map((script) => [script, '']))
})

test('what is read from the right or needs a shaper is refused, letter by letter', () => {
  const texts = ['שלום', 'سلام', 'नमस्ते', 'สวัสดี', 'বাংলা', 'தமிழ்', 'မြန်မာ', 'ខ្មែរ', 'ཤར', 'ኢትዮጵያ', 'ᠮᠣ', '𞤀']
  expect(texts.filter((text) => unprintableIn(text).length === 0)).toEqual([])
})

test('every character of Unicode is drawn by a family that has it, is a picture, or is refused', () => {
  const drawn = drawnIn('', familyChain('lora', ''))
  const wrong: string[] = []
  for (let codepoint = 0x20; codepoint <= 0x3ffff; codepoint++) {
    const sign = String.fromCodePoint(codepoint)
    const by = /\p{Cs}|\p{Zl}|\p{Zp}|\ufe0f/u.test(sign) ? undefined : drawn(sign)
    const isThere =
      by === undefined || (by.kind === 'emoji' ? emojiName(sign) === by.name : holds(by.family, codepoint))
    if (!isThere) {
      wrong.push(codepoint.toString(16))
    }
  }
  expect(wrong).toEqual([])
})

test('no family has a letter of its own that the others lack: a text survives every change of its look', () => {
  const own = FONT_FAMILIES.flatMap((family) =>
    range(0x20, 0x2fff).filter(
      (codepoint) => holds(family, codepoint) && unprintableIn(`x${String.fromCodePoint(codepoint)}`).length > 0,
    ),
  )
  expect(own.filter((codepoint) => /[\p{L}\p{N}]/u.test(String.fromCodePoint(codepoint)))).toEqual([])
  expect(PRINT_FAMILIES.filter((family) => !holds(family, 0x41))).toEqual([])
})

test('every emoji of the font has a name that a shopper types, skin tones, families and flags among them', () => {
  const font = emojiFont()
  const signs = (name: string) => String.fromCodePoint(...name.split('-').map((sign) => Number.parseInt(sign, 16)))
  expect(font.names.filter((name) => emojiName(signs(name)) !== name)).toEqual([])
  const typed = ['👩🏽‍🚀', '👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🇹🇼', '❤️‍🔥', '1️⃣', '👩🏻‍❤️‍👨🏿', '🫱🏻‍🫲🏿', '☺️', '🐦‍⬛']
  expect(typed.filter((text) => !font.picture(emojiName(text) ?? '')?.layers.length)).toEqual([])
  expect(unprintableIn(typed.join(''))).toEqual([])
  expect(unprintableIn('👩🏻‍❤️‍👨 🫱🏻‍🫲🏻 a🏽‍b')).toEqual(['👩🏻‍❤️‍👨', '🫱🏻‍🫲🏻', 'a🏽‍'])
})

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

function isAssigned(codepoint: number): boolean {
  return !/[\p{Cn}\p{Cf}]/u.test(String.fromCodePoint(codepoint))
}
