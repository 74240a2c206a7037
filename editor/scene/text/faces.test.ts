import { openSync } from 'fontkit'
import { expect, test } from 'vitest'
import { loadFontBook } from '../../../server/fonts/font-book.ts'
import { masterFile } from '../../../server/fonts/master-file.ts'
import { blocksOfText, FACES, faceChain, mayHold, surelyHolds } from './faces.ts'
import { measureText } from './measured-text.ts'

test('faces: what is known without loading agrees with the font files', () => {
  const wrong = FACES.flatMap((face) => {
    const font = openSync(masterFile(face))
    const held = new Set(font.characterSet)
    const hidden = font.characterSet.filter((codepoint) => !mayHold(face, codepoint) && !isPrivate(codepoint))
    const absent = Array.from({ length: 0x10000 }, (_, cp) => cp).filter((cp) => surelyHolds(face, cp) && !held.has(cp))
    return [...hidden, ...absent].map((codepoint) => `${face} ${codepoint.toString(16)}`)
  })
  expect(wrong).toEqual([])
})

const isPrivate = (codepoint: number) => codepoint >= 0xe000 && codepoint <= 0xf8ff

test('faces: plain Latin asks for one block, a common ideograph for one, a rare one for the next face too', () => {
  const chain = faceChain({ family: 'lora', weight: 400 })
  expect(blocksOfText('AB', chain)).toEqual([{ face: 'lora-400', block: 8 }])
  expect(blocksOfText('我', chain)).toEqual([{ face: 'noto-sans-sc-400', block: 0x6211 >> 3 }])
  expect(blocksOfText('㐀', chain)).toEqual([
    { face: 'noto-sans-sc-400', block: 0x3400 >> 3 },
    { face: 'noto-sans-tc-400', block: 0x3400 >> 3 },
  ])
})

test('faces: a slanted text has the slanted face of its family first; a family without one, and Chinese, stand upright', () => {
  expect(faceChain({ family: 'lora', weight: 700, italic: true })).toEqual([
    ...['lora-700-italic', 'lora-700', 'noto-sans-sc-700', 'noto-sans-tc-700'],
  ])
  expect(faceChain({ family: 'noto-sans-tc', weight: 400, italic: true })).toEqual([
    ...['noto-sans-tc-400', 'noto-sans-sc-400'],
  ])
  const chain = faceChain({ family: 'open-sans', weight: 400, italic: true })
  expect(blocksOfText('A我', chain)).toEqual([
    { face: 'open-sans-400-italic', block: 8 },
    { face: 'noto-sans-sc-400', block: 0x6211 >> 3 },
  ])
})

test('faces: a family of titles stands with its Chinese; one weight serves both', () => {
  expect(faceChain({ family: 'italiana', weight: 700 })).toEqual([
    ...['italiana-400', 'lora-700', 'noto-sans-sc-light-400', 'noto-sans-tc-light-400'],
    ...['noto-sans-sc-700', 'noto-sans-tc-700'],
  ])
  expect(faceChain({ family: 'caveat', weight: 400, italic: true })).toEqual([
    ...['caveat-400', 'ma-shan-zheng-400', 'cactus-400', 'noto-sans-sc-400', 'noto-sans-tc-400'],
  ])
})

test('faces: a title with one ideograph that its brush lacks has all of them from the next hand, the letters from its own', () => {
  const chain = faceChain({ family: 'ma-shan-zheng', weight: 400 })
  const hands = (text: string) => measureText(text, loadFontBook(), chain).map(({ face }) => face)
  expect(hands('夏A')).toEqual(['ma-shan-zheng-400', 'ma-shan-zheng-400'])
  expect(hands('臘夏A')).toEqual(['cactus-400', 'cactus-400', 'ma-shan-zheng-400'])
})
