import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { pageRatio } from '../../features/catalogue/ProductTiles.tsx'
import { day } from '../../i18n/money.ts'
import { pathTo } from '../../navigation/routes.ts'
import { useFrontQuery } from '../../ports/api-query.ts'
import type { Draft } from '../../ports/ports.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { PrintedPicture } from '../../ui/pictures/PrintedPicture.tsx'
import styles from './ContinueCard.module.css'

/** The book that was begun last, whenever there is one. Says nothing when it cannot be read: the albums have it too. */
export function ContinueCard() {
  const draft = useFrontQuery(['draft'], ({ account }, signal) => account.draft(signal))
  if (draft.isPending) {
    // Most who are signed in have begun a book: its place is kept, so that nothing jumps when it comes.
    return (
      <div className={styles['card']} aria-hidden="true">
        <span className={styles['picture']} />
        <span className={styles['words']}>
          <Skeleton width="50%" />
          <Skeleton width="70%" />
        </span>
      </div>
    )
  }
  return draft.data ? <Card draft={draft.data} /> : null
}

function Card({ draft }: { readonly draft: Draft }) {
  const { taskId, pid } = draft
  const cover = useFrontQuery(['cover', taskId], ({ account }, signal) => account.cover(taskId, signal))
  const product = useFrontQuery(['product', pid], ({ catalogue }, signal) => catalogue.product(pid, signal))
  return (
    <Link className={styles['card']} href={pathTo('theme_preview', { taskid: taskId })}>
      <span className={styles['picture']}>
        {cover.isPending || product.isPending ? null : (
          <PrintedPicture src={cover.data ?? ''} title="" ratio={product.data ? pageRatio(product.data) : 1} />
        )}
      </span>
      <span className={styles['words']}>
        <span className={styles['title']}>
          <Trans>Continue your design</Trans>
        </span>
        <span className={styles['when']}>
          <Trans>Changed on {day(draft.modified)}</Trans>
        </span>
      </span>
      <Icon name="forward" size={20} />
    </Link>
  )
}
