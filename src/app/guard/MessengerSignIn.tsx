import { useEffect } from 'react'
import { useFrontPorts } from '../../ports/ports.ts'
import { useVisit } from '../../session/visit-store.ts'
import { WaitingScreen } from '../../ui/feedback/WaitingScreen.tsx'

/**
 * The cookie that notes that this browser was sent to the messenger's sign-in. It is kept where a storage is full or closed, and a browser that
 * keeps no cookie has no session either.
 */
const TRIED = 'messenger-tried=1'
/** Whoever comes back without a session within this time is not sent again. */
const ROUND_SECONDS = 60

/** Whether this visit has just come back from the messenger without being signed in, or could not be known to. */
export function wasTriedNow(): boolean {
  return !navigator.cookieEnabled || document.cookie.includes(TRIED)
}

/** Leaves for the messenger's own sign-in, which comes back to this address (B§2 rule 8). */
export function MessengerSignIn() {
  const { messenger } = useFrontPorts()
  const { visit } = useVisit()
  const { refereeid, srcuid } = visit.entry
  useEffect(() => {
    if (!messenger) {
      return
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 14 and older WebViews.
    document.cookie = `${TRIED}; path=/; max-age=${ROUND_SECONDS}; samesite=lax`
    const { pathname, search, hash } = window.location
    window.location.replace(messenger.signInAddress(`${pathname}${search}${hash}`, { refereeid, srcuid }))
  }, [messenger, refereeid, srcuid])
  return <WaitingScreen />
}
