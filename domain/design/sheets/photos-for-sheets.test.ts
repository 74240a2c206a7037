import { expect, test } from 'vitest'
import { DEMO_PRODUCTS } from '../../demo/demo-products.ts'
import { asId, type PhotoId } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { photosForSheets } from './photos-for-sheets.ts'

const photo = (name: string, width: number, height: number): PhotoFacts => ({
  id: asId<PhotoId>(name),
  width,
  height,
})
const wall = DEMO_PRODUCTS.find(({ id }) => id === 'combo-nine')?.sheets ?? []
const wide = (n: number) => photo(`w${n}`, 4000, 2667)
const tall = (n: number) => photo(`t${n}`, 2667, 4000)
const square = (n: number) => photo(`s${n}`, 3000, 3000)

const named = (photos: readonly PhotoFacts[]) =>
  Object.fromEntries(
    photosForSheets(photos, wall).map((at, sheet) => [wall[sheet]?.id, photos[at ?? -1]?.id ?? 'none']),
  )

test('B§4 combo box: every photo goes to the size that shows most of it', () => {
  const photos = [tall(1), wide(1), square(1), square(2), tall(2), square(3), square(4), square(5), wide(2)]
  expect(named(photos)).toEqual({
    'large-1': 's1',
    ...{ 'wide-1': 'w1', 'wide-2': 'w2', 'tall-1': 't1', 'tall-2': 't2' },
    ...{ 'small-1': 's2', 'small-2': 's3', 'small-3': 's4', 'small-4': 's5' },
  })
})

test('B§4 combo box: the large place takes the photo that stays sharp there', () => {
  const soft = [...Array(4)].map((_, at) => photo(`soft${at}`, 1900, 1900))
  const photos = [...soft, square(1), wide(1), wide(2), tall(1), tall(2)]
  expect(named(photos)['large-1']).toBe('s1')
})

test('readings 9: of more photos than sizes the earlier ones that suit as well come first, the rest stays out', () => {
  const photos = [...Array(14)].map((_, at) => square(at))
  const placed = photosForSheets(photos, wall)
  expect([...placed].sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

test('with fewer photos than sizes every photo has its place', () => {
  const placed = photosForSheets([wide(1), tall(1)], wall)
  expect(placed.filter((at) => at !== undefined).length).toBe(2)
  expect(named([wide(1), tall(1)])).toMatchObject({ 'wide-1': 'w1', 'tall-1': 't1' })
})
