import { useLingui } from '@lingui/react/macro'
import { useNavigation } from '../../navigation/navigation.ts'
import { useSet } from '../../navigation/set-context.ts'
import type { ComposedPart } from '../../ports/package-ports.ts'
import { usePorts } from '../../ports/ports.ts'
import { toast } from '../../ui/feedback/Toast.tsx'

/**
 * Hands a finished part back to the set that it belongs to; `false` outside of a set.
 *
 * The phone must be able to keep the set: where it cannot, the shopper is told and stays where he is.
 */
export function useConfirmPart(): (part: ComposedPart) => boolean {
  const { t } = useLingui()
  const { packages } = usePorts()
  const { go } = useNavigation()
  const { pkj, part } = useSet()
  return (made) => {
    if (!pkj || !part) {
      return false
    }
    packages.setPart(pkj, part, made).then(
      (set) =>
        set ? go('prod_details', { pid: set.pid, pkj }) : toast(t`This set is not on this phone any more.`, 'danger'),
      () => toast(t`Your phone is out of space for the set. Please free some up and try again.`, 'danger'),
    )
    return true
  }
}
