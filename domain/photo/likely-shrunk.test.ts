import { expect, test } from 'vitest'
import { isLikelyShrunk } from './likely-shrunk.ts'

const header = { format: 'jpeg', width: 1080, height: 1440 } as const
const exif = new Uint8Array(20)

test('pains 8: a small JPEG without the notes of a camera looks as if a messenger had shrunk it', () => {
  expect([
    isLikelyShrunk(header, 240_000),
    isLikelyShrunk({ ...header, width: 1279, height: 1706 }, 240_000),
    isLikelyShrunk({ ...header, width: 600, height: 800 }, 60_000),
    isLikelyShrunk({ ...header, exif }, 240_000),
    isLikelyShrunk({ ...header, format: 'png' }, 240_000),
    isLikelyShrunk(header, 1_200_000),
  ]).toEqual([true, false, false, false, false, false])
})
