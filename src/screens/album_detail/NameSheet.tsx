import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ALBUM_NAME_MAX } from '../../../domain/album/album.ts'
import { cleanAlbumText } from '../../../domain/album/album-text.ts'
import { canBePrinted, PrintedField } from '../../features/album/PrintedField.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'

interface NameSheetProps {
  readonly name: string
  readonly onClose: () => void
  readonly onSave: (name: string) => void
}

/** The album's name: at most 10 characters (B§5); it becomes the title on the cover. */
export function NameSheet({ name, onClose, onSave }: NameSheetProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(name)
  const clean = cleanAlbumText(typed)
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t`Name of the album`}
      action={
        <Button
          variant="primary"
          wide
          disabled={clean === '' || !canBePrinted(clean, ALBUM_NAME_MAX)}
          onClick={() => onSave(clean)}
        >
          <Trans>Done</Trans>
        </Button>
      }
    >
      <PrintedField
        label={t({ message: 'Name', context: 'of an album' })}
        hint={t`It becomes the title on the cover`}
        value={typed}
        max={ALBUM_NAME_MAX}
        onValueChange={setTyped}
      />
    </Sheet>
  )
}
