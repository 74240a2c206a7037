import { useLingui } from '@lingui/react/macro'
import { faultKind } from '../../ports/reading-faults.ts'
import { toast } from './Toast.tsx'

/** Says why nothing happened: the shop's own sentence, or that it cannot be reached. */
export function useFaultToast(): (fault: unknown, failed: string) => void {
  const { t } = useLingui()
  return (fault, failed) => {
    const refused = fault instanceof Error && fault.name === 'RequestRefused'
    const offline = faultKind(fault) === 'offline' ? t`You are offline. Nothing was changed.` : failed
    toast(refused ? fault.message : offline, 'danger')
  }
}
