import { useLingui } from '@lingui/react/macro'
import { toast } from '../feedback/Toast.tsx'

/** Says that what was tapped for did not come, and what to do: it is asked for again by the next tap. */
export function useLostCode(): () => void {
  const { t } = useLingui()
  return () => {
    const lost = navigator.onLine
      ? t`We couldn’t reach the shop. Please try again.`
      : t`You are offline. Please try again once you’re back online.`
    toast(lost, 'danger')
  }
}
