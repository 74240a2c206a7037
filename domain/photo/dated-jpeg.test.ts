import { expect, test } from 'vitest'
import { generatePhoto } from '../../tests/support/builders/generate-photos.ts'
import { datedJpeg } from './dated-jpeg.ts'
import { readExif } from './exif.ts'
import { readHeader } from './read-header.ts'

test('a photo that was coded anew still knows when it was taken, and nothing else of the camera', async () => {
  const plain = await generatePhoto({ width: 64, height: 48, seed: 1, format: 'jpeg' })
  const verdict = readHeader(datedJpeg(plain, '2019:07:28 11:05:09'))
  const header = verdict.kind === 'picture' ? verdict.header : undefined
  expect([header?.width, header?.height, header?.exif && readExif(header.exif)]).toEqual([
    64,
    48,
    { orientation: 1, takenAt: 1_564_311_909_000 },
  ])
})
