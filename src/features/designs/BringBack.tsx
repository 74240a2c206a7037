import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnDesign } from '../../ports/own-design-ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useFaultToast } from '../../ui/feedback/use-fault-toast.ts'
import { useDesignCommands } from './use-own-designs.ts'

/** The order keeps what it was made from; to make one more of it, its design has to be there. */
export function BringBack({ design }: { readonly design: OwnDesign }) {
  const { t } = useLingui()
  const say = useFaultToast()
  const { busy, restore } = useDesignCommands()
  const back = () => {
    restore(design).catch((fault: unknown) => say(fault, t`The design did not come back. Please try again.`))
  }
  return (
    <>
      <p>
        <Trans>You have deleted this design. Bring it back, and it can be ordered again.</Trans>
      </p>
      <Button wide icon="undo" busy={busy === 'restore'} onClick={back}>
        <Trans>Bring it back</Trans>
      </Button>
    </>
  )
}
