import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { pathTo } from '../../navigation/routes.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './SpecialCardsLink.module.css'

/** The way from the shelves to the cards for a day of their own. */
export function SpecialCardsLink() {
  return (
    <Link className={styles['way']} href={pathTo('special_card')}>
      <Icon name="gift" />
      <span>
        <strong>
          <Trans>Cards for occasions</Trans>
        </strong>
        <small>
          <Trans>New Year, a wedding, a birth</Trans>
        </small>
      </span>
      <Icon name="forward" size={20} />
    </Link>
  )
}
