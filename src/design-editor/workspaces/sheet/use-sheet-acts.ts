import { useLingui } from '@lingui/react/macro'
import type { Page } from '../../../../domain/design/design.ts'
import { flipped } from '../../../../domain/design/placing/crop.ts'
import { textPlaceOn } from '../../../../domain/design/sheets/sheet-text.ts'
import { isBook } from '../../../../domain/product/paper.ts'
import type { EditingActor } from '../../../../machines/editing/editing.machine.ts'
import { photoTurned } from '../../edits/fit-edits.ts'
import { photoTransformed } from '../../edits/page-edits.ts'
import type { CanvasWork } from '../../shell/use-canvas-work.ts'

/** What can be done on one sheet, whether its photo is chosen or not: from the bar below it, or from the menu under the mouse. */
export interface SheetActs {
  readonly blank: boolean
  crop(): void
  rotate(): void
  flip(): void
  change(): void
  swap(): void
  /** The photo keeps its place. */
  leaveSwap(): void
  /** Absent: nothing is written on this design, or the sheet has no room for a line. */
  readonly write: (() => void) | undefined
  /** One more text. */
  readonly writeMore: (() => void) | undefined
}

/** `writes` is false where nothing is written on the design (B§3 addText 0). */
export function useSheetActs(
  editing: EditingActor,
  { document, commands, writing }: CanvasWork,
  writes: boolean,
): (page: Page) => SheetActs {
  const { t } = useLingui()
  const { design, photoBook, world } = document
  const { make, show } = commands
  const { paper } = world
  return (page) => {
    const [slot] = page.slots
    const placement = slot?.placement
    const at = slot && { pageId: page.id, slotId: slot.id }
    const withPhoto = (type: 'crop.start' | 'photo.choose' | 'swap.start') => () => {
      if (at) {
        editing.send({ type: 'slot.select', at })
        editing.send({ type })
      }
    }
    const writer = (how: 'start' | 'add') =>
      writes && textPlaceOn(page, world) !== undefined
        ? () => {
            show(page.id)
            writing[how](page.id)
          }
        : undefined
    return {
      blank: placement === undefined,
      crop: withPhoto('crop.start'),
      change: withPhoto('photo.choose'),
      swap: withPhoto('swap.start'),
      leaveSwap: () => editing.send({ type: 'tool.cancel' }),
      rotate: () => (isBook(paper) ? undefined : make(photoTurned(design, page, photoBook, paper), t`Photo rotated`)),
      flip() {
        if (at && placement) {
          make(photoTransformed(at, flipped(placement, 'h')), t`Photo flipped`)
        }
      },
      write: writer('start'),
      writeMore: writer('add'),
    }
  }
}
