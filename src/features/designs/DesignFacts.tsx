import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { day } from '../../i18n/money.ts'
import type { OwnDesign } from '../../ports/own-design-ports.ts'
import { Phrases } from '../../ui/feedback/Phrases.tsx'
import styles from './DesignFacts.module.css'

/** What a design is, how long, and when it was worked on. */
export function DesignFacts({ design }: { readonly design: OwnDesign }) {
  const counted = useCounted(design.counted)
  return (
    <span className={styles['facts']}>
      <span className={styles['name']}>{design.name}</span>
      <span className={styles['note']}>
        <Phrases words={[design.productName, ...counted]} />
      </span>
      <span className={styles['note']}>
        <Trans>Edited on {day(design.modified)}</Trans>
      </span>
    </span>
  )
}

function useCounted(counted: OwnDesign['counted']): readonly string[] {
  const { t } = useLingui()
  const { as, count = 0 } = counted ?? {}
  switch (as) {
    case 'pages':
      return [t`${plural(count, { one: '# page', other: '# pages' })}`]
    case 'cards':
      return [t`${plural(count, { one: '# card', other: '# cards' })}`]
    case 'months':
      return [t`${plural(count, { one: '# month', other: '# months' })}`]
    case 'prints':
      return [t`${plural(count, { one: '# print', other: '# prints' })}`]
    case undefined:
      return []
  }
}
