import { useLingui } from '@lingui/react/macro'
import type { Design } from '../../../domain/design/design.ts'
import { flipped, turned } from '../../../domain/design/placing/crop.ts'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { photoLockToggled, photoRemoved, photoTransformed } from '../edits/page-edits.ts'
import type { SelectedPhoto } from '../edits/selected-photo.ts'
import type { EditCommands } from '../hooks/use-commands.ts'

interface PhotoActsSetup {
  readonly editing: EditingActor
  readonly design: Design
  readonly make: EditCommands['make']
}

/** What can be done with the selected photo, wherever it is asked for: the tool bar, the menu under the mouse, a key. */
export function usePhotoActs({ editing, design, make }: PhotoActsSetup) {
  const { t } = useLingui()
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
    onSwap: () => editing.send({ type: 'swap.start' }),
    onLock: () => make(photoLockToggled(design, at), slot.locked ? t`Photo unlocked` : t`Photo locked`),
    onRemove: () => make(photoRemoved(design, at), t`Photo taken off the page`),
  })
}
