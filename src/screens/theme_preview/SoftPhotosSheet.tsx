import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Design } from '../../../domain/design/design.ts'
import type { SlotAddress } from '../../../domain/design/edit.ts'
import { inCentimetres } from '../../../domain/design/quality.ts'
import type { PhotoId } from '../../../domain/ids.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { PhotoTile } from './PhotoChooser.tsx'
import { pageName } from './page-name.ts'
import styles from './SoftPhotosSheet.module.css'
import type { SoftPhoto } from './soft-photos.ts'

interface SoftPhotosSheetProps {
  readonly soft: readonly SoftPhoto[]
  readonly design: Design
  readonly photos: ReadonlyMap<PhotoId, PhotoTile>
  onShow(at: SlotAddress): void
  onConfirm(): void
  onClose(): void
}

/** Before the order: which photos will look soft, each one tap away. */
export function SoftPhotosSheet({ soft, design, photos, onShow, onConfirm, onClose }: SoftPhotosSheetProps) {
  const { t, i18n } = useLingui()
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      title={<Plural value={soft.length} one="# photo will look soft" other="# photos will look soft" />}
      action={
        <Button wide look="primary" onClick={onConfirm}>
          {t`Order it like this`}
        </Button>
      }
    >
      <p className={styles['hint']}>
        <Trans>They have too few pixels for their place. A smaller place, less cropping or another photo helps.</Trans>
      </p>
      <ul className={styles['list']}>
        {soft.map(({ at, photoId, sharpUpTo }) => {
          const page = i18n._(pageName(design, at.pageId))
          const sharp = inCentimetres(sharpUpTo)
          const photo = photos.get(photoId)
          return (
            <li key={`${at.pageId} ${at.slotId}`} className={styles['row']}>
              {photo ? (
                <img className={styles['thumb']} src={photo.src} alt="" loading="lazy" decoding="async" />
              ) : null}
              <p className={styles['words']}>
                {page}
                <small>{t`Sharp up to ${sharp.width} × ${sharp.height} cm`}</small>
              </p>
              <Button look="quiet" onClick={() => onShow(at)}>
                {t`Show me`}
              </Button>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
