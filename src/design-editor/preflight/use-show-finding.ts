import { useEffect, useState } from 'react'
import type { PageId } from '../../../domain/ids.ts'
import type { Finding } from '../../../domain/preflight/finding.ts'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'

interface ShowFindingSetup {
  readonly editing: EditingActor
  show(pageId: PageId): void
  close(): void
}

/** Opens the page of a finding with its photo or text selected, and the focus on it. */
export function useShowFinding({ editing, show, close }: ShowFindingSetup): (finding: Finding) => void {
  const focusOn = useFocusOn()
  return (finding) => {
    close()
    if (!('pageId' in finding)) {
      editing.send({ type: 'pages.arrange' })
      return
    }
    show(finding.pageId)
    if ('slotId' in finding) {
      editing.send({ type: 'slot.select', at: { pageId: finding.pageId, slotId: finding.slotId } })
      focusOn(`[data-slot="${CSS.escape(finding.slotId)}"][data-on-page="${CSS.escape(finding.pageId)}"]`)
    } else if ('captionId' in finding && finding.captionId) {
      editing.send({ type: 'caption.select', pageId: finding.pageId, captionId: finding.captionId })
      focusOn(`[data-caption="${CSS.escape(finding.captionId)}"]`)
    }
  }
}

/** Gives the focus to something on the canvas as soon as it lies there: its page may only be on its way. */
function useFocusOn(): (selector: string) => void {
  const [awaited, setAwaited] = useState<{ readonly selector: string }>()
  useEffect(() => {
    if (!awaited) {
      return
    }
    const take = () => {
      const found = document.querySelector<HTMLElement>(`[data-testid=canvas] ${awaited.selector}`)
      if (found) {
        found.focus({ preventScroll: true })
        setAwaited(undefined)
      }
    }
    const watch = new MutationObserver(take)
    watch.observe(document.body, { childList: true, subtree: true })
    // Behind the sheet, which gives the focus back to the button that opened it.
    const timer = window.setTimeout(take)
    // Whoever goes on meanwhile has it where they are.
    const drop = () => setAwaited(undefined)
    window.addEventListener('keydown', drop)
    window.addEventListener('pointerdown', drop)
    return () => {
      window.removeEventListener('keydown', drop)
      window.removeEventListener('pointerdown', drop)
      watch.disconnect()
      window.clearTimeout(timer)
    }
  }, [awaited])
  return (selector) => setAwaited({ selector })
}
