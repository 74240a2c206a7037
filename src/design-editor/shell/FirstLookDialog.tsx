import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { localised } from '../../i18n/i18n.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

/** What was read last on this phone: other words of the merchant are shown again. */
const KEY = 'keepsake.preview-dialog'

/** What the merchant wants to be read before the first look at a design (A§3 previewDlg), once on each phone. */
export function FirstLookDialog() {
  const { t } = useLingui()
  const { merchant } = useSession()
  const message = merchant.shop.previewDialog
  const text = message && localised(message)
  const [read, setRead] = useState(lastRead)
  if (text === undefined || text === read) {
    return null
  }
  const close = () => {
    keepRead(text)
    setRead(text)
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t`Before you look`}
      actions={
        <Button variant="primary" onClick={close}>
          <Trans>Show my design</Trans>
        </Button>
      }
    >
      {text}
    </Dialog>
  )
}

function lastRead(): string | null {
  try {
    return window.localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keepRead(text: string): void {
  try {
    window.localStorage.setItem(KEY, text)
  } catch {
    // A browser that keeps nothing shows it again next time.
  }
}
