import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/controls/Button.tsx'
import styles from './ToolBar.module.css'

interface SwapToolsProps {
  /** What to tap next. */
  readonly says: string
  onCancel(): void
}

/** A photo waits for its partner: what to do, in the place of its tools, so that nothing lies over the pages. */
export function SwapTools({ says, onCancel }: SwapToolsProps) {
  const { t } = useLingui()
  return (
    <div className={styles['told']}>
      <p role="status">{says}</p>
      <Button onClick={onCancel}>{t`Cancel`}</Button>
    </div>
  )
}
