import type { Box } from '../../domain/geometry.ts'
import { grown } from '../../domain/geometry.ts'
import { assertNever } from '../../domain/never.ts'
import type { FaceId } from '../../domain/theme/theme.ts'
import type { Mm } from '../../domain/units.ts'
import { photoMatrix } from '../../editor/scene/photo-matrix.ts'
import type { PhotoSprite, Scene, ShapeSprite, Sprite, TextSprite } from '../../editor/scene/scene.ts'
import type { CellPlan } from './cell-plan.ts'

/** A photo ready to be embedded: JPEG bytes of `plan.region`. */
export interface Cell {
  readonly plan: CellPlan
  readonly jpeg: Buffer
}

/** What drawing needs besides the scene. */
export interface DrawWorld {
  readonly cellOf: (sprite: PhotoSprite) => Cell
  /** The name under which a face's TrueType file is registered in the document. */
  readonly fontOf: (face: FaceId) => string
}

/** Draws a scene onto the current page, whose unit is the millimetre and whose origin is the trim's top left. */
export function drawScene(doc: PDFKit.PDFDocument, scene: Scene, world: DrawWorld): void {
  for (const sprite of scene.sprites) {
    doc.save()
    drawSprite(doc, sprite, world)
    doc.restore()
  }
}

function drawSprite(doc: PDFKit.PDFDocument, sprite: Sprite, world: DrawWorld): void {
  switch (sprite.kind) {
    case 'fill':
      doc.rect(sprite.box.x, sprite.box.y, sprite.box.width, sprite.box.height).fill(sprite.colour)
      return
    case 'shape':
      drawShape(doc, sprite)
      return
    case 'photo':
      drawPhoto(doc, sprite, world.cellOf(sprite))
      return
    case 'text':
      drawText(doc, sprite, world)
      return
    case 'blank':
      // A blank slot is the shopper's to fill; paper stays paper.
      return
    default:
      assertNever(sprite)
  }
}

function drawShape(doc: PDFKit.PDFDocument, sprite: ShapeSprite): void {
  trace(doc, sprite.clip, 0)
  doc.clip()
  if (sprite.opacity < 1) {
    doc.opacity(sprite.opacity)
  }
  if (sprite.fill) {
    doc.path(sprite.path).fill(sprite.fill)
  }
  if (sprite.stroke) {
    doc.lineCap('round').lineJoin('round').lineWidth(sprite.stroke.width)
    doc.path(sprite.path).stroke(sprite.stroke.colour)
  }
}

function drawPhoto(doc: PDFKit.PDFDocument, sprite: PhotoSprite, { plan, jpeg }: Cell): void {
  doc.save()
  trace(doc, sprite.box, sprite.radius)
  doc.clip()
  // The matrix speaks in pixels of the whole scaled photo; the cell is the region of it that the slot shows.
  doc.transform(...photoMatrix(sprite, plan.scaled))
  doc.image(jpeg, plan.region.x, plan.region.y, { width: plan.region.width, height: plan.region.height })
  doc.restore()
  const { border } = sprite
  if (border) {
    // The frame lies inside the edge of the photo, as on the screen.
    trace(doc, grown(sprite.box, -border.width / 2), Math.max(0, sprite.radius - border.width / 2))
    doc.lineJoin('miter').lineWidth(border.width).stroke(border.colour)
  }
}

function trace(doc: PDFKit.PDFDocument, { x, y, width, height }: Box, radius: Mm): void {
  const r = Math.min(radius, width / 2, height / 2)
  if (r > 0) {
    doc.roundedRect(x, y, width, height, r)
  } else {
    doc.rect(x, y, width, height)
  }
}

function drawText(doc: PDFKit.PDFDocument, sprite: TextSprite, world: DrawWorld): void {
  if (sprite.angle !== 0) {
    doc.rotate(sprite.angle, { origin: [sprite.box.x + sprite.box.width / 2, sprite.box.y + sprite.box.height / 2] })
  }
  doc.fillColor(sprite.colour).fontSize(sprite.size)
  for (const line of sprite.lines) {
    for (const glyph of line.glyphs) {
      // One glyph a time, at the scene's own x: the file's layout can then not differ from the screen's.
      doc.font(world.fontOf(glyph.face)).text(String.fromCodePoint(glyph.codepoint), glyph.x, line.baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
      })
    }
  }
}
