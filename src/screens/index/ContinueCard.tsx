import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { useFrontReading } from '../../reading.ts'
import { pathTo } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { day } from '../../ui/money.ts'
import { BookCover } from '../../ui/pictures/BookPicture.tsx'
import styles from './ContinueCard.module.css'

/** The book that was begun last, whenever there is one. Says nothing when it cannot be read: the albums have it too. */
export function ContinueCard() {
  const { data: draft } = useFrontReading(['draft'], ({ account }, signal) => account.draft(signal))
  if (!draft) {
    return null
  }
  return (
    <Link className={styles['card']} href={pathTo('theme_preview', { taskid: draft.taskId })}>
      <span className={styles['picture']}>
        <BookCover ratio={1} shot="family" title="" />
      </span>
      <span className={styles['words']}>
        <span className={styles['title']}>
          <Trans>Continue your book</Trans>
        </span>
        <span className={styles['when']}>
          <Trans>Last changed on {day(draft.modified)}</Trans>
        </span>
      </span>
      <Icon name="forward" size={20} />
    </Link>
  )
}
