import type { DataOf, ParsedRequestOf } from '../../domain/calls/call.ts'
import type { getOuttradeOrderInfo, getReUploadOrderInfo, LinkOrderItem } from '../../domain/calls/link-order.ts'
import { asId, type ProductId, type SubOrderId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import { type ItemNeed, needOfProduct } from '../../domain/order/item-needs.ts'
import { isWaiting } from '../../domain/order/links/hand-in.ts'
import { linkKey } from '../../domain/order/links/link-key.ts'
import { linkStatusOf } from '../../domain/order/links/link-status.ts'
import type { LinkOrderStatus } from '../../domain/order/links/submitted.ts'
import type { OrderItemSummary, OrderWithItems } from '../../domain/order/order.ts'
import { STATUS_NUMBERS } from '../../domain/order/order-state.ts'
import { photoBounds } from '../../domain/order/photo-count.ts'
import { maskedName } from '../../domain/privacy/mask.ts'
import type { Product } from '../../domain/product/product.ts'
import { answer, refuse } from '../base/answer.ts'
import type { Caller } from '../base/caller.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { type BegunLineItem, createLinkLineItemStore } from '../stores/link-line-items.store.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createHandInStore } from '../stores/orders-hand-in.store.ts'
import { createOuttradeStore, type OuttradeOrder } from '../stores/outtrade.store.ts'
import { createProductStore } from '../stores/products.store.ts'
import { opensOuttrade } from './claim.ts'
import { opensSubOrder } from './upload-link.ts'

/** Status of an order of another platform while something of it waits. */
const WAITING = STATUS_NUMBERS['to-upload']

/** What an order of another platform holds. Both questions are always asked: a wrong number takes as long as a right one. */
export async function showOuttradeOrder(
  { outtradeid, phonetail }: ParsedRequestOf<typeof getOuttradeOrderInfo>,
  { db, caller }: CallContext<'anyone'>,
) {
  if (outtradeid === '') {
    return refuse('order-number-empty')
  }
  const bought = await createOuttradeStore(db).find(caller.merchantId, outtradeid)
  const claimed = await createHandInStore(db).findClaimed(caller.merchantId, outtradeid)
  if (claimed) {
    if (claimed.order.uid !== caller.uid) {
      return refuse('order-number-wrong')
    }
    return bought?.closed && takesDesigns(claimed)
      ? refuse('order-closed')
      : answer(await claimedItems(claimed, { db, caller }))
  }
  return opensOuttrade(bought, { phoneTail: phonetail })
    ? answer(await unclaimedItems(bought, { db, caller }))
    : refuse('order-number-wrong')
}

/** Whether it would still be shown as one to hand something in for; what is made of it all the same is shown as it is. */
function takesDesigns({ order, items }: OrderWithItems): boolean {
  return order.state === 'cancelled' || items.some(isWaiting)
}

interface Looking {
  readonly db: CallContext['db']
  readonly caller: Caller
}

/** What stands behind one line of a link order. */
interface LinkItem {
  readonly pid: ProductId
  readonly product: Product | undefined
  readonly need: ItemNeed
  readonly quantity: number
  readonly attributes: readonly string[]
  readonly outtradeSubId: string
  readonly link: LinkOrderStatus
}

async function unclaimedItems(bought: OuttradeOrder, looking: Looking): Promise<LinkOrderItem[]> {
  const products = await productsOf(bought.items, looking)
  const begun = await begunOf(looking, bought.outtradeId, bought.items)
  return bought.items.map((item) => {
    const product = products.get(item.pid)
    const need = product ? needOfProduct(product) : 'design'
    const link = { orderId: '', type: 1, status: WAITING }
    return {
      ...lineOf({ ...item, product, need, link }, looking.caller, bought.outtradeId, WAITING),
      ...{ suborderid: '', uid: '', pkjId: '', ...begun(item.outtradeSubId) },
      upload: need === 'nothing' ? 'nothing' : 'to-upload',
    }
  })
}

async function claimedItems({ order, items }: OrderWithItems, looking: Looking): Promise<LinkOrderItem[]> {
  const products = await productsOf(items, looking)
  const waiting = items.filter((item) => isWaiting(item) && item.aid === null)
  const begun = await begunOf(looking, order.outtradeId ?? '', waiting)
  const orderstatus = items.some(isWaiting) ? WAITING : STATUS_NUMBERS[order.state]
  return items.map((item) => {
    const link = linkStatusOf(item, order)
    const lineItem = { ...item, outtradeSubId: item.outtradeSubId ?? '', product: products.get(item.pid), link }
    return {
      ...lineOf(lineItem, looking.caller, order.outtradeId ?? '', orderstatus),
      ...{ suborderid: item.subId, uid: order.uid, pkjId: item.packageKey ?? '' },
      ...(waiting.includes(item) ? begun(item.outtradeSubId) : handedIn(item)),
      upload: uploadOf(item),
    }
  })
}

/** What was handed in, or stays from before until it is replaced. */
function handedIn({ aid, taskId, themeId }: OrderItemSummary) {
  return { aid: aid ?? '', subPreviewProjectUrl: taskId ?? '', tid: themeId ?? '' }
}

/** What the shopper who asks has begun for the things that wait, here or in another browser; nothing of anybody else. */
async function begunOf(
  { db, caller }: Looking,
  outtradeid: string,
  lineItems: readonly { readonly outtradeSubId: string | null }[],
) {
  const keyOf = (outtradesubid: string | null) => linkKey({ outtradeid, outtradesubid: outtradesubid ?? '' })
  const { uid, merchantId } = caller
  const found =
    uid === undefined
      ? undefined
      : await createLinkLineItemStore(db).findBegun(
          { uid, merchantId },
          lineItems.map(({ outtradeSubId }) => keyOf(outtradeSubId)),
        )
  return (outtradesubid: string | null) => begunFields(found?.get(keyOf(outtradesubid)))
}

