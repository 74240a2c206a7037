import type { Box } from '../geometry.ts'
import type { PageId, PhotoId } from '../ids.ts'
import { asId } from '../ids.ts'
import type { PhotoFacts } from '../photo/photo.ts'
import type { BookFormat } from '../product/product.ts'
import type { Theme } from '../theme/theme.ts'
import { MM_PER_INCH } from '../units.ts'
import { fitPlacement } from './crop.ts'
import type { Caption, Page } from './design.ts'
import { coverAreas } from './page-areas.ts'

export interface CoverRequest {
  readonly id: PageId
  readonly photos: readonly PhotoFacts[]
  readonly chosen?: PhotoId
  readonly title: string
  readonly book: BookFormat
  readonly theme: Theme
  readonly pageCount: number
}

/** The wrap: one photo and the title on the front, the title on the spine, the back plain. */
export function coverPage({ id, photos, chosen, title, book, theme, pageCount }: CoverRequest): Page {
  const areas = coverAreas(book, theme, pageCount)
  const photo = photos.find((each) => each.id === chosen) ?? bestSuited(photos, areas.photo, book.dpi)
  const caption = (role: 'title' | 'spine', box: Box | undefined): Caption[] =>
    box && title !== ''
      ? [{ id: asId(`${id}.${role}`), role, panel: role === 'spine' ? 'spine' : 'front', box, text: title }]
      : []
  return {
    id,
    kind: 'cover',
    slots: photo
      ? [
          {
            id: asId(`${id}.0`),
            panel: 'front',
            box: areas.photo,
            placement: fitPlacement(photo, areas.photo),
            locked: false,
          },
        ]
      : [],
    captions: [...caption('title', areas.title), ...caption('spine', areas.spine)],
    shuffleStep: 0,
    locked: false,
  }
}

/** A photo with something that must be seen is worth a quarter more crop. */
const FOCUS_BONUS = 0.25

/** The photo that loses least to the cover's shape and has pixels enough; the earliest of equals. */
function bestSuited(photos: readonly PhotoFacts[], box: Box, dpi: number): PhotoFacts | undefined {
  const shape = box.width / box.height
  let best: PhotoFacts | undefined
  let least = Number.POSITIVE_INFINITY
  for (const photo of photos) {
    const aspect = photo.width / photo.height
    const crop = 1 - (shape < aspect ? shape / aspect : aspect / shape)
    const shown = Math.min(photo.width / box.width, photo.height / box.height) * MM_PER_INCH
    const cost = crop + Math.max(0, 1 - shown / dpi) - (photo.focus ? FOCUS_BONUS : 0)
    if (cost < least) {
      least = cost
      best = photo
    }
  }
  return best
}
