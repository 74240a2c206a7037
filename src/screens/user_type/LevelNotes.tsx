import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import styles from './UserType.module.css'
import type { LevelPurchase } from './use-level-purchase.ts'

/** What became of the level that was ordered: the shop's word counts, not the pay page's. */
export function LevelNotes({ purchase }: { readonly purchase: Pick<LevelPurchase, 'status' | 'goOn' | 'letGo'> }) {
  switch (purchase.status) {
    case 'paid':
      return (
        <Banner tone="success">
          <Trans>Thank you. Your new level now applies to every price.</Trans>
        </Banner>
      )
    case 'awaiting-pay':
      return (
        <div className={styles['waiting']}>
          <Banner>
            <Trans>Your level is waiting for payment. If you’ve paid, it takes a moment to reach the shop.</Trans>
          </Banner>
          <div className={styles['ways']}>
            <Button onClick={purchase.letGo}>
              <Trans>Not now</Trans>
            </Button>
            <Button variant="primary" onClick={purchase.goOn}>
              <Trans>Continue to payment</Trans>
            </Button>
          </div>
        </div>
      )
    case 'closed':
      return (
        <Banner tone="warning">
          <Trans>That order is closed and nothing was charged. You can choose a level again.</Trans>
        </Banner>
      )
    case 'refunded':
      return (
        <Banner tone="warning">
          <Trans>
            That order was closed after it was paid. The money goes back the way it was paid. You can choose a level
            again.
          </Trans>
        </Banner>
      )
    case null:
      return null
  }
}
