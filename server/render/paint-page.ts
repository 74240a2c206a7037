import type { Canvas } from '@napi-rs/canvas'
import { createCanvas, ImageData, Path2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { Box, Size } from '../../domain/geometry.ts'
import { grown } from '../../domain/geometry.ts'
import type { PhotoId } from '../../domain/ids.ts'
import type { FontBook } from '../../editor/scene/font-book.ts'
import { paint } from '../../editor/scene/paint.ts'
import type { Scene, Sprite } from '../../editor/scene/scene.ts'
import { ByteLru } from './byte-lru.ts'
import { changedBox, touches } from './changed-box.ts'

export interface PageToPaint {
  readonly scene: Scene
  /** The photo's proxy: a profile-free sRGB picture that this shop has made itself, never a shopper's file. */
  readonly proxyOf: (photoId: PhotoId) => Promise<Buffer | ProxyPixels>
  /** Pixels across the trimmed sheet; a cover shows its whole wrap. Default 800. */
  readonly width?: number
}

/** A proxy that was never packed, for a page that is painted straight from originals: four channels. */
export interface ProxyPixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

export interface PagePainter {
  /** The page as raw pixels, three channels without alpha. Valid until the next call. */
  pixels(page: PageToPaint): Promise<{ data: Buffer; width: number; height: number }>
  /** The page as a JPEG of quality 80. */
  jpeg(page: PageToPaint): Promise<Buffer>
}

export interface PainterLimits {
  /** Decoded proxies that are kept, in bytes of memory. */
  readonly proxyBytes: number
  /** Painted pages that are kept for painting only what changed. */
  readonly pages: number
}

export const DEFAULT_LIMITS: PainterLimits = { proxyBytes: 48 * 2 ** 20, pages: 4 }

/**
 * A painter of preview pages with its own caches: decoded proxies, glyph outlines, and the last pages, of which only
 * the changed part is painted again, to the same pixels as a whole new page.
 */
export function createPagePainter(fonts: FontBook, limits: PainterLimits = DEFAULT_LIMITS): PagePainter {
  // Those that fall out are given back as soon as nothing that is still to be painted holds them.
  let fallen: Canvas[] = []
  const proxies = new ByteLru<Canvas>(limits.proxyBytes, (canvas) => fallen.push(canvas))
  const pages = new Map<string, PaintedPage>()
  const surface = createCanvas(1, 1)
  let turn: Promise<unknown> = Promise.resolve()

  const releaseFallen = (held: readonly Canvas[]) => {
    fallen.filter((canvas) => !held.includes(canvas)).forEach(release)
    fallen = fallen.filter((canvas) => held.includes(canvas))
  }

  const proxy = async (photoId: PhotoId, page: PageToPaint): Promise<Canvas> => {
    const known = proxies.get(photoId)
    if (known) {
      return known
    }
    const given = await page.proxyOf(photoId)
    const pixels = await pixelsOf(given)
    const canvas = createCanvas(pixels.width, pixels.height)
    show(canvas, pixels)
    if (pixels !== given) {
      giveBack(pixels.data)
    }
    proxies.set(photoId, canvas, bytesOf(canvas))
    return canvas
  }

  const painted = async (page: PageToPaint): Promise<PaintedPage> => {
    const { scene, width = 800 } = page
    const scale = width / scene.width
    const size = { width, height: Math.max(1, Math.round(scene.height * scale)) }
    const key = `${scene.pageId}/${width}x${size.height}`
    const before = pages.get(key)
    const changed = before && sameSheet(before.scene, scene) ? changedBox(before.scene, scene) : wholeSheet(scene)
    if (before && !changed) {
      return before
    }
    const part = partOf(changed ?? wholeSheet(scene), size, scale)
    // Its pixels are painted over: should that fail half-way, they are nobody's.
    pages.delete(key)
    let data = before?.data
    const paintOver = (sprites: readonly Sprite[], photos: ReadonlyMap<PhotoId, Canvas>, isFirst: boolean): Buffer => {
      resize(surface, size)
      // A whole new page begins with white paper.
      if (data) {
        show(surface, { data, ...size })
      }
      paintPart(surface, scene, { part, scale, fonts, sprites: new Set(sprites), photos, isFirst })
      const now = surface.data()
      if (data) {
        giveBack(data)
      }
      data = now
      release(surface)
      releaseFallen([])
      return now
    }
    let photos = new Map<PhotoId, Canvas>()
    let begun = 0
    const sprites = scene.sprites.filter((sprite) => touches(sprite, part.reach))
    for (const [at, sprite] of sprites.entries()) {
      if (sprite.kind === 'photo') {
        const canvas = await proxy(sprite.photoId, page)
        // A canvas keeps every picture that was drawn on it until its pixels are read.
        if (photos.size > 0 && sumOf(photos) + bytesOf(canvas) > limits.proxyBytes / 2) {
          paintOver(sprites.slice(begun, at), photos, begun === 0)
          photos = new Map()
          begun = at
        }
        photos.set(sprite.photoId, canvas)
        releaseFallen([...photos.values()])
      }
    }
    // Also where nothing stands: the paper is white there.
    const now = { scene, data: paintOver(sprites.slice(begun), photos, begun === 0), ...size }
    const oldest = keep(pages, key, now, limits.pages)
    if (oldest && oldest !== now) {
      giveBack(oldest.data)
    }
    return now
  }

  /** One page at a time: canvases are taken over from page to page. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work, work)
    turn = result
    return result
  }

  const packed = (page: PaintedPage) =>
    sharp(page.data, { raw: { width: page.width, height: page.height, channels: 4 } }).removeAlpha()

  return {
    pixels: (page) =>
      inTurn(async () => {
        const now = await painted(page)
        return { data: await packed(now).raw().toBuffer(), width: now.width, height: now.height }
      }),
    jpeg: (page) =>
      inTurn(async () =>
        packed(await painted(page))
          .jpeg({ quality: 80, optimiseCoding: false })
          .toBuffer(),
      ),
  }
}

/** A page as it was painted last: its pixels, four channels, not its canvas, which would keep every photo drawn on it. */
interface PaintedPage extends ProxyPixels {
  readonly scene: Scene
}

/**
 * Makes a canvas of these pixels: a proxy on it is scaled on drawing exactly as a browser scales an `ImageBitmap`.
 *
 * An `img`, in a browser and here, is scaled while it is decoded, each in its own way.
 */
function show(canvas: Canvas, pixels: ProxyPixels): void {
  canvas.getContext('2d').putImageData(imageData(pixels), 0, 0)
}

function imageData({ data, width, height }: ProxyPixels): ImageData {
  return new ImageData(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), width, height)
}

async function pixelsOf(proxy: Buffer | ProxyPixels): Promise<ProxyPixels> {
  if (!(proxy instanceof Uint8Array)) {
    return proxy
  }
  const { data, info } = await sharp(proxy).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const bytesOf = ({ width, height }: Canvas) => width * height * 4

const sumOf = (photos: ReadonlyMap<PhotoId, Canvas>) =>
  [...photos.values()].reduce((sum, canvas) => sum + bytesOf(canvas), 0)

/** Empties a canvas; one that has the size already would get new memory for nothing. */
function resize(canvas: Canvas, { width, height }: Size): void {
  canvas.width = width
  canvas.height = height
}

/** Gives the pixels back at once: the garbage collector does not see how large they are. */
function release(canvas: Canvas): void {
  resize(canvas, { width: 1, height: 1 })
}

/** The same for pixels that nobody looks at any more: megabytes that pile up make the collector go round after round. */
function giveBack({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) {
    buffer.transfer(0)
  }
}

/** The newest page goes to the end of the shelf, the oldest one falls off it and is handed back. */
function keep(pages: Map<string, PaintedPage>, key: string, page: PaintedPage, limit: number): PaintedPage | undefined {
  pages.delete(key)
  pages.set(key, page)
  const [oldest] = pages
  if (pages.size <= limit || !oldest) {
    return undefined
  }
  pages.delete(oldest[0])
  return oldest[1]
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

function partOf(changed: Box, canvas: Size, scale: number): CanvasPart {
  const x = Math.max(0, Math.floor(changed.x * scale) - 1)
  const y = Math.max(0, Math.floor(changed.y * scale) - 1)
  const right = Math.min(canvas.width, Math.ceil((changed.x + changed.width) * scale) + 1)
  const bottom = Math.min(canvas.height, Math.ceil((changed.y + changed.height) * scale) + 1)
  const pixels = { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) }
  const mm = { x: x / scale, y: y / scale, width: pixels.width / scale, height: pixels.height / scale }
  return { pixels, reach: grown(mm, 2 / scale) }
}

/** Paints sprites on one part, cut along whole pixels, so that the pixels around it stay exactly what they were. */
function paintPart(
  canvas: Canvas,
  scene: Scene,
  of: {
    readonly part: CanvasPart
    readonly scale: number
    readonly fonts: FontBook
    readonly sprites: ReadonlySet<Sprite>
    readonly photos: ReadonlyMap<PhotoId, Canvas>
    /** Nothing lies under them but white. */
    readonly isFirst: boolean
  },
): void {
  const { part, scale, fonts, sprites, photos, isFirst } = of
  const { x, y, width, height } = part.pixels
  const ctx = canvas.getContext('2d')
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, width, height)
  ctx.clip()
  if (isFirst) {
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(x, y, width, height)
  }
  paint(ctx, scene, {
    scale,
    images: (photoId) => photos.get(photoId),
    fonts,
    path2d,
    bleed: false,
    placeholders: false,
    clip: false,
    sprites: (sprite) => sprites.has(sprite),
  })
  ctx.restore()
}
