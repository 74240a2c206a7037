import sharp from 'sharp'
import { asId, type PhotoId } from '../../domain/ids.ts'
import { MM_PER_INCH } from '../../domain/units.ts'
import type { FontBook } from '../../editor/scene/font-book.ts'
import type { PhotoSprite, Scene } from '../../editor/scene/scene.ts'
import { createPagePainter, type PagePainter, type ProxyPixels } from '../render/paint-page.ts'
import type { PreparedCell } from './draw-scene.ts'

const QUALITY = 95

/** Nothing is kept from print to print: each is painted once. */
const NOTHING_STORED = { proxyBytes: 0, pages: 0 }

/** A painter of prints as pictures; one for all of a file. */
export function picturePainter(fonts: FontBook): PagePainter {
  return createPagePainter(fonts, NOTHING_STORED)
}

/**
 * One print as a JPEG: the trimmed sheet with its white border, sRGB, at `dpi`, which stands in the file. No EXIF: of
 * the shopper's camera and places nothing leaves the shop.
 */
export async function printPicture(
  painter: PagePainter,
  scene: Scene,
  cellOf: (sprite: PhotoSprite) => PreparedCell,
  dpi: number,
): Promise<Buffer> {
  const pictures = new Map<PhotoId, Buffer>()
  const sprites = scene.sprites.map((sprite) => {
    if (sprite.kind !== 'photo') {
      return sprite
    }
    const { plan, jpeg } = cellOf(sprite)
    const { scaled, region } = plan
    // The painter knows pictures by their ids: those of one page must not be those of another.
    const photoId = asId<PhotoId>(`${scene.pageId} ${pictures.size}`)
    pictures.set(photoId, jpeg)
    // The cell is a part of the photo: the window is the same one, measured on the part.
    const crop = {
      x: (sprite.crop.x * scaled.width - region.x) / region.width,
      y: (sprite.crop.y * scaled.height - region.y) / region.height,
      width: (sprite.crop.width * scaled.width) / region.width,
      height: (sprite.crop.height * scaled.height) / region.height,
    }
    return { ...sprite, photoId, crop }
  })
  const width = Math.max(1, Math.round((scene.width / MM_PER_INCH) * dpi))
  const { data, ...size } = await painter.pixels({
    scene: { ...scene, sprites },
    proxyOf: (id) => decoded(pictures.get(id)),
    width,
  })
  const jpeg = await sharp(data, { raw: { ...size, channels: 3 } })
    .withIccProfile('srgb')
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return withDensity(jpeg, dpi)
}

async function decoded(jpeg: Buffer | undefined): Promise<ProxyPixels> {
  if (!jpeg) {
    throw new Error('a slot of a print was not prepared')
  }
  const { data, info } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The picture with a JFIF head that says how many pixels an inch of paper has. The picture library writes none. */
function withDensity(jpeg: Buffer, dpi: number): Buffer {
  const head = Buffer.from('ffe000104a46494600010201000000000000', 'hex')
  head.writeUInt16BE(dpi, 12)
  head.writeUInt16BE(dpi, 14)
  const [start, rest] = [jpeg.subarray(0, 2), jpeg.subarray(2)]
  return Buffer.concat([start, head, rest])
}

/** `001_2x.jpg`: the place of the print, then how many are made of it where it is more than one. */
export function pictureName(index: number, copies: number): string {
  return `${String(index + 1).padStart(3, '0')}${copies > 1 ? `_${copies}x` : ''}.jpg`
}
