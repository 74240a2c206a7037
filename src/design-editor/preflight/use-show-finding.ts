import type { ActorRefFrom } from 'xstate'
import type { Finding } from '../../../domain/preflight/finding.ts'
import type { editingMachine } from '../../../machines/editing/editing.machine.ts'
import type { DesignSession } from '../hooks/use-design-session.ts'

/** Opens the page of a finding with its photo or text selected. */
export function useShowFinding(
  session: DesignSession,
  editing: ActorRefFrom<typeof editingMachine>,
  close: () => void,
): (finding: Finding) => void {
  return (finding) => {
    close()
    if (!('pageId' in finding)) {
      editing.send({ type: 'pages.arrange' })
      return
    }
    session.show(finding.pageId)
    if ('slotId' in finding) {
      editing.send({ type: 'slot.select', at: { pageId: finding.pageId, slotId: finding.slotId } })
    } else if ('captionId' in finding && finding.captionId) {
      editing.send({ type: 'caption.select', pageId: finding.pageId, captionId: finding.captionId })
    }
  }
}
