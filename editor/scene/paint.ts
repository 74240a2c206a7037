import type { Box, Size } from '../../domain/geometry.ts'
import { centreOf, grown } from '../../domain/geometry.ts'
import type { PhotoId } from '../../domain/ids.ts'
import type { Mm } from '../../domain/units.ts'
import type { FontBook } from './font-book.ts'
import { after, moved, scaled, turnedBy } from './matrix.ts'
import type { PaintContext, PaintImage, PaintPath } from './paint-context.ts'
import { imageSize } from './paint-context.ts'
import { photoMatrix } from './photo-matrix.ts'
import { traceRounded } from './rounded-path.ts'
import type {
  BlankSprite,
  PhotoSprite,
  PlacedEmoji,
  PlacedGlyph,
  Scene,
  ShapeSprite,
  Sprite,
  TextSprite,
} from './scene.ts'

export interface PaintOptions {
  /** Pixels per mm. */
  readonly scale: number
  /** The upright picture of a photo, at any resolution; `undefined` while it is not there. */
  readonly images: (photoId: PhotoId) => PaintImage | undefined
  readonly fonts: FontBook
  /** `(d) => new Path2D(d)` of the canvas that is painted on. */
  readonly path2d: (path: string) => PaintPath
  /** Paint the sheet with its bleed, its corner at 0,0; else the trim. */
  readonly bleed: boolean
  /** Show blank slots, and photos that are not there yet, as quiet areas. Never in a preview or print. */
  readonly placeholders: boolean
  /** Paints only these sprites, in their order. */
  readonly sprites?: (sprite: Sprite) => boolean
  /** Whether nothing is painted outside the sheet. Default true; off where the canvas ends with the sheet. */
  readonly clip?: boolean
}

/**
 * Draws a scene on a 2D canvas of a browser or of the server: the one painter, so that both show the same.
 *
 * Leaves the canvas state as it found it, and draws in the coordinates that it found.
 */
export function paint(ctx: PaintContext, scene: Scene, options: PaintOptions): void {
  const edge = options.bleed ? scene.bleed : 0
  ctx.save()
  ctx.scale(options.scale, options.scale)
  ctx.translate(edge, edge)
  if (options.clip ?? true) {
    clipTo(ctx, grown({ x: 0, y: 0, width: scene.width, height: scene.height }, edge), 0)
  }
  for (const sprite of scene.sprites) {
    if (options.sprites?.(sprite) ?? true) {
      ctx.save()
      paintSprite(ctx, sprite, options)
      ctx.restore()
    }
  }
  ctx.restore()
}

function paintSprite(ctx: PaintContext, sprite: Sprite, options: PaintOptions): void {
  switch (sprite.kind) {
    case 'fill':
      ctx.fillStyle = sprite.colour
      ctx.fillRect(sprite.box.x, sprite.box.y, sprite.box.width, sprite.box.height)
      return
    case 'shape':
      paintShape(ctx, sprite, options)
      return
    case 'photo':
      paintPhoto(ctx, sprite, options)
      return
    case 'blank':
      paintBlank(ctx, sprite, options)
      return
    case 'text':
      paintText(ctx, sprite, options)
  }
}

function paintShape(ctx: PaintContext, sprite: ShapeSprite, { path2d }: PaintOptions): void {
  clipTo(ctx, sprite.clip, 0)
  ctx.globalAlpha *= sprite.opacity
  const path = path2d(sprite.path)
  if (sprite.fill) {
    ctx.fillStyle = sprite.fill
    ctx.fill(path)
  }
  if (sprite.stroke) {
    ctx.strokeStyle = sprite.stroke.colour
    ctx.lineWidth = sprite.stroke.width
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    ctx.stroke(path)
  }
}

function paintPhoto(ctx: PaintContext, sprite: PhotoSprite, options: PaintOptions): void {
  const image = options.images(sprite.photoId)
  if (!image) {
    paintBlank(ctx, sprite, options)
    return
  }
  ctx.save()
  clipTo(ctx, sprite.box, sprite.radius)
  drawPhoto(ctx, sprite, image)
  ctx.restore()
  paintBorder(ctx, sprite)
}

/** The picture alone, in sheet millimetres, without its clip: for an editor that shows what lies outside the frame. */
function drawPhoto(ctx: PaintContext, sprite: Omit<PhotoSprite, 'kind'>, image: PaintImage): void {
  const size: Size = imageSize(image)
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'high'
  ctx.transform(...photoMatrix(sprite, size))
  ctx.drawImage(image as never, 0, 0, size.width, size.height)
}

/** A theme's frame lies inside the edge of the photo. */
function paintBorder(ctx: PaintContext, { box, radius, border }: PhotoSprite): void {
  if (border) {
    ctx.strokeStyle = border.colour
    ctx.lineWidth = border.width
    ctx.lineJoin = 'miter'
    ctx.beginPath()
    traceRounded(ctx, grown(box, -border.width / 2), Math.max(0, radius - border.width / 2))
    ctx.stroke()
  }
}

