import { expect, test } from 'vitest'
import { somePhotos } from '../../tests/support/builders/design-builders.ts'
import { lookAlike } from './likeness.ts'
import type { PhotoFacts } from './photo.ts'

const [ANY] = somePhotos(1) as [PhotoFacts]
const looking = (likeness?: string): PhotoFacts => ({ ...ANY, ...(likeness === undefined ? {} : { likeness }) })
const HASHES = `${'a'.repeat(16)}${'5'.repeat(16)}`

test.each([
  ['the same', HASHES, true],
  ['3 bits of the differences, 4 of the waves', `b${'a'.repeat(13)}eb${'5'.repeat(12)}aa55`, true],
  ['other differences', `${'5'.repeat(16)}${'5'.repeat(16)}`, false],
  ['other waves', `${'a'.repeat(16)}${'a'.repeat(16)}`, false],
])('likeness: two photos look alike where both of their hashes nearly are (%s)', (_, other, isAlike) => {
  expect(lookAlike(looking(HASHES), looking(other))).toBe(isAlike)
})

test('likeness: a photo of which nothing is known looks like none', () => {
  expect([lookAlike(looking(), looking()), lookAlike(looking(HASHES), looking())]).toEqual([false, false])
})
