import { Trans } from '@lingui/react/macro'
import { SignedOutNote } from '../account/SignedOutNote.tsx'

/** The session has ended over an open album. `onBack` stays the same function from one drawing to the next. */
export function AlbumSignedOutNote({ onBack }: { readonly onBack: () => void }) {
  return (
    <SignedOutNote onBack={onBack}>
      <Trans>You’ve been signed out. Your photos and changes are on this phone and will go on once you sign in.</Trans>
    </SignedOutNote>
  )
}
