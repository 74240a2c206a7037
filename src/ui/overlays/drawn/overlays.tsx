import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Drawer } from '@base-ui/react/drawer'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../controls/IconButton.tsx'
import { InPieces } from '../../feedback/InPieces.tsx'
import dialog from './dialog.module.css'
import type { DialogProps, SheetProps } from './overlay-props.ts'
import sheet from './sheet.module.css'

/** A sheet as it is drawn and swiped. */
export function DrawnSheet({ open, onOpenChange, title, children, action, wide = false }: SheetProps) {
  const { t } = useLingui()
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection="down">
      <Drawer.Portal>
        <Drawer.Backdrop className={sheet['backdrop']} />
        <Drawer.Viewport className={sheet['viewport']}>
          <Drawer.Popup className={sheet['sheet']} data-wide={wide || undefined}>
            <div className={sheet['handle']} aria-hidden="true" />
            <div className={sheet['head']}>
              <Drawer.Title className={sheet['title']}>{title}</Drawer.Title>
              <Drawer.Close render={<IconButton icon="close" label={t`Close`} />} />
            </div>
            <Drawer.Content className={sheet['content']}>{children}</Drawer.Content>
            {action ? <div className={sheet['action']}>{action}</div> : null}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}

/** A question as it is drawn. */
export function DrawnDialog({ open, onOpenChange, title, children, actions }: DialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialog['backdrop']} />
        <AlertDialog.Popup className={dialog['dialog']}>
          <AlertDialog.Title className={dialog['title']}>
            <InPieces>{title}</InPieces>
          </AlertDialog.Title>
          <AlertDialog.Description className={dialog['text']} render={<div />}>
            {children}
          </AlertDialog.Description>
          <div className={dialog['actions']}>{actions}</div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
