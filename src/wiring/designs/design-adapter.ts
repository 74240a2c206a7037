import type { DataOf } from '../../../domain/calls/call.ts'
import { readCellsInfo } from '../../../domain/calls/page-cells.ts'
import { createPreview, openPreview, queryPreviewStatus } from '../../../domain/calls/preview.ts'
import type { EditRefusal } from '../../../domain/design/world/edit-world.ts'
import { HOLD_SECONDS, PAGES_AT_ONCE } from '../../../domain/front/asked-ahead.ts'
import { type AlbumId, asId, type PageId, type TaskId } from '../../../domain/ids.ts'
import { isEditRefusal } from '../../../domain/refusals/edit.refusals.ts'
import type { WaitClock } from '../../../machines/clock.ts'
import type { EditingPorts } from '../../../machines/editing/editing.ports.ts'
import type { OpRefusal } from '../../../machines/editing/editing.types.ts'
import { NetworkLost, ServerFault } from '../../../machines/faults.ts'
import type { PreviewPorts } from '../../../machines/preview/preview.ports.ts'
import type { PreviewTask } from '../../../machines/preview/preview.types.ts'
import type { Refused } from '../../../machines/refused.ts'
import type { DesignPorts } from '../../ports/design-ports.ts'
import { watchNetwork } from '../../session/network.ts'
import { ASK_SHOP_ITSELF } from '../offline/offline-cache.ts'
import { callApi, LONG_WORK_MS, plainRefusal, type RefusedCall } from '../platform/api.ts'
import { askOrTake } from '../platform/asked-ahead.ts'
import { watchPage } from '../platform/watch-page.ts'
import { wordOn } from '../platform/word-on.ts'
import { designDrafts } from '../stored/design-drafts.ts'
import type { EditLocks } from './edit-locks.ts'
import type { SentEdit } from './send-edit.ts'

/** Pages by their place in the book, which is how the wire names them; the last order that the shop told, and when. */
type Orders = Map<TaskId, { readonly rev: number; readonly pages: readonly PageId[] }>

interface DesignWorld {
  readonly clock: WaitClock
  readonly claims: EditLocks
}

/** The machines' ports of previews and editing, and what their screens need beside. */
export function designPorts({ clock, claims }: DesignWorld): {
  readonly designs: Pick<DesignPorts, 'draftOf' | 'unreadableDrafts' | 'forgetUnreadable' | 'revisionOf'>
  readonly preview: PreviewPorts
  readonly editing: EditingPorts
  /** Drafts with nothing in them that the shop lacks go. */
  forgetSent(): Promise<void>
} {
  const orders: Orders = new Map()
  const drafts = designDrafts()
  return {
    forgetSent: () => drafts.forgetSent(),
    designs: {
      draftOf: async (taskId) => {
        const draft = await drafts.find(taskId)
        if (draft && draft.rev > (orders.get(taskId)?.rev ?? 0)) {
          // The design was opened without a network, as it was read last.
          keepOrder(orders, taskId, { design: draft.base.design, rev: draft.rev })
        }
        return draft
      },
      unreadableDrafts: (taskId) => drafts.unreadable(taskId),
      forgetUnreadable: (taskId) => drafts.forgetUnreadable(taskId),
      revisionOf: async (taskId, signal) => {
        const answer = await callApi(openPreview, { taskid: taskId }, { by: askShop, ...(signal ? { signal } : {}) })
        return answer.kind === 'ok' ? answer.data.rev : null
      },
    },
    preview: {
      clock,
      openTask: (ask, signal) => openTask(orders, ask, signal),
      askForPictures: (ask, signal) => askForPictures(orders, ask, signal),
      paintAgain: async ({ taskId, pages }, signal) => {
        const { paintAgainBy } = await editCalls()
        await paintAgainBy(orders.get(taskId)?.pages ?? [], { taskId, pages }, signal)
      },
      watchPage,
    },
    editing: {
      clock,
      // The window that took the design over keeps its draft now; what this one still sends, the shop judges by its revision.
      keepDraft: async (draft) => {
        if (claims.mayKeep(draft.taskId)) {
          await drafts.store(draft)
        }
      },
      sendOp: async (op, signal) => {
        const answer = wordOn(await sendEdit(orders, op, signal))
        if (answer.kind === 'ok') {
          return { kind: 'applied', rev: answer.data.rev, pageRevs: answer.data.pagerevs }
        }
        if (answer.reason === 'design-stale') {
          return { kind: 'conflict', rev: op.baseRev }
        }
        return answer.reason === 'not-found' ? { kind: 'not-here' } : refusedEdit(answer)
      },
      loadLatest: async ({ taskId }, signal) => {
        const answer = await callApi(openPreview, { taskid: taskId }, { signal, by: askShop })
        if (answer.kind === 'refused') {
          throw new ServerFault(`the design is there, but the shop says: ${answer.message}`)
        }
        keepOrder(orders, taskId, answer.data)
        const { design, rev, pages } = answer.data
        return { design, rev, pageRevs: Object.fromEntries(pages.map((page) => [page.id, page.rev])) }
      },
      watchNetwork,
    },
  }
}