/** Readable on white paper and on black. */
const BLANK_FILL = 'rgba(140, 131, 118, 0.16)'
const BLANK_EDGE = 'rgba(140, 131, 118, 0.4)'
const BLANK_EDGE_WIDTH: Mm = 0.3

function paintBlank(
  ctx: PaintContext,
  { box, radius }: Pick<BlankSprite, 'box' | 'radius'>,
  { placeholders }: PaintOptions,
): void {
  if (!placeholders) {
    return
  }
  ctx.fillStyle = BLANK_FILL
  ctx.beginPath()
  traceRounded(ctx, box, radius)
  ctx.fill()
  ctx.strokeStyle = BLANK_EDGE
  ctx.lineWidth = BLANK_EDGE_WIDTH
  ctx.beginPath()
  traceRounded(ctx, grown(box, -BLANK_EDGE_WIDTH / 2), Math.max(0, radius - BLANK_EDGE_WIDTH / 2))
  ctx.stroke()
}

function paintText(ctx: PaintContext, sprite: TextSprite, options: PaintOptions): void {
  ctx.fillStyle = sprite.colour
  if (sprite.angle !== 0) {
    const centre = centreOf(sprite.box)
    const about = [moved(-centre.x, -centre.y), turnedBy(sprite.angle), moved(centre.x, centre.y)]
    ctx.transform(...about.reduce((inner, outer) => after(outer, inner)))
  }
  for (const line of sprite.lines) {
    for (const glyph of line.glyphs) {
      paintGlyph(ctx, glyph, { baseline: line.baseline, size: sprite.size }, options)
    }
    for (const emoji of line.emoji ?? []) {
      paintEmoji(ctx, emoji, { baseline: line.baseline, size: sprite.size }, options)
    }
  }
}

function paintEmoji(
  ctx: PaintContext,
  { name, x }: PlacedEmoji,
  { baseline, size }: { baseline: Mm; size: Mm },
  { fonts, path2d }: PaintOptions,
): void {
  const picture = fonts.emoji(name)
  if (picture) {
    const em = size / picture.unitsPerEm
    ctx.save()
    ctx.transform(...after(moved(x, baseline), scaled(em, -em)))
    const alpha = ctx.globalAlpha
    picture.layers.forEach(({ path, colour, opacity = 1 }, layer) => {
      ctx.globalAlpha = alpha * opacity
      ctx.fillStyle = colour
      ctx.fill(keptPath(`emoji/${name}/${layer}`, () => path, { fonts, path2d }))
    })
    ctx.restore()
  }
}

function paintGlyph(
  ctx: PaintContext,
  glyph: PlacedGlyph,
  { baseline, size }: { baseline: Mm; size: Mm },
  options: PaintOptions,
): void {
  const path = glyphPath(glyph, options)
  if (path) {
    const em = size / options.fonts.metrics(glyph.face).unitsPerEm
    ctx.save()
    ctx.transform(...after(moved(glyph.x, baseline), scaled(em, -em)))
    ctx.fill(path)
    ctx.restore()
  }
}

/** Outlines as the canvas takes them, by book and maker; emptied when a long day has filled it. */
const outlines = new WeakMap<FontBook, WeakMap<PaintOptions['path2d'], Map<string, PaintPath>>>()
const OUTLINES_CACHED = 6000

type PathMaker = Pick<PaintOptions, 'fonts' | 'path2d'>

function glyphPath({ face, codepoint }: PlacedGlyph, { fonts, path2d }: PaintOptions): PaintPath | undefined {
  return keptPath(`${face}/${codepoint}`, () => fonts.glyph(face, codepoint)?.path, { fonts, path2d })
}

function keptPath(key: string, outlineOf: () => string, maker: PathMaker): PaintPath
function keptPath(key: string, outlineOf: () => string | undefined, maker: PathMaker): PaintPath | undefined
function keptPath(
  key: string,
  outlineOf: () => string | undefined,
  { fonts, path2d }: PathMaker,
): PaintPath | undefined {
  const byMaker = outlines.get(fonts) ?? new WeakMap<PaintOptions['path2d'], Map<string, PaintPath>>()
  outlines.set(fonts, byMaker)
  const kept = byMaker.get(path2d) ?? new Map<string, PaintPath>()
  byMaker.set(path2d, kept)
  const known = kept.get(key)
  if (known) {
    return known
  }
  const outline = outlineOf()
  if (!outline) {
    return undefined
  }
  if (kept.size >= OUTLINES_CACHED) {
    kept.clear()
  }
  const path = path2d(outline)
  kept.set(key, path)
  return path
}

function clipTo(ctx: PaintContext, box: Box, radius: Mm): void {
  ctx.beginPath()
  traceRounded(ctx, box, radius)
  ctx.clip()
}
