import { useLingui } from '@lingui/react/macro'
import { findPage } from '../../../domain/design/design.ts'
import { overFold } from '../../../domain/design/edits/spread-edit.ts'
import { flipped, turned } from '../../../domain/design/placing/crop.ts'
import { wholeChanged } from '../../../domain/design/placing/spread-photo.ts'
import type { PageId } from '../../../domain/ids.ts'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { leafWords } from '../../messages/leaf-words.ts'
import { photoLockToggled, photoRemoved, photoTransformed, roomOn } from '../edits/page-edits.ts'
import type { SelectedPhoto } from '../edits/selected-photo.ts'
import type { EditCommands } from '../hooks/use-commands.ts'
import type { EditorDocument } from '../hooks/use-document.ts'

interface PhotoActsSetup {
  readonly editing: EditingActor
  readonly document: EditorDocument
  readonly make: EditCommands['make']
  /** Asks for the page that the photo moves to. */
  onMove(): void
}

/** What can be done with the selected photo, wherever it is asked for: the tool bar, the menu under the mouse, a key. */
export function usePhotoActs({ editing, document: { design, world, photoBook }, make, onMove }: PhotoActsSetup) {
  const { t, i18n } = useLingui()
  const canMove = (pageId: PageId) => {
    const page = findPage(design, pageId)
    return page !== undefined && roomOn(page, world) !== 'none'
  }
  return ({ at, slot, placement, source }: SelectedPhoto) => ({
    onCrop: () => editing.send({ type: 'crop.start' }),
    onRotate: () => {
      if (placement && source) {
        const over = overFold(design, slot, { paper: world.paper, photos: photoBook })
        const next = wholeChanged({ placement, box: slot.box, over }, (whole, box) => turned(whole, source, box, 1))
        make(photoTransformed(at, next), t`Photo rotated`)
      }
    },
    onFlip: () => {
      if (placement) {
        const over = overFold(design, slot, { paper: world.paper, photos: photoBook })
        const next = wholeChanged({ placement, box: slot.box, over }, (whole) => flipped(whole, 'h'))
        make(photoTransformed(at, next), t`Photo flipped`)
      }
    },
    onChange: () => editing.send({ type: 'photo.choose' }),
    // A cover has photos of its own, and where a page holds one photo photos change places.
    onMove: canMove(at.pageId) ? onMove : undefined,
    onSwap: () => editing.send({ type: 'swap.start' }),
    onLock: () => make(photoLockToggled(design, at), slot.locked ? t`Photo unlocked` : t`Photo locked`),
    onRemove: () => make(photoRemoved(design, at), i18n._(leafWords(design).photoOff)),
  })
}
