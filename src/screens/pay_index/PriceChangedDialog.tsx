import { Trans, useLingui } from '@lingui/react/macro'
import { shallowEqual, useSelector } from '@xstate/react'
import type { OrderActor } from '../../../machines/order/order.machine.ts'
import { orderStage, priceChange } from '../../../machines/order/order.selectors.ts'
import { money } from '../../i18n/money.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

/** The price is another one than the shopper has seen: nothing is ordered until they agree. */
export function PriceChangedDialog({ order }: { readonly order: OrderActor }) {
  const { t } = useLingui()
  const changed = useSelector(order, (snapshot) => orderStage(snapshot) === 'price changed')
  const change = useSelector(order, priceChange, shallowEqual)
  const decline = () => order.send({ type: 'price.decline' })
  const before = change ? money(change.before.total, change.before.currency) : ''
  const now = change ? money(change.now.total, change.now.currency) : ''
  return (
    <Dialog
      open={changed && change !== null}
      onOpenChange={(open) => (open ? undefined : decline())}
      title={t`The price has changed`}
      actions={
        <>
          <Button variant="primary" onClick={() => order.send({ type: 'price.accept' })}>
            <Trans>Order for {now}</Trans>
          </Button>
          <Button variant="quiet" onClick={decline}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        It was {before} and is {now} now. Nothing has been ordered yet, and your book is kept.
      </Trans>
    </Dialog>
  )
}
