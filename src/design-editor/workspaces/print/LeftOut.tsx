import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PhotoId } from '../../../../domain/ids.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import type { PhotoTile } from '../../hooks/use-editor-data.ts'
import styles from './LeftOut.module.css'

interface LeftOutProps {
  readonly photos: readonly PhotoTile[]
  /** So many more prints may be made. */
  readonly room: number
  onAdd(photos: readonly PhotoId[]): void
}

/** Photos of the album that are not printed; a tap brings one back. */
export function LeftOut({ photos, room, onAdd }: LeftOutProps) {
  const { t } = useLingui()
  if (photos.length === 0) {
    return null
  }
  const count = photos.length
  return (
    <section className={styles['section']} aria-label={t`Photos that are not printed`}>
      <div className={styles['head']}>
        <h2>
          <Plural value={count} one="# photo is not printed" other="# photos are not printed" />
        </h2>
        {count > 1 && count <= room ? (
          <Button variant="quiet" onClick={() => onAdd(photos.map(({ id }) => id))}>
            <Trans>Print them all</Trans>
          </Button>
        ) : null}
      </div>
      <ul className={styles['photos']}>
        {photos.map((photo) => {
          const { name } = photo
          return (
            <li key={photo.id}>
              <button
                type="button"
                className={styles['photo']}
                disabled={room < 1}
                aria-label={t`Print ${name}`}
                onClick={() => onAdd([photo.id])}
              >
                <img src={photo.src} alt="" loading="lazy" decoding="async" />
                <span className={styles['plus']}>
                  <Icon name="plus" size={20} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