/** Whether a design is the newest one the shop itself must say: what this phone keeps of its answers is older than the edits made since. */
const askShop: typeof fetch = (address, options) => fetch(address, { ...options, ...ASK_SHOP_ITSELF })

/** The shop says why beside the preview error of the command (B§8). */
function refusedEdit(answer: RefusedCall<OpRefusal>): Refused<EditRefusal | OpRefusal> {
  const why: unknown = Reflect.get(Object(answer.data), 'reason')
  return isEditRefusal(why) ? { ...plainRefusal(answer), reason: why } : plainRefusal(answer)
}

const openTask = async (
  orders: Orders,
  ask: Parameters<PreviewPorts['openTask']>[0],
  signal: AbortSignal,
): ReturnType<PreviewPorts['openTask']> => {
  // No design is open whose edits could not be sent.
  await editCalls()
  const answer =
    ask.kind === 'open'
      ? await callApi(openPreview, { taskid: ask.taskId }, { signal, by: askOrTake })
      : await callApi(
          createPreview,
          {
            orderdata: [
              {
                aid: ask.aid,
                pid: ask.pid,
                themeid: ask.themeId,
                ...(ask.seed === undefined ? {} : { seed: ask.seed }),
                ...(ask.photos ? { photos: [...ask.photos] } : {}),
                ...(ask.wordless ? { addtext: 0 as const } : {}),
                ...(ask.calendar ? calendarOrder(ask.calendar) : {}),
              },
            ],
            ...(ask.recreate ? { previewmode: 2 as const, taskid: ask.recreate } : {}),
            opid: ask.opid,
          },
          { signal, patience: LONG_WORK_MS },
        )
  if (answer.kind === 'refused') {
    return plainRefusal(answer)
  }
  const task = taskOf(answer.data)
  keepOrder(orders, task.taskId, answer.data)
  return { kind: 'task', task }
}

function calendarOrder({
  settings,
  months,
  byMonthTaken,
}: NonNullable<Extract<Parameters<PreviewPorts['openTask']>[0], { kind: 'create' }>['calendar']>) {
  return { calendar: settings, pagecount: months, ...(byMonthTaken ? { bymonth: 1 } : {}) }
}

function taskOf(data: DataOf<typeof openPreview>): PreviewTask {
  return {
    taskId: asId<TaskId>(data.tid),
    aid: asId<AlbumId>(data.aid),
    addText: data.addtext === 1,
    name: data.name,
    design: data.design,
    rev: data.rev,
    ...(data.removed ? { removed: data.removed } : {}),
    pages: data.pages.map(({ id, type, group, rev }) => ({
      id,
      kind: type,
      groupId: group === '' ? null : group,
      url: '',
      rev,
    })),
  }
}

async function askForPictures(
  orders: Orders,
  { taskId, pages }: { readonly taskId: TaskId; readonly pages: readonly PageId[] },
  signal: AbortSignal,
): ReturnType<PreviewPorts['askForPictures']> {
  const order = orders.get(taskId)?.pages ?? []
  const places = pages.map((id) => order.indexOf(id)).filter((index) => index >= 0)
  if (places.length === 0) {
    return []
  }
  const pageindex = places.slice(0, PAGES_AT_ONCE).join()
  const request = { taskid: taskId, pageindex, wait: HOLD_SECONDS }
  const answer = await callApi(queryPreviewStatus, request, { signal, by: askOrTake })
  if (answer.kind === 'refused') {
    throw new ServerFault(`pictures are asked for, but the shop says: ${answer.message}`)
  }
  return answer.data.pages.map(({ id, previewurl, pagecellsinfo, rev, errorType }) => {
    const cells = readCellsInfo(pagecellsinfo)
    return { id, url: previewurl, rev, error: errorType || null, ...(cells ? { cells } : {}) }
  })
}

async function sendEdit(orders: Orders, op: SentEdit, signal: AbortSignal) {
  const { sendEditBy } = await editCalls()
  const answer = await sendEditBy(orders.get(op.taskId)?.pages ?? [], op, signal)
  if (answer.kind === 'ok') {
    orders.set(op.taskId, { rev: answer.data.rev, pages: answer.data.order })
  }
  return answer
}

/**
 * The calls that carry edits know every edit command, and with them the design engine: that comes with the design that
 * is opened, not with the first screen.
 *
 * @throws NetworkLost when their code does not come.
 */
async function editCalls() {
  try {
    return await import('./send-edit.ts')
  } catch (cause) {
    throw new NetworkLost('the code of edits did not come', { cause })
  }
}

function keepOrder(
  orders: Orders,
  taskId: TaskId,
  { design, rev }: Pick<DataOf<typeof openPreview>, 'design' | 'rev'>,
): void {
  orders.set(taskId, { rev, pages: design.pages.map((page) => page.id) })
}
