import { designedPhotosOf } from '../../../domain/album/album-edit.ts'
import { albumNameOf } from '../../../domain/album/album-name-of.ts'
import type { AlbumId } from '../../../domain/ids.ts'
import type { OrderReference } from '../../../domain/navigation/decide-entry.ts'
import { needOf } from '../../../domain/order/item-needs.ts'
import type { LinkLineItem } from '../../../domain/order/links/link-key.ts'
import { photoBounds } from '../../../domain/order/photo-count.ts'
import type { LinkLoginPorts } from '../../../machines/link-login/link-login.ports.ts'
import type {
  FoundAlbum,
  LinkItem,
  LinkLoginRefusal,
  LinkOrder,
  LinkProduct,
  StepAnswer,
} from '../../../machines/link-login/link-login.types.ts'
import { spokenLanguage } from '../../i18n/i18n.ts'
import { newId } from '../../lib/new-id.ts'
import type { AlbumsPorts } from '../../ports/album-ports.ts'
import type { AccountPorts, CataloguePorts } from '../../ports/ports.ts'
import { RequestRefused } from '../../ports/reading-faults.ts'
import type { StoredDrafts } from '../stored/stored-drafts.ts'
import { findLinkOrder } from './link-order.ts'

interface LinkWorld {
  readonly catalogue: CataloguePorts
  readonly account: AccountPorts
  readonly albums: AlbumsPorts
  readonly drafts: StoredDrafts
}

/** A§8: an album without a template fails with this code. */
const WITHOUT_TEMPLATE = -3

/** What the login by link needs of the world: one question for each of its five steps. */
export function linkLoginPorts(world: LinkWorld): LinkLoginPorts {
  const { catalogue, account } = world
  return {
    findOrder: (ask, signal) => findLinkOrder(ask, signal),
    findMerchant: ({ mchid }, signal) =>
      answered(
        async () => {
          const merchant = await catalogue.merchant(signal)
          return mchid && merchant.id !== mchid
            ? { kind: 'refused', reason: 'merchant-unknown' }
            : found({ name: merchant.name[spokenLanguage()] })
        },
        () => 'merchant-unknown',
      ),
    findUser: (_, signal) =>
      answered(
        async () => {
          const shopper = await account.me(signal)
          return shopper ? found({ uid: shopper.uid }) : { kind: 'refused', reason: 'sign-in-needed' }
        },
        (reason) => (reason === 'not-found' ? 'user-unknown' : 'user-not-made'),
      ),
    findAlbum: ({ order, reference, phoneTail, sub }, signal) =>
      answered(
        () => findAlbum(world, { order, reference, phoneTail, sub, signal }),
        () => 'albums-not-fetched',
      ),
    findProduct: ({ order, sub }, signal) =>
      answered(
        () => findProducts(catalogue, order, sub, signal),
        (reason) => (reason === 'not-found' ? 'product-unknown' : 'data-not-fetched'),
      ),
  }
}

/** Step 4. For one line item: its template is there, its album is opened or made. For the whole order: what was begun. */
async function findAlbum(
  { catalogue, albums, account, drafts }: LinkWorld,
  ask: {
    readonly order: LinkOrder
    readonly reference: OrderReference
    readonly phoneTail: string
    readonly sub: string | null
    readonly signal: AbortSignal
  },
): Promise<StepAnswer<FoundAlbum>> {
  const begun = await drafts.of(ask.reference)
  const item = ask.order.items.find(({ sub }) => sub === ask.sub)
  if (!item || needOf(item.type) === 'nothing') {
    const mine = new Set((await account.albums(ask.signal)).map(({ id }) => id))
    return found({ aid: null, photoCount: 0, drafts: begun.filter(({ aid }) => !aid || mine.has(aid)) })
  }
  const template = await refuseTemplate(catalogue, item, ask.signal)
  if (template) {
    return template
  }
  const here = begun.find(({ sub }) => sub === item.sub)
  const known = here?.aid ?? item.aid
  const album = known && (await there(() => albums.open(known, ask.signal)))
  if (known && album) {
    const photoCount = designedPhotosOf(album).length
    if (here?.aid) {
      return found({ aid: known, photoCount, drafts: begun })
    }
    // Begun in another browser: from here on this one knows as well which line item the album is for.
    const elsewhere = draftOf(ask, item, known)
    await drafts.store(elsewhere)
    return found({ aid: known, photoCount, drafts: [...begun.filter(({ sub }) => sub !== item.sub), elsewhere] })
  }
  const aid = await makeAlbum(albums, ask.reference, item)
  if (!aid) {
    return { kind: 'refused', reason: 'album-not-made' }
  }
  const draft = draftOf(ask, item, aid)
  await drafts.store(draft)
  return found({ aid, photoCount: 0, drafts: [...begun.filter(({ sub }) => sub !== item.sub), draft] })
}

