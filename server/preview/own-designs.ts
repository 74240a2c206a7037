import { cleanAlbumText } from '../../domain/album/album-text.ts'
import type { DataOf, ParsedRequestOf } from '../../domain/calls/call.ts'
import type * as wire from '../../domain/calls/designs.ts'
import { innerPages, placedPhotos } from '../../domain/design/design.ts'
import { DESIGN_NAME_MAX, designName, nameOfCopy, refuseDesignName } from '../../domain/design/design-name.ts'
import { printedSheets } from '../../domain/design/sheets/copies.ts'
import { type AlbumId, asId, type ProductId, type TaskId } from '../../domain/ids.ts'
import { woodsOf } from '../../domain/product/chosen-wood.ts'
import type { Product } from '../../domain/product/product.ts'
import { answer, refuse } from '../base/answer.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createDesignOrderStore } from '../stores/design-orders.store.ts'
import { createDesignStore, type DesignCursor, type DesignsOf, type StoredOwnDesign } from '../stores/designs.store.ts'
import { createPreviewStore, type StoredPreviewTask } from '../stores/previews.store.ts'
import { createProductStore } from '../stores/products.store.ts'
import { pictureAddress } from './picture-address.ts'
import { restyledTask } from './restyle-design.ts'
import { sendPrepareJob, sendRenderJobs } from './send-jobs.ts'

type Context = Pick<CallContext<'shopper'>, 'db' | 'caller' | 'now'>
type Card = wire.DesignCardData

const PART = 20
const PART_MAX = 50

export async function listDesigns(
  deps: Deps,
  { after, count = PART, ...of }: ParsedRequestOf<typeof wire.listDesigns>,
  context: Context,
) {
  const most = Math.max(1, Math.min(count, PART_MAX))
  const cursor = after === undefined ? undefined : cursorOf(after)
  const found = await createDesignStore(context.db).list(context.caller, {
    ...idsOf(of),
    ...(cursor ? { after: cursor } : {}),
    // One more says whether there is a next part.
    count: most + 1,
  })
  const part = found.slice(0, most)
  const last = found.length > most ? part.at(-1) : undefined
  return answer({
    designs: await cardsOf(deps, part, context),
    next: last ? `${last.modifiedAt}-${last.task.id}` : '',
  })
}

function cursorOf(text: string): DesignCursor {
  const cut = text.indexOf('-')
  return { modifiedAt: Number(text.slice(0, cut)), id: asId<TaskId>(text.slice(cut + 1)) }
}

interface AskedOf {
  readonly aid?: string | undefined
  readonly pid?: string | undefined
  readonly deleted?: 0 | 1 | undefined
}

function idsOf({ aid, pid, deleted }: AskedOf): DesignsOf {
  return {
    ...(aid ? { aid: asId<AlbumId>(aid) } : {}),
    ...(pid ? { pid: asId<ProductId>(pid) } : {}),
    ...(deleted === 1 ? { deleted: true } : {}),
  }
}

export async function findBegunDesign(deps: Deps, of: ParsedRequestOf<typeof wire.findBegunDesign>, context: Context) {
  const found = await createDesignStore(context.db).findToResume(context.caller, idsOf(of))
  const [card] = found ? await cardsOf(deps, [found], context) : []
  if (!found || !card) {
    return answer<DataOf<typeof wire.findBegunDesign>>({})
  }
  const { design, addText } = found.task
  return answer<DataOf<typeof wire.findBegunDesign>>({
    begun: {
      design: card,
      addtext: addText ? 1 : 0,
      placed: [...new Set(placedPhotos({ ...design, pages: innerPages(design) }))],
      waiting: [...design.tray],
      ...(design.calendar ? { calendar: design.calendar } : {}),
    },
  })
}

export async function renameDesign(
  deps: Deps,
  { taskid, name }: ParsedRequestOf<typeof wire.renameDesign>,
  context: Context,
) {
  const designs = createDesignStore(context.db)
  const found = await designs.find(context.caller, asId<TaskId>(taskid))
  if (!found) {
    return refuse('not-found')
  }
  const own = cleanAlbumText(name).replace(/\s+/gu, ' ')
  const refusal = refuseDesignName(own)
  if (refusal) {
    return refuse(refusal, { params: { max: DESIGN_NAME_MAX } })
  }
  await designs.rename(found.task.id, own || null)
  return oneCard(deps, { ...found, task: { ...found.task, name: own || null } }, context)
}

