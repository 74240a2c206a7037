import { expect, test } from 'vitest'
import { PAY_STYLE } from './pay-style.ts'

test('the pages of the server take their colours, letters and sizes from the tokens of the app', () => {
  const defined = new Set(PAY_STYLE.match(/--[\w-]+(?=:)/g))
  const used = new Set(PAY_STYLE.match(/(?<=var\()--[\w-]+/g))
  const [, rules = ''] = PAY_STYLE.split('* { box-sizing')
  expect({
    unknown: [...used].filter((token) => !defined.has(token)),
    // Values that would be copies: colours, shadows, typefaces, radii of controls.
    copied: rules.match(/#[0-9a-f]{3,8}\b|rgba?\([^)]*\)|"[A-Z][\w ]+"|--[\w-]+:/g),
  }).toEqual({ unknown: [], copied: null })
})
