import { Trans } from '@lingui/react/macro'
import { useOnline } from '../../session/use-online.ts'
import { Banner } from './Banner.tsx'

/** Says that the phone is offline while it is. */
export function OfflineBanner() {
  const online = useOnline()
  return online ? null : (
    <Banner tone="warning" icon="offline" edge>
      <Trans>You are offline. What you change is kept here and sent later.</Trans>
    </Banner>
  )
}
