// biome-ignore-all lint/style/noRestrictedGlobals: the calendar of the platform is the oracle of these tests.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentOf, readExif } from './exif.ts'

/** A little-endian TIFF block with one directory; values are shorts or ASCII. */
function tiff(entries: readonly (readonly [tag: number, value: number | string])[], next = 0): Uint8Array {
  const at = 8 + 2 + entries.length * 12 + 4
  const texts = entries.map(([, value]) => (typeof value === 'string' ? `${value}\0` : ''))
  const block = new DataView(new ArrayBuffer(at + texts.join('').length))
  block.setUint16(0, 0x4949)
  block.setUint16(2, 42, true)
  block.setUint32(4, 8, true)
  block.setUint16(8, entries.length, true)
  let end = at
  for (const [index, [tag, value]] of entries.entries()) {
    const entry = 10 + index * 12
    const text = texts[index] ?? ''
    block.setUint16(entry, tag, true)
    block.setUint16(entry + 2, typeof value === 'string' ? 2 : 3, true)
    block.setUint32(entry + 4, typeof value === 'string' ? text.length : 1, true)
    if (typeof value === 'number') {
      block.setUint16(entry + 8, value, true)
    } else {
      block.setUint32(entry + 8, end, true)
      for (const character of text) {
        block.setUint8(end++, character.charCodeAt(0))
      }
    }
  }
  block.setUint32(at - 4, next, true)
  return new Uint8Array(block.buffer)
}

test('A§3 exif: orientation 1 to 8 is read, anything else is 1', () => {
  const seen = [0, 1, 6, 8, 9, 65_535].map((value) => readExif(tiff([[0x112, value]])).orientation)
  expect(seen).toEqual([1, 1, 6, 8, 1, 1])
})

test('the date is that of the camera clock, read as UTC; an impossible one is none', () => {
  expect(readExif(tiff([[0x132, '2024:02:29 23:59:59']])).takenAt).toBe(Date.UTC(2024, 1, 29, 23, 59, 59))
  const impossible = ['0000:00:00 00:00:00', '2023:02:29 10:00:00', '2024:13:01 10:00:00', '2024:01:01 24:00:00', '']
  expect(impossible.map(momentOf)).toEqual(impossible.map(() => undefined))
})

test('every possible date is the moment that the calendar says', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }), (date) => {
      const text = date.toISOString().replace('T', ' ').replaceAll('-', ':').slice(0, 19)
      expect(momentOf(text)).toBe(Math.floor(date.getTime() / 1000) * 1000)
    }),
  )
})

test('hostile blocks neither throw nor hang: loops, counts of gigabytes, noise', () => {
  const loop = tiff([[0x112, 3]], 8)
  const huge = tiff([[0x132, '2024:01:01 00:00:00']])
  new DataView(huge.buffer).setUint32(14, 0xffffffff, true)
  expect(readExif(loop)).toEqual({ orientation: 3 })
  expect(readExif(huge)).toEqual({ orientation: 1 })
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
      const facts = readExif(Uint8Array.from([0x49, 0x49, 42, 0, 8, 0, 0, 0, ...noise]))
      expect(facts.orientation).toBeGreaterThanOrEqual(1)
    }),
  )
})
