import { editPreview, shufflePreview } from '../../../domain/calls/edit-preview.ts'
import { definitionOf, type Edit } from '../../../domain/design/change/edit.ts'
import type { PageId, TaskId } from '../../../domain/ids.ts'
import { newId } from '../../lib/new-id.ts'
import { callApi } from '../platform/api.ts'

export interface SentEdit {
  readonly taskId: TaskId
  readonly opId: string
  readonly baseRev: number
  readonly edit: Edit
}

/** Sends an edit. `order` is how the shop last told the pages: it names them by their place. */
export async function sendEditBy(order: readonly PageId[], op: SentEdit, signal: AbortSignal) {
  const { taskId, opId, baseRev, edit } = op
  const pageId = definitionOf(edit.cmd).pageOf(edit)
  // An edit of no page, such as other settings of a calendar, is sent as one of the first.
  const pageindex = pageId === undefined ? 0 : Math.max(0, order.indexOf(pageId))
  const sent = { taskid: taskId, pageindex, opid: opId, baserev: baseRev }
  // A shuffle has a call of its own; it does what the command does (readings 15).
  return edit.cmd === 'shuff' && order.includes(edit.pageId)
    ? await callApi(shufflePreview, sent, { signal })
    : await callApi(editPreview, { ...sent, cmd: edit.cmd, data: edit }, { signal })
}

/** Has pictures painted again that the shop had given up: a page is loaded as it is, under a key of its own each time. */
export async function paintAgainBy(
  order: readonly PageId[],
  { taskId, pages }: { readonly taskId: TaskId; readonly pages: readonly PageId[] },
  signal: AbortSignal,
): Promise<void> {
  for (const pageindex of pages.map((id) => order.indexOf(id)).filter((place) => place >= 0)) {
    await callApi(editPreview, { taskid: taskId, pageindex, cmd: 'page_load', opid: newId() }, { signal })
  }
}
