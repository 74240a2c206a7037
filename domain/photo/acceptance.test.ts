import { expect, test } from 'vitest'
import { type AcceptanceRules, decideAcceptance, type PickedFile } from './acceptance.ts'
import { isDuplicateName } from './duplicate-name.ts'
import { byteLimits, DEFAULT_BYTE_LIMITS, sizeClassOf, smallestInWords } from './size-class.ts'
import { sniffPhoto } from './sniff.ts'

const bytes = (...parts: readonly (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((c) => c.charCodeAt(0)))))

const JPEG = bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, 'JFIF')
const ftyp = (major: string, ...compatible: string[]) =>
  bytes(0, 0, 0, 16 + 4 * compatible.length, 'ftyp', major, 0, 0, 0, 0, ...compatible, 0, 0, 0, 32, 'meta')

const rules: AcceptanceRules = { limits: DEFAULT_BYTE_LIMITS }
const file = (more: Partial<PickedFile> = {}): PickedFile => ({ fileName: 'a.jpg', bytes: 50_000, head: JPEG, ...more })

test('A§5 file size: 10239 and 20971521 are outside, 10240 and 20971520 inside [A§5.file-size] [A§9.file-size]', () => {
  const kinds = [10_239, 10_240, 20_971_520, 20_971_521].map((size) => decideAcceptance(file({ bytes: size }), rules))
  expect(kinds).toEqual([
    { kind: 'refused', reason: 'photo-too-small' },
    { kind: 'accepted', format: 'jpeg' },
    { kind: 'accepted', format: 'jpeg' },
    { kind: 'refused', reason: 'photo-too-large' },
  ])
})

test('B§4 size class: 1 below the minimum, 2 from it up, 3 exactly the maximum, 4 above [B§4.size-class] [B§9.size-class]', () => {
  const sizes = [0, 10_239, 10_240, 20_971_519, 20_971_520, 20_971_521]
  expect(sizes.map((size) => sizeClassOf(size, DEFAULT_BYTE_LIMITS))).toEqual([1, 1, 2, 2, 3, 4])
})

test('readings 2: the product rules, then the merchant, then the shop; zero means "the next one" [A§5.limits-order]', () => {
  const product = { min: 30_000, max: 0 }
  const merchant = { min: 20_000, max: 5_000_000 }
  expect(byteLimits({})).toEqual({ min: 10_240, max: 20_971_520 })
  expect(byteLimits({ product: { min: 0, max: 0 }, merchant: { min: 0, max: 0 } })).toEqual(DEFAULT_BYTE_LIMITS)
  expect(byteLimits({ merchant })).toEqual({ min: 20_000, max: 5_000_000 })
  expect(byteLimits({ product, merchant })).toEqual({ min: 30_000, max: 5_000_000 })
})

test('the least size is told as people write it', () => {
  const sizes = [10_240, 100_000, 1_000_000, 1_048_576, 1_500_000]
  expect(sizes.map((min) => smallestInWords({ min }).min)).toEqual(['10 KB', '98 KB', '977 KB', '1 MB', '1.5 MB'])
})

test('B§5: package, transmission and standard goods always take from 10 KB [B§5.least-10kb] [B§9.least-10kb]', () => {
  const product = { min: 30_000, max: 9_000_000 }
  const types = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
  const minima = types.map((productType) => byteLimits({ product, productType }).min)
  expect(minima).toEqual([30_000, 30_000, 10_240, 10_240, 10_240, 30_000, 30_000, 30_000, 30_000])
})

test('B§5 file type: by content, never by name [A§5.file-type] [B§5.file-type]', () => {
  expect({
    jpeg: sniffPhoto(JPEG),
    png: sniffPhoto(bytes(0x89, 'PNG', 13, 10, 26, 10)),
    webp: sniffPhoto(bytes('RIFF', 0, 0, 0, 0, 'WEBPVP8 ')),
    heic: ['heic', 'heix', 'hevc', 'mif1'].map((brand) => sniffPhoto(ftyp(brand, 'mif1', 'heic'))),
    sequence: sniffPhoto(ftyp('msf1', 'msf1', 'hevc')),
  }).toEqual({ jpeg: 'jpeg', png: 'png', webp: 'webp', heic: Array(4).fill('heic'), sequence: 'heic' })
})

test('B§5 file type: everything else is no photo [B§5.no-photo-file]', () => {
  const foreign = {
    wav: bytes('RIFF', 0, 0, 0, 0, 'WAVEfmt '),
    bom: bytes(0xef, 0xbb, 0xbf, 0xff, 0xd8, 0xff),
    avif: ftyp('avif', 'avif', 'mif1'),
    avifAsMif1: ftyp('mif1', 'avif', 'miaf'),
    mp4: ftyp('mp42', 'mp41', 'isom'),
    gif: bytes('GIF89a'),
    svg: bytes('<svg xmlns='),
    three: bytes(0xff, 0xd8),
    empty: bytes(),
  }
  expect(Object.values(foreign).map(sniffPhoto)).toEqual(Object.values(foreign).map(() => undefined))
})

test('B§5: a JPEG that is declared webp is refused, by its type or, without one, by its name [B§5.jpeg-webp]', () => {
  const refused = { kind: 'refused', reason: 'photo-declared-webp' }
  const accepted = { kind: 'accepted', format: 'jpeg' }
  expect([
    decideAcceptance(file({ declaredType: 'image/webp' }), rules),
    decideAcceptance(file({ fileName: 'A.WEBP', declaredType: '' }), rules),
    decideAcceptance(file({ fileName: 'A.WEBP', declaredType: 'image/jpeg' }), rules),
    decideAcceptance(file({ fileName: 'a.png', declaredType: 'image/png' }), rules),
  ]).toEqual([refused, refused, accepted, accepted])
})

test('B§5 duplicate names: case and composition do not count, generic names never', () => {
  const names = ['IMG_0001.JPG', 'cafe\u0301.jpg', 'image.jpg']
  expect(
    ['img_0001.jpg', 'caf\u00e9.JPG', 'IMG_0002.JPG', 'image.jpg', 'Photo.jpeg'].map((name) =>
      isDuplicateName(name, names),
    ),
  ).toEqual([true, true, false, false, false])
})
