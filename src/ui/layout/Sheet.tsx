import { Drawer } from '@base-ui/react/drawer'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useHistoryEntry } from '../../navigation/use-history-entry.ts'
import { IconButton } from '../controls/IconButton.tsx'
import styles from './Sheet.module.css'

interface SheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  readonly children: ReactNode
  /** The sheet's own primary action. */
  readonly action?: ReactNode
  /** Many things side by side: as wide as a large screen lets it be. */
  readonly wide?: boolean
}

/** Comes up from the bottom, follows the finger down; from 900 px on it stands as a panel in the middle. Back closes it. */
export function Sheet({ open, onOpenChange, title, children, action, wide = false }: SheetProps) {
  const { t } = useLingui()
  useHistoryEntry(open, () => onOpenChange(false))
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection="down">
      <Drawer.Portal>
        <Drawer.Backdrop className={styles['backdrop']} />
        <Drawer.Viewport className={styles['viewport']}>
          <Drawer.Popup className={styles['sheet']} data-wide={wide || undefined}>
            <div className={styles['handle']} aria-hidden="true" />
            <div className={styles['head']}>
              <Drawer.Title className={styles['title']}>{title}</Drawer.Title>
              <Drawer.Close render={<IconButton icon="close" label={t`Close`} />} />
            </div>
            <Drawer.Content className={styles['content']}>{children}</Drawer.Content>
            {action ? <div className={styles['action']}>{action}</div> : null}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
