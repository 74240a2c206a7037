import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useRef, useState } from 'react'
import { useMessengerPicker } from '../../messenger/use-messenger-picker.ts'
import type { ChosenPhotos } from '../../ports/album-ports.ts'
import { Button, type ButtonVariant } from '../../ui/controls/Button.tsx'
import { toast } from '../../ui/feedback/Toast.tsx'

interface AddPhotosProps {
  readonly variant: ButtonVariant
  readonly busy: boolean
  readonly onFiles: (chosen: ChosenPhotos) => void
}

/**
 * Opens the system's picker at once; HEIC by name too, since some systems give it no type. Inside the messenger its own
 * picker is opened, which gives several photos in original size.
 */
export function AddPhotos({ variant, busy, onFiles }: AddPhotosProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const choose = useMessengerPicker()
  const [choosing, setChoosing] = useState(false)
  const fromMessenger = async (ask: NonNullable<typeof choose>) => {
    setChoosing(true)
    const pick = await ask()
    setChoosing(false)
    if (pick.kind === 'picked' && pick.photos.length > 0) {
      onFiles({ messenger: pick.photos })
    }
    if (pick.kind === 'picked' && pick.lost > 0) {
      toast(t`Some photos didn’t come through. Please choose them again.`, 'danger')
    }
    if (pick.kind === 'unavailable') {
      input.current?.click()
    }
  }
  const picked = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // The same photo may be picked twice in a row; the browser tells only of a change.
    event.target.value = ''
    if (files.length > 0) {
      onFiles(files)
    }
  }
  return (
    <>
      <input
        ref={input}
        className="hidden-visually"
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden="true"
        data-photo-picker
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif"
        onChange={picked}
      />
      <Button
        variant={variant}
        icon="plus"
        busy={busy || choosing}
        onClick={() => (choose ? void fromMessenger(choose) : input.current?.click())}
      >
        <Trans>Add photos</Trans>
      </Button>
    </>
  )
}
