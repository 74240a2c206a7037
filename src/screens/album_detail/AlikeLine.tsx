import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Album } from '../../../domain/album/album.ts'
import type { AlbumEdit } from '../../../domain/album/album-edit.ts'
import { alikeName } from '../../../domain/image-analysis/similar-photos.ts'
import type { SettledOffers } from '../../features/album/use-settled-offers.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './Alike.module.css'
import { AlikeSheet } from './AlikeSheet.tsx'
import { useSimilarPhotos } from './use-similar-photos.ts'

interface AlikeLineProps {
  readonly album: Album
  /** Photos are on their way: this waits. */
  readonly busy: boolean
  readonly offers: SettledOffers
  readonly onEdit: (edit: AlbumEdit) => void
  /** What stands here while there is nothing to say. */
  readonly children: ReactNode
}

/** One quiet line: some photos look alike. It opens the sheet in which the shopper chooses; nobody chooses for them. */
export function AlikeLine({ album, busy, offers, onEdit, children }: AlikeLineProps) {
  const groups = useSimilarPhotos(album, busy, offers)
  const [open, setOpen] = useState(false)
  const count = groups.reduce((sum, { photoIds }) => sum + photoIds.length, 0)
  return (
    <div className={styles['place']}>
      {/* Not taken away: a sheet that is open there stays open when photos that look alike are found. */}
      <div hidden={count > 0}>{children}</div>
      {count === 0 ? null : (
        <button type="button" className={styles['line']} onClick={() => setOpen(true)}>
          <Icon name="photo" size={18} />
          <span className={styles['words']}>
            <Plural value={count} one="# photo looks alike" other="# photos look alike" />
          </span>
          <span className={styles['go']}>
            <Trans>Compare</Trans>
            <Icon name="forward" size={16} />
          </span>
        </button>
      )}
      {open && count > 0 ? (
        <AlikeSheet
          album={album}
          groups={groups}
          onClose={() => setOpen(false)}
          onDone={({ aside, back }) => {
            if (aside.length > 0) {
              onEdit({ kind: 'spare-photos', photoIds: aside, spare: true })
            }
            if (back.length > 0) {
              onEdit({ kind: 'spare-photos', photoIds: back, spare: false })
            }
            offers.settle(groups.map(({ photoIds }) => alikeName(photoIds)))
            setOpen(false)
          }}
        />
      ) : null}
    </div>
  )
}
