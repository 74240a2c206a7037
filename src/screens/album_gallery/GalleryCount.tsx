import { Plural, Trans } from '@lingui/react/macro'
import styles from './GalleryView.module.css'

interface WantedPhotos {
  readonly min: number
  readonly max: number
  /** Of a calendar: how many months it shall have, and so how many photos. Fewer make a shorter one. */
  readonly months?: number | undefined
}

/** What is to be done. */
export function Hint({ min, max, months }: WantedPhotos) {
  if (max === 1) {
    return (
      <p className={styles['hint']}>
        <Trans>Tap the photo you would like to see there.</Trans>
      </p>
    )
  }
  return (
    <p className={styles['hint']}>
      {min === max ? (
        <Plural value={max} one="Tap # photo." other="Tap # photos, in the order you like." />
      ) : months ? (
        <Trans>Tap {months} photos or more, one for each month, in the order you like.</Trans>
      ) : (
        <Trans>
          Tap {min} to {max} photos, in the order you like.
        </Trans>
      )}
    </p>
  )
}

/** How many are wanted, where there are none yet. */
export function HowMany({ min, max, months }: WantedPhotos) {
  return min === max ? (
    <Plural value={max} one="Exactly # photo." other="Exactly # photos." />
  ) : months ? (
    <Trans>{months} photos or more, one for each month.</Trans>
  ) : (
    <Trans>
      {min} to {max} photos.
    </Trans>
  )
}

/** How many are chosen, and what is missing. */
export function Count({ count, min, max, months = min }: WantedPhotos & { readonly count: number }) {
  const more = months - count
  return (
    <p className={styles['count']} role="status">
      {count < min ? (
        <Plural value={min - count} one="One more photo" other="# more photos" />
      ) : more > 0 ? (
        <Trans>
          {count} photos: add {more}, or make {count} months
        </Trans>
      ) : count > max ? (
        <Plural value={count - max} one="One photo too many" other="# photos too many" />
      ) : (
        <Trans>
          {count} of {max}
        </Trans>
      )}
    </p>
  )
}
