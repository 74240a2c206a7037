import { Plural, Trans } from '@lingui/react/macro'
import type { VolumesVerdict } from '../../../domain/order/volumes.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { CheckBox } from '../../ui/controls/CheckBox.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'

interface VolumesNoteProps {
  readonly verdict: Exclude<VolumesVerdict, { readonly kind: 'one' }>
  readonly agreed: boolean
  readonly onAgree: (agreed: boolean) => void
  /** Lays the album out in volumes, the first one now; absent where one book is all that can be made. */
  readonly onVolumes?: () => void
}

/** The photos fill more books than one: how many, what stays out, and the shopper's word (readings 9). */
export function VolumesNote({ verdict, agreed, onAgree, onVolumes }: VolumesNoteProps) {
  return (
    <>
      <Banner tone="warning">
        {verdict.kind === 'several' ? (
          <Trans>
            Your photos fill {verdict.volumes} books of this size, about {verdict.perVolume} in each. You bought enough
            for all of them.
          </Trans>
        ) : (
          <>
            <Trans>
              Your photos would fill {verdict.needed} books of this size, but you bought {verdict.volumes}.
            </Trans>{' '}
            <Plural value={verdict.left} one="# photo stays in the album." other="# photos stay in the album." />
          </>
        )}
      </Banner>
      {onVolumes ? (
        <Button variant="primary" wide onClick={onVolumes}>
          <Trans>Make {verdict.volumes} volumes</Trans>
        </Button>
      ) : null}
      <CheckBox checked={agreed} onCheckedChange={onAgree}>
        <Trans>I understand; print this design as it is</Trans>
      </CheckBox>
    </>
  )
}
