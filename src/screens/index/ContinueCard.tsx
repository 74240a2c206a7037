import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { day } from '../../i18n/money.ts'
import { pathTo } from '../../navigation/routes.ts'
import { useFrontQuery } from '../../ports/api-query.ts'
import type { DesignOnFront } from '../../ports/own-design-ports.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { PrintedPicture } from '../../ui/pictures/PrintedPicture.tsx'
import styles from './ContinueCard.module.css'

/** The design to go on with, whenever one was begun. Says nothing when it cannot be read: the account has it too. */
export function ContinueCard() {
  const begun = useFrontQuery(['begun design'], ({ account }, signal) => account.begun(signal))
  if (begun.isPending) {
    // There is one, or nothing is known yet: its place is kept, so that nothing jumps when it comes.
    return (
      <section className={styles['begun']}>
        <div className={styles['card']} aria-hidden="true">
          <span className={styles['picture']} />
          <span className={styles['words']}>
            <span className={styles['title']}>
              <Skeleton width="50%" />
            </span>
            <span className={styles['name']}>
              <Skeleton width="70%" />
            </span>
            <span className={styles['when']}>
              <Skeleton width="40%" />
            </span>
          </span>
        </div>
        <AllDesigns />
      </section>
    )
  }
  return begun.data ? <Card design={begun.data} /> : null
}

function Card({ design }: { readonly design: DesignOnFront }) {
  const { taskId, name, productType, modified, cover, ratio } = design
  return (
    <section className={styles['begun']}>
      <Link className={styles['card']} href={pathTo('theme_preview', { taskid: taskId })}>
        <span className={styles['picture']}>
          {productType === 1 || cover === '' ? (
            <PrintedPicture src={cover} title="" ratio={ratio} />
          ) : (
            <img className={styles['sheet']} src={cover} alt="" decoding="async" />
          )}
        </span>
        <span className={styles['words']}>
          <span className={styles['title']}>
            <Trans>Continue your design</Trans>
          </span>
          <span className={styles['name']}>{name}</span>
          <span className={styles['when']}>
            <Trans>Edited on {day(modified)}</Trans>
          </span>
        </span>
        <Icon name="forward" size={20} />
      </Link>
      <AllDesigns />
    </section>
  )
}

function AllDesigns() {
  return (
    <Link className={styles['all']} href={pathTo('design_list')}>
      <Trans>All my designs</Trans>
    </Link>
  )
}
