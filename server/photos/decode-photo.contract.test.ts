import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { turnedBack } from '../../domain/image-analysis/turned-box.ts'
import type { DecodedPhoto } from '../../domain/photo/decoded-photo.ts'
import { lookAlike } from '../../domain/photo/likeness.ts'
import { type LyingTurns, mayLead, type PhotoFacts } from '../../domain/photo/photo.ts'
import { somePhotos } from '../../tests/support/builders/design-builders.ts'
import { groupPhoto } from '../../tests/support/builders/face-pictures.ts'
import { generatePhoto } from '../../tests/support/builders/generate-photos.ts'
import type { Decoder } from '../ports/decoder.ts'
import { createDecoder } from './decode-photo.ts'

let decoder: Decoder
let into: string
beforeAll(() => {
  decoder = createDecoder()
})
beforeEach(() => {
  into = mkdtempSync(join(tmpdir(), 'keepsake-decode-'))
  return () => rmSync(into, { recursive: true })
})
afterAll(() => decoder.close())

async function decoded(source: Uint8Array): Promise<DecodedPhoto> {
  const verdict = await decoder.decode(source, { into })
  if (verdict.kind === 'refused') {
    throw new Error(verdict.reason)
  }
  return verdict.photo
}

const refusalOf = async (source: Uint8Array) => {
  const verdict = await decoder.decode(source, { into })
  return verdict.kind === 'refused' ? verdict.reason : 'decoded'
}

/** Upper left, upper right, lower left, lower right: which of red, green, blue each corner shows. */
async function corners(file: string): Promise<string[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.1, 0.9],
    [0.9, 0.9],
  ].map(([x = 0, y = 0]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    return [...data.subarray(at, at + 3)].map((value) => (value > 128 ? '1' : '0')).join('')
  })
}

/** Red, green / blue, yellow. */
const quad = () =>
  sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#e00' } }).composite([
    { input: { create: { width: 900, height: 600, channels: 3, background: '#0e0' } }, left: 900, top: 0 },
    { input: { create: { width: 900, height: 600, channels: 3, background: '#00e' } }, left: 0, top: 600 },
    { input: { create: { width: 900, height: 600, channels: 3, background: '#ee0' } }, left: 900, top: 600 },
  ])

test('a photo becomes upright sRGB pictures of 1600 and 800 px without any metadata', async () => {
  const takenAt = Date.UTC(2022, 0, 31, 18, 5, 59)
  const file = await generatePhoto({ width: 1500, height: 2000, seed: 9, format: 'jpeg', orientation: 8, takenAt })
  const { files, likeness, blackPercent, ...facts } = await decoded(file)
  expect([likeness, blackPercent]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.any(Number)])
  expect(facts).toEqual({
    format: 'jpeg',
    width: 1500,
    height: 2000,
    orientation: 8,
    takenAt,
    isSrgb: true,
    blemished: false,
    bytes: file.length,
    sha256: createHash('sha256').update(file).digest('hex'),
    md5: createHash('md5').update(file).digest('hex'),
  })
  expect(readdirSync(into).sort()).toEqual(['proxy.jpg', 'thumb.jpg'])
  const [proxy, thumb] = await Promise.all([files.proxy, files.thumb].map((path) => sharp(path).metadata()))
  expect([proxy, thumb].map((it) => [it?.width, it?.height, it?.space, it?.exif, it?.icc, it?.orientation])).toEqual([
    [1200, 1600, 'srgb', undefined, undefined, undefined],
    [800, 1067, 'srgb', undefined, undefined, undefined],
  ])
})

test('users-pains 17: the server finds faces too, and keeps where they are, never who', async () => {
  const { focus } = await decoded(readFileSync(groupPhoto('sample1.jpg')))
  const places = [focus, ...(focus?.faces ?? [])].map((box) => Object.keys(box ?? {}))
  expect(places).toEqual([
    ['x', 'y', 'width', 'height', 'faces'],
    ...Array.from({ length: 3 }, () => ['x', 'y', 'width', 'height']),
  ])
  const numbers = [focus, ...(focus?.faces ?? [])].flatMap((box) => [box?.x, box?.y, box?.width, box?.height])
  expect(
    numbers.every((number) => number !== undefined && number >= 0 && number * 1000 === Math.round(number * 1000)),
  ).toBe(true)
})

test.each(['sample1.jpg', 'sample3.jpg'])(
  'a group that stands far away is found: %s in a quarter of a photo',
  async (file) => {
    const group = await sharp(groupPhoto(file)).resize({ width: 380 }).toBuffer()
    const meadow = sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#7c8a78' } })
    const { focus } = await decoded(
      await meadow
        .composite([{ input: group, left: 620, top: 480 }])
        .png()
        .toBuffer(),
    )
    const inGroup = (focus?.faces ?? []).map(
      ({ x, y, width, height }) => x > 0.38 && y > 0.44 && x + width < 0.63 && y + height < 0.75,
    )
    expect(inGroup).toEqual([true, true, true])
  },
)