function begunFields(begun: BegunLineItem | undefined) {
  return {
    ...{ aid: begun?.aid ?? '', subPreviewProjectUrl: begun?.taskId ?? '', tid: begun?.themeId ?? '' },
    ...(begun?.rev ? { rev: begun.rev } : {}),
  }
}

function lineOf(lineItem: LinkItem, caller: Caller, outtradeid: string, orderstatus: number) {
  const { product, quantity, attributes, outtradeSubId, link, pid } = lineItem
  const bounds = product ? photoBounds(product) : { min: 0, max: 0 }
  return {
    ...{ mchid: caller.merchantId, prodid: pid, prodname: product?.name[caller.language] ?? pid },
    ...{ prodtype: product?.type ?? 0, quantity, outTradeQuantity: quantity, outtradesubid: outtradeSubId, outtradeid },
    ...{ orderid: link.orderId, status: link.status, type: link.type, orderstatus, src: 'e-commerce' },
    ...{ attrIdList: [...attributes], minnum: bounds.min, maxnum: bounds.max },
  }
}

export function uploadOf(item: Pick<OrderItemSummary, 'need' | 'submittedAt'>): LinkOrderItem['upload'] {
  if (item.need === 'nothing') {
    return 'nothing'
  }
  return isWaiting(item) ? 'to-upload' : 'submitted'
}

async function productsOf(
  lineItems: readonly { readonly pid: ProductId }[],
  { db, caller }: Looking,
): Promise<ReadonlyMap<ProductId, Product>> {
  const products = new Map<ProductId, Product>()
  for (const pid of new Set(lineItems.map((lineItem) => lineItem.pid))) {
    const product = await createProductStore(db).find(caller.merchantId, pid)
    if (product) {
      products.set(pid, product)
    }
  }
  return products
}

/**
 * The order behind a link to upload again. Its own shopper sees all of it in any state; who only holds the link sees that
 * one sub-order, no more of the name than its beginning, and nothing once production has begun (`safety` 17).
 */
export async function showReUploadOrder(
  { secrets }: Pick<Deps, 'secrets'>,
  { suborderid, k }: ParsedRequestOf<typeof getReUploadOrderInfo>,
  { db, caller }: CallContext<'anyone'>,
) {
  const handIns = createHandInStore(db)
  const id = await handIns.findOrderOf([asId<SubOrderId>(suborderid)], caller.merchantId)
  const found = id && (await handIns.find(id, caller.merchantId))
  const sub = found?.items.find((item) => item.subId === suborderid)
  const isOwn = found !== undefined && found.order.uid === caller.uid
  const linkLives = found?.order.state === 'to-upload' || found?.order.state === 'paid'
  const holdsLink = sub !== undefined && k !== undefined && linkLives && opensSubOrder(secrets, sub, k)
  if (!found || !(isOwn || holdsLink)) {
    if (k !== undefined) {
      return refuse('link-ended')
    }
    return refuse(caller.uid === undefined ? 'sign-in-needed' : 'not-found')
  }
  const { order } = found
  const begunKey = (item: OrderItemSummary) => linkKey({ suborderid: item.subId })
  const begun =
    caller.uid === undefined
      ? undefined
      : await createLinkLineItemStore(db).findBegun(
          { uid: caller.uid, merchantId: caller.merchantId },
          found.items.filter((item) => isWaiting(item) && item.aid === null).map(begunKey),
        )
  const items = isOwn ? found.items : found.items.filter((item) => item === sub)
  const products = await productsOf(items, { db, caller })
  const merchant = await createMerchantStore(db).find(caller.merchantId)
  const shown = (name: string) => (isOwn ? name : maskedName(name))
  const customer = items.find((item) => item.customer !== '')?.customer ?? order.address.name
  return answer({
    orderid: order.id,
    customer: shown(customer),
    mchid: order.mchid,
    fid: merchant?.factory.id ?? '',
    recvname: shown(order.address.name),
    uid: isOwn ? order.uid : '',
    suborder: items.map((item) => {
      const view = subOrderView(item, order, isOwn, products.get(item.pid), caller.language)
      const own = begun?.get(begunKey(item))
      return own
        ? {
            ...view,
            ...{ sub_orderdata: own.aid, sub_previewprj: own.taskId ?? '', sub_themeid: own.themeId ?? '' },
            ...(own.rev ? { sub_rev: own.rev } : {}),
          }
        : view
    }),
  })
}

function subOrderView(
  item: OrderItemSummary,
  order: OrderWithItems['order'],
  isOwn: boolean,
  product: Product | undefined,
  language: Language,
): DataOf<typeof getReUploadOrderInfo>['suborder'][number] {
  const link = linkStatusOf(item, order)
  return {
    sub_status: link.status,
    sub_orderid: link.orderId,
    suborderid: item.subId,
    sub_prodid: item.pid,
    sub_prodname: product?.name[language] ?? item.pid,
    sub_prodtype: product?.type ?? 0,
    sub_quantity: item.quantity,
    sub_previewprj: isOwn ? (item.taskId ?? '') : '',
    sub_orderdata: isOwn ? (item.aid ?? '') : '',
    sub_bookcount: item.quantity,
    sub_themeid: item.themeId ?? '',
    pkjId: item.packageKey ?? '',
    attrIdList: [...item.attributes],
  }
}
