import type { DataOf } from '../../domain/calls/call.ts'
import { editPreview, shufflePreview } from '../../domain/calls/edit-preview.ts'
import { createPreview, openPreview, queryPreviewStatus, queryUserPreviewTaskId } from '../../domain/calls/preview.ts'
import { type AlbumId, asId, type ProductId, type TaskId } from '../../domain/ids.ts'
import { answer, refuse } from '../base/answer.ts'
import { PREPARE_QUEUE, PREVIEW_DEAD, PREVIEW_QUEUE } from '../jobs/queues.ts'
import { registerPicturePages } from '../pages/photos/picture-pages.ts'
import type { Deps } from '../ports/deps.ts'
import { openedPreview, openNewPreview } from '../preview/create-preview.ts'
import { dateTime } from '../preview/date-time.ts'
import { editTask } from '../preview/edit-preview.ts'
import { createPooledPainter } from '../preview/page-painter.ts'
import { createPageRenderedEvents, type PageRenderedEvents } from '../preview/page-rendered-events.ts'
import { prepareDesign } from '../preview/prepare.job.ts'
import { renderPage } from '../preview/preview.job.ts'
import { statusOf } from '../preview/preview-status.ts'
import { removedPhotos } from '../preview/removed-photos.ts'
import { composeWhole } from '../preview/whole-picture.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { type AnyCallRoute, route } from '../routes/route.ts'
import { createPreviewStore } from '../stores/previews.store.ts'

/** Edits carry whole pages at most; a whole book is well below this. */
const EDIT_BYTES = 1024 * 1024
/** A design of the same album for the same product within this time is the same intent. */
const SAME_REQUEST_MS = 10_000

const event: PageRenderedEvents = createPageRenderedEvents()

/** Previews: automatic design, pictures of the pages, edits. */
export const previewCalls: CallGroup = {
  name: 'preview',
  queues: [PREVIEW_QUEUE, PREPARE_QUEUE],
  routes: (deps) => [
    route({
      call: createPreview,
      policy: 'album-editor',
      limits: [{ times: 60, seconds: 3600, per: 'user' }],
      repeat: SAME_REQUEST_MS,
      handle: (request, context) => openNewPreview(deps, request, context),
    }),
    route({
      call: openPreview,
      policy: 'owner',
      handle: async ({ taskid }, { db, caller }) => {
        const previews = createPreviewStore(db)
        const task = await previews.find(asId<TaskId>(taskid), caller)
        if (!task) {
          return refuse('not-found')
        }
        const removed = await removedPhotos(deps, task, { db, caller })
        return answer(openedPreview(task, await previews.pageRevs(task.id), removed))
      },
    }),
    route({
      call: queryPreviewStatus,
      policy: 'owner',
      perMinute: 600,
      handle: (request, context) => statusOf(deps, event, request, context),
    }),
    ...editRoutes(deps),
    route({
      call: queryUserPreviewTaskId,
      policy: 'shopper',
      handle: async ({ aid, pid }, { db, caller }) => {
        const of = { ...(aid ? { aid: asId<AlbumId>(aid) } : {}), ...(pid ? { pid: asId<ProductId>(pid) } : {}) }
        const task = await createPreviewStore(db).findNewest(caller, of)
        return answer<DataOf<typeof queryUserPreviewTaskId>>({
          prj_file: task?.id ?? '',
          modify_time: task ? dateTime(task.modifiedAt) : '',
          aid: task?.aid ?? '',
          pid: task?.pid ?? '',
          themeid: task?.themeId ?? '',
        })
      },
    }),
  ],
  pages: (app, deps) => {
    registerPicturePages(app, deps)
  },
  work: async (deps) => {
    const painter = createPooledPainter(deps.storage, deps.env.renderThreads)
    await deps.jobs.work(PREVIEW_QUEUE, async (job) => {
      await renderPage(deps, painter, job)
      event.tell(job.taskId)
      await composeWhole(deps, job.taskId)
    })
    await deps.jobs.work(PREPARE_QUEUE, (job) => prepareDesign(deps, job))
    await deps.jobs.work(PREVIEW_DEAD, async ({ taskId, pageId, rev }) => {
      await createPreviewStore(deps.db).saveFailure(taskId, pageId, rev)
      event.tell(taskId)
    })
  },
}

function editRoutes(deps: Deps): AnyCallRoute[] {
  return [
    route({
      call: editPreview,
      policy: 'owner',
      // An hour of edits without a network comes in one go, one after the other.
      perMinute: 600,
      bodyLimit: EDIT_BYTES,
      handle: (request, context) => editTask(deps, request, context),
    }),
    route({
      call: shufflePreview,
      policy: 'owner',
      handle: (request, context) => editTask(deps, { ...request, cmd: 'shuff' }, context),
    }),
  ]
}
