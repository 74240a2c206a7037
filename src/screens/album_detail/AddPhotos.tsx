import { Trans } from '@lingui/react/macro'
import { type ChangeEvent, useRef } from 'react'
import { Button, type ButtonLook } from '../../ui/Button.tsx'

interface AddPhotosProps {
  readonly look: ButtonLook
  readonly busy: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Opens the system's picker at once; HEIC by name too, since some systems give it no type. */
export function AddPhotos({ look, busy, onFiles }: AddPhotosProps) {
  const input = useRef<HTMLInputElement>(null)
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
      <Button look={look} icon="plus" busy={busy} onClick={() => input.current?.click()}>
        <Trans>Add photos</Trans>
      </Button>
    </>
  )
}
