import { Trans } from '@lingui/react/macro'
import type { CurrentCartItem } from '../../ports/cart-ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import styles from './CartScreen.module.css'

interface RemovedCartItemProps {
  readonly item: CurrentCartItem
  readonly onBack: () => void
}

/** What was taken out just now, and the way back. */
export function RemovedCartItem({ item: { name }, onBack }: RemovedCartItemProps) {
  return (
    <p className={styles['removed']} role="status">
      <span>{name ? <Trans>“{name}” was removed from the cart.</Trans> : <Trans>Removed from the cart.</Trans>}</span>
      <Button variant="quiet" icon="undo" onClick={onBack}>
        <Trans>Put back</Trans>
      </Button>
    </p>
  )
}
