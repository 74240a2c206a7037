import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OwnStyle } from '../../../domain/design/design.ts'
import { useHistoryEntry } from '../../navigation/use-history-entry.ts'
import type { EditorFonts } from '../../ports/render-resources.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { EDITOR_ICONS } from '../../ui/pictures/editor-icons.ts'
import { useClosedByEscape } from '../hooks/use-closed-by-escape.ts'
import { useToolBar } from '../hooks/use-tool-bar.ts'
import { type TextStyleChoice, TextStyleTools } from '../text/TextStyleTools.tsx'
import styles from './ToolBar.module.css'

interface CaptionToolsProps {
  readonly look: TextStyleChoice
  readonly fonts: EditorFonts
  onWrite(): void
  /** Writes one more text on its page. */
  readonly onAdd?: (() => void) | undefined
  onLook(own: OwnStyle): void
  /** Writes it on every card or print; absent where there is nothing to repeat. */
  readonly onAll?: (() => void) | undefined
  readonly areCards?: boolean
  onRemove(): void
}

/** What can be done with the selected text. */
export function CaptionTools({
  look,
  fonts,
  onWrite,
  onAdd,
  onLook,
  onAll,
  areCards = false,
  onRemove,
}: CaptionToolsProps) {
  const { t } = useLingui()
  const bar = useToolBar()
  const [isLooking, setLooking] = useState(false)
  useHistoryEntry(isLooking, () => setLooking(false))
  useClosedByEscape(isLooking, () => setLooking(false))
  return (
    <>
      {isLooking ? (
        <div className={styles['above']} data-opened-by="style">
          <TextStyleTools {...{ look, fonts }} onChange={onLook} />
        </div>
      ) : null}
      <div className={styles['tools']} role="toolbar" aria-label={t`Tools for the text`} {...bar}>
        <div className={styles['row']}>
          <IconButton captioned icon="edit" label={t`Write`} onClick={onWrite} />
          <IconButton
            captioned
            icon={EDITOR_ICONS.font}
            label={t`Style`}
            aria-expanded={isLooking}
            data-opens="style"
            selected={isLooking}
            onClick={() => setLooking(!isLooking)}
          />
          {onAdd ? <IconButton captioned icon="plus" label={t`Add text`} onClick={onAdd} /> : null}
          {onAll ? (
            <IconButton
              captioned
              icon="postcard"
              label={areCards ? t`On all cards` : t`On all prints`}
              onClick={onAll}
            />
          ) : null}
          <IconButton captioned icon="trash" label={t`Remove`} onClick={onRemove} />
        </div>
      </div>
    </>
  )
}
