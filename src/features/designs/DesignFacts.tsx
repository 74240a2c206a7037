import { Trans } from '@lingui/react/macro'
import { day } from '../../i18n/money.ts'
import type { OwnDesign } from '../../ports/own-design-ports.ts'
import { Counted } from '../orders/OrderItems.tsx'
import styles from './DesignFacts.module.css'

/** What a design is, how long, and when it was worked on. */
export function DesignFacts({ design }: { readonly design: OwnDesign }) {
  return (
    <span className={styles['facts']}>
      <span className={styles['name']}>{design.name}</span>
      <span className={styles['note']}>
        {design.productName}
        {design.counted ? ' · ' : null}
        {design.counted ? <Counted {...design.counted} /> : null}
      </span>
      <span className={styles['note']}>
        <Trans>Changed on {day(design.modified)}</Trans>
      </span>
    </span>
  )
}
