import type { Design } from '../../domain/design/design.ts'
import type { PageId } from '../../domain/ids.ts'
import type { PageRevisions } from '../../domain/preview/preview-page.ts'
import type { PictureReport, PreviewPage, PreviewTask } from './preview.types.ts'

/** Pages without a picture: those whose url is empty (B§4). */
export function awaitedPages(task: PreviewTask): readonly PageId[] {
  return task.pages.filter((page) => page.url === '').map((page) => page.id)
}

/**
 * The task with the pictures that have come. A picture of an older design than the page's is not taken; one of a newer
 * design, which this phone does not have yet, is: the page's own will never come any more.
 */
export function withPictures(task: PreviewTask, report: PictureReport): PreviewTask {
  const come = new Map(report.map((picture) => [picture.id, picture]))
  return {
    ...task,
    pages: task.pages.map((page) => {
      const picture = come.get(page.id)
      if (!picture || picture.rev < page.rev) {
        return page
      }
      const { url, rev, cells } = picture
      return { id: page.id, kind: page.kind, groupId: page.groupId, url, rev, ...(cells ? { cells } : {}) }
    }),
  }
}

/**
 * The task after an edit, of this phone or of another: pages in the order of the new design. Which of them need a new
 * picture is the server's word alone (`pageRevs`): a page that nobody changed keeps the one it has.
 */
export function withDesign(
  task: PreviewTask,
  { design, rev, pageRevs }: { readonly design: Design; readonly rev: number; readonly pageRevs: PageRevisions },
): PreviewTask {
  const before = new Map(task.pages.map((page) => [page.id, page]))
  const pages = design.pages.map(({ id, kind, groupId }): PreviewPage => {
    const known = before.get(id)
    const changedAt = pageRevs[id] ?? rev
    const page = { id, kind, groupId: groupId ?? null }
    return known && known.rev >= changedAt ? { ...known, ...page } : { ...page, url: '', rev: changedAt }
  })
  return { ...task, design, rev, pages }
}

/** Pictures that the shop has given up, of pages as they are now; of older ones nobody asks any more. */
export function picturesGivenUp({ pages }: PreviewTask, report: PictureReport): PictureReport {
  const revs = new Map(pages.map(({ id, rev }) => [id, rev]))
  return report.filter(({ id, rev, error }) => error !== null && rev >= (revs.get(id) ?? rev))
}
