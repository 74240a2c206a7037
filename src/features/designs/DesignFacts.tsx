import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { day } from '../../i18n/money.ts'
import type { OwnDesign } from '../../ports/own-design-ports.ts'
import { Phrases } from '../../ui/feedback/Phrases.tsx'
import styles from './DesignFacts.module.css'

/** What a design is, how long, and when it was worked on. */
export function DesignFacts({ design }: { readonly design: OwnDesign }) {
  return (
    <span className={styles['facts']}>
      <span className={styles['name']}>{design.name}</span>
      <span className={styles['note']}>
        <Phrases words={[design.productName, ...(design.counted ? [countedWords(design.counted)] : [])]} />
      </span>
      <span className={styles['note']}>
        <Trans>Changed on {day(design.modified)}</Trans>
      </span>
    </span>
  )
}

function countedWords({ as, count }: NonNullable<OwnDesign['counted']>): string {
  switch (as) {
    case 'pages':
      return plural(count, { one: '# page', other: '# pages' })
    case 'cards':
      return plural(count, { one: '# card', other: '# cards' })
    case 'months':
      return plural(count, { one: '# month', other: '# months' })
    case 'prints':
      return plural(count, { one: '# print', other: '# prints' })
  }
}
