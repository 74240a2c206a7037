import type { RefusalOf } from '../../../domain/calls/call.ts'
import {
  getOuttradeOrderInfo,
  getReUploadOrderInfo,
  type LinkOrderItem as WireItem,
} from '../../../domain/calls/link-order.ts'
import {
  type AlbumId,
  asId,
  type MerchantId,
  type OrderId,
  type ProductId,
  type SubOrderId,
  type TaskId,
  type ThemeId,
} from '../../../domain/ids.ts'
import type { OrderReference } from '../../../domain/navigation/decide-entry.ts'
import { needOf } from '../../../domain/order/item-needs.ts'
import { isLinkOrderSubmitted } from '../../../domain/order/links/submitted.ts'
import { PRODUCT_TYPES, type ProductTypeNumber } from '../../../domain/product/product.ts'
import { ServerFault } from '../../../machines/faults.ts'
import type {
  LinkItem,
  LinkLoginRefusal,
  LinkOrder,
  StepAnswer,
} from '../../../machines/link-login/link-login.types.ts'
import { type ApiReply, callApi } from '../platform/api.ts'

type OrderAsk = typeof getOuttradeOrderInfo | typeof getReUploadOrderInfo

/** What the first step says (B§8 E-commerce) where the shop says something else. */
const STEP_REASONS: Partial<Record<RefusalOf<OrderAsk>, LinkLoginRefusal>> = {
  'sign-in-needed': 'sign-in-needed',
  'not-found': 'order-number-wrong',
  'link-ended': 'link-ended',
  'order-closed': 'order-closed',
  'order-number-wrong': 'order-number-wrong',
  'order-number-empty': 'order-number-empty',
  'too-many-requests': 'too-many-tries',
}

export interface LinkOrderRequest {
  readonly reference: OrderReference
  readonly phoneTail: string
}

/** The order behind a link. */
export async function findLinkOrder(
  { reference, phoneTail }: LinkOrderRequest,
  signal: AbortSignal | undefined,
): Promise<StepAnswer<LinkOrder>> {
  const options = signal ? { signal } : {}
  if (reference.kind === 'outtrade') {
    const ask = { outtradeid: reference.number, phonetail: phoneTail || undefined }
    return read(await callApi(getOuttradeOrderInfo, ask, options), (items) => outtradeOrder(items))
  }
  const ask = { suborderid: reference.subid, k: reference.k || undefined }
  return read(await callApi(getReUploadOrderInfo, ask, options), (order) => ({
    mode: reference.k ? 2 : 5,
    orderId: asId<OrderId>(order.orderid),
    mchid: asId<MerchantId>(order.mchid),
    ...withSubmission(order.suborder.map(reUploadItem), true),
  }))
}

function read<Data>(
  answer: ApiReply<Data, RefusalOf<OrderAsk>>,
  orderOf: (data: Data) => LinkOrder,
): StepAnswer<LinkOrder> {
  if (answer.kind === 'refused') {
    const { reason, code, message } = answer
    return { kind: 'refused', reason: STEP_REASONS[reason] ?? 'order-not-fetched', code, message }
  }
  const found = orderOf(answer.data)
  return found.items.length > 0 ? { kind: 'found', found } : { kind: 'refused', reason: 'order-number-wrong' }
}

function outtradeOrder(items: readonly WireItem[]): LinkOrder {
  const [first] = items
  const ours = items.map(({ orderid }) => orderid).find((id) => id !== '')
  return {
    mode: 1,
    orderId: ours ? asId<OrderId>(ours) : null,
    mchid: asId<MerchantId>(first?.mchid ?? ''),
    ...withSubmission(
      items.map((item, at) => outtradeItem(item, nameOf(items, at))),
      ours !== undefined,
    ),
  }
}

/**
 * Volumes of one thing share the other platform's name. The one that still waits keeps it, as it did before the order
 * was claimed; those that are handed in are told apart by our own.
 */
