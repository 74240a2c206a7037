import { Trans, useLingui } from '@lingui/react/macro'
import type { AlbumId, ProductId } from '../../../domain/ids.ts'
import { NetworkLost, type Problem, ServerFault } from '../../../machines/faults.ts'
import type { PreviewContext, PreviewRefusal } from '../../../machines/preview/preview.types.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'

interface NoDesignProps {
  readonly refused: PreviewContext['refused']
  readonly problem: Problem | null
  readonly aid: AlbumId | undefined
  readonly pid?: ProductId | undefined
  onRetry(): void
}

/** Too few or too many cover photos are chosen (B§8). */
const OF_THE_COVER: readonly PreviewRefusal[] = ['too-few-cover-photos', 'too-many-cover-photos']

/** The album could not be designed, or the shop not be reached. Photos and groups are as they were. */
export function NoDesign({ refused, problem, aid, pid, onRetry }: NoDesignProps) {
  const { t } = useLingui()
  if (!refused) {
    const fault = problem === 'network-lost' ? new NetworkLost('no answer') : new ServerFault('no design')
    return <FaultState fault={fault} onRetry={onRetry} />
  }
  // A design that is opened by an old address: asking once more would change nothing.
  const isGone = !aid && refused.reason === 'not-found'
  return (
    <EmptyState
      tone="fault"
      drawing={isGone ? 'nothingFound' : 'emptyBook'}
      title={isGone ? t`There is nothing here any more` : t`The preview could not be made`}
      action={
        aid && pid && OF_THE_COVER.includes(refused.reason) ? (
          <LinkButton to="album_cover" query={{ aid, pid }} variant="primary">
            <Trans>Choose cover photos</Trans>
          </LinkButton>
        ) : aid && pid && refused.reason === 'theme-without-calendar' ? (
          <LinkButton to="theme_calendar" query={{ aid, pid }} variant="primary">
            <Trans>Choose a look</Trans>
          </LinkButton>
        ) : aid && pid && refused.reason === 'theme-not-offered' ? (
          <LinkButton to="theme_list" query={{ aid, pid }} variant="primary">
            <Trans>Choose a look</Trans>
          </LinkButton>
        ) : aid ? (
          <LinkButton to="album_detail" query={{ aid }} variant="primary">
            <Trans>Back to the photos</Trans>
          </LinkButton>
        ) : isGone ? (
          <LinkButton to="design_list" variant="primary">
            <Trans>My designs</Trans>
          </LinkButton>
        ) : (
          <Button variant="primary" icon="retry" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {refused.message ?? t`Go back and remove groups or photos.`}
      {refused.code === undefined ? null : (
        <>
          {' '}
          <Trans>(code {refused.code})</Trans>
        </>
      )}
    </EmptyState>
  )
}