test.each([1, 2, 3] as const)(
  'auto-design 8.13: people who lie are found too, and how they would stand is told: turned by %i quarters',
  async (turns) => {
    const upright = await decoded(readFileSync(groupPhoto('sample3.jpg')))
    const turned = sharp(groupPhoto('sample3.jpg')).rotate(-90 * turns)
    const lying = await decoded(await turned.jpeg({ quality: 95 }).toBuffer())
    expect([upright.lies, lying.lies, lying.focus?.faces?.length]).toEqual([undefined, turns, 3])
    const [back, whole] = [upright.focus, lying.focus && turnedBack(lying.focus, turnsBack(turns))]
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(Math.abs((whole?.[side] ?? 0) - (back?.[side] ?? 0))).toBeLessThan(0.06)
    }
  },
)

test('a photo and a smaller, darker copy of it look alike, another does not; one without detail of its own says so', async () => {
  const file = await generatePhoto({ width: 2000, height: 1500, seed: 9, format: 'jpeg' })
  const [own, copy, other, enlarged] = await Promise.all([
    decoded(file),
    sharp(file).resize(900).modulate({ brightness: 0.85 }).jpeg({ quality: 60 }).toBuffer().then(decoded),
    generatePhoto({ width: 2000, height: 1500, seed: 10, format: 'jpeg' }).then(decoded),
    sharp(file)
      .resize(300)
      .toBuffer()
      .then((small) => sharp(small).resize(2000).jpeg().toBuffer())
      .then(decoded),
  ])
  const facts = ({ likeness }: DecodedPhoto): PhotoFacts => ({
    ...(somePhotos(1)[0] as PhotoFacts),
    likeness: likeness ?? '',
  })
  expect([lookAlike(facts(own), facts(copy)), lookAlike(facts(own), facts(other))]).toEqual([true, false])
  expect([own.sharpEdge, enlarged.sharpEdge]).toEqual([undefined, 512])
})

test('how much of a photo is black is seen: a moon in the sky, not a town at night', async () => {
  const night = { create: { width: 1200, height: 900, channels: 3, background: '#060608' } } as const
  const light = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#e8e4d0' } })
      .png()
      .toBuffer()
  const lit = async (side: number) =>
    decoded(
      await sharp(night)
        .composite([{ input: await light(side) }])
        .jpeg()
        .toBuffer(),
    )
  const [moon, town] = await Promise.all([lit(150), lit(480)])
  expect([moon, town].map((photo) => [Math.round((photo.blackPercent ?? 0) / 2) * 2, mayLead(photo)])).toEqual([
    [98, false],
    [78, true],
  ])
})

test('every orientation of JPEG, PNG and WebP is brought upright', async () => {
  const stored = { 3: 180, 6: 270, 8: 90 } as const
  for (const [orientation, turn] of Object.entries(stored)) {
    const turned = await sharp(await quad().png().toBuffer())
      .rotate(turn)
      .toBuffer()
    const tagged = () => sharp(turned).withMetadata({ orientation: Number(orientation) })
    for (const file of [
      await tagged().jpeg().toBuffer(),
      await tagged().webp().toBuffer(),
      await tagged().png().toBuffer(),
    ]) {
      const { files, width, height } = await decoded(file)
      expect([width, height, ...(await corners(files.proxy))]).toEqual([1800, 1200, '100', '010', '001', '110'])
    }
  }
})

test('what a PDF cannot take gets a full-size upright sRGB JPEG beside it; what it can take does not', async () => {
  const base = await quad().removeAlpha().png().toBuffer()
  const kinds = {
    jpeg: await sharp(base).jpeg().toBuffer(),
    grey: await sharp(base).greyscale().jpeg().toBuffer(),
    png: await sharp(base).png().toBuffer(),
    cmyk: await sharp(base).toColourspace('cmyk').jpeg().toBuffer(),
    webp: await sharp(base).webp().toBuffer(),
    transparent: await sharp(base).ensureAlpha(0.5).png().toBuffer(),
    deep: await sharp(base).toColourspace('rgb16').png().toBuffer(),
  }
  const printed: Record<string, string> = {}
  for (const [kind, file] of Object.entries(kinds)) {
    const { files, isSrgb } = await decoded(file)
    const print = files.print && (await sharp(files.print).metadata())
    printed[kind] = print ? `${print.format} ${print.width}x${print.height} ${print.space} ${isSrgb}` : 'the original'
  }
  const beside = 'jpeg 1800x1200 srgb true'
  expect(printed).toEqual({
    jpeg: 'the original',
    grey: 'the original',
    png: 'the original',
    cmyk: beside,
    webp: beside,
    transparent: beside,
    deep: beside,
  })
})

