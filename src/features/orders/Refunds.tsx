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
              {money(amount, currency)} could not go back the way it was paid. The shop sees to it that you get it.
            </Trans>
          ) : done === undefined ? (
            <Trans>
              {money(amount, currency)} goes back the way it was paid, since {day(at)}.
            </Trans>
          ) : (
            <Trans>
              {money(amount, currency)} went back on {day(done)}, the way it was paid.
            </Trans>
          )}
        </li>
      ))}
    </ul>
  )
}
