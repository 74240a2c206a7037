import { Trans } from '@lingui/react/macro'
import type { Album } from '../../../domain/album/album.ts'
import type { AlbumEdit } from '../../../domain/album/album-edit.ts'
import styles from '../../features/album/AlbumDetail.module.css'
import { useSettledOffers } from '../../features/album/use-settled-offers.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { AlikeLine } from './AlikeLine.tsx'
import { ChaptersLine } from './ChaptersLine.tsx'

interface AlbumOffersProps {
  readonly album: Album
  /** Photos are on their way: offers wait. */
  readonly busy: boolean
  /** Whether groups are chapters of what is made of this album, and can be made. */
  readonly chapters: boolean
  readonly onEdit: (edit: AlbumEdit) => void
}

/** One line of what can be done for the photos, the first that there is: those that look alike, chapters, else how to put them in order. */
export function AlbumOffers({ album, busy, chapters, onEdit }: AlbumOffersProps) {
  const offers = useSettledOffers(album.id)
  const hint = (
    <p className={styles['hint']}>
      <Icon name="drag" size={16} />
      <Trans>Drag photos to put your story in order.</Trans>
    </p>
  )
  return (
    <AlikeLine {...{ album, busy, offers, onEdit }}>
      {chapters ? <ChaptersLine {...{ album, busy, offers, onEdit }}>{hint}</ChaptersLine> : hint}
    </AlikeLine>
  )
}
