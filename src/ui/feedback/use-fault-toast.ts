import { useLingui } from '@lingui/react/macro'
import { faultKind } from '../../ports/reading-faults.ts'
import { toast } from './Toast.tsx'

/** Says why a change did not succeed: the shop's own sentence, or that nobody heard whether it did. A lost answer is no word about what was done. */
export function useFaultToast(): (fault: unknown, failed: string) => void {
  const { t } = useLingui()
  return (fault, failed) => {
    const refused = fault instanceof Error && fault.name === 'RequestRefused'
    const unheard = navigator.onLine
      ? t`We haven’t heard back from the shop. Please check before you try again.`
      : t`You are offline. Please try again once you’re back online.`
    toast(refused ? fault.message : faultKind(fault) === 'offline' ? unheard : failed, 'danger')
  }
}
