import type { DataOf, ParsedRequestOf } from '../../domain/calls/call.ts'
import type { queryPreviewStatus } from '../../domain/calls/preview.ts'
import { innerPages, type Page } from '../../domain/design/design.ts'
import { sheetOf } from '../../domain/design/sheets/sheet.ts'
import { asId, type TaskId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import { invariant } from '../../domain/never.ts'
import { cellsInfoOf } from '../../domain/preview/cells-info.ts'
import { pageFacts } from '../../domain/preview/page-facts.ts'
import { HOLD_MAX_S } from '../../domain/preview/polling.ts'
import { takenOffOf } from '../../domain/preview/taken-off.ts'
import { type Bleed, bleedsOf } from '../../domain/product/bleed.ts'
import { paperOf } from '../../domain/product/paper.ts'
import { PRODUCT_TYPES, type Product } from '../../domain/product/product.ts'
import { answer, refuse } from '../base/answer.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createPreviewStore, type StoredPagePicture, type StoredPreviewTask } from '../stores/previews.store.ts'
import { createProductStore } from '../stores/products.store.ts'
import { loadPhotos } from './design-world.ts'
import type { PageRenderedEvents } from './page-rendered-events.ts'
import { pictureAddress } from './picture-address.ts'

type Data = DataOf<typeof queryPreviewStatus>

/** How often the database is looked at while waiting: a worker in another process tells nobody here. */
const LOOK_AGAIN_MS = 500

/** The pictures of the asked pages as they are, or, when asked to wait, as soon as one of them is new. */
export async function statusOf(
  deps: Deps,
  event: PageRenderedEvents,
  request: ParsedRequestOf<typeof queryPreviewStatus>,
  context: CallContext<'owner'>,
) {
  const { db, caller } = context
  const previews = createPreviewStore(db)
  const id = asId<TaskId>(request.taskid)
  const hold = Math.min(request.wait ?? 0, HOLD_MAX_S) * 1000
  for (;;) {
    const task = await previews.find(id, caller)
    const pages = task && pagesAsked(task, request.pageindex)
    if (!task || !pages) {
      return refuse('not-found')
    }
    const pictures = new Map((await previews.pictures(id)).map((picture) => [picture.pageId, picture]))
    const asked = pages.map((page) => ({ page, picture: pictures.get(page.id) }))
    const held = deps.clock.now() - context.now
    // A clock that was set back would hold the reply for as long as it was set back.
    if (held >= hold || held < 0 || hasChanged(asked, request.since ?? 0)) {
      return answer(await statusData(deps, task, asked, context))
    }
    await event.wait(id, Math.min(hold - held, LOOK_AGAIN_MS))
  }
}

interface RequestedPage {
  readonly page: Page
  readonly picture: StoredPagePicture | undefined
}

/** `undefined` when one of the places is none of this design. */
function pagesAsked({ design }: StoredPreviewTask, pageindex: string): Page[] | undefined {
  const pages = pageindex.split(',').map((index) => design.pages[Number(index)])
  return pages.every((page) => page !== undefined) ? pages : undefined
}

/** Whether there is something to tell: a picture that the caller does not know, or nothing left to wait for. */
function hasChanged(asked: readonly RequestedPage[], since: number): boolean {
  const done = ({ picture }: RequestedPage) =>
    picture !== undefined && (picture.picture !== null || picture.errorType !== 0)
  return asked.every(done) || asked.some((one) => done(one) && (one.picture?.rev ?? 0) > since)
}

async function statusData(
  deps: Deps,
  task: StoredPreviewTask,
  asked: readonly RequestedPage[],
  { db, caller, now }: CallContext<'owner'>,
): Promise<Data> {
  const product = await createProductStore(db).find(caller.merchantId, task.pid)
  const paper = product && paperOf(product)
  invariant(paper, `preview ${task.id} lost its product`)
  const { stored } = await loadPhotos({ db, photoShelf: deps.photoShelf }, caller.merchantId, task.photoKeys)
  const merchant = await createMerchantStore(db).find(caller.merchantId)
  const bleeds = bleedsOf(product)
  const places = new Map(task.design.pages.map((page, index) => [page.id, index]))
  const pageCount = innerPages(task.design).length
  const pages = asked.map(({ page, picture }) => {
    const { rev, errorType } = picture ?? { rev: task.rev, errorType: 0 as const }
    const ready = picture?.picture
    const sheet = sheetOf(paper, page, pageCount)
    const cells = ready && cellsInfoOf(page, sheet, (id) => stored.get(id)?.imageThumb ?? '')
    const facts = pageFacts(page, {
      ...{ sheet, bleed: bleedOf(bleeds, page), dpiRatio: merchant?.shop.dpiRatio ?? 0 },
      takenOff: takenOffOf(task.takenOff, page.id, task.design),
      photo: (id) => {
        const photo = stored.get(id)
        return photo && { ...photo, url: photo.proxy, imageThumbnail: photo.imageThumb }
      },
    })
    const previewurl = ready ? pictureAddress(deps.secrets, ready, now) : ''
    return {
      ...facts,
      texts: [...facts.texts],
      images: [...facts.images],
      ...frameOf(product, page, caller.language),
      pageindex: places.get(page.id) ?? 0,
      id: page.id,
      previewurl,
      imageThumb: previewurl,
      pagecellsinfo: cells ? JSON.stringify(cells) : '',
      rev,
      errorType,
    }
  })
  const { previewurl = '', pagecellsinfo = '', rev = task.rev } = pages[0] ?? {}
  const wholeurl = task.wholePicture === null ? '' : pictureAddress(deps.secrets, task.wholePicture, now)
  return { previewurl, wholeurl, pagecellsinfo, rev, pages }
}

/** What is printed beyond the cut of a page: of the cover, of a page that opens a chapter, else of inner pages. */
function bleedOf(bleeds: readonly Bleed[], { kind }: Page): Bleed {
  const inner = bleeds.find(({ type }) => type === 'inner') ?? { type: 'inner', margin: 0 }
  if (kind === 'cover') {
    return bleeds.find(({ type }) => type !== 'inner' && type !== 'chapter') ?? inner
  }
  return (kind === 'chapter' ? bleeds.find(({ type }) => type === 'chapter') : undefined) ?? inner
}

/** The frame that a page hangs in (B§3 "Frame data"); other products have none. */
function frameOf({ type, sheets = [] }: Product, { sheet }: Page, language: Language) {
  const format = sheets.find(({ id }) => id === sheet?.id) ?? sheets[0]
  if (PRODUCT_TYPES[type] !== 'frame' || !format) {
    return {}
  }
  const { width, height } = format.page
  const size = sheet?.turned ? { width: height, height: width } : { width, height }
  const frame = {
    frameKey: format.id,
    frameName: format.name[language],
    frameSizeWidth: size.width,
    frameSizeHeight: size.height,
  }
  return { frame }
}
