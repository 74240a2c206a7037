import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import styles from './ToolBar.module.css'

interface CaptionToolsProps {
  onWrite(): void
  /** Writes it on every card; absent where there is nothing to repeat. */
  readonly onAll?: (() => void) | undefined
  onRemove(): void
}

/** What can be done with the selected text. */
export function CaptionTools({ onWrite, onAll, onRemove }: CaptionToolsProps) {
  const { t } = useLingui()
  return (
    <div className={styles['tools']} role="toolbar" aria-label={t`Tools for the text`}>
      <div className={styles['row']}>
        <IconButton captioned icon="edit" label={t`Write`} onClick={onWrite} />
        {onAll ? <IconButton captioned icon="postcard" label={t`On all cards`} onClick={onAll} /> : null}
        <IconButton captioned icon="trash" label={t`Take off`} onClick={onRemove} />
      </div>
    </div>
  )
}
