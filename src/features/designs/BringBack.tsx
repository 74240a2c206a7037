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
    restore(design).catch((fault: unknown) => say(fault, t`The design wasn’t restored. Please try again.`))
  }
  return (
    <>
      <p>
        <Trans>You deleted this design. Restore it to order it again.</Trans>
      </p>
      <Button wide icon="undo" busy={busy === 'restore'} onClick={back}>
        <Trans>Restore it</Trans>
      </Button>
    </>
  )
}
