import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'

/** A picture of ours and where its header states how large it is. */
interface Seed {
  readonly name: string
  readonly bytes: Buffer
}

/** Small pictures of every kind that comes, honest ones; no encoder here writes HEIC, so that one was made by `heif-enc`. */
export async function honestPictures(): Promise<readonly Seed[]> {
  const noise = Buffer.from(Array.from({ length: 96 * 64 * 3 }, (_, n) => (n * 7919 + (n >> 5) * 31) % 256))
  const drawn = () => sharp(noise, { raw: { width: 96, height: 64, channels: 3 } }).blur(2)
  const kinds: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
    jpeg: (it) => it.jpeg({ quality: 80 }).withMetadata({ orientation: 6 }),
    'jpeg, progressive': (it) => it.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    'jpeg, cmyk': (it) => it.toColourspace('cmyk').jpeg(),
    'jpeg, with a profile': (it) => it.withIccProfile('p3').jpeg(),
    png: (it) => it.png(),
    'png, interlaced, 16 bit': (it) => it.toColourspace('rgb16').png({ progressive: true }),
    'png, palette': (it) => it.png({ palette: true }),
    webp: (it) => it.webp(),
    'webp, lossless, transparent': (it) => it.ensureAlpha(0.5).webp({ lossless: true }),
    gif: (it) => it.gif(),
  }
  const made = Object.entries(kinds).map(async ([name, make]) => ({ name, bytes: await make(drawn()).toBuffer() }))
  const heic = { name: 'heic', bytes: readFileSync(join(import.meta.dirname, 'drawn-64x48.heic')) }
  return [...(await Promise.all(made)), heic]
}

export interface MutatedPicture {
  readonly name: string
  readonly bytes: Buffer
}

const at = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
/** Lengths and sizes that lie. */
const LIES = [0, 1, 0x7fff, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff]

/** One of these pictures, of which something is not as its encoder wrote it. */
export function mutatedOf(pictures: readonly Seed[]): fc.Arbitrary<MutatedPicture> {
  const one = fc.constantFrom(...pictures)
  const flips = fc.array(fc.tuple(at, fc.nat({ max: 7 })), { minLength: 1, maxLength: 24 })
  const head = at.map((where) => where * 0.1)
  const mutation = fc.oneof(
    flips.map((all) => ['bits', (it: Buffer) => flipped(it, all)] as const),
    fc.tuple(head, flips).map(
      ([, all]) =>
        [
          'bits of the head',
          (it: Buffer) =>
            flipped(
              it,
              all.map(([where, bit]) => [where * 0.1, bit]),
            ),
        ] as const,
    ),
    at.map((where) => ['cut', (it: Buffer) => it.subarray(0, Math.floor(where * it.length))] as const),
    fc
      .tuple(one, at, at)
      .map(([other, from, to]) => ['spliced', (it: Buffer) => spliced(it, other.bytes, from, to)] as const),
    fc
      .tuple(at, fc.constantFrom(...LIES), fc.boolean())
      .map(([where, lie, little]) => ['a length', (it: Buffer) => withWord(it, where, lie, little)] as const),
    fc
      .tuple(fc.constantFrom(1, 5000, 16383, 30_000, 65_535), fc.constantFrom(1, 6000, 16383, 65_535))
      .map(([width, height]) => ['its size', (it: Buffer) => withSize(it, width, height)] as const),
    fc
      .tuple(at, at, fc.integer({ min: 2, max: 40 }))
      .map(([from, to, times]) => ['a part again and again', (it: Buffer) => repeated(it, from, to, times)] as const),
  )
  return fc
    .tuple(one, mutation)
    .map(([{ name, bytes }, [how, change]]) => ({ name: `${name}: ${how}`, bytes: change(bytes) }))
}

function flipped(bytes: Buffer, flips: readonly (readonly [number, number])[]): Buffer {
  const copy = Buffer.from(bytes)
  for (const [where, bit] of flips) {
    const place = Math.floor(where * copy.length)
    copy[place] = (copy[place] ?? 0) ^ (1 << bit)
  }
  return copy
}

function spliced(bytes: Buffer, other: Buffer, from: number, to: number): Buffer {
  return Buffer.concat([
    bytes.subarray(0, Math.floor(from * bytes.length)),
    other.subarray(Math.floor(to * other.length)),
  ])
}

function withWord(bytes: Buffer, where: number, lie: number, little: boolean): Buffer {
  const copy = Buffer.from(bytes)
  const place = Math.floor(where * (copy.length - 4))
  little ? copy.writeUInt32LE(lie, place) : copy.writeUInt32BE(lie, place)
  return copy
}

function repeated(bytes: Buffer, from: number, to: number, times: number): Buffer {
  const [start, end] = [from, to].map((where) => Math.floor(where * bytes.length)).toSorted((a, b) => a - b)
  const part = bytes.subarray(start, end)
  return Buffer.concat([bytes.subarray(0, end), ...Array.from({ length: times }, () => part), bytes.subarray(end)])
}

/** The same file with another size in its header; sums over headers are right. */
function withSize(bytes: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(bytes)
  const words = (place: number) => {
    copy.writeUInt16BE(height, place)
    copy.writeUInt16BE(width, place + 2)
  }
  if (copy.subarray(1, 4).toString() === 'PNG') {
    copy.writeUInt32BE(width, 16)
    copy.writeUInt32BE(height, 20)
    copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29)
  } else if (copy.readUInt16BE(0) === 0xffd8) {
    for (let place = 2; place + 9 < copy.length && copy[place] === 0xff; place += 2 + copy.readUInt16BE(place + 2)) {
      if (((copy[place + 1] ?? 0) & 0xfc) === 0xc0) {
        words(place + 5)
      }
    }
  } else if (copy.subarray(0, 3).toString() === 'GIF') {
    copy.writeUInt16LE(width, 6)
    copy.writeUInt16LE(height, 8)
  } else if (copy.subarray(8, 12).toString() === 'WEBP') {
    const chunk = copy.subarray(12, 16).toString()
    if (chunk === 'VP8 ') {
      copy.writeUInt16LE(width & 0x3fff, 26)
      copy.writeUInt16LE(height & 0x3fff, 28)
    } else {
      copy.writeUIntLE(width - 1, 24, 3)
      copy.writeUIntLE(height - 1, 27, 3)
    }
  } else {
    const place = copy.indexOf('ispe')
    copy.writeUInt32BE(width, place + 8)
    copy.writeUInt32BE(height, place + 12)
  }
  return copy
}