function draftOf(
  { reference, phoneTail }: { readonly reference: OrderReference; readonly phoneTail: string },
  item: LinkItem,
  aid: AlbumId,
) {
  return { sub: item.sub, aid, pid: item.pid, reference, phoneTail }
}

async function refuseTemplate(
  catalogue: CataloguePorts,
  item: LinkItem,
  signal: AbortSignal,
): Promise<StepAnswer<never> | undefined> {
  if (item.themeId) {
    const theme = await there(() => catalogue.theme(item.themeId as NonNullable<typeof item.themeId>, signal))
    return theme ? undefined : { kind: 'refused', reason: 'template-deleted' }
  }
  // Books and calendars are designed from a template.
  if (item.type !== 1 && item.type !== 8) {
    return undefined
  }
  const themes = await catalogue.themes(item.pid, signal)
  return themes.length > 0 ? undefined : { kind: 'refused', reason: 'template-missing', code: WITHOUT_TEMPLATE }
}

/** What a reading finds; `undefined` where it is not there. Other refusals and faults go on to whoever asked. */
async function there<Found>(read: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await read()
  } catch (fault) {
    if (fault instanceof RequestRefused && fault.reason === 'not-found') {
      return undefined
    }
    throw fault
  }
}

/**
 * `undefined` when the shop refuses. The shop knows which line item it is for and answers the album that is there, so each try has
 * a key of its own: what was said once, of an album that is deleted by now or of one too many, is not said again.
 */
async function makeAlbum(albums: AlbumsPorts, reference: OrderReference, item: LinkItem): Promise<AlbumId | undefined> {
  try {
    return await albums.create(albumNameOf(item.name), newId(), lineItemOf(reference, item))
  } catch (fault) {
    if (fault instanceof RequestRefused) {
      return undefined
    }
    throw fault
  }
}

/** The line item as the shop knows it: the album is found by it in another browser. */
function lineItemOf(reference: OrderReference, { outtradeSubId, subId }: LinkItem): LinkLineItem | undefined {
  if (reference.kind === 'outtrade') {
    return outtradeSubId ? { outtradeid: reference.number, outtradesubid: outtradeSubId } : undefined
  }
  return subId ? { suborderid: subId } : undefined
}

function itemsInQuestion({ items }: LinkOrder, sub: string | null): readonly LinkItem[] {
  return sub === null ? items.filter(({ state }) => state === 'to-upload') : items.filter((item) => item.sub === sub)
}

/**
 * Step 5. What is known of the products, each looked at once. One that has left the shelf is no hindrance: its thing is paid
 * for, and the shop decides about it (decision 017).
 */
async function findProducts(
  catalogue: CataloguePorts,
  order: LinkOrder,
  sub: string | null,
  signal: AbortSignal,
): Promise<StepAnswer<readonly LinkProduct[]>> {
  const pids = [...new Set(itemsInQuestion(order, sub).map(({ pid }) => pid))]
  const products = await Promise.all(pids.map((pid) => catalogue.product(pid, signal)))
  return found(products.map((product) => ({ pid: product.id, maxPhotos: photoBounds(product).max })))
}

function found<Found>(value: Found): StepAnswer<Found> {
  return { kind: 'found', found: value }
}

/** The "no" of a reading as the refusal of its step; the network's and the server's faults stay faults. */
async function answered<Found>(
  ask: () => Promise<StepAnswer<Found>>,
  reasonOf: (reason: string) => LinkLoginRefusal,
): Promise<StepAnswer<Found>> {
  try {
    return await ask()
  } catch (fault) {
    if (fault instanceof RequestRefused) {
      const code = fault.code === undefined ? {} : { code: fault.code }
      return { kind: 'refused', reason: reasonOf(fault.reason), ...code, message: fault.message }
    }
    throw fault
  }
}