export async function copyDesign(
  deps: Deps,
  { taskid, pid, themeid }: ParsedRequestOf<typeof wire.copyDesign>,
  context: Context,
) {
  const { db, caller, now } = context
  const designs = createDesignStore(db)
  const found = await designs.find(caller, asId<TaskId>(taskid))
  if (!found) {
    return refuse('not-found')
  }
  const { task } = found
  if (pid || themeid) {
    return restyledCopy(deps, found, { pid, themeid }, context)
  }
  const copy: StoredPreviewTask = { ...task, id: asId<TaskId>(deps.ids.next()), name: nameOfCopy(nameOf(found)) }
  const unpainted = await designs.copy(task.id, copy, now)
  for (const { pageId, rev } of unpainted) {
    await sendRenderJobs(deps.jobs, db, { id: copy.id, rev }, [pageId])
  }
  await sendPrepareJob(deps.jobs, db, copy)
  return oneCard(deps, { ...found, task: copy, modifiedAt: now }, context)
}

/** A copy in another look or format; this one stays as it is. */
async function restyledCopy(
  deps: Deps,
  found: StoredOwnDesign,
  target: { readonly pid: string | undefined; readonly themeid: string | undefined },
  context: Context,
) {
  const { db, now } = context
  const made = await restyledTask(deps, found.task, target, context)
  if (made.kind !== 'task') {
    return made
  }
  const copy: StoredPreviewTask = { ...made.task, id: asId<TaskId>(deps.ids.next()) }
  await createPreviewStore(db).insert(copy, now)
  await sendRenderJobs(
    deps.jobs,
    db,
    copy,
    copy.design.pages.map(({ id }) => id),
  )
  await sendPrepareJob(deps.jobs, db, copy)
  return oneCard(deps, { ...found, task: copy, modifiedAt: now }, context)
}

export async function deleteDesign(
  { taskid }: ParsedRequestOf<typeof wire.deleteDesign>,
  { db, caller, now }: Context,
) {
  const there = await createDesignStore(db).setDeleted(caller, asId<TaskId>(taskid), now)
  return there ? answer({}) : refuse('not-found')
}

export async function restoreDesign(
  deps: Deps,
  { taskid }: ParsedRequestOf<typeof wire.restoreDesign>,
  context: Context,
) {
  const designs = createDesignStore(context.db)
  const id = asId<TaskId>(taskid)
  const found = (await designs.setDeleted(context.caller, id, null))
    ? await designs.find(context.caller, id)
    : undefined
  return found ? oneCard(deps, found, context) : refuse('not-found')
}

async function oneCard(deps: Deps, design: StoredOwnDesign, context: Context) {
  const [card] = await cardsOf(deps, [design], context)
  return card ? answer({ design: card }) : refuse('not-found')
}

/** A design without its product cannot be shown: the catalogue never loses one that was designed. */
async function cardsOf(deps: Deps, found: readonly StoredOwnDesign[], { db, caller, now }: Context): Promise<Card[]> {
  const ids = found.map(({ task }) => task.id)
  const covers = await createDesignStore(db).coversOf(found.map(({ task }) => task))
  const ordered = await createDesignOrderStore(db).newestOf(caller, ids)
  const products = new Map<ProductId, Product | undefined>()
  for (const pid of new Set(found.map(({ task }) => task.pid))) {
    products.set(pid, await createProductStore(db).find(caller.merchantId, pid))
  }
  return found.flatMap((one) => {
    const { task, modifiedAt } = one
    const product = products.get(task.pid)
    if (!product) {
      return []
    }
    const cover = covers.get(task.id)
    const order = ordered.get(task.id)
    return {
      taskid: task.id,
      name: nameOf(one),
      ownname: task.name ?? '',
      aid: task.aid,
      pid: task.pid,
      themeid: task.themeId,
      prodname: product.name[caller.language],
      prodtype: product.type,
      pagecount: printedSheets(task.design),
      modified: modifiedAt,
      cover: cover?.picture ? pictureAddress(deps.secrets, cover.picture, now) : '',
      coverstate: cover?.picture ? 'ready' : cover?.failed ? 'failed' : 'rendering',
      ...(product.book ? { page: product.book.page } : {}),
      woods: woodsOf(product).filter(({ id }) => !order || order.attributes.includes(id)),
      ...(order ? { order: { orderid: order.orderId, state: order.state } } : {}),
    }
  })
}

function nameOf({ task, albumName }: StoredOwnDesign): string {
  return designName({ own: task.name ?? '', design: task.design, album: albumName })
}
