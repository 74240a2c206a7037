import { join } from 'node:path'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import type { Page, Slot } from '../../domain/design/design.ts'
import type { PhotoId } from '../../domain/ids.ts'
import { asId } from '../../domain/ids.ts'
import { photoBook } from '../../domain/photo/photo.ts'
import type { BookFormat } from '../../domain/product/product.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import { sceneOf } from '../../editor/scene/compose/scene-of.ts'
import type { Scene } from '../../editor/scene/scene.ts'
import { loadFontBook } from '../../server/fonts/load-font-book.ts'

const FORMAT: BookFormat = {
  page: { width: 210, height: 297 },
  bleed: 3,
  safe: 5,
  gutter: 6,
  dpi: 300,
  cover: { type: 'f4f1', board: 2.5, paper: 0.2 },
}

export type FourPhotos = readonly [number, number, number, number]

/** Where a photo's proxy lies in a folder of the bench. */
export const proxyIn = (folder: string, id: PhotoId): string => join(folder, `${id}.jpg`)

export const photoId = (number: number): PhotoId => asId<PhotoId>(`photo${number}`)

/** A page of A4 with four photos of 4:3 and a line of text; `zoom` makes another crop of the first photo. */
export function benchPage(number: number, photos: FourPhotos, zoom = 1): Scene {
  const [theme] = DEMO_THEMES as readonly [Theme, ...Theme[]]
  const slots = photos.map((photo, i): Slot => {
    const width = i === 0 ? 0.48 / zoom : 0.48
    const crop = { x: 0.2, y: 0.05, width, height: (width * 4 * 128) / (3 * 92) }
    return {
      id: asId(`slot${i}`),
      panel: 'front',
      box: { x: 10 + (i % 2) * 98, y: 10 + (i >> 1) * 134, width: 92, height: 128 },
      locked: false,
      placement: { photoId: photoId(photo), crop, turns: 0, flip: i === 2 ? 'h' : 'none', angle: 0 },
    }
  })
  const page: Page = {
    id: asId(`page${number}`),
    kind: 'inner',
    slots,
    captions: [
      {
        id: asId('text'),
        role: 'text',
        panel: 'front',
        box: { x: 20, y: 278, width: 170, height: 12 },
        text: `海边的夏天 · Summer ${number}`,
      },
    ],
    shuffleStep: 0,
    locked: false,
  }
  const book = photoBook(photos.map((photo) => ({ id: photoId(photo), width: 4000, height: 3000 })))
  return sceneOf({ design: { pages: [page] }, page, product: FORMAT, theme, photos: book, fonts: loadFontBook() })
}
