import { fontBlocks } from 'virtual:font-blocks'
import { ssim } from 'ssim.js'
import { expect, test } from 'vitest'
import type { PhotoId } from '../../domain/ids.ts'
import { paint } from '../../editor/scene/paint.ts'
import type { Scene } from '../../editor/scene/scene.ts'
import { bookOfBlocks } from '../support/builders/book-of-blocks.ts'
import { GOLDEN_PHOTOS, goldenScenes } from './golden-pages.ts'

/** Floors of the promise that the screen shows what the preview shows. */
const LARGEST_DIFFERENCE = 2
const LEAST_SSIM = 0.9999

const fonts = bookOfBlocks(fontBlocks)
const path2d = (path: string) => new Path2D(path)

let loading: Promise<ReadonlyMap<string, ImageBitmap>> | undefined

function loadImages(): Promise<ReadonlyMap<string, ImageBitmap>> {
  loading ??= Promise.all(
    GOLDEN_PHOTOS.map(async (_, i) => {
      const blob = await (await fetched(`proxy/${i}`)).blob()
      return [`golden${i}`, await createImageBitmap(blob)] as const
    }),
  ).then((images) => new Map(images))
  return loading
}

async function fetched(file: string): Promise<Response> {
  const answered = await fetch(`/@goldens/${file}`)
  if (!answered.ok) {
    throw new Error(`${file}: ${await answered.text()}`)
  }
  return answered
}

async function browserPixels(scene: Scene, width: number, height: number): Promise<ImageData> {
  const images = await loadImages()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const ctx = canvas.getContext('2d', { willReadFrequently: true })
  if (!ctx) {
    throw new Error('this browser has no 2D canvas')
  }
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, width, height)
  const scale = width / scene.width
  paint(ctx, scene, {
    scale,
    images: (photoId: PhotoId) => images.get(photoId),
    fonts,
    path2d,
    bleed: false,
    placeholders: false,
    clip: false,
  })
  return ctx.getImageData(0, 0, width, height)
}

interface ServerPage {
  readonly scene: string
  readonly pixels: ImageData
}

/** A golden page as the preview painter of the server paints it. */
async function paintedByServer(index: number): Promise<ServerPage> {
  const [scene, pixels] = await Promise.all([fetched(`scene/${index}`), fetched(`pixels/${index}`)])
  const image = new ImageData(Number(pixels.headers.get('x-width')), Number(pixels.headers.get('x-height')))
  const rgb = new Uint8Array(await pixels.arrayBuffer())
  const { data } = image
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    data[to] = rgb[from] ?? 0
    data[to + 1] = rgb[from + 1] ?? 0
    data[to + 2] = rgb[from + 2] ?? 0
    data[to + 3] = 255
  }
  return { scene: await scene.text(), pixels: image }
}

function largestDifference(a: ImageData, b: ImageData): number {
  let largest = 0
  for (let i = 0; i < a.data.length; i++) {
    largest = Math.max(largest, Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0)))
  }
  return largest
}

const golden = goldenScenes(fonts).map((each, index) => ({ ...each, index }))
const asked = new Map<number, Promise<ServerPage>>()

/** A page of the server, and the next one asked for: it paints while this side compares. */
async function serverPage(index: number): Promise<ServerPage> {
  for (const each of [index, index + 1].filter((it) => it < golden.length && !asked.has(it))) {
    asked.set(each, paintedByServer(each))
  }
  const page = await asked.get(index)
  asked.delete(index)
  return page ?? (await paintedByServer(index))
}

test.each(golden)('screen = preview: $name', async ({ scene, index }) => {
  const page = await serverPage(index)
  expect(JSON.stringify(scene)).toBe(page.scene)
  const { pixels: preview } = page
  const screen = await browserPixels(scene, preview.width, preview.height)
  const largest = largestDifference(screen, preview)
  // A picture is wholly like itself; reckoning that takes longest.
  const mssim = largest === 0 ? 1 : ssim(screen, preview).mssim
  expect({ largest, mssim, near: largest <= LARGEST_DIFFERENCE && mssim >= LEAST_SSIM }).toEqual({
    largest,
    mssim,
    near: true,
  })
})
