import { expect, test } from 'vitest'
import { accentTokens } from './accent-tokens.ts'

test('what is pressed and what is chosen are in the hue of the merchant’s accent', () => {
  expect(accentTokens('#1f5fa8')).toEqual({
    '--accent': '#1f5fa8',
    '--accent-pressed': '#1b5290',
    '--accent-wash': '#ebf1f7',
  })
})

test.each(['#c33a28', '#C33A28'])('the shop’s own accent %s keeps what was mixed for it', (accent) => {
  expect(accentTokens(accent)).toEqual({ '--accent': accent })
})

test('a colour that is written otherwise is set as it is', () => {
  expect(accentTokens('#f00')).toEqual({ '--accent': '#f00' })
})
