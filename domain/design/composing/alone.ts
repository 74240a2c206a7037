import type { Box } from '../../geometry.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import type { PageRoom } from './page-room.ts'
import { sharpScale } from './worth.ts'

/*
 *   full           block          wide, broad    tall, slim     plate
 *   +--------+     +--------+     +--------+     +--------+     +--------+
 *   |########|     | ###### |     |        |     |  ####  |     |        |
 *   |########|     | ###### |     | ###### |     |  ####  |     | ###### |
 *   |########|     | ###### |     | ###### |     |  ####  |     |        |
 *   |########|     | ###### |     | ###### |     |  ####  |     |        |
 *   +--------+     +--------+     +--------+     +--------+     +--------+
 */

/**
 * How a single photo stands on its page: over the sheet, over all that the margins leave, over all of its width or of its height
 * (nearly square, or as most photos are), whole in the middle of that.
 */
export type AloneKind = 'full' | 'block' | 'wide' | 'broad' | 'tall' | 'slim' | 'plate'

/** Those that keep the margins. */
export const IN_MARGINS: readonly AloneKind[] = ['block', 'wide', 'broad', 'tall', 'slim', 'plate']

/** A place for a single photo; `touchesFold` where it runs into the fold. */
export interface AlonePlace {
  readonly box: Box
  readonly touchesFold: boolean
}

/** The longer side of a window that is not as large as the block, as often as the shorter one. */
const SHAPES = { wide: 1.2, broad: 1.36, tall: 1.2, slim: 1.36 } as const

/** Where a photo stands in a composition; none where the page or the photo's shape forbids it. */
export function placeAlone(kind: AloneKind, photo: PhotoFacts, room: PageRoom): AlonePlace | undefined {
  const { inside } = room
  switch (kind) {
    case 'full':
      return room.headed ? undefined : { box: room.sheet, touchesFold: true }
    case 'block':
      return within(room, inside.width, inside.height)
    case 'wide':
    case 'broad': {
      const height = inside.width / SHAPES[kind]
      return height < inside.height ? within(room, inside.width, height) : undefined
    }
    case 'tall':
    case 'slim': {
      const width = inside.height / SHAPES[kind]
      return width < inside.width ? within(room, width, inside.height) : undefined
    }
    case 'plate': {
      const aspect = photo.width / photo.height
      const widest = Math.min(inside.width, inside.height * aspect)
      const scale = sharpScale(photo, { x: 0, y: 0, width: widest, height: widest / aspect })
      return within(room, widest * scale, (widest / aspect) * scale)
    }
  }
}

/** In the middle of what the margins leave. */
function within({ inside }: PageRoom, width: number, height: number): AlonePlace {
  const box = { x: inside.x + (inside.width - width) / 2, y: inside.y + (inside.height - height) / 2, width, height }
  return { box, touchesFold: false }
}
