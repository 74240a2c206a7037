import { expect, test } from 'vitest'
import { valueAt, withValue } from './draft.ts'

const written = { name: { en: 'Box' }, options: [{ id: 'a' }, { id: 'b' }], price: { base: 1, before: 2 } }

test('a value is put where it belongs, and nothing else changes', () => {
  expect(withValue(written, ['options', 1, 'id'], 'c')).toEqual({ ...written, options: [{ id: 'a' }, { id: 'c' }] })
  expect(withValue(written, ['price', 'before'], undefined)).toEqual({ ...written, price: { base: 1 } })
  expect(withValue(written, ['outer', 'width'], 9)).toEqual({ ...written, outer: { width: 9 } })
  expect([valueAt(written, ['options', 0, 'id']), valueAt(written, ['outer', 'width'])]).toEqual(['a', undefined])
})
