import type { Pictures } from './editor-port.ts'
import type { FontBook } from './scene/font-book.ts'
import { paint } from './scene/paint.ts'
import type { PaintContext } from './scene/paint-context.ts'
import type { Scene } from './scene/scene.ts'

export interface CanvasPaints {
  readonly pictures: Pictures
  readonly fonts: FontBook
}

/** The shared painter on a canvas of the browser: trim only, placeholders for what is not there yet. */
export function paintOnCanvas(
  ctx: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  scene: Scene,
  paints: CanvasPaints,
  { scale, clip }: { readonly scale: number; readonly clip: boolean },
): void {
  // Every picture that `pictureOf` gives is one that this context draws, which the painter's own type cannot know.
  paint(ctx as unknown as PaintContext, scene, {
    scale,
    images: (photoId) => paints.pictures.pictureOf(photoId),
    fonts: paints.fonts,
    path2d: PATH_2D,
    bleed: false,
    placeholders: true,
    clip,
  })
}

/** One maker for all, so that outlines of glyphs are made once. */
const PATH_2D = (path: string) => new Path2D(path)
