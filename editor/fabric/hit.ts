import type { SlotAddress } from '../../domain/design/design.ts'
import type { Box, Point } from '../../domain/geometry.ts'
import { grown } from '../../domain/geometry.ts'
import type { CaptionId, PageId } from '../../domain/ids.ts'
import type { Mm } from '../../domain/units.ts'
import type { SpreadPage } from '../editor-port.ts'

/** What lies under a point of the spread. */
export type Hit =
  | { readonly kind: 'slot'; readonly at: SlotAddress; readonly hasPhoto: boolean }
  | { readonly kind: 'caption'; readonly pageId: PageId; readonly captionId: CaptionId }
  | { readonly kind: 'page'; readonly pageId: PageId }
  | { readonly kind: 'nothing' }

/**
 * The topmost thing under `point` (spread mm). Captions are thin: they may be missed by `slop`, unless the finger
 * is on a photo.
 */
export function hitAt(pages: readonly SpreadPage[], point: Point, slop: Mm): Hit {
  for (const page of pages) {
    const here = { x: point.x - page.at.x, y: point.y - page.at.y }
    const hit = hitOnPage(page, here, 0) ?? hitOnPage(page, here, slop)
    if (hit) {
      return hit
    }
    if (isInside({ x: 0, y: 0, width: page.scene.width, height: page.scene.height }, here)) {
      return { kind: 'page', pageId: page.pageId }
    }
  }
  return { kind: 'nothing' }
}

function hitOnPage({ scene, pageId }: SpreadPage, here: Point, slop: Mm): Hit | undefined {
  for (const sprite of scene.sprites.toReversed()) {
    if (sprite.kind === 'text' && !sprite.drawn && isInside(grown(sprite.box, slop), here)) {
      return { kind: 'caption', pageId, captionId: sprite.id }
    }
    if ((sprite.kind === 'photo' || sprite.kind === 'blank') && isInside(sprite.box, here)) {
      return { kind: 'slot', at: { pageId, slotId: sprite.id }, hasPhoto: sprite.kind === 'photo' }
    }
  }
  return undefined
}

function isInside(box: Box, point: Point): boolean {
  return point.x >= box.x && point.y >= box.y && point.x <= box.x + box.width && point.y <= box.y + box.height
}
