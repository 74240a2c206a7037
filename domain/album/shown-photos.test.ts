import { expect, test } from 'vitest'
import { asId, type PhotoId } from '../ids.ts'
import { bestOfStretches, designedKeysOf } from './shown-photos.ts'

const photo = (name: string, width: number) => ({ id: asId<PhotoId>(name), width, height: 1000 })

test('photos that are shown are spread over the album, of each stretch the one with the most to show', () => {
  const photos = [
    photo('a', 900),
    photo('b', 3000),
    photo('c', 900),
    photo('d', 900),
    photo('e', 4000),
    photo('f', 900),
  ]
  expect(bestOfStretches(photos, 3).map(({ id }) => id)).toEqual(['b', 'c', 'e'])
  expect(bestOfStretches(photos.slice(0, 2), 3).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(bestOfStretches(photos.slice(0, 5), 2).map(({ id }) => id)).toEqual(['b', 'e'])
})

test('what no design takes by itself is not shown', () => {
  const group = { id: '1', name: '', description: '' }
  expect(
    designedKeysOf({
      groups: [
        { ...group, photos: ['a', 'b', 'c'] },
        { ...group, id: '2', photos: ['d'], disabled: true },
        { ...group, id: '3', photos: ['e'] },
      ],
      ...{ cover: [], spare: ['b'], failed: ['e'] },
      ...{ drag: false, previewTime: '', coverHighData: '' },
    }),
  ).toEqual(['a', 'c'])
})
