import { expect, test } from 'vitest'
import { processingState, retryPause, UPLOAD_LIMITS } from './upload-limits.ts'

test('A§9 upload: parts of 4 MB, three at once, six tries, asked every 2 s', () => {
  const { partBytes, partsAtOnce, photosAtOnce, tries, pollMs } = UPLOAD_LIMITS
  expect([partBytes, partsAtOnce, photosAtOnce, tries, pollMs]).toEqual([4_194_304, 3, 3, 6, 2000])
})

test('pauses double up to 30 s and are spread over their whole length', () => {
  expect([1, 2, 3, 7, 20].map((attempt) => retryPause(attempt, 1))).toEqual([500, 1000, 2000, 30_000, 30_000])
  expect(retryPause(3, 0)).toBe(0)
})

test('B§4 status: 0 done, 1 and 2 in progress, 3 failed', () => {
  expect(([0, 1, 2, 3] as const).map(processingState)).toEqual(['done', 'in-progress', 'in-progress', 'failed'])
})
