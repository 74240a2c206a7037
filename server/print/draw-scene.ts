import type { Box } from '../../domain/geometry.ts'
import { grown } from '../../domain/geometry.ts'
import { assertNever } from '../../domain/never.ts'
import type { FaceId } from '../../domain/theme/theme.ts'
import type { Mm } from '../../domain/units.ts'
import type { FontBook } from '../../editor/scene/font-book.ts'
import { photoMatrix } from '../../editor/scene/photo-matrix.ts'
import type { PhotoSprite, Scene, ShapeSprite, Sprite, TextSprite } from '../../editor/scene/scene.ts'
import type { CellPlan } from './cell-plan.ts'
import type { PrintColour, PrintColours } from './print-colours.ts'

/** A photo ready to be embedded: JPEG bytes of `plan.region`. */
export interface PreparedCell {
  readonly plan: CellPlan
  readonly jpeg: Buffer
}

/** What drawing needs besides the scene. */
export interface DrawWorld {
  readonly cellOf: (sprite: PhotoSprite) => PreparedCell
  /** The name under which a face's TrueType file is registered in the document. */
  readonly fontOf: (face: FaceId) => string
  readonly emojiOf: FontBook['emoji']
  readonly colours: PrintColours
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
      doc
        .rect(sprite.box.x, sprite.box.y, sprite.box.width, sprite.box.height)
        .fill(inkOf(world.colours.of(sprite.colour, 'area')))
      return
    case 'shape':
      drawShape(doc, sprite, world)
      return
    case 'photo':
      drawPhoto(doc, sprite, world)
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

function drawShape(doc: PDFKit.PDFDocument, sprite: ShapeSprite, { colours }: DrawWorld): void {
  trace(doc, sprite.clip, 0)
  doc.clip()
  if (sprite.opacity < 1) {
    doc.opacity(sprite.opacity)
  }
  if (sprite.fill) {
    doc.path(sprite.path).fill(inkOf(colours.of(sprite.fill, 'area')))
  }
  if (sprite.stroke) {
    doc.lineCap('round').lineJoin('round').lineWidth(sprite.stroke.width)
    doc.path(sprite.path).stroke(inkOf(colours.of(sprite.stroke.colour, 'area')))
  }
}

function drawPhoto(doc: PDFKit.PDFDocument, sprite: PhotoSprite, { cellOf, colours }: DrawWorld): void {
  const cell = cellOf(sprite)
  const { plan } = cell
  doc.save()
  trace(doc, sprite.box, sprite.radius)
  doc.clip()
  // The matrix speaks in pixels of the whole scaled photo; the cell is the region of it that the slot shows.
  doc.transform(...photoMatrix(sprite, plan.scaled))
  doc.image(pictureOf(doc, cell), plan.region.x, plan.region.y, {
    width: plan.region.width,
    height: plan.region.height,
  })
  doc.restore()
  const { border } = sprite
  if (border) {
    // The frame lies inside the edge of the photo, as on the screen.
    trace(doc, grown(sprite.box, -border.width / 2), Math.max(0, sprite.radius - border.width / 2))
    doc
      .lineJoin('miter')
      .lineWidth(border.width)
      .stroke(inkOf(colours.of(border.colour, 'area')))
  }
}

/** A picture that stands in a file several times is written into it once: a print of several copies. */
function pictureOf(doc: PDFKit.PDFDocument, { jpeg }: PreparedCell): PDFKit.Mixins.ImageSrc {
  const known = pictures.get(doc) ?? new WeakMap<Buffer, PDFKit.Mixins.ImageSrc>()
  pictures.set(doc, known)
  const opened = known.get(jpeg) ?? (doc as unknown as ImageOpener).openImage(jpeg)
  known.set(jpeg, opened)
  return opened
}

const pictures = new WeakMap<PDFKit.PDFDocument, WeakMap<Buffer, PDFKit.Mixins.ImageSrc>>()

interface ImageOpener {
  openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc
}

function inkOf(colour: PrintColour): PDFKit.Mixins.ColorValue {
  return typeof colour === 'string' ? colour : ([...colour] as [number, number, number, number])
}

const isBlackInk = (colour: PrintColour) => typeof colour !== 'string' && colour[3] === 100

/**
 * Black ink goes over what lies below instead of knocking it out: plates that lie a hair beside each other then leave no
 * white edge around small letters.
 */
function overprint(doc: PDFKit.PDFDocument): void {
  const state = overprints.get(doc) ?? doc.ref({ Type: 'ExtGState', OP: true, op: true, OPM: 1 })
  if (!overprints.has(doc)) {
    overprints.set(doc, state)
    ;(state as unknown as { end(): void }).end()
  }
  const inside = doc as unknown as { readonly page: { readonly ext_gstates: Record<string, unknown> } }
  inside.page.ext_gstates['Over'] = state
  ;(doc as unknown as { addContent(text: string): void }).addContent('/Over gs')
}

const overprints = new WeakMap<PDFKit.PDFDocument, ReturnType<PDFKit.PDFDocument['ref']>>()

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
  // Before the letters: nothing of a picture is overprinted.
  for (const { baseline, emoji = [] } of sprite.lines) {
    for (const { name, x } of emoji) {
      drawEmoji(doc, world, { name, x, baseline, size: sprite.size })
    }
  }
  const colour = world.colours.of(sprite.colour, 'text')
  if (isBlackInk(colour)) {
    overprint(doc)
  }
  doc.fillColor(inkOf(colour)).fontSize(sprite.size)
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

/** As areas in their colours, at any resolution sharp. */
function drawEmoji(
  doc: PDFKit.PDFDocument,
  { emojiOf, colours }: DrawWorld,
  { name, x, baseline, size }: { name: string; x: Mm; baseline: Mm; size: Mm },
): void {
  const picture = emojiOf(name)
  if (!picture) {
    return
  }
  const em = size / picture.unitsPerEm
  doc.save()
  doc.transform(em, 0, 0, -em, x, baseline)
  for (const { path, colour, opacity } of picture.layers) {
    doc.save()
    if (opacity !== undefined) {
      doc.fillOpacity(opacity)
    }
    doc.path(path).fill(inkOf(colours.of(colour, 'area')))
    doc.restore()
  }
  doc.restore()
}
