import type { SpreadPage } from '../editor-port.ts'
import { CaptionObject, Ground, isTouched, type ObjectPaints, type PageObject, PhotoFrame } from './page-objects.ts'

/** One object of a page: what it is called, how it is made, and how it comes to show the page as it is now. */
export interface Piece {
  readonly key: string
  make(paints: ObjectPaints): PageObject
  draw(object: PageObject): void
}

/** A page in pieces: its ground in one, and each object that a finger may touch, in stacking order. */
export function piecesOf(page: SpreadPage): Piece[] {
  const ground = piece(
    pieceKey(page.pageId, 'ground'),
    Ground,
    (paints) => new Ground(page, paints),
    (object) => object.show(page),
  )
  const touched = page.scene.sprites.filter(isTouched).map((sprite) => {
    const key = pieceKey(page.pageId, sprite.id)
    return sprite.kind === 'text'
      ? piece(
          key,
          CaptionObject,
          (paints) => new CaptionObject(page, sprite.id, paints),
          (object) => object.show(page, sprite),
        )
      : piece(
          key,
          PhotoFrame,
          (paints) => new PhotoFrame(page, sprite, paints),
          (object) => object.show(page, sprite),
        )
  })
  return [ground, ...touched]
}

export function pieceKey(pageId: string, id: string): string {
  return `${pageId}/${id}`
}

function piece<Kind extends PageObject>(
  key: string,
  kind: abstract new (...given: never[]) => Kind,
  make: (paints: ObjectPaints) => Kind,
  draw: (object: Kind) => void,
): Piece {
  return {
    key,
    make,
    draw(object) {
      if (object instanceof kind) {
        draw(object)
      }
    },
  }
}
