import { Trans } from '@lingui/react/macro'
import { day, money } from '../../i18n/money.ts'
import type { OrderDetails } from '../../ports/ports.ts'
import styles from './Refunds.module.css'

/** Money that went back or is on its way back: how much of it, and when. */
export function Refunds({ order: { refunds, currency } }: { readonly order: OrderDetails }) {
  if (refunds.length === 0) {
    return null
  }
  return (
    <ul className={styles['refunds']}>
      {refunds.map(({ amount, at, done, refused }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be alike, and the list only grows at its end.
        <li key={index}>
          {refused ? (
            <Trans>
              {money(amount, currency)} couldn’t be refunded the way it was paid. The shop will find another way.
            </Trans>
          ) : done === undefined ? (
            <Trans>
              {money(amount, currency)} is being refunded the way it was paid, since {day(at)}.
            </Trans>
          ) : (
            <Trans>
              {money(amount, currency)} was refunded on {day(done)}, the way it was paid.
            </Trans>
          )}
        </li>
      ))}
    </ul>
  )
}
