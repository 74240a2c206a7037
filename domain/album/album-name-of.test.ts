import { expect, test } from 'vitest'
import { albumNameOf } from './album-name-of.ts'

test('B§9 album name: one that is made for a product has whole words of it, at most ten letters', () => {
  expect(
    [
      'Wooden frame A4',
      'Postcards, ten of a kind',
      '方形照片书 20×20',
      '一本很长很长很长的照片书',
      'Photographs of us',
    ].map(albumNameOf),
  ).toEqual(['Wooden', 'Postcards', '方形照片书', '一本很长很长很长的照', 'Photograph'])
})
