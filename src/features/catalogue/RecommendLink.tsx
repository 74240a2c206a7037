import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { pathTo } from '../../navigation/routes.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './SpecialCardsLink.module.css'

/** The way from the shelves to what the shop recommends. */
export function RecommendLink() {
  return (
    <Link className={styles['way']} href={pathTo('prod_recommend')}>
      <Icon name="book" />
      <span>
        <strong>
          <Trans>We recommend</Trans>
        </strong>
        <small>
          <Trans>What our shoppers like best</Trans>
        </small>
      </span>
      <Icon name="forward" size={20} />
    </Link>
  )
}
