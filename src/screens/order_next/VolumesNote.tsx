import { Plural, Trans } from '@lingui/react/macro'
import type { VolumesVerdict } from '../../../domain/order/volumes.ts'
import { Banner } from '../../ui/Banner.tsx'
import { CheckBox } from '../../ui/CheckBox.tsx'

interface VolumesNoteProps {
  readonly verdict: Exclude<VolumesVerdict, { readonly kind: 'one' }>
  readonly agreed: boolean
  readonly onAgree: (agreed: boolean) => void
}

/** The photos fill more books than one: how many, what stays out, and the shopper's word (readings 9). */
export function VolumesNote({ verdict, agreed, onAgree }: VolumesNoteProps) {
  return (
    <>
      <Banner tone="warning">
        {verdict.kind === 'several' ? (
          <Trans>
            Your photos fill {verdict.volumes} books of this size. This design is the first; you bought enough for all.
          </Trans>
        ) : (
          <>
            <Trans>
              Your photos would fill {verdict.needed} books of this size, and {verdict.volumes} were bought.
            </Trans>{' '}
            <Plural value={verdict.left} one="# photo stays in the album." other="# photos stay in the album." />
          </>
        )}
      </Banner>
      <CheckBox checked={agreed} onCheckedChange={onAgree}>
        <Trans>I have seen it; print this design as it is</Trans>
      </CheckBox>
    </>
  )
}
