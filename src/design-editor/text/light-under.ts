import type { CaptionId } from '../../../domain/ids.ts'
import { meanLight } from '../../../domain/theme/colour.ts'
import { paintOnCanvas } from '../../../editor/paint-on-canvas.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import type { RenderResources } from '../../ports/render-resources.ts'

/** The page is looked at so small, px of its width. */
const WIDTH = 160
/** Of the width of its place. */
const WORD = 0.4

/** The mean light of paper, drawings and photos under a text of a page; `undefined`: a photo of the page is not here yet. */
export function lightUnder(
  scene: Scene,
  captionId: CaptionId,
  { images, fonts }: Pick<RenderResources, 'images' | 'fonts'>,
): readonly number[] | undefined {
  const sprites = scene.sprites.filter(({ kind }) => kind !== 'text')
  const text = scene.sprites.find(({ id }) => id === captionId)
  const isHere = sprites.every((sprite) => sprite.kind !== 'photo' || images.pictureOf(sprite.photoId) !== undefined)
  const canvas = document.createElement('canvas')
  const scale = WIDTH / scene.width
  canvas.width = WIDTH
  canvas.height = Math.ceil(scene.height * scale)
  const ctx = canvas.getContext('2d', { willReadFrequently: true })
  if (text?.kind !== 'text' || !isHere || !ctx) {
    return undefined
  }
  paintOnCanvas(ctx, { ...scene, sprites }, { pictures: images, fonts: fonts.book }, { scale, clip: false })
  // A short word takes the middle or the beginning of its place.
  const { align } = text.written?.style ?? {}
  const width = text.box.width * WORD
  const x = text.box.x + (text.box.width - width) * (align === 'left' ? 0 : align === 'right' ? 1 : 0.5)
  const { y, height } = text.box
  const side = (length: number) => Math.max(1, Math.round(length * scale))
  return meanLight(ctx.getImageData(Math.round(x * scale), Math.round(y * scale), side(width), side(height)).data)
}
