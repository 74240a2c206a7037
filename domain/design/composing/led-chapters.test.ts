import { expect, test } from 'vitest'
import { aBookProduct, aGroup, aTheme, somePhotos } from '../../../tests/support/builders/design-builders.ts'
import { asId, countingIds } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { autoDesign } from '../auto/auto-design.ts'
import { innerPages } from '../design.ts'
import { ledChapters } from './led-chapters.ts'

const photo = (name: string, width: number, height: number): PhotoFacts => ({ id: asId(name), width, height })
const small = (name: string) => photo(name, 640, 480)
const large = (name: string) => photo(name, 4500, 3000)

/** The photos of each chapter in their order; those that hold a page have two megapixels and more. */
function led(...chapters: readonly (readonly PhotoFacts[])[]) {
  const groups = chapters.map((photos, at) => aGroup(photos, `Chapter ${at}`, '', `group${at}`))
  const entries = chapters.flatMap((photos, group) => photos.map((one) => ({ photo: one, group })))
  const order = ledChapters(entries, { groups, fills: ({ width, height }) => width * height > 2e6 })
  return groups.map((_, at) => order.filter(({ group }) => group === at).map((entry) => String(entry.photo.id)))
}

test('a chapter of three begins with a photo that holds a page, where one does, and all others keep their order', () => {
  const rest = [large('z')]
  expect([
    led([small('a'), large('b'), large('c')], rest)[0],
    led([small('a'), small('b'), large('c')], rest)[0],
    led([large('a'), small('b'), large('c')], rest)[0],
    led([small('a'), small('b'), small('c')], rest)[0],
    led([{ ...large('a'), blackPercent: 95 }, small('b'), large('c')], rest)[0],
  ]).toEqual([
    ['b', 'a', 'c'],
    ['c', 'a', 'b'],
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
    ['c', 'a', 'b'],
  ])
})

test('of a long chapter one of its first ten begins it, be it beyond a third', () => {
  const of = (at: number) => Array.from({ length: 12 }, (_, index) => (index === at ? large : small)(`p${index}`))
  expect([7, 10].map((at) => led(of(at), [large('z')])[0]?.[0])).toEqual(['p7', 'p0'])
})

test('in a book, a chapter of three whose first photo is small has its words above one that is printed sharply', () => {
  const product = aBookProduct()
  const own = [small('a'), large('b'), large('c')]
  const groups = [aGroup(somePhotos(24), 'Lisbon'), aGroup(own, 'Sintra', '', 'group1')]
  const request = { groups, title: 'Our summer', product, theme: aTheme(), seed: 1, ids: countingIds('p') }
  const verdict = autoDesign(request)
  const pages = verdict.kind === 'refused' ? [] : innerPages(verdict.design)
  const opens = pages.findIndex(({ captions }) => captions.some(({ text }) => text === 'Sintra'))
  const [first] = pages.slice(opens).flatMap(({ slots }) => slots.map(({ placement }) => placement?.photoId))
  expect([opens >= 0, first]).toEqual([true, 'b'])
})