function nameOf(items: readonly WireItem[], at: number): string {
  const item = items[at]
  const same = items.filter(({ outtradesubid }) => outtradesubid === item?.outtradesubid)
  const plain = same.find(({ upload }) => upload === 'to-upload') ?? same[0]
  return item === plain || !item?.suborderid ? (item?.outtradesubid ?? '') : item.suborderid
}

function outtradeItem(item: WireItem, sub: string): LinkItem {
  return {
    sub,
    outtradeSubId: item.outtradesubid,
    ...(item.suborderid ? { subId: asId<SubOrderId>(item.suborderid) } : {}),
    ...{ pid: asId<ProductId>(item.prodid), type: typeOf(item.prodtype), name: item.prodname },
    ...{ quantity: item.outTradeQuantity || item.quantity, attributes: item.attrIdList, pkjId: item.pkjId },
    ...begun({ aid: item.aid, taskId: item.subPreviewProjectUrl, themeId: item.tid, rev: item.rev }),
    ...{ minPhotos: item.minnum, maxPhotos: item.maxnum, state: item.upload },
  }
}

type ReUploadSub = Parameters<typeof reUploadItem>[0]

function reUploadItem(item: {
  readonly suborderid: string
  readonly sub_status: number
  readonly sub_orderid: string
  readonly sub_prodid: string
  readonly sub_prodname: string
  readonly sub_prodtype: number
  readonly sub_quantity: number
  readonly sub_previewprj: string
  readonly sub_orderdata: string
  readonly sub_themeid: string
  readonly sub_rev?: number | undefined
  readonly pkjId: string
  readonly attrIdList: readonly string[]
}): LinkItem {
  const type = typeOf(item.sub_prodtype)
  return {
    sub: item.suborderid,
    subId: asId<SubOrderId>(item.suborderid),
    ...{ pid: asId<ProductId>(item.sub_prodid), type, name: item.sub_prodname },
    ...{ quantity: item.sub_quantity, attributes: item.attrIdList, pkjId: item.pkjId },
    ...begun({ aid: item.sub_orderdata, taskId: item.sub_previewprj, themeId: item.sub_themeid, rev: item.sub_rev }),
    // This call says nothing about photo counts; the product does, and the shop checks them.
    ...{ minPhotos: 0, maxPhotos: 0, state: stateOf(item, type) },
  }
}

function stateOf({ sub_orderid, sub_status }: ReUploadSub, type: ProductTypeNumber): LinkItem['state'] {
  if (needOf(type) === 'nothing') {
    return 'nothing'
  }
  return isLinkOrderSubmitted({ orderId: sub_orderid, type: 0, status: sub_status }) ? 'submitted' : 'to-upload'
}

interface BegunIds {
  readonly aid: string
  readonly taskId: string
  readonly themeId: string
  readonly rev: number | undefined
}

function begun(ids: BegunIds) {
  return {
    ...(ids.aid ? { aid: asId<AlbumId>(ids.aid) } : {}),
    ...(ids.taskId ? { taskId: asId<TaskId>(ids.taskId) } : {}),
    ...(ids.rev === undefined ? {} : { rev: ids.rev }),
    ...(ids.themeId ? { themeId: asId<ThemeId>(ids.themeId) } : {}),
  }
}

/** How far the order is: things that need nothing do not count. Where there are no others, it is ours once it is claimed. */
function withSubmission(items: readonly LinkItem[], isOurs: boolean): Pick<LinkOrder, 'items' | 'submission'> {
  const needed = items.filter(({ state }) => state !== 'nothing')
  const submitted = needed.filter(({ state }) => state === 'submitted').length
  const isWhole = submitted === needed.length && (needed.length > 0 || isOurs)
  return { items, submission: isWhole ? 'all' : submitted > 0 ? 'some' : 'none' }
}

function typeOf(number: number): ProductTypeNumber {
  if (!Object.hasOwn(PRODUCT_TYPES, number)) {
    throw new ServerFault(`an order holds a product of the unknown type ${number}`)
  }
  return number as ProductTypeNumber
}
