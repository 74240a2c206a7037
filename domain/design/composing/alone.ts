import type { Box } from '../../geometry.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import type { PageRoom } from './page-room.ts'
import { sharpScale } from './worth.ts'

/*
 *   full           block          a band         a band         plate          off-centre
 *   +--------+     +--------+     +--------+     +--------+     +--------+     +--------+
 *   |########|     | ###### |     |        |     |  ####  |     |        |     |   #### |
 *   |########|     | ###### |     | ###### |     |  ####  |     | ###### |     |   #### |
 *   |########|     | ###### |     | ###### |     |  ####  |     |        |     |        |
 *   |########|     | ###### |     | ###### |     |  ####  |     |        |     |        |
 *   +--------+     +--------+     +--------+     +--------+     +--------+     +--------+
 */

/**
 * How a single photo stands on its page: over the sheet, over all that the margins leave, over all of its width or of its height,
 * whole in the middle of that.
 */
export type AloneKind = 'full' | 'block' | 'plate' | Band | OffCentre

/** All of the block's width or of its height; the longer side as often as the shorter one. */
interface Band {
  readonly along: 'width' | 'height'
  readonly shape: number
}

/** Whole, with generous white on two sides: off the middle towards the outer edge of the page, above or below. */
interface OffCentre {
  readonly towards: 'top' | 'bottom'
}

/** From nearly square to what cameras make: enough of them that single photos of a book stand in windows of their own. */
const SHAPES = [1.08, 1.16, 1.25, 1.36, 1.5] as const

const BANDS = (['width', 'height'] as const).flatMap((along) => SHAPES.map((shape): Band => ({ along, shape })))

/** Those that keep the margins. */
export const IN_MARGINS: readonly AloneKind[] = ['block', ...BANDS, 'plate']

/** Only a shopper chooses these: in books that design themselves, readers took so much white for a hole. */
export const OFF_CENTRE: readonly AloneKind[] = [{ towards: 'top' }, { towards: 'bottom' }]

/** A place for a single photo; `touchesFold` where it runs into the fold. */
export interface AlonePlace {
  readonly box: Box
  readonly touchesFold: boolean
}

/** Where a photo stands in a composition; none where the page or the photo's shape forbids it. */
export function placeAlone(kind: AloneKind, photo: PhotoFacts, room: PageRoom): AlonePlace | undefined {
  const { inside } = room
  switch (kind) {
    case 'full':
      return room.headed ? undefined : { box: room.sheet, touchesFold: true }
    case 'block':
      return within(room, inside.width, inside.height)
    case 'plate': {
      const aspect = photo.width / photo.height
      const widest = Math.min(inside.width, inside.height * aspect)
      const scale = sharpScale(photo, { x: 0, y: 0, width: widest, height: widest / aspect })
      return within(room, widest * scale, (widest / aspect) * scale)
    }
    default: {
      if ('towards' in kind) {
        return offCentre(kind, photo, room)
      }
      const { along, shape } = kind
      // A window across the photo shows less of it than the whole block would.
      if ((along === 'width' ? photo.height / photo.width : photo.width / photo.height) > NEARLY_SQUARE) {
        return undefined
      }
      const width = along === 'width' ? inside.width : inside.height / shape
      const height = along === 'width' ? inside.width / shape : inside.height
      return width <= inside.width && height <= inside.height ? within(room, width, height) : undefined
    }
  }
}

/** A photo that is this much longer one way stands in no window that is longer the other way. */
const NEARLY_SQUARE = 1.1

/** In the middle of what the margins leave. */
function within({ inside }: PageRoom, width: number, height: number): AlonePlace {
  const box = { x: inside.x + (inside.width - width) / 2, y: inside.y + (inside.height - height) / 2, width, height }
  return { box, touchesFold: false }
}

/** What of its size in the middle of the page a photo keeps that stands off it; it covers so much of the page at least. */
const OFF = { scale: 0.76, most: 0.9, covers: 0.3 } as const

function offCentre({ towards }: OffCentre, photo: PhotoFacts, room: PageRoom): AlonePlace | undefined {
  const { inside, side, format } = room
  const plate = placeAlone('plate', photo, room)?.box
  if (!plate) {
    return undefined
  }
  const share = (plate.width * plate.height) / (format.page.width * format.page.height)
  const scale = Math.max(OFF.scale, Math.sqrt(OFF.covers / share))
  const [width, height] = [plate.width * scale, plate.height * scale]
  const x = side === 'left' ? inside.x : inside.x + inside.width - width
  const y = towards === 'top' ? inside.y : inside.y + inside.height - height
  return scale > OFF.most ? undefined : { box: { x, y, width, height }, touchesFold: false }
}
