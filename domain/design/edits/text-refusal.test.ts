import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDesign } from '../../../tests/support/builders/design-builders.ts'
import { asId, type CaptionId } from '../../ids.ts'
import { applyEdit } from '../change/apply-edit.ts'
import type { Edit } from '../change/edit.ts'
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

test('B§3 addText 0: nothing is written on a design of photos alone', () => {
  const { design, world } = aDesign(20)
  const write: Edit = {
    ...{ cmd: 'update_text_value', pageId: design.pages[3]?.id ?? asId('none'), captionId: asId<CaptionId>('c0') },
    ...{ role: 'text', panel: 'front', text: 'sea' },
  }
  const verdicts = [false, true].map((wordless) => applyEdit(design, write, { ...world, wordless }))
  expect(verdicts.map((verdict) => (verdict.kind === 'refused' ? verdict.reason : verdict.kind))).toEqual([
    'applied',
    'no-place-for-text',
  ])
})
