import { createCanvas, Path2D } from '@napi-rs/canvas'
import { type PaperSheet, sheetOf } from '../../../domain/design/sheets/sheet.ts'
import type { Box } from '../../../domain/geometry.ts'
import { grown } from '../../../domain/geometry.ts'
import { paperOf } from '../../../domain/product/paper.ts'
import type { SeenColour, SeenDrawing, SeenPage, SeenText } from '../../../domain/theme/check-page.ts'
import { themeOn } from '../../../domain/theme/cover-look.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { themeFor } from '../../../domain/theme/theme-for.ts'
import type { FontBook } from '../../../editor/scene/font-book.ts'
import { readPath } from '../../../editor/scene/ornament-path.ts'
import { paint } from '../../../editor/scene/paint.ts'
import type { Scene, ShapeSprite, TextLine, TextSprite } from '../../../editor/scene/scene.ts'
import { gridFields } from './grid-fields.ts'
import type { WorstPage } from './worst-pages.ts'

/** Pixels per mm of the ground that contrast is measured on: a hairline still shows. */
const GROUND_SCALE = 3

/** A page as its checks see it: measured texts, places of photos and drawings, and the colours under the letters. */
export function seePage({ page, design, product }: WorstPage, scene: Scene, theme: Theme, fonts: FontBook): SeenPage {
  const paper = paperOf(product)
  if (!paper) {
    throw new RangeError(`product ${product.id} has no page format`)
  }
  const sheet = sheetOf(paper, page, design.pages.filter(({ kind }) => kind !== 'cover').length)
  const worn = themeOn(themeFor(theme, product), page)
  const roles = new Map(page.captions.map(({ id, role }) => [id, role]))
  // The years on the cover of a calendar are set as its title is.
  const unwritten = page.kind === 'cover' ? 'title' : 'calendar'
  const lines = scene.sprites.flatMap((sprite) =>
    sprite.kind === 'text'
      ? sprite.lines.flatMap((line) => {
          const ink = inkOf(line, sprite)
          return ink ? [{ sprite, text: line.text, ink }] : []
        })
      : [],
  )
  const under = groundOf(
    scene,
    fonts,
    lines.map(({ ink }) => ink),
  )
  return {
    width: sheet.width,
    height: sheet.height,
    safe: sheet.safe,
    ...(page.coverStyle ? { coverStyle: page.coverStyle } : {}),
    texts: lines.map(
      ({ sprite, text, ink }): SeenText => ({
        what: roles.get(sprite.id) ?? unwritten,
        ...(page.month && design.calendar && worn.calendar && !roles.has(sprite.id)
          ? { fields: gridFields(text, sprite, worn.calendar, page.month, design.calendar) }
          : {}),
        text,
        colour: sprite.colour,
        size: sprite.size,
        overflows: sprite.overflows,
        missing: sprite.missing,
        ink,
        quiet: !roles.has(sprite.id) && sprite.colour === worn.calendar?.day.otherMonth,
        ground: under(ink),
      }),
    ),
    slots: scene.sprites.flatMap((sprite) => (sprite.kind === 'photo' || sprite.kind === 'blank' ? [sprite.box] : [])),
    drawings: drawingsOf(scene, page.kind, worn, sheet),
  }
}

/** Where the letters of a line are, on the sheet; `undefined` for a line without any. */
function inkOf({ glyphs, baseline }: TextLine, { size, angle, box }: TextSprite): Box | undefined {
  const places = glyphs.map(({ x }) => x)
  if (places.length === 0) {
    return undefined
  }
  const x = Math.min(...places)
  const last = glyphs.reduce((far, glyph) => (glyph.x > far.x ? glyph : far))
  const width = Math.max(...places) - x + size * (last.codepoint > 0x1100 ? 1 : 0.5)
  const lying = { x, y: baseline - size * 0.8, width, height: size }
  return angle === 0 ? lying : turned(lying, box)
}

/** The box of letters that are turned by a quarter about the middle of their caption. */
function turned(lying: Box, around: Box): Box {
  const [cx, cy] = [around.x + around.width / 2, around.y + around.height / 2]
  return {
    x: cx - (lying.y + lying.height - cy),
    y: cy + (lying.x - cx),
    width: lying.height,
    height: lying.width,
  }
}

