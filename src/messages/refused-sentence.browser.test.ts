import { beforeEach, expect, test } from 'vitest'
import { speak } from '../i18n/i18n.ts'
import { refusedSentence } from './refused-sentence.ts'

const inThree = (sentence: string) => ({ sentence: { 'zh-Hans': sentence, 'zh-Hant': sentence, en: sentence } })
const TABLE = { plain: inThree('The code is wrong.'), gapped: inThree('Wait {minutes} minutes and try again.') }
const GENERAL = 'That wasn’t possible right now. Nothing is lost; please try again later.'

beforeEach(() => speak('en'))

test.each([
  ['what the shop said', { reason: 'gapped', message: 'Wait 12 minutes.' }, 'Wait 12 minutes.'],
  ['what this phone knows a sentence for', { reason: 'plain' }, 'The code is wrong.'],
  ['a sentence that lacks what only the shop knows', { reason: 'gapped' }, GENERAL],
  [
    'a sentence whose places this phone can fill',
    { reason: 'gapped', params: { minutes: '3' } },
    'Wait 3 minutes and try again.',
  ],
  ['what nobody has a sentence for', { reason: 'unheard' }, GENERAL],
])('a "no" is told as %s', (_, refused, sentence) => {
  expect(refusedSentence({ kind: 'refused', ...refused }, TABLE)).toBe(sentence)
})
