import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { EDITOR_ICONS } from '../../ui/pictures/editor-icons.ts'
import { useToolBar } from '../hooks/use-tool-bar.ts'
import { SteadyIconButton } from './SteadyIconButton.tsx'
import styles from './ToolBar.module.css'

interface PhotoToolsProps {
  readonly blank: boolean
  readonly locked: boolean
  /** Where Move moves it to, in words. */
  readonly elsewhere: string
  onCrop(): void
  onRotate(): void
  onFlip(): void
  onChange(): void
  onSwap(): void
  /** Absent: photos of this page change places, they do not move. */
  readonly onMove?: (() => void) | undefined
  onLock(): void
  onRemove(): void
}

/** What can be done with the selected photo. They slide up over the bar; nothing else changes place. */
export function PhotoTools({ blank, locked, elsewhere, ...act }: PhotoToolsProps) {
  const { t } = useLingui()
  const bar = useToolBar()
  return (
    <div className={styles['tools']} role="toolbar" aria-label={t`Tools for the photo`} {...bar}>
      <div className={styles['row']}>
        <IconButton captioned icon="crop" label={t`Crop`} disabled={blank} onClick={act.onCrop} />
        <IconButton captioned icon={EDITOR_ICONS.rotate} label={t`Rotate`} disabled={blank} onClick={act.onRotate} />
        <IconButton captioned icon={EDITOR_ICONS.flip} label={t`Flip`} disabled={blank} onClick={act.onFlip} />
        <IconButton captioned icon="photo" label={blank ? t`Choose` : t`Change`} onClick={act.onChange} />
        <IconButton captioned icon="swap" label={t`Swap`} disabled={blank} onClick={act.onSwap} />
        {act.onMove ? (
          <IconButton
            captioned
            icon={EDITOR_ICONS.moveTo}
            label={t`Move`}
            title={elsewhere}
            disabled={blank}
            onClick={act.onMove}
          />
        ) : null}
        <IconButton
          captioned
          icon={locked ? 'unlock' : 'lock'}
          label={locked ? t`Unlock` : t`Lock`}
          disabled={blank}
          onClick={act.onLock}
        />
        <SteadyIconButton captioned icon="trash" label={t`Remove`} disabled={blank} onClick={act.onRemove} />
      </div>
    </div>
  )
}
