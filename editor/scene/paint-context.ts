import type { Size } from '../../domain/geometry.ts'

/** What a canvas makes of path data: a `Path2D` of its own kind. */
export type PaintPath = object

/** A decoded picture that the canvas can draw: an `img`, a bitmap, a canvas, or the server's image. */
export interface PaintImage {
  readonly width: number
  readonly height: number
  readonly naturalWidth?: number
  readonly naturalHeight?: number
}

/** Pixels of a picture; an `img` tells its own size apart from the size it is shown at. */
export function imageSize(image: PaintImage): Size {
  return { width: image.naturalWidth || image.width, height: image.naturalHeight || image.height }
}

/** The part of a 2D canvas context that painting uses: those of a browser and of the server both fit. */
export interface PaintContext {
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineCap: string
  lineJoin: string
  globalAlpha: number
  imageSmoothingEnabled: boolean
  imageSmoothingQuality: string
  save(): void
  restore(): void
  scale(x: number, y: number): void
  translate(x: number, y: number): void
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void
  beginPath(): void
  closePath(): void
  moveTo(x: number, y: number): void
  arcTo(x1: number, y1: number, x2: number, y2: number, radius: number): void
  rect(x: number, y: number, width: number, height: number): void
  clip(): void
  fill(path?: PaintPath): void
  stroke(path?: PaintPath): void
  fillRect(x: number, y: number, width: number, height: number): void
  /** Only ever called with what `images` gave, which is of the canvas's own kind. */
  drawImage(image: never, x: number, y: number, width: number, height: number): void
}
