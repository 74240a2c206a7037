import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { money } from '../../i18n/money.ts'
import type { OrderDetails } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

interface CancelDialogProps {
  readonly order: OrderDetails
  readonly open: boolean
  /** The order is being changed; what it is asked for stands until it is known how that went. */
  readonly busy: boolean
  readonly onClose: () => void
  readonly onCancel: () => void
}

/** Whether an order is to end, and what goes back then. */
export function CancelDialog({ order, open, busy, onClose, onCancel }: CancelDialogProps) {
  const { t } = useLingui()
  // The order is read anew before this closes: what was asked is not another question by then.
  const [asked, setAsked] = useState(order)
  if (open && !busy && asked !== order) {
    setAsked(order)
  }
  // Parts of it may have gone back before.
  const left = asked.refundable ?? asked.total
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t`Cancel this order?`}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="danger" busy={busy} onClick={onCancel}>
            <Trans>Cancel the order</Trans>
          </Button>
        </>
      }
    >
      {asked.state === 'awaiting-pay' || asked.total === 0 ? (
        <Trans>
          Nothing was paid. You keep your design, items from your cart go back there, and any coupon can be used again.
        </Trans>
      ) : left === 0 ? (
        <Trans>
          All of it has been refunded already. You keep your design, items from your cart go back there, and any coupon
          can be used again.
        </Trans>
      ) : (
        <Trans>
          {money(left, asked.currency)} will be refunded the way it was paid. You keep your design, items from your cart
          go back there, and any coupon can be used again.
        </Trans>
      )}
    </Dialog>
  )
}