test('transparent parts become white paper', async () => {
  const clear = await sharp({
    create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer()
  const { files } = await decoded(clear)
  expect(await corners(files.proxy)).toEqual(['111', '111', '111', '111'])
})

test('wide gamut is converted, judged by the profile and not by its name', async () => {
  const wide = await generatePhoto({ width: 640, height: 480, seed: 3, format: 'jpeg', profile: 'p3' })
  const named = await generatePhoto({ width: 640, height: 480, seed: 3, format: 'jpeg', profile: 'srgb' })
  expect([(await decoded(wide)).isSrgb, (await decoded(named)).isSrgb]).toEqual([false, true])
})

test('readings 4: damaged and foreign files are refused, each for its reason, and the decoder goes on', async () => {
  const jpeg = await generatePhoto({ width: 800, height: 600, seed: 4, format: 'jpeg' })
  const png = await sharp(jpeg).png().toBuffer()
  const webp = await sharp(jpeg).webp().toBuffer()
  // The header alone says 20001 x 10000; what follows does not matter.
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(20_001, 16)
  bomb.writeUInt32BE(10_000, 20)
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>${' '.repeat(20_000)}`)
  const noise = (head: string) => Buffer.concat([Buffer.from(head, 'hex'), randomBytes(20_000).fill(0xfe, 0, 40)])
  expect({
    half: await refusalOf(jpeg.subarray(0, jpeg.length / 2)),
    halfWithEnd: await refusalOf(Buffer.concat([jpeg.subarray(0, jpeg.length / 2), Buffer.from([0xff, 0xd9])])),
    lastByte: await refusalOf(png.subarray(0, -20)),
    webp: await refusalOf(webp.subarray(0, webp.length / 2)),
    garbage: [await refusalOf(noise('ffd8ffe0')), await refusalOf(noise('89504e470d0a1a0a'))],
    bomb: await refusalOf(bomb),
    svg: await refusalOf(svg),
    afterwards: await refusalOf(jpeg),
  }).toEqual({
    half: 'photo-damaged',
    halfWithEnd: 'photo-damaged',
    lastByte: 'photo-damaged',
    webp: 'photo-damaged',
    garbage: ['photo-damaged', 'photo-damaged'],
    bomb: 'photo-too-many-pixels',
    svg: 'photo-kind-unsupported',
    afterwards: 'decoded',
  })
})

test('a picture that takes too much ends its process and is refused, one that a busy machine was too slow for is not; the next gets a fresh one', async () => {
  const flat = sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#345' } })
  const slow = await flat.png({ compressionLevel: 1 }).toBuffer()
  const hasty = createDecoder()
  try {
    await expect(hasty.decode(slow, { into, timeoutMs: 1 })).rejects.toThrow(
      'the machine was too busy to decode the picture in time',
    )
    const verdicts = [
      await hasty.decode(slow, { into, processorMs: 1 }),
      await hasty.decode(slow, { into, memory: 1 }),
      await hasty.decode(await generatePhoto({ width: 320, height: 240, seed: 6, format: 'jpeg' }), { into }),
    ]
    expect(verdicts.map((verdict) => (verdict.kind === 'refused' ? verdict.reason : 'decoded'))).toEqual([
      'photo-too-heavy',
      'photo-too-heavy',
      'decoded',
    ])
  } finally {
    await hasty.close()
  }
})

test('several at once share the processes and all are answered', async () => {
  const two = createDecoder({ processes: 2, picturesPerProcess: 2 })
  try {
    const file = await generatePhoto({ width: 320, height: 240, seed: 7, format: 'jpeg' })
    const verdicts = await Promise.all(Array.from({ length: 7 }, () => two.decode(file, { into })))
    expect(verdicts.map((verdict) => verdict.kind)).toEqual(Array(7).fill('decoded'))
    expect(readFileSync(join(into, 'thumb.jpg')).length).toBeGreaterThan(1000)
  } finally {
    await two.close()
  }
})

test('closing says nothing about the pictures under way', async () => {
  const leaving = createDecoder()
  const flat = sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#345' } })
  const slow = await flat.png({ compressionLevel: 1 }).toBuffer()
  const verdict = leaving.decode(slow, { into })
  const outcome = expect(verdict).rejects.toThrow('closed')
  await new Promise((resolve) => setTimeout(resolve, 50))
  await leaving.close()
  await outcome
})

function turnsBack(turns: LyingTurns): LyingTurns {
  return (4 - turns) as LyingTurns
}
