import { createRequire } from 'node:module'
import sharp from 'sharp'
import type { PictureHeader } from '../../../domain/photo/header/picture-header.ts'
import { pngWithProfile } from './icc-profile.ts'

interface HeifImage {
  is_primary(): boolean
  get_width(): number
  get_height(): number
  display(into: HeifPixels, done: (pixels: HeifPixels | null) => void): void
  free(): void
}

interface HeifPixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

interface LibHeif {
  readonly HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] }
}

/** Colour primaries of a phone's wide-gamut camera, as HEIF numbers them (ITU-T H.273, table 2: SMPTE EG 432-1). */
const DISPLAY_P3 = 12

/**
 * The primary picture of a HEIC file as a PNG that carries its colour profile, upright by the file's own rules
 * (`irot`, `imir`). `undefined` when the decoder finds no picture or cannot decode it.
 *
 * The decoder hands out pixels in the file's own colours; the profile makes the next reader convert them.
 */
export async function heicAsPng(file: Uint8Array, header: PictureHeader): Promise<Buffer | undefined> {
  const pixels = await primaryPixels(file)
  if (!pixels) {
    return undefined
  }
  const { width, height } = pixels
  const raw = Buffer.from(pixels.data.buffer, pixels.data.byteOffset, pixels.data.byteLength)
  const png = await sharp(raw, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer()
  const icc = await profileOf(header)
  return icc ? pngWithProfile(png, icc) : png
}

/** Loaded when the first HEIC comes: most shops see none for hours. */
function libheif(): LibHeif {
  return createRequire(import.meta.url)('libheif-js/wasm-bundle') as LibHeif
}

function primaryPixels(file: Uint8Array): Promise<HeifPixels | undefined> {
  const images = new (libheif().HeifDecoder)().decode(file)
  const image = images.find((candidate) => candidate.is_primary())
  if (!image) {
    return Promise.resolve(undefined)
  }
  const width = image.get_width()
  const height = image.get_height()
  return new Promise((resolve) => {
    image.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (pixels) => {
      for (const each of images) {
        each.free()
      }
      resolve(pixels ?? undefined)
    })
  })
}

async function profileOf({ heicColour }: PictureHeader): Promise<Uint8Array | undefined> {
  if (heicColour?.kind === 'profile') {
    return heicColour.icc
  }
  return heicColour?.kind === 'primaries' && heicColour.primaries === DISPLAY_P3 ? displayP3Profile() : undefined
}

async function displayP3Profile(): Promise<Uint8Array | undefined> {
  const dot = { create: { width: 1, height: 1, channels: 3 as const, background: '#fff' } }
  const tagged = await sharp(dot).withIccProfile('p3').png().toBuffer()
  return (await sharp(tagged).metadata()).icc
}
