import { fontBlocks } from 'virtual:font-blocks'
import { ssim } from 'ssim.js'
import { expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import type { PhotoId } from '../../domain/ids.ts'
import { paint } from '../../editor/scene/paint.ts'
import type { Scene } from '../../editor/scene/scene.ts'
import { bookOfBlocks } from '../support/builders/book-of-blocks.ts'
import { goldenScenes } from './golden-pages.ts'
import type { ServerPage } from './server-pages.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    goldenProxies: () => Promise<string[]>
    serverPage: (index: number) => Promise<ServerPage>
  }
}

/** Floors of the promise that the screen shows what the preview shows. */
const LARGEST_DIFFERENCE = 2
const LEAST_SSIM = 0.9999

const fonts = bookOfBlocks(fontBlocks)
const path2d = (path: string) => new Path2D(path)

let loading: Promise<ReadonlyMap<string, ImageBitmap>> | undefined

function loadImages(): Promise<ReadonlyMap<string, ImageBitmap>> {
  loading ??= commands.goldenProxies().then(async (files) => {
    const images = files.map(async (file, i) => {
      const blob = await (await fetch(`data:image/jpeg;base64,${file}`)).blob()
      return [`golden${i}`, await createImageBitmap(blob)] as const
    })
    return new Map(await Promise.all(images))
  })
  return loading
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

async function serverPixels({ pixels, width, height }: ServerPage): Promise<ImageData> {
  const packed = await fetch(`data:application/octet-stream;base64,${pixels}`)
  const rgb = new Uint8Array(await packed.arrayBuffer())
  const image = new ImageData(width, height)
  const { data } = image
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    data[to] = rgb[from] ?? 0
    data[to + 1] = rgb[from + 1] ?? 0
    data[to + 2] = rgb[from + 2] ?? 0
    data[to + 3] = 255
  }
  return image
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
    asked.set(each, commands.serverPage(each))
  }
  const page = await asked.get(index)
  asked.delete(index)
  return page ?? (await commands.serverPage(index))
}

test.each(golden)('screen = preview: $name', async ({ scene, index }) => {
  const page = await serverPage(index)
  expect(JSON.stringify(scene)).toBe(page.scene)
  const screen = await browserPixels(scene, page.width, page.height)
  const preview = await serverPixels(page)
  const largest = largestDifference(screen, preview)
  const { mssim } = ssim(screen, preview)
  expect({ largest, mssim, near: largest <= LARGEST_DIFFERENCE && mssim >= LEAST_SSIM }).toEqual({
    largest,
    mssim,
    near: true,
  })
})
