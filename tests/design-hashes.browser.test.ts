import { expect, test } from 'vitest'
import { DESIGN_HASHES, designHashes } from './support/design-hashes.ts'

test('determinism: twelve seeded books, designed and edited, have their known hashes in a browser', async () => {
  expect(await designHashes()).toEqual(DESIGN_HASHES)
})
