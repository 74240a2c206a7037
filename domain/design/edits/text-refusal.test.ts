import fc from 'fast-check'
import { expect, test } from 'vitest'
import { captionText } from '../design.ts'
import { textRefusal } from './text-refusal.ts'

test('readings 44: a text that is let in can be sent and kept, whatever it is made of', () => {
  const signs = fc.constantFrom('a', '夏', '\n', '👨‍👩‍👧‍👦', '🏖️', 'é')
  const piece = fc.tuple(signs, fc.nat(400)).map(([sign, count]) => sign.repeat(count))
  const texts = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(texts, (text) => textRefusal(text, 'text') !== undefined || captionText.safeParse(text).success),
  )
})

test('readings 44: a family of emoji is one character, and hundreds of them are more than is kept', () => {
  const families = (count: number) => textRefusal('👨‍👩‍👧‍👦'.repeat(count), 'text')
  expect([families(181), families(182)]).toEqual([undefined, 'text-too-long'])
})
