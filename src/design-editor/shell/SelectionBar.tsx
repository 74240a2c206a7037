import { useLingui } from '@lingui/react/macro'
import { type Design, findPage } from '../../../domain/design/design.ts'
import type { Selection } from '../../../machines/editing/editing.types.ts'
import { pageName, photoNumber, placeName, ROLE_NAMES } from '../../messages/page-name.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import type { SelectedPhoto } from '../edits/selected-photo.ts'
import { PrintQuality } from '../photos/PrintQuality.tsx'
import styles from './SelectionBar.module.css'

interface SelectionBarProps {
  readonly design: Design
  readonly selection: Selection | null
  readonly photo: SelectedPhoto | undefined
  readonly dpiRatio: number
  onClose(): void
}

/** In the place of the leaf line while a photo or a text is selected: how sharp it prints, what it says, and the way back. */
export function SelectionBar({ design, selection, photo, dpiRatio, onClose }: SelectionBarProps) {
  const { t, i18n } = useLingui()
  if (selection?.kind === 'caption') {
    const caption = findPage(design, selection.pageId)?.captions.find((one) => one.id === selection.captionId)
    return (
      <div className={styles['line']}>
        <p className={styles['what']}>
          <span className={styles['role']}>{i18n._(ROLE_NAMES[caption?.role ?? 'text'])}</span>
          {caption?.text ? <span className={styles['written']}>{caption.text}</span> : null}
        </p>
        <IconButton icon="close" label={t`Done with this text`} onClick={onClose} />
      </div>
    )
  }
  const page = photo && findPage(design, photo.at.pageId)
  return (
    <div className={styles['line']}>
      <div className={styles['what']}>
        {photo?.placement ? (
          <PrintQuality
            placement={photo.placement}
            source={photo.source}
            slot={photo.slot.box}
            dpiRatio={dpiRatio}
            brief
          />
        ) : (
          <p>{t`An empty photo space`}</p>
        )}
        {page && page.slots.length > 1 ? (
          <small>
            <span aria-hidden="true">
              {photoNumber(page, photo.at.slotId)} / {page.slots.length}
            </span>
            <span className="hidden-visually">
              {i18n._(placeName(page, photo.at.slotId, i18n._(pageName(design, page.id))))}
            </span>
          </small>
        ) : null}
      </div>
      <IconButton icon="close" label={t`Done with this photo`} onClick={onClose} />
    </div>
  )
}
