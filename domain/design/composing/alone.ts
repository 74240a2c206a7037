import type { Box } from '../../geometry.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import type { PageRoom } from './page-room.ts'
import { boxFor } from './several.ts'
import { sharpScale } from './worth.ts'

/*
 *   full           block          a window       a window       hung           plate          off-centre
 *   +--------+     +--------+     +--------+     +--------+     +--------+     +--------+     +--------+
 *   |########|     | ###### |     |        |     |  ####  |     | ###### |     |        |     |   #### |
 *   |########|     | ###### |     | ###### |     |  ####  |     | ###### |     | ###### |     |   #### |
 *   |########|     | ###### |     | ###### |     |  ####  |     | ###### |     |        |     |        |
 *   |########|     | ###### |     |        |     |  ####  |     |        |     |        |     |        |
 *   +--------+     +--------+     +--------+     +--------+     +--------+     +--------+     +--------+
 */

/**
 * How a single photo stands on its page: over the sheet, over all of it but the margin at the fold or at the foot, over all that the margins leave, in a window of its own in the middle of
 * that or at its edge, whole in the middle.
 */
export type AloneKind = 'full' | 'to-the-fold' | 'to-the-foot' | 'block' | 'plate' | Window | OffCentre

/** As large as the block allows: all of its width or of its height. */
interface Window {
  /** Its width in heights. */
  readonly shape: number
  /** In the middle, hung from the top line of the block, on its foot; at its outer or inner edge where the window is as high as it. */
  readonly stands: 'middle' | 'hung' | 'foot'
}

/** Whole, with generous white on two sides: off the middle towards the outer edge of the page, above or below. */
interface OffCentre {
  readonly towards: 'top' | 'bottom'
}

/** From nearly square to wider than what cameras make: enough of them that single photos of a book stand in windows of their own. */
const SHAPES = [1.08, 1.16, 1.25, 1.36, 1.5, 1.68].flatMap((shape) => [shape, 1 / shape])

/** Those that run off the sheet. */
export const OFF_THE_SHEET: readonly AloneKind[] = ['full', 'to-the-fold', 'to-the-foot']

/** Those that keep the margins, in the middle of what these leave. */
export const IN_MARGINS: readonly AloneKind[] = [
  'block',
  ...SHAPES.map((shape): Window => ({ shape, stands: 'middle' })),
  'plate',
]

/** The same windows at an edge of the block: for a book that has the one in the middle already. */
export const AT_AN_EDGE: readonly AloneKind[] = (['hung', 'foot'] as const).flatMap((stands) =>
  SHAPES.map((shape): Window => ({ shape, stands })),
)

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
    case 'to-the-fold':
      return room.headed ? undefined : { box: boxFor('sheet', room), touchesFold: false }
    case 'to-the-foot': {
      const height = inside.y + inside.height - room.sheet.y
      return room.headed ? undefined : { box: { ...room.sheet, height }, touchesFold: true }
    }
    case 'block':
      return within(room, inside.width, inside.height)
    case 'plate': {
      const aspect = photo.width / photo.height
      const widest = Math.min(inside.width, inside.height * aspect)
      const scale = sharpScale(photo, { x: 0, y: 0, width: widest, height: widest / aspect })
      return within(room, widest * scale, (widest / aspect) * scale)
    }
    default:
      return 'towards' in kind ? offCentre(kind, photo, room) : windowed(kind, photo, room)
  }
}

/** Whether a single photo stands at an edge of the block, with all of its white on one side. */
export function isAtAnEdge(kind: AloneKind): boolean {
  return typeof kind === 'object' && 'stands' in kind && kind.stands !== 'middle'
}

function windowed({ shape, stands }: Window, photo: PhotoFacts, room: PageRoom): AlonePlace | undefined {
  const { inside, side } = room
  // A window across the photo shows less of it than the whole block would.
  if ((shape > 1 ? photo.height / photo.width : photo.width / photo.height) > NEARLY_SQUARE) {
    return undefined
  }
  const width = Math.min(inside.width, inside.height * shape)
  const height = width / shape
  const [across, down] = [inside.width - width, inside.height - height]
  if (Math.max(across, down) < LEAST_WHITE[stands]) {
    return undefined
  }
  if (stands === 'middle') {
    return within(room, width, height)
  }
  const isFoot = stands === 'foot'
  const x = inside.x + ((side === 'left') === isFoot ? across : 0)
  return { box: { x, y: inside.y + (isFoot ? down : 0), width, height }, touchesFold: false }
}

/** Nearer to the block a window is the block to a reader, mm; with less white at one side it looks as if it had slipped. */
const LEAST_WHITE = { middle: 5, hung: 20, foot: 32 } as const

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
