import { Trans, useLingui } from '@lingui/react/macro'
import { listQuery, withCurrentProduct } from '../../../domain/navigation/stored-visit.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import { useVisit } from '../../session/visit-store.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { WaitingScreen } from '../../ui/feedback/WaitingScreen.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

/** B§2 rule 3: the shopper is told that this is not what was bought, and then led back to the things of the order. */
export function ProductChanged() {
  const { t } = useLingui()
  const { replace } = useNavigation()
  const { visit, change } = useVisit()
  return (
    <>
      <WaitingScreen />
      <Dialog
        open
        title={t`This isn’t the product you bought`}
        actions={
          <Button
            variant="primary"
            onClick={() => {
              replace('order_eclist', listQuery(visit))
              change((now) => withCurrentProduct(now, now.ecommerce.originalProduct))
            }}
          >
            <Trans>Go to my order items</Trans>
          </Button>
        }
      >
        <Trans>The product has changed: you ordered a different one. Choose from your order; nothing is lost.</Trans>
      </Dialog>
    </>
  )
}
