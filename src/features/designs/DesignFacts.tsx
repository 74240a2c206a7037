import { Plural, Trans } from '@lingui/react/macro'
import { day } from '../../i18n/money.ts'
import type { OwnDesign } from '../../ports/own-design-ports.ts'
import styles from './DesignFacts.module.css'

/** What a design is, how long, and when it was worked on. */
export function DesignFacts({ design }: { readonly design: OwnDesign }) {
  return (
    <span className={styles['facts']}>
      <span className={styles['name']}>{design.name}</span>
      <span className={styles['note']}>
        {design.productName}
        {design.counted ? ' · ' : null}
        {design.counted ? (
          <span className={styles['counted']}>
            <Counted {...design.counted} />
          </span>
        ) : null}
      </span>
      <span className={styles['note']}>
        <Trans>Changed on {day(design.modified)}</Trans>
      </span>
    </span>
  )
}

function Counted({ as, count }: NonNullable<OwnDesign['counted']>) {
  switch (as) {
    case 'pages':
      return <Plural value={count} one="# page" other="# pages" />
    case 'cards':
      return <Plural value={count} one="# card" other="# cards" />
    case 'months':
      return <Plural value={count} one="# month" other="# months" />
    case 'prints':
      return <Plural value={count} one="# print" other="# prints" />
  }
}
