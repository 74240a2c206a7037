import type { Size } from '../../domain/geometry.ts'
import type { Mm } from '../../domain/units.ts'

/** Marks stand this far off the bleed, at least `FROM_TRIM` off the trim, and are so long and thin, mm. */
const OFF_BLEED = 1
const FROM_TRIM = 3
const LENGTH = 5
const LINE = 0.088

/** How much larger than the bleed the sheet is on every side to hold the marks, mm. */
export const SLUG: Mm = OFF_BLEED + LENGTH + FROM_TRIM

/** A colour of every plate: what is printed with it shows how the plates lie on each other. */
const REGISTRATION = 'All'

/** Crop marks at the four corners of the trim, and dashed ones where the sheet is folded. */
export function drawMarks(doc: PDFKit.PDFDocument, trim: Size, bleed: Mm, folds: readonly Mm[]): void {
  const from = Math.max(bleed + OFF_BLEED, FROM_TRIM)
  const to = from + LENGTH
  doc.save()
  spotColours(doc)
  doc.lineWidth(LINE).strokeColor(REGISTRATION)
  for (const x of [0, trim.width]) {
    doc.moveTo(x, -from).lineTo(x, -to)
    doc.moveTo(x, trim.height + from).lineTo(x, trim.height + to)
  }
  for (const y of [0, trim.height]) {
    doc.moveTo(-from, y).lineTo(-to, y)
    doc.moveTo(trim.width + from, y).lineTo(trim.width + to, y)
  }
  doc.stroke()
  if (folds.length > 0) {
    doc.dash(0.7, { space: 0.7 })
    for (const x of folds) {
      doc.moveTo(x, -from).lineTo(x, -to)
      doc.moveTo(x, trim.height + from).lineTo(x, trim.height + to)
    }
    doc.stroke()
  }
  doc.restore()
}

const named = new WeakSet<PDFKit.PDFDocument>()

function spotColours(doc: PDFKit.PDFDocument): void {
  if (!named.has(doc)) {
    named.add(doc)
    // The types of pdfkit do not know it yet.
    ;(doc as unknown as SpotPainter).addSpotColor(REGISTRATION, 100, 100, 100, 100)
  }
}

interface SpotPainter {
  addSpotColor(name: string, c: number, m: number, y: number, k: number): void
}
