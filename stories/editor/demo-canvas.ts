import { DEMO_PHOTO_NAMES, DEMO_PHOTOS } from '../../domain/demo/demo-photos.ts'
import { demoPhoto } from '../../src/ui/pictures/demo-photo.ts'

/** So many are different. */
const SHOWN = 20

/** Of each shape some, so that little is cut away. */
const KINDS = {
  wide: DEMO_PHOTO_NAMES.slice(0, SHOWN).filter((name) => DEMO_PHOTOS[name][0] > DEMO_PHOTOS[name][1]),
  high: DEMO_PHOTO_NAMES.slice(0, SHOWN).filter((name) => DEMO_PHOTOS[name][0] <= DEMO_PHOTOS[name][1]),
}

// Pages of stories are painted at once, so their photographs are here before the first of them.
const pictures = new Map(
  await Promise.all(
    DEMO_PHOTO_NAMES.slice(0, SHOWN).map(async (name) => {
      const image = new Image()
      image.src = demoPhoto(name)
      await image.decode()
      return [name, image] as const
    }),
  ),
)

/** The n-th demo photograph, cut to this shape from its middle. Sides in pixels. */
export function demoCanvas(number: number, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const ctx = canvas.getContext('2d')
  const names = width > height ? KINDS.wide : KINDS.high
  const picture = pictures.get(names[number % names.length] ?? 'sea-sunset')
  if (!(ctx && picture)) {
    throw new Error('this browser has no 2D canvas')
  }
  const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight)
  const [wide, high] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
  ctx.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high)
  return canvas
}
