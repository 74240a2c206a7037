import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { Banner } from './Banner.tsx'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says that the phone is offline while it is. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return online ? null : (
    <Banner tone="warning" icon="offline" edge>
      <Trans>You are offline. What you change is kept here and sent later.</Trans>
    </Banner>
  )
}
