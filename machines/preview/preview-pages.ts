import type { Design } from '../../domain/design/design.ts'
import type { PageId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import type { AppliedEdit, PictureReport, PreviewPage, PreviewTask } from './preview.types.ts'

/** Pages without a picture: those whose url is empty (B§4). */
export function awaitedPages(task: PreviewTask): readonly PageId[] {
  return task.pages.filter((page) => page.url === '').map((page) => page.id)
}

/** The task with the pictures that have come. A picture of an older design than the page's is not taken. */
export function withPictures(task: PreviewTask, report: PictureReport): PreviewTask {
  const come = new Map(report.map((picture) => [picture.id, picture]))
  return {
    ...task,
    pages: task.pages.map((page) => {
      const picture = come.get(page.id)
      return picture && picture.rev >= page.rev ? { ...page, url: picture.url, rev: picture.rev } : page
    }),
  }
}

/**
 * The task after an edit: pages in the order of the new design, the changed ones without a picture. They differ from
 * the revision `since`: which of the later ones changed them only the server knows, and any later picture is theirs.
 */
export function withDesign(
  task: PreviewTask,
  { design, rev, since, changed }: { design: Design; rev: number; since: number; changed: readonly PageId[] },
): PreviewTask {
  const before = new Map(task.pages.map((page) => [page.id, page]))
  const pages = design.pages.map(({ id, kind, groupId }): PreviewPage => {
    const known = before.get(id)
    return known && !changed.includes(id) ? known : { id, kind, groupId: groupId ?? null, url: '', rev: since + 1 }
  })
  return { ...task, design, rev, pages }
}

/** The design after an edit that the server applied. @throws when it names a page that nobody has. */
export function designAfter(design: Design, { pages, order, tray }: AppliedEdit): Design {
  const known = new Map([...design.pages, ...pages].map((page) => [page.id, page]))
  return {
    ...design,
    tray,
    pages: order.map((id) => {
      const page = known.get(id)
      invariant(page, `the server names page ${id}, which neither it nor this phone has`)
      return page
    }),
  }
}

export function hasFailed(report: PictureReport): boolean {
  return report.some((picture) => picture.failed)
}
