import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/controls/Button.tsx'
import styles from './OrderEcScreen.module.css'

interface RecentNumbersProps {
  readonly numbers: readonly string[]
  readonly onChoose: (number: string) => void
  readonly onForget: () => void
}

/** The order numbers that were used last on this phone, at most three (A§9). */
export function RecentNumbers({ numbers, onChoose, onForget }: RecentNumbersProps) {
  return numbers.length > 0 ? (
    <section className={styles['recent']}>
      <h2 className={styles['heading']}>
        <Trans>Recently used</Trans>
      </h2>
      <ul className={styles['numbers']}>
        {numbers.map((number) => (
          <li key={number}>
            <Button wide onClick={() => onChoose(number)}>
              {number}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onForget}>
        <Trans>Clear these</Trans>
      </Button>
    </section>
  ) : null
}
