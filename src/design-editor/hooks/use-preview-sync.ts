import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Design } from '../../../domain/design/design.ts'
import type { PageId } from '../../../domain/ids.ts'
import type { editingMachine } from '../../../machines/editing/editing.machine.ts'
import type { previewMachine } from '../../../machines/preview/preview.machine.ts'

/** Tells the preview which pages the server has taken changes of, so that it awaits their new pictures. */
export function usePreviewSync(
  editing: ActorRefFrom<typeof editingMachine>,
  preview: ActorRefFrom<typeof previewMachine>,
): void {
  useEffect(() => {
    let known = editing.getSnapshot().context
    const subscription = editing.subscribe(({ context }) => {
      if (context.rev !== known.rev) {
        const pages = changedPages(known.base.design, context.base.design)
        known = context
        preview.send({ type: 'pages.changed', design: context.base.design, rev: context.rev, pages })
      }
    })
    return () => subscription.unsubscribe()
  }, [editing, preview])
}

/** Pages that are new or look otherwise than before; a page that is the same object is the same page. */
export function changedPages(before: Design, after: Design): readonly PageId[] {
  const same = new Set(before.pages)
  return after.pages.filter((page) => !same.has(page)).map((page) => page.id)
}
