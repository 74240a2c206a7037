import { expect, test } from 'vitest'
import { looksShrunk } from './looks-shrunk.ts'

const header = { format: 'jpeg', width: 1080, height: 1440 } as const
const exif = new Uint8Array(20)

test('pains 8: a small JPEG without the notes of a camera looks as if a messenger had shrunk it', () => {
  expect([
    looksShrunk(header, 240_000),
    looksShrunk({ ...header, width: 1279, height: 1706 }, 240_000),
    looksShrunk({ ...header, width: 600, height: 800 }, 60_000),
    looksShrunk({ ...header, exif }, 240_000),
    looksShrunk({ ...header, format: 'png' }, 240_000),
    looksShrunk(header, 1_200_000),
  ]).toEqual([true, false, false, false, false, false])
})
