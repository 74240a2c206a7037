import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { toast } from '../../ui/feedback/Toast.tsx'
import { EDITOR_ICONS } from '../../ui/pictures/editor-icons.ts'
import { useToolBar } from '../hooks/use-tool-bar.ts'
import styles from './ToolBar.module.css'

interface PageToolsProps {
  /** Why nothing would change; undefined: it would. */
  readonly noShuffle: string | undefined
  /** The pages are months: their number comes with the settings of the calendar. */
  readonly months?: boolean
  /** What it is called, and what leads to all of the design. */
  readonly says: { readonly tools: string; readonly all: string; readonly allShort: string }
  onLayout(): void
  onShuffle(): void
  /** Absent: nothing is written on this design (B§3 addText 0). */
  readonly onText: (() => void) | undefined
  /** One more text; absent: the page has none yet, or nothing is written. */
  readonly onAddText: (() => void) | undefined
  onPhotos(): void
  onPages(): void
}

/** Layout, and of B§1 shuffle, edit text, photos. */
export function PageTools({ noShuffle, months = false, says, ...act }: PageToolsProps) {
  const { onLayout, onShuffle, onText, onAddText, onPhotos, onPages } = act
  const { t } = useLingui()
  const bar = useToolBar()
  return (
    <div className={styles['tools']} role="toolbar" aria-label={says.tools} {...bar}>
      <div className={styles['row']}>
        <IconButton captioned icon={EDITOR_ICONS.layout} label={t`Layout`} data-opens="layout" onClick={onLayout} />
        <IconButton
          captioned
          icon={EDITOR_ICONS.shuffle}
          className={styles['spare'] ?? ''}
          label={t`Shuffle`}
          aria-disabled={noShuffle !== undefined || undefined}
          aria-description={noShuffle}
          title={noShuffle}
          // There is no pointer to rest on it on a phone: a press says why.
          onClick={() => (noShuffle === undefined ? onShuffle() : toast(noShuffle))}
        />
        {onText ? <IconButton captioned={t`Text`} icon="text" label={t`Edit text`} onClick={onText} /> : null}
        {onAddText ? <IconButton captioned icon="plus" label={t`Add text`} onClick={onAddText} /> : null}
        <IconButton captioned icon="photo" label={t`Photos`} onClick={onPhotos} />
        <IconButton
          captioned={months || says.allShort}
          icon={months ? 'calendar' : EDITOR_ICONS.allPages}
          label={months ? t`Calendar` : says.all}
          onClick={onPages}
        />
      </div>
    </div>
  )
}
