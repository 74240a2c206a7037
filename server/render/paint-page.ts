import type { Canvas } from '@napi-rs/canvas'
import { createCanvas, ImageData, Path2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { Box } from '../../domain/geometry.ts'
import { grown } from '../../domain/geometry.ts'
import type { PhotoId } from '../../domain/ids.ts'
import type { FontBook } from '../../editor/scene/font-book.ts'
import { paint } from '../../editor/scene/paint.ts'
import type { Scene } from '../../editor/scene/scene.ts'
import { ByteLru } from './byte-lru.ts'
import { changedBox, touches } from './changed-box.ts'

export interface PageToPaint {
  readonly scene: Scene
  /** The photo's proxy: a profile-free sRGB picture that this shop has made itself, never a shopper's file. */
  readonly proxyOf: (photoId: PhotoId) => Promise<Buffer>
  /** Pixels across the trimmed sheet; a cover shows its whole wrap. Default 800. */
  readonly width?: number
}

export interface PagePainter {
  /** The page as raw pixels, three channels without alpha. Valid until the next call. */
  pixels(page: PageToPaint): Promise<{ data: Buffer; width: number; height: number }>
  /** The page as a JPEG of quality 80. */
  jpeg(page: PageToPaint): Promise<Buffer>
}

export interface PainterLimits {
  /** Decoded proxies that are kept, in bytes of their pixels. */
  readonly proxyBytes: number
  /** Painted pages that are kept for painting only what changed. */
  readonly pages: number
}

export const DEFAULT_LIMITS: PainterLimits = { proxyBytes: 128 * 2 ** 20, pages: 8 }

/** Paints one page to a JPEG, with the caches of this thread's painter for `fonts`. */
export function paintPage({ fonts, ...page }: PageToPaint & { readonly fonts: FontBook }): Promise<Buffer> {
  const painter = painters.get(fonts) ?? createPagePainter(fonts)
  painters.set(fonts, painter)
  return painter.jpeg(page)
}

const painters = new WeakMap<FontBook, PagePainter>()

/**
 * A painter of preview pages with its own caches: decoded proxies, glyph outlines, and the last pages, of which only
 * the changed part is painted again, to the same pixels as a whole new page.
 */
export function createPagePainter(fonts: FontBook, limits: PainterLimits = DEFAULT_LIMITS): PagePainter {
  const proxies = new ByteLru<Canvas>(limits.proxyBytes)
  const pages = new Map<string, PaintedPage>()
  let turn: Promise<unknown> = Promise.resolve()

  const proxy = async (photoId: PhotoId, page: PageToPaint): Promise<[PhotoId, Canvas]> => {
    const known = proxies.get(photoId)
    const image = known ?? (await decoded(await page.proxyOf(photoId)))
    if (!known) {
      proxies.set(photoId, image, image.width * image.height * 4)
    }
    return [photoId, image]
  }

  const painted = async (page: PageToPaint): Promise<Canvas> => {
    const { scene, width = 800 } = page
    const scale = width / scene.width
    const height = Math.max(1, Math.round(scene.height * scale))
    const key = `${scene.pageId}/${width}x${height}`
    const before = pages.get(key)
    pages.delete(key)
    const canvas = before?.canvas ?? pageCanvas(pages, limits.pages, width, height)
    const changed = before && sameSheet(before.scene, scene) ? changedBox(before.scene, scene) : wholeSheet(scene)
    if (changed) {
      const part = partOf(changed, canvas, scale)
      const sprites = scene.sprites.filter((sprite) => touches(sprite, part.reach))
      const wanted = new Set(sprites.flatMap((sprite) => (sprite.kind === 'photo' ? [sprite.photoId] : [])))
      const images = new Map(await Promise.all([...wanted].map((photoId) => proxy(photoId, page))))
      paintPart(canvas, scene, { part, scale, fonts, images })
    }
    pages.set(key, { canvas, scene })
    return canvas
  }

  /** One page at a time: canvases are taken over from page to page. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work, work)
    turn = result
    return result
  }

  const raw = async (page: PageToPaint) => {
    const canvas = await painted(page)
    return { data: canvas.data(), info: { width: canvas.width, height: canvas.height, channels: 4 as const } }
  }

  return {
    pixels: (page) =>
      inTurn(async () => {
        const { data, info } = await raw(page)
        return {
          data: await sharp(data, { raw: info }).removeAlpha().raw().toBuffer(),
          width: info.width,
          height: info.height,
        }
      }),
    jpeg: (page) =>
      inTurn(async () => {
        const { data, info } = await raw(page)
        return sharp(data, { raw: info }).removeAlpha().jpeg({ quality: 80, optimiseCoding: false }).toBuffer()
      }),
  }
}

interface PaintedPage {
  readonly canvas: Canvas
  readonly scene: Scene
}

/**
 * A proxy as a canvas of its pixels: scaled on drawing exactly as a browser scales an `ImageBitmap`.
 *
 * An `img`, in a browser and here, is scaled while it is decoded, each in its own way.
 */
async function decoded(file: Buffer): Promise<Canvas> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const canvas = createCanvas(info.width, info.height)
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  canvas.getContext('2d').putImageData(new ImageData(pixels, info.width, info.height), 0, 0)
  return canvas
}

/** A canvas of this size: the oldest page's when enough are kept, else a new one. */
function pageCanvas(pages: Map<string, PaintedPage>, limit: number, width: number, height: number): Canvas {
  for (const [key, { canvas }] of pages) {
    if (pages.size < limit) {
      break
    }
    pages.delete(key)
    if (canvas.width === width && canvas.height === height) {
      return canvas
    }
  }
  return createCanvas(width, height)
}

function sameSheet(a: Scene, b: Scene): boolean {
  return a.width === b.width && a.height === b.height && a.bleed === b.bleed
}

function wholeSheet({ width, height, bleed }: Scene): Box {
  return { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed }
}

const path2d = (path: string) => new Path2D(path)

/** A part of the canvas in whole pixels, and what of the sheet (mm) can put ink into it. */
interface CanvasPart {
  readonly pixels: Box
  readonly reach: Box
}

function partOf(changed: Box, canvas: Canvas, scale: number): CanvasPart {
  const x = Math.max(0, Math.floor(changed.x * scale) - 1)
  const y = Math.max(0, Math.floor(changed.y * scale) - 1)
  const right = Math.min(canvas.width, Math.ceil((changed.x + changed.width) * scale) + 1)
  const bottom = Math.min(canvas.height, Math.ceil((changed.y + changed.height) * scale) + 1)
  const pixels = { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) }
  const mm = { x: x / scale, y: y / scale, width: pixels.width / scale, height: pixels.height / scale }
  return { pixels, reach: grown(mm, 2 / scale) }
}

/** Paints one part, cut along whole pixels, so that the pixels around it stay exactly what they were. */
function paintPart(
  canvas: Canvas,
  scene: Scene,
  of: { part: CanvasPart; scale: number; fonts: FontBook; images: ReadonlyMap<PhotoId, Canvas> },
): void {
  const { part, scale, fonts, images } = of
  const { x, y, width, height } = part.pixels
  const ctx = canvas.getContext('2d')
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, width, height)
  ctx.clip()
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(x, y, width, height)
  paint(ctx, scene, {
    scale,
    images: (photoId) => images.get(photoId),
    fonts,
    path2d,
    bleed: false,
    placeholders: false,
    clip: false,
    sprites: (sprite) => touches(sprite, part.reach),
  })
  ctx.restore()
}
