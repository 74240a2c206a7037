import type { PageId } from '../../../domain/ids.ts'
import type { Finding } from '../../../domain/preflight/finding.ts'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'

interface ShowFindingSetup {
  readonly editing: EditingActor
  show(pageId: PageId): void
  close(): void
}

/** Opens the page of a finding with its photo or text selected. */
export function useShowFinding({ editing, show, close }: ShowFindingSetup): (finding: Finding) => void {
  return (finding) => {
    close()
    if (!('pageId' in finding)) {
      editing.send({ type: 'pages.arrange' })
      return
    }
    show(finding.pageId)
    if ('slotId' in finding) {
      editing.send({ type: 'slot.select', at: { pageId: finding.pageId, slotId: finding.slotId } })
    } else if ('captionId' in finding && finding.captionId) {
      editing.send({ type: 'caption.select', pageId: finding.pageId, captionId: finding.captionId })
    }
  }
}
