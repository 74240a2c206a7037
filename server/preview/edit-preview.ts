import type { ParsedRequestOf } from '../../domain/calls/call.ts'
import type { editPreview, PreviewEditResult } from '../../domain/calls/edit-preview.ts'
import { applyEdit } from '../../domain/design/change/apply-edit.ts'
import type { Edit, EditCommand } from '../../domain/design/change/edit.ts'
import { editWorldOf } from '../../domain/design/change/edit-world-of.ts'
import { editsFromWire } from '../../domain/design/change/wire-edit.ts'
import { type Design, findPage, placedPhotos } from '../../domain/design/design.ts'
import type { WireResult } from '../../domain/design/edits/edit-definition.ts'
import type { EditRefusal, EditWorld } from '../../domain/design/world/edit-world.ts'
import { asId, type PageId, type PhotoId, type TaskId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { type PreviewErrorOf, previewErrorOf, textChangeOf } from '../../domain/preview/edit-error.ts'
import type { TextChange } from '../../domain/preview/preview-errors.ts'
import type { PageRevisions } from '../../domain/preview/preview-page.ts'
import { takenOffAfter } from '../../domain/preview/taken-off.ts'
import { EDIT_REFUSALS } from '../../domain/refusals/edit.refusals.ts'
import { answer, refuse } from '../base/answer.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createAlbumStore } from '../stores/albums.store.ts'
import { type ChangedPage, createPreviewStore, type StoredPreviewTask } from '../stores/previews.store.ts'
import { createProductStore } from '../stores/products.store.ts'
import { createThemeStore } from '../stores/themes.store.ts'
import { type DesignPhotos, loadPhotos, photoFinder } from './design-world.ts'
import { sendPrepareJob, sendRenderJobs } from './send-jobs.ts'

type Request = ParsedRequestOf<typeof editPreview>
type Context = CallContext<'owner'>

/** Applies one command to the server's copy of a design, which is the authority; sends the changed pages to be rendered. */
export async function editTask<Cmd extends EditCommand>(
  deps: Deps,
  request: Request & { readonly cmd: Cmd },
  context: Context,
) {
  const { caller, db, now } = context
  const previews = createPreviewStore(db)
  const task = await previews.findForEdit(asId<TaskId>(request.taskid), caller)
  if (!task) {
    return refuse('not-found')
  }
  if (request.baserev !== undefined && request.baserev !== task.rev) {
    return refuse('design-stale', { data: missed(task, await previews.pageRevs(task.id), request.baserev) })
  }
  const { world, photos, photoKeys } = await loadWorld(deps, context, task)
  const read = readEdits(deps, request, task, { world, photos })
  if (read.kind === 'refused') {
    return refusedEdit(request.cmd, read.reason, 'update', context)
  }
  if (read.edits.length === 0) {
    return answer(await loadedPage(deps, context, task, request.pageindex))
  }
  let { design, takenOff } = task
  const changed = new Map<PageId, ChangedPage>()
  for (const edit of read.edits) {
    const verdict = applyEdit(design, edit, world)
    const text = textChangeOf(design, edit)
    if (verdict.kind === 'refused') {
      return refusedEdit(request.cmd, verdict.reason, text, context)
    }
    takenOff = takenOffAfter(takenOff, design, verdict.next)
    design = verdict.next
    for (const id of verdict.changed) {
      changed.set(id, { id, errorType: previewErrorOf<EditCommand, 'picture'>(request.cmd, 'picture', text) })
    }
  }
  const rev = task.rev + 1
  const changedPages = design.pages.flatMap(({ id }) => changed.get(id) ?? [])
  const pages = changedPages.map(({ id }) => id)
  await previews.saveEdited({ id: task.id, rev, design, takenOff, photoKeys: photoKeys(design) }, changedPages, now)
  await sendRenderJobs(deps.jobs, db, { id: task.id, rev }, pages)
  await sendPrepareJob(deps.jobs, db, { id: task.id, rev })
  return answer(resultOf({ design, rev }, await previews.pageRevs(task.id), pages))
}

/** A page as it is: nothing is changed. What its painters had given up is painted again. */
async function loadedPage(deps: Deps, { db }: Context, task: StoredPreviewTask, pageIndex: number) {
  const previews = createPreviewStore(db)
  const page = task.design.pages[pageIndex]
  const rev = page && (await previews.forgetFailure(task.id, page.id))
  if (page && rev !== undefined) {
    await sendRenderJobs(deps.jobs, db, { id: task.id, rev }, [page.id])
  }
  return resultOf(task, await previews.pageRevs(task.id), page ? [page.id] : [])
}

type Revised = Pick<StoredPreviewTask, 'design' | 'rev'>

function resultOf({ design, rev }: Revised, pagerevs: PageRevisions, changed: readonly PageId[]): PreviewEditResult {
  return {
    rev,
    changed: [...changed],
    pages: changed.flatMap((id) => findPage(design, id) ?? []),
    order: design.pages.map((page) => page.id),
    pagerevs,
    tray: [...design.tray],
    ...(design.calendar ? { calendar: design.calendar } : {}),
  }
}

/** What has changed since the revision that the caller knows. */
function missed(task: Revised, pageRevs: PageRevisions, since: number): PreviewEditResult {
  const later = task.design.pages.map(({ id }) => id).filter((id) => (pageRevs[id] ?? task.rev) > since)
  return resultOf(task, pageRevs, later)
}

interface EditMaterial {
  readonly world: EditWorld
  readonly photos: DesignPhotos
}

async function loadWorld(
  deps: Deps,
  { db, caller }: Context,
  task: StoredPreviewTask,
): Promise<EditMaterial & { photoKeys: (design: Design) => readonly string[] }> {
  const product = await createProductStore(db).find(caller.merchantId, task.pid)
  const theme = await createThemeStore(db).find(caller.merchantId, task.themeId)
  invariant(product && theme, `preview ${task.id} lost its product or its theme`)
  const album = await createAlbumStore(db).findEditable(task.aid, caller)
  const inAlbum = album?.data.groups.flatMap((group) => group.photos) ?? []
  const keys = [...new Set([...task.photoKeys, ...inAlbum])]
  const photos = await loadPhotos({ db, photoShelf: deps.photoShelf }, caller.merchantId, keys)
  const world = editWorldOf(product, theme, photos.book)
  invariant(world, `product ${product.id} of preview ${task.id} cannot be designed`)
  return {
    world: { ...world, wordless: !task.addText },
    photos,
    photoKeys: (design) => {
      const used = new Set<PhotoId>([...placedPhotos(design), ...design.tray])
      const fresh = [...photos.stored.values()].filter((photo) => used.has(photo.id)).map((photo) => photo.key)
      return [...new Set([...task.photoKeys, ...fresh])]
    },
  }
}

function isWhole(data: Request['data']): data is Edit {
  return data !== undefined && 'cmd' in data
}

/** The command as edits: sent whole, or in the specification's own form. */
function readEdits(deps: Deps, request: Request, task: StoredPreviewTask, material: EditMaterial): WireResult<Edit> {
  const { data = {}, cmd } = request
  if (isWhole(data)) {
    return data.cmd === cmd ? { kind: 'edits', edits: [data] } : { kind: 'refused', reason: 'nothing-to-change' }
  }
  return editsFromWire({
    cmd,
    pageIndex: request.pageindex,
    data,
    design: task.design,
    paper: material.world.paper,
    ids: deps.ids,
    photoNamed: photoFinder(material.photos),
  })
}

/** A refusal has the preview error code of its command (B§8) and says why in a sentence. */
function refusedEdit<Cmd extends EditCommand>(cmd: Cmd, reason: EditRefusal, text: TextChange, { caller }: Context) {
  const error: `preview-error-${PreviewErrorOf<Cmd, 'post'>}` = `preview-error-${previewErrorOf(cmd, 'post', text)}`
  return refuse(error, {
    data: { reason },
    params: { why: EDIT_REFUSALS[reason].sentence[caller.language] },
  })
}
