import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readHeader } from './read-header.ts'

const plain = { create: { width: 40, height: 30, channels: 3 as const, background: '#369' } }
const box = (kind: string, ...content: readonly Uint8Array[]) => {
  const size = 8 + content.reduce((sum, part) => sum + part.length, 0)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(size)
  head.write(kind, 4, 'latin1')
  return Buffer.concat([head, ...content])
}
const u8 = (...values: readonly number[]) => Uint8Array.from(values)
const u16 = (value: number) => u8(value >> 8, value & 255)
const u32 = (value: number) => u8(value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255)

/** The structure of a HEIC file with one picture of `length` bytes that are said to begin at `offset`. */
function heic({
  width = 40,
  height = 30,
  length = 100,
  offset,
}: {
  width?: number
  height?: number
  length?: number
  offset?: number
}) {
  const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic'))
  const metaOf = (from: number) =>
    box(
      'meta',
      u32(0),
      box('pitm', u32(0), u16(1)),
      box('iinf', u32(0), u16(1), box('infe', u8(2, 0, 0, 0), u16(1), u16(0), Buffer.from('hvc1'), u8(0))),
      box('iloc', u32(0), u8(0x44, 0), u16(1), u16(1), u16(0), u16(1), u32(from), u32(length)),
      box(
        'iprp',
        box('ipco', box('ispe', u32(0), u32(width), u32(height))),
        box('ipma', u32(0), u32(1), u16(1), u8(1, 1)),
      ),
    )
  const start = ftyp.length + metaOf(0).length + 8
  return Buffer.concat([ftyp, metaOf(offset ?? start), box('mdat', Buffer.alloc(length))])
}

test('each kind says its stored size', async () => {
  const files = [
    await sharp(plain).jpeg().toBuffer(),
    await sharp(plain).jpeg({ progressive: true }).toBuffer(),
    await sharp(plain).png().toBuffer(),
    await sharp(plain).webp().toBuffer(),
    await sharp(plain).webp({ lossless: true }).toBuffer(),
    await sharp(plain).withMetadata({ orientation: 6 }).webp().toBuffer(),
    heic({}),
  ]
  const seen = files.map((file) => {
    const verdict = readHeader(file)
    return verdict.kind === 'picture' ? [verdict.header.width, verdict.header.height] : verdict.reason
  })
  expect(seen).toEqual(files.map(() => [40, 30]))
})

test('readings 4.3: more than 200 megapixels are refused by the header alone', async () => {
  const png = await sharp(plain).png().toBuffer()
  png.writeUInt32BE(20_000, 16)
  png.writeUInt32BE(10_000, 20)
  const exactly = readHeader(png).kind
  png.writeUInt32BE(10_001, 20)
  expect([exactly, readHeader(png), readHeader(heic({ width: 20_001, height: 10_000 }))]).toEqual([
    'picture',
    { kind: 'refused', reason: 'photo-too-many-pixels' },
    { kind: 'refused', reason: 'photo-too-many-pixels' },
  ])
})

test('readings 4.1: a JPEG that states more pixels than its bytes could hold is damaged', async () => {
  const jpeg = await sharp(plain).jpeg().toBuffer()
  const stating = (width: number, height: number) => {
    const lying = Buffer.from(jpeg)
    const frame = lying.indexOf(Buffer.from([0xff, 0xc0]))
    lying.writeUInt16BE(height, frame + 5)
    lying.writeUInt16BE(width, frame + 7)
    return readHeader(lying)
  }
  expect([stating(320, 240).kind, stating(16_383, 6000)]).toEqual([
    'picture',
    { kind: 'refused', reason: 'photo-damaged' },
  ])
})

test('readings 4.1: a HEIC whose bytes are not all there is damaged', () => {
  const whole = heic({ length: 100 })
  expect([
    readHeader(whole).kind,
    readHeader(whole.subarray(0, -1)),
    readHeader(heic({ offset: 400 })),
    readHeader(Buffer.concat([box('ftyp', Buffer.from('msf1\0\0\0\0msf1hevc')), box('moov'), box('mdat')])),
  ]).toEqual([
    'picture',
    { kind: 'refused', reason: 'photo-damaged' },
    { kind: 'refused', reason: 'photo-damaged' },
    { kind: 'refused', reason: 'photo-sequence' },
  ])
})

test('readings 4.2: a lossless JPEG is of a kind that is not supported; one without a frame is damaged', async () => {
  const jpeg = await sharp(plain).jpeg().toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg[frame + 1] = 0xc3
  expect([readHeader(jpeg), readHeader(jpeg.subarray(0, frame))]).toEqual([
    { kind: 'refused', reason: 'photo-kind-unsupported' },
    { kind: 'refused', reason: 'photo-damaged' },
  ])
})

test('no bytes make it throw', async () => {
  const seeds = [
    await sharp(plain).jpeg().toBuffer(),
    await sharp(plain).png().toBuffer(),
    await sharp(plain).webp().toBuffer(),
    heic({}),
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...seeds),
      fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 8 }),
      fc.nat(400),
      (seed, changes, cut) => {
        const file = Uint8Array.from(seed)
        for (const [at, value] of changes) {
          file[at % file.length] = value
        }
        expect(['picture', 'refused']).toContain(readHeader(file.subarray(0, file.length - (cut % file.length))).kind)
      },
    ),
    { numRuns: 500 },
  )
})
