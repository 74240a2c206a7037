import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ShareCard } from '../ports/messenger-port.ts'
import { useFrontPorts } from '../ports/ports.ts'
import { IconButton } from '../ui/controls/IconButton.tsx'
import { toast } from '../ui/feedback/Toast.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import styles from './ShareButton.module.css'

/**
 * Gives the screen to somebody else. Inside the messenger its own menu does that, and the sheet shows where it is;
 * elsewhere the system's sheet, or the link itself to copy.
 */
export function ShareButton({ card }: { readonly card: ShareCard }) {
  const { t } = useLingui()
  const { messenger } = useFrontPorts()
  const [showing, setShowing] = useState(false)
  const share = async () => {
    if (messenger) {
      setShowing(true)
      return
    }
    try {
      await navigator.share({ title: card.title, text: card.desc, url: card.link })
    } catch (fault) {
      // Closing the system's sheet is no fault; where there is none, the link is copied.
      if (!(fault instanceof DOMException && fault.name === 'AbortError')) {
        await copy(card.link, t`Link copied`, t`Please select the link and copy it`)
      }
    }
  }
  return (
    <>
      <IconButton icon="share" label={t`Share`} onClick={() => void share()} />
      {showing ? (
        <Sheet open onOpenChange={() => setShowing(false)} title={t`Share`}>
          <p className={styles['how']}>
            <Trans>Tap “···” at the top right and choose who should see it.</Trans>
          </p>
        </Sheet>
      ) : null}
    </>
  )
}

async function copy(link: string, copied: string, byHand: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast(copied, 'success')
  } catch {
    // Old browsers and refused permissions.
    toast(byHand)
  }
}
