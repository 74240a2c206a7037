import { expect, test } from 'vitest'
import { aDesign } from '../../../tests/support/builders/design-builders.ts'
import { asId, type CaptionId } from '../../ids.ts'
import type { Caption } from '../design.ts'
import { textAmid } from './text-amid.ts'

const { design, world } = aDesign()
const [cover] = design.pages
if (!cover) {
  throw new Error('a book begins with its cover')
}

test('text amid: one text after the other stands beside those before it, none on another, while there is room', () => {
  let page = { ...cover, captions: [] as readonly Caption[] }
  const tops: number[] = []
  for (const id of ['a', 'b', 'c']) {
    const box = textAmid(page, world)
    tops.push(box.y)
    page = {
      ...page,
      captions: [...page.captions, { id: asId<CaptionId>(id), role: 'text', panel: 'front', text: id, box }],
    }
  }
  const [first = 0, second = 0, third = 0] = tops
  const high = page.captions[0]?.box.height ?? 0
  expect([second - first, third - first].map((by) => Math.round(by * 100))).toEqual(
    [high, -high].map((by) => Math.round(by * 100)),
  )
})

test('text amid: it begins in the middle, and there again where no row is free', () => {
  if (!cover) {
    return
  }
  const whole = { x: 0, y: 0, width: 1000, height: 1000 }
  const taken: Caption = { id: asId<CaptionId>('a'), role: 'text', panel: 'front', text: 'a', box: whole }
  const amid = textAmid({ ...cover, captions: [] }, world)
  expect(textAmid({ ...cover, captions: [taken] }, world)).toEqual(amid)
})
