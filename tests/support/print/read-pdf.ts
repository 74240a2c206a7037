import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Matrix } from '../../../editor/scene/matrix.ts'
import { after } from '../../../editor/scene/matrix.ts'

/** One embedded picture: the matrix brings its unit square to PDF points, origin at the page's lower left. */
export interface PdfImage {
  readonly width: number
  readonly height: number
  readonly matrix: Matrix
}

export interface PdfPageFacts {
  readonly media: readonly number[]
  readonly bleed: readonly number[]
  readonly trim: readonly number[]
  readonly images: readonly PdfImage[]
  readonly text: string
}

/** What a printer's software reads of a PDF: boxes as written in the file, pictures with their place, text. */
export async function readPdf(bytes: Buffer): Promise<PdfPageFacts[]> {
  const loading = getDocument({ data: withoutPixels(bytes), verbosity: 0, isEvalSupported: false })
  const pdf = await loading.promise
  const boxes = {
    media: boxesOf(bytes, 'MediaBox'),
    bleed: boxesOf(bytes, 'BleedBox'),
    trim: boxesOf(bytes, 'TrimBox'),
  }
  const pages: PdfPageFacts[] = []
  for (let at = 0; at < pdf.numPages; at++) {
    const page = await pdf.getPage(at + 1)
    const { fnArray, argsArray } = await page.getOperatorList()
    const { items } = await page.getTextContent()
    pages.push({
      media: boxes.media[at] ?? [],
      bleed: boxes.bleed[at] ?? [],
      trim: boxes.trim[at] ?? [],
      images: imagesOf(fnArray, argsArray),
      text: items.map((item) => ('str' in item ? item.str : '')).join(''),
    })
  }
  await loading.destroy()
  return pages
}

const PIXELS = /\/Filter \/DCTDecode[^>]*\/Length (\d+)[^>]*>>\s*stream\r?\n/g

/** A copy whose pictures are blank: pdf.js would decode every one, which takes most of its time, and none is looked at. */
function withoutPixels(bytes: Buffer): Uint8Array {
  const blank = new Uint8Array(bytes)
  for (const { 0: head, 1: length, index } of bytes.toString('latin1').matchAll(PIXELS)) {
    blank.fill(0, index + head.length, index + head.length + Number(length))
  }
  return blank
}

/** Boxes in file order, which is page order for a writer that writes page after page. */
function boxesOf(bytes: Buffer, name: string): number[][] {
  const found = bytes.toString('latin1').matchAll(new RegExp(`/${name} \\[([^\\]]+)\\]`, 'g'))
  return [...found].map(([, numbers]) => (numbers ?? '').trim().split(/\s+/).map(Number))
}

function imagesOf(operators: readonly number[], argsOf: readonly unknown[]): PdfImage[] {
  const images: PdfImage[] = []
  const saved: Matrix[] = []
  let current: Matrix = [1, 0, 0, 1, 0, 0]
  operators.forEach((operator, at) => {
    const args = argsOf[at] as readonly number[]
    if (operator === OPS.save) {
      saved.push(current)
    } else if (operator === OPS.restore) {
      current = saved.pop() ?? current
    } else if (operator === OPS.transform) {
      current = after(current, [...args] as unknown as Matrix)
    } else if (operator === OPS.paintImageXObject) {
      const [, width, height] = args as unknown as [string, number, number]
      images.push({ width, height, matrix: current })
    }
  })
  return images
}
