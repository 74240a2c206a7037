import { expect, test } from 'vitest'
import { readOutputProfile } from './icc-profile.ts'
import { blackInkOf, shippedProfile } from './print-colours.ts'

test('an output profile is one of a printer with CMYK inks', async () => {
  const cmyk = await shippedProfile('cmyk')
  expect(readOutputProfile(cmyk)).toEqual({ space: 'CMYK', description: expect.stringMatching(/./) })
  expect(readOutputProfile(await shippedProfile('srgb'))).toBe('not-for-printers')
  expect(readOutputProfile(cmyk.subarray(0, 5000))).toBe('no-profile')
  expect(readOutputProfile(Buffer.from('a text'))).toBe('no-profile')
  const gray = Buffer.from(cmyk)
  gray.write('GRAY', 16, 'latin1')
  expect(readOutputProfile(gray)).toBe('not-cmyk')
  expect(readOutputProfile(Buffer.alloc(17 * 2 ** 20))).toBe('too-large')
})

test('black and dark grey text is black ink alone, grey a share of it, coloured text is mixed', () => {
  expect(['#000000', '#222222', '#2b2a28', '#808080', '#c8402d'].map(blackInkOf)).toEqual([
    [0, 0, 0, 100],
    [0, 0, 0, 100],
    [0, 0, 0, 100],
    [0, 0, 0, 50],
    undefined,
  ])
})
