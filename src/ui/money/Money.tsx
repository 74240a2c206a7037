import { money } from '../../i18n/money.ts'
import styles from './Money.module.css'

interface MoneyProps {
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  readonly size?: 'plain' | 'large'
}

/** An amount in tabular figures. */
export function Money({ amount, currency, size = 'plain' }: MoneyProps) {
  return (
    <span className={styles['money']} data-size={size}>
      {money(amount, currency)}
    </span>
  )
}
