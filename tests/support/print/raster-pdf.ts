import { createCanvas, DOMMatrix, ImageData, Path2D } from '@napi-rs/canvas'

export interface Raster {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
}

/** Draws one page (from 1) of a PDF at `dpi`, by a renderer that is not ours. */
export async function rasterPdf(bytes: Buffer, pageNumber: number, dpi: number): Promise<Raster> {
  // pdf.js takes these from the world and would else bring its own copy, whose paths our canvas refuses.
  Object.assign(globalThis, { DOMMatrix, ImageData, Path2D })
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const CanvasFactory = class {
    create(width: number, height: number) {
      const canvas = createCanvas(width, height)
      return { canvas, context: canvas.getContext('2d') }
    }
    reset(kept: { canvas: { width: number; height: number } }, width: number, height: number) {
      Object.assign(kept.canvas, { width, height })
    }
    destroy(kept: { canvas: { width: number; height: number } }) {
      Object.assign(kept.canvas, { width: 0, height: 0 })
    }
  }
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, isEvalSupported: false, CanvasFactory })
  const pdf = await loading.promise
  const page = await pdf.getPage(pageNumber)
  const viewport = page.getViewport({ scale: dpi / 72 })
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  await loading.destroy()
  return { data: data as Raster['data'], width, height }
}