/**
 * The colours of paper and drawings below one of these boxes, without photos and letters. No more of the page is drawn:
 * a shop's themes are hundreds of pages, and most have few letters or none.
 */
function groundOf(scene: Scene, fonts: FontBook, boxes: readonly Box[]): (box: Box) => readonly SeenColour[] {
  const left = from(least(boxes.map(({ x }) => x)))
  const top = from(least(boxes.map(({ y }) => y)))
  const width = upTo(-least(boxes.map((box) => -(box.x + box.width))), Math.ceil(scene.width * GROUND_SCALE)) - left
  const height = upTo(-least(boxes.map((box) => -(box.y + box.height))), Math.ceil(scene.height * GROUND_SCALE)) - top
  if (!(width > 0 && height > 0)) {
    return () => []
  }
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.translate(-left, -top)
  paint(ctx, scene, {
    scale: GROUND_SCALE,
    images: () => undefined,
    fonts,
    path2d: (path) => new Path2D(path),
    bleed: false,
    placeholders: false,
    sprites: ({ kind }) => kind === 'fill' || kind === 'shape',
  })
  const { data } = ctx.getImageData(0, 0, width, height)
  return (box) => {
    const counts = new Map<number, number>()
    for (let y = from(box.y) - top; y < upTo(box.y + box.height, top + height) - top; y++) {
      for (let x = from(box.x) - left; x < upTo(box.x + box.width, left + width) - left; x++) {
        const at = (y * width + x) * 4
        const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
        counts.set(colour, (counts.get(colour) ?? 0) + 1)
      }
    }
    return Array.from(counts, ([colour, pixels]) => ({
      channels: [colour >> 16, (colour >> 8) & 255, colour & 255],
      pixels,
    }))
  }
}

const from = (mm: number) => Math.max(0, Math.floor(mm * GROUND_SCALE))
const upTo = (mm: number, most: number) => Math.min(most, Math.ceil(mm * GROUND_SCALE))

function drawingsOf(scene: Scene, kind: WorstPage['page']['kind'], theme: Theme, sheet: PaperSheet): SeenDrawing[] {
  const whole = { x: 0, y: 0, width: sheet.width, height: sheet.height }
  const { front = whole, back } = sheet.panels
  const shapes = new Map(scene.sprites.flatMap((sprite) => (sprite.kind === 'shape' ? [[sprite.id, sprite]] : [])))
  const on = (role: WorstPage['page']['kind'], prefix: string, trim: Box) =>
    theme.roles[role].ornaments.flatMap(({ id }, at): SeenDrawing[] => {
      const sprite = shapes.get(`${prefix}-${id}`)
      const reach = sprite && reachOf(sprite)
      return reach
        ? [{ role, at, reach, filled: sprite.fill !== undefined, trim, bleed: outerBleed(trim, sprite.clip, sheet) }]
        : []
    })
  return [...on(kind, 'ornament', front), ...(back ? on('back', 'back-ornament', back) : [])]
}

/** Where a panel is folded and not cut, it has no bleed. */
function outerBleed(trim: Box, clip: Box, sheet: PaperSheet): Box {
  const whole = grown({ x: 0, y: 0, width: sheet.width, height: sheet.height }, sheet.bleed)
  const x = Math.max(clip.x, whole.x, trim.x - sheet.bleed)
  const right = Math.min(clip.x + clip.width, whole.x + whole.width, trim.x + trim.width + sheet.bleed)
  return { x, y: whole.y, width: right - x, height: whole.height }
}

function reachOf({ path }: ShapeSprite): Box | undefined {
  const points = readPath(path).flatMap((step) => step.points)
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [x, y] = [least(xs), least(ys)]
  return points.length === 0
    ? undefined
    : { x, y, width: -least(xs.map(negative)) - x, height: -least(ys.map(negative)) - y }
}

const negative = (value: number) => -value
/** Tiles have more points than a call has room for arguments. */
const least = (values: readonly number[]) =>
  values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY)
