import { useLingui } from '@lingui/react/macro'
import { findPage } from '../../../domain/design/design.ts'
import { flipped, turned } from '../../../domain/design/placing/crop.ts'
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
export function usePhotoActs({ editing, document: { design, world }, make, onMove }: PhotoActsSetup) {
  const { t, i18n } = useLingui()
  const canMove = (pageId: PageId) => {
    const page = findPage(design, pageId)
    return page !== undefined && roomOn(page, world) !== 'none'
  }
  return ({ at, slot, placement, source }: SelectedPhoto) => ({
    onCrop: () => editing.send({ type: 'crop.start' }),
    onRotate: () => {
      if (placement && source) {
        make(photoTransformed(at, turned(placement, source, slot.box, 1)), t`Photo rotated`)
      }
    },
    onFlip: () => {
      if (placement) {
        make(photoTransformed(at, flipped(placement, 'h')), t`Photo flipped`)
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
