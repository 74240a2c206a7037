import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TaskId } from '../../../domain/ids.ts'
import { useOnceQuery } from '../../ports/api-query.ts'
import { usePorts } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

/** Changes that lie on this phone and that this app cannot read: the shopper keeps them as a file, or goes on without. */
export function UnreadableDraftDialog({ taskId }: { readonly taskId: TaskId }) {
  const { t } = useLingui()
  const { designs } = usePorts()
  const found = useOnceQuery(['unreadable drafts', taskId], () => designs.unreadableDrafts(taskId))
  const [answered, setAnswered] = useState(false)
  const drafts = found.data ?? []
  if (answered || drafts.length === 0) {
    return null
  }
  return (
    <Dialog
      open
      title={t`Some changes on this phone cannot be read`}
      actions={
        <>
          <Button variant="primary" onClick={() => saveAsFile(drafts, `keepsake-${taskId}.json`)}>
            <Trans>Save them as a file</Trans>
          </Button>
          <Button
            onClick={() => {
              setAnswered(true)
              // What cannot be forgotten is asked about at the next visit.
              void designs.forgetUnreadable(taskId).catch(() => undefined)
            }}
          >
            <Trans>Continue without them</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        They were made in an earlier version and didn’t reach the shop. You’re seeing the design as the shop has it.
        Save the changes as a file and send it to the shop, or continue without them.
      </Trans>
    </Dialog>
  )
}

function saveAsFile(content: unknown, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }))
  link.download = name
  // Its address is given back with the page: some browsers read it after the click.
  link.click()
}
