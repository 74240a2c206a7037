import type { SpreadContent, SpreadViewOptions } from '../editor-port.ts'
import { CaptionObject, type PageObject } from './page-objects.ts'
import { pieceKey, piecesOf } from './page-pieces.ts'
import type { SpreadCanvas } from './spread-canvas.ts'

/** The border of a photo that waits for its partner, css px. */
const DASHES = [6, 4]

interface ObjectsSetup {
  readonly canvas: SpreadCanvas
  readonly options: SpreadViewOptions
  /** The knobs of a text in hand. */
  readonly textControls: CaptionObject['controls']
  content(): SpreadContent
  /** The chosen text is being written: it is not pulled. */
  isWriting(): boolean
}

/** What of the spread a finger may touch, as objects on Fabric's canvas. */
export function spreadObjects({ canvas, options, textControls, content, isWriting }: ObjectsSetup) {
  const objects = new Map<string, PageObject>()

  /** What the shopper has chosen is Fabric's active object. */
  const choose = () => {
    const { selected, swapping, safe } = content()
    const chosen = selected && objects.get(pieceKey(selected.pageId, selected.id))
    if (chosen) {
      chosen.borderDashArray = swapping ? DASHES : null
      chosen.hasControls =
        chosen instanceof CaptionObject ? safe !== undefined && chosen.isUpright && !isWriting() : chosen.hasControls
      canvas.setActiveObject(chosen)
    } else {
      canvas.discardActiveObject()
    }
  }

  return {
    all: objects as ReadonlyMap<string, PageObject>,
    /**
     * Makes them agree with the spread, by key: adds, redraws, reorders, removes. The lifted one is left alone. The pages are
     * painted anew only where something on them is other than it was.
     */
    reconcile() {
      const wanted = content().pages.flatMap(piecesOf)
      const keys = new Set(wanted.map((piece) => piece.key))
      let isOther = false
      for (const [key, object] of objects) {
        if (!keys.has(key) && !canvas.isLifted(object)) {
          canvas.remove(object)
          objects.delete(key)
          isOther = true
        }
      }
      wanted.forEach((piece, index) => {
        const known = objects.get(piece.key)
        const object = known ?? piece.make(options)
        if (!known) {
          objects.set(piece.key, object)
          if (object instanceof CaptionObject) {
            object.controls = textControls
          }
          canvas.add(object)
        }
        if (!canvas.isLifted(object)) {
          piece.draw(object)
          isOther ||= object.isChanged && !canvas.isApart(object)
          object.isChanged = false
          if (canvas.getObjects()[index] !== object) {
            isOther = true
            canvas.moveObjectTo(object, index)
          }
        }
      })
      choose()
      if (isOther) {
        canvas.paintSoon()
      } else {
        canvas.requestRenderAll()
      }
    },
    clear: () => objects.clear(),
  }
}

/** Whether two spreads look the same: a scene that is the same object is the same picture. */
export function sameContent(a: SpreadContent, b: SpreadContent): boolean {
  return (
    a.pages.length === b.pages.length &&
    a.pages.every(({ scene, at }, index) => {
      const other = b.pages[index]
      return other?.scene === scene && other.at.x === at.x && other.at.y === at.y
    }) &&
    a.selected?.pageId === b.selected?.pageId &&
    a.selected?.id === b.selected?.id &&
    a.swapping?.slotId === b.swapping?.slotId &&
    a.gaps === b.gaps
  )
}
