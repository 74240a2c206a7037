import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './ToolBar.module.css'

interface CaptionToolsProps {
  onWrite(): void
  onRemove(): void
}

/** What can be done with the selected text. */
export function CaptionTools({ onWrite, onRemove }: CaptionToolsProps) {
  const { t } = useLingui()
  return (
    <div className={styles['tools']} role="toolbar" aria-label={t`Tools for the text`}>
      <div className={styles['row']}>
        <IconButton captioned icon="edit" label={t`Write`} onClick={onWrite} />
        <IconButton captioned icon="trash" label={t`Take off`} onClick={onRemove} />
      </div>
    </div>
  )
}
