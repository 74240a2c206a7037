import { expect, test } from 'vitest'
import { memoryFor } from './memory-for.ts'

test('safety G8: a picture of a phone may take 512 MB, a larger one what its pixels need, none more than 3 GB', () => {
  const megapixels = [0, 1, 12, 16, 24, 48, 200]
  expect(megapixels.map((mp) => memoryFor(mp * 1_000_000) / 1_000_000)).toEqual([512, 512, 512, 624, 856, 1552, 3000])
})
