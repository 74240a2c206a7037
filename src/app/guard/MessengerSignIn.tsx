import { useEffect } from 'react'
import { useFrontPorts } from '../../ports/ports.ts'
import { useVisit } from '../../session/visit-store.ts'
import { WaitingScreen } from '../../ui/feedback/WaitingScreen.tsx'

/** Session storage key: when this visit was sent to the messenger's sign-in. */
const TRIED = 'keepsake.messenger-sign-in'
/** Whoever comes back without a session within this time is not sent again. */
const ROUND_MS = 60_000

/** Whether this visit has just come back from the messenger without being signed in. */
export function wasTriedNow(): boolean {
  try {
    return Date.now() - Number(window.sessionStorage.getItem(TRIED) ?? 0) < ROUND_MS
  } catch {
    // Without a storage a circle could not be noticed: the shop's own sign-in is taken.
    return true
  }
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
    try {
      window.sessionStorage.setItem(TRIED, String(Date.now()))
    } catch {
      // Full: whoever is signed in there comes back signed in, noted or not.
    }
    const { pathname, search, hash } = window.location
    window.location.replace(messenger.signInAddress(`${pathname}${search}${hash}`, { refereeid, srcuid }))
  }, [messenger, refereeid, srcuid])
  return <WaitingScreen />
}
