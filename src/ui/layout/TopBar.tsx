import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import styles from './TopBar.module.css'

interface TopBarProps {
  /** Absent while it is on its way. */
  readonly title?: ReactNode
  /** Absent on the home screen only. */
  readonly onBack?: () => void
  /** At most three icon buttons. */
  readonly actions?: ReactNode
}

/** Back is always top left. */
export function TopBar({ title, onBack, actions }: TopBarProps) {
  const { t } = useLingui()
  return (
    <header className={styles['bar']}>
      <div className={styles['side']}>
        {onBack ? <IconButton icon="back" label={t`Back`} onClick={onBack} /> : null}
      </div>
      {title === undefined ? <span /> : <h1 className={styles['title']}>{title}</h1>}
      <div className={styles['side']} data-end>
        {actions}
      </div>
    </header>
  )
}
