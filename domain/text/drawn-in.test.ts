import { expect, test } from 'vitest'
import { drawnIn, familyChain } from './drawn-in.ts'
import { graphemesOf } from './graphemes.ts'
import type { FontFamily } from './type-families.ts'

/** The families that draw a text, word by word. */
function handsOf(family: FontFamily, text: string): string[] {
  const drawn = drawnIn(text, familyChain(family, text))
  return text.split(' ').map((word) => {
    const by = graphemesOf(word).map((grapheme) => drawn(grapheme))
    return [...new Set(by.map((one) => (one?.kind === 'family' ? one.family : one?.kind)))].join(' + ')
  })
}

test('a word is never by two hands, its numbers are by that of its letters', () => {
  const titles = ['Été à Nîmes', 'Ελλάδα έως ήλιος', 'Đà Nẵng tết 2018', 'Поездка в Карелию', '京都の旅 2018']
  const hands = Object.fromEntries(
    (['abril-fatface', 'dm-serif', 'caveat', 'cinzel', 'italiana', 'lora', 'zcool-kuaile'] as const).map((family) => [
      family,
      titles.map((title) => handsOf(family, title).join(', ')),
    ]),
  )
  const all = (hand: string, words: number) => Array(words).fill(hand).join(', ')
  expect(hands).toEqual({
    'abril-fatface': [
      ...[all('abril-fatface', 3), all('noto-sans-black', 3), all('lora', 4), all('lora', 3)],
      'noto-sans-sc-black, abril-fatface',
    ],
    'dm-serif': [...[all('dm-serif', 3), all('cactus', 3), all('lora', 4), all('lora', 3)], 'cactus, dm-serif'],
    caveat: [...[all('caveat', 3), all('cactus', 3), all('lora', 4), all('caveat', 3)], 'cactus, caveat'],
    cinzel: [...[all('cinzel', 3), all('cactus', 3), all('lora', 4), all('lora', 3)], 'cactus, cinzel'],
    italiana: [
      ...[all('italiana', 3), all('noto-sans-light', 3), all('noto-sans-light', 4), all('noto-sans-light', 3)],
      'noto-sans-sc-light, italiana',
    ],
    lora: [...[all('lora', 3), all('cactus', 3), all('lora', 4), all('lora', 3)], 'cactus, lora'],
    'zcool-kuaile': [
      ...[all('noto-sans-black', 3), all('noto-sans-black', 3), all('noto-sans-black', 4), all('noto-sans-black', 3)],
      'noto-sans-sc, zcool-kuaile',
    ],
  })
})

test('each script of a text has its own hand; signs and numbers have that of the Latin letters before others', () => {
  expect(handsOf('abril-fatface', 'Corfu Κέρκυρα 2018')).toEqual(['abril-fatface', 'noto-sans-black', 'abril-fatface'])
  expect(handsOf('abril-fatface', 'Κέρκυρα – Крым 2018')).toEqual([
    'noto-sans-black',
    'noto-sans-black',
    'lora',
    'noto-sans-black',
  ])
  expect(handsOf('abril-fatface', '2018 서울 夏')).toEqual(['abril-fatface', 'nanum-gothic', 'noto-sans-sc-black'])
})

test('letters with marks of their own and letters a square wide leave the other letters where they are', () => {
  expect(handsOf('lora', 'q\u0307a abc')).toEqual(['lora', 'lora'])
  expect(handsOf('abril-fatface', 'q\u0307 abc')).toEqual(['lora', 'lora'])
  expect(handsOf('abril-fatface', 'Ｔ shirts Ⅱ')).toEqual(['noto-sans-sc-black', 'abril-fatface', 'noto-sans-sc-black'])
})
