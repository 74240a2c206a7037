import { expect, test } from 'vitest'
import { loadFontBook } from '../../../server/fonts/load-font-book.ts'
import { blocksOfText, faceChain, type TypeFace } from './faces.ts'
import { measureText } from './measured-text.ts'

test('faces: a text asks for the blocks that it is set from and for no others', () => {
  const blocks = (text: string) => blocksOfText(text, faceChain({ family: 'lora', weight: 400 }, text))
  expect(blocks('AB')).toEqual([{ face: 'lora-400', block: 8 }])
  expect(blocks('我')).toEqual([{ face: 'cactus-400', block: 0x6211 >> 3 }])
  expect(blocks('㐀')).toEqual([{ face: 'cactus-400', block: 0x3400 >> 3 }])
  expect(blocks('🇨🇳❤️')).toEqual([
    { face: 'emoji', block: '1f1e8-1f1f3' },
    { face: 'emoji', block: '2764' },
  ])
})

test('faces: a slanted text has the slanted face of its family; a family without one, and what stands in, stand upright', () => {
  const blocks = (family: 'open-sans' | 'noto-sans-tc') =>
    blocksOfText('A我', faceChain({ family, weight: 400, italic: true }, 'A我'))
  expect([blocks('open-sans'), blocks('noto-sans-tc')]).toEqual([
    [
      { face: 'open-sans-400-italic', block: 8 },
      { face: 'noto-sans-sc-400', block: 0x6211 >> 3 },
    ],
    [
      { face: 'noto-sans-tc-400', block: 8 },
      { face: 'noto-sans-tc-400', block: 0x6211 >> 3 },
    ],
  ])
})

test('faces: a family of titles stands with its Chinese; one weight serves both', () => {
  const { families } = faceChain({ family: 'italiana', weight: 700 }, 'A')
  expect(families.slice(0, 4)).toEqual(['italiana', 'noto-sans-light', 'noto-sans-sc-light', 'noto-sans-tc-light'])
  const blocks = blocksOfText('A\u0101我', faceChain({ family: 'italiana', weight: 700 }, 'A'))
  expect(blocks.map(({ face }) => face)).toEqual([
    'noto-sans-light-400',
    'noto-sans-light-400',
    'noto-sans-sc-light-400',
  ])
})

test('faces: a title with one ideograph that its brush lacks has all of them from the next hand, the letters from its own', () => {
  const hands = (text: string) =>
    measureText(text, loadFontBook(), faceChain({ family: 'ma-shan-zheng', weight: 400 }, text)).map(({ face }) => face)
  expect(hands('夏A')).toEqual(['ma-shan-zheng-400', 'ma-shan-zheng-400'])
  expect(hands('臘夏A')).toEqual(['cactus-400', 'cactus-400', 'ma-shan-zheng-400'])
})

test('faces: bold letters stand with bold Chinese, and a stop of Simplified text in the corner of its square', () => {
  const faces = (weight: 400 | 700) =>
    measureText('A我。', loadFontBook(), faceChain({ family: 'lora', weight }, 'A我。')).map(({ face }) => face)
  expect([faces(400), faces(700)]).toEqual([
    ['lora-400', 'cactus-400', 'noto-sans-sc-400'],
    ['lora-700', 'noto-sans-sc-700', 'noto-sans-sc-700'],
  ])
})

test('faces: an apostrophe and the quotes of a Latin text are as wide as they are, those of a Chinese text a square', () => {
  const faces = (family: 'noto-sans-sc-light' | 'zcool-kuaile' | 'cactus', text: string) =>
    measureText(text, loadFontBook(), faceChain({ family, weight: 400 }, text)).map(({ face }) => face)
  expect(faces('noto-sans-sc-light', 'ë’s')).toEqual([
    'noto-sans-sc-light-400',
    'noto-sans-light-400',
    'noto-sans-sc-light-400',
  ])
  expect(faces('zcool-kuaile', '“a…”')).toEqual([
    'noto-sans-black-400',
    'zcool-kuaile-400',
    'noto-sans-black-400',
    'noto-sans-black-400',
  ])
  expect(faces('cactus', 'a’s')).toEqual(['cactus-400', 'cactus-400', 'cactus-400'])
  expect(faces('noto-sans-sc-light', '“月”')).toEqual(Array(3).fill('noto-sans-sc-light-400'))
  expect(faces('noto-sans-sc-light', 'a’s月')).toEqual([
    'noto-sans-sc-light-400',
    'noto-sans-light-400',
    'noto-sans-sc-light-400',
    'noto-sans-sc-light-400',
  ])
})

test('what stands beside heavy letters is heavy, beside bold ones bold, beside a hand that leans it leans', () => {
  const faces = (style: TypeFace, text: string) => [
    ...new Set(measureText(text, loadFontBook(), faceChain(style, text)).map(({ face }) => face)),
  ]
  const titles = ['Ελλάδα', 'Nẵng', 'Карелию', 'ひまわり', '서울']
  const set = (style: TypeFace) => titles.map((title) => faces(style, title).join(' + '))
  expect([
    set({ family: 'abril-fatface', weight: 400 }),
    set({ family: 'oswald', weight: 700 }),
    set({ family: 'oswald', weight: 400 }),
    set({ family: 'dm-serif', weight: 400, italic: true }),
    set({ family: 'caveat', weight: 400 }),
  ]).toEqual([
    ['noto-sans-black-400', 'lora-700', 'lora-700', 'biz-udpgothic-700', 'nanum-gothic-700'],
    ['noto-sans-black-400', 'oswald-700', 'oswald-700', 'biz-udpgothic-700', 'nanum-gothic-700'],
    ['open-sans-400', 'oswald-400', 'oswald-400', 'biz-udpgothic-400', 'nanum-gothic-400'],
    ['cactus-400', 'lora-700-italic', 'lora-700-italic', 'biz-udpgothic-700', 'nanum-gothic-700'],
    ['cactus-400', 'lora-400-italic', 'caveat-400', 'biz-udpgothic-400', 'nanum-gothic-400'],
  ])
})
