import { Plural, Trans } from '@lingui/react/macro'
import type { AlbumPhoto } from '../../../domain/album/album.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { megabytes } from './chosen-photos.ts'
import styles from './GalleryView.module.css'

/** What happens to photos that are handed on: nothing. How many there are, and how large together. */
export function HandOnNote({ photos }: { readonly photos: readonly AlbumPhoto[] }) {
  const size = megabytes(photos.reduce((sum, photo) => sum + photo.bytes, 0))
  return (
    <p className={styles['note']}>
      <Icon name="lock" size={20} />
      <strong>
        <Plural value={photos.length} one="# photo" other="# photos" /> · <Trans>{size} MB</Trans>
      </strong>
      <span>
        <Trans>Every photo in this album is sent exactly as it came from your phone: same size, same name.</Trans>
      </span>
    </p>
  )
}
