import { expect, test } from 'vitest'
import { pageKindOf, pageNumTypeOf } from './page-num-type.ts'

test('B§4 page-number type: 1 fixed, 2 dynamic, by number and by word, both ways (readings 8)', () => {
  expect([1, '1', 'fixed', 2, '2', 'change', 'dynamic'].map(pageKindOf)).toEqual([
    ...['fixed', 'fixed', 'fixed', 'change', 'change', 'change', 'change'],
  ])
  expect([0, 3, '', 'both'].map(pageKindOf)).toEqual([undefined, undefined, undefined, undefined])
  expect((['fixed', 'change'] as const).map((kind) => pageKindOf(pageNumTypeOf(kind)))).toEqual(['fixed', 'change'])
})
