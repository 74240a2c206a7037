import { expect, test } from 'vitest'
import { aBookProduct, aCardProduct, aTheme, somePhotos } from '../../../tests/support/builders/design-builders.ts'
import { asId, countingIds, type GroupId } from '../../ids.ts'
import type { PhotoGroup } from '../../photo/photo.ts'
import type { Product } from '../../product/product.ts'
import { autoDesign } from '../auto/auto-design.ts'

const group = (more: Partial<PhotoGroup>): PhotoGroup => ({
  ...{ id: asId<GroupId>('g1'), title: '', description: '', photos: somePhotos(4, 1) },
  ...more,
})

function captionsOf(product: Product, groups: readonly PhotoGroup[]) {
  const verdict = autoDesign({ groups, title: 'Us', product, theme: aTheme(), seed: 1, ids: countingIds('p') })
  if (verdict.kind === 'refused') {
    throw new Error(verdict.reason)
  }
  return verdict.design.pages.slice(1).flatMap((page) => page.captions.map(({ role, text }) => ({ role, text })))
}

test('A§3 textShow always: a group without words keeps an empty place for its title [A§4.text-always]', () => {
  expect([captionsOf(aBookProduct(), [group({})]), captionsOf(aBookProduct(), [group({ alwaysText: true })])]).toEqual([
    [],
    [{ role: 'title', text: '' }],
  ])
})

test('A§3 layoutTexts: the backs of the cards of a group take its words in their order', () => {
  const texts = captionsOf(aCardProduct(), [group({ layoutTexts: ['想你', '祝好'] })])
    .filter(({ role }) => role === 'text')
    .map(({ text }) => text)
  expect(texts.slice(0, 3)).toEqual(['想你', '祝好', ''])
})
