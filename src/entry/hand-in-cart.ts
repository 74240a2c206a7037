import { asId, type SubOrderId } from '../../domain/ids.ts'
import { keyOf, type OrderReference } from '../../domain/navigation/decide-entry.ts'
import { draftOf } from '../../machines/link-login/item-state.ts'
import type { ItemDraft, LinkItem, LinkOrder } from '../../machines/link-login/link-login.types.ts'
import type { OrderCart, OrderLine } from '../../machines/order/order.types.ts'

interface HandIn {
  readonly reference: OrderReference
  readonly phoneTail: string
  readonly order: LinkOrder
  readonly drafts: readonly ItemDraft[]
  readonly items: readonly LinkItem[]
}

/** What is handed in for an order of a link: nothing is paid, each line names its sub-order (modes 1, 2 and 5). */
export function handInCart({ reference, phoneTail, order, drafts, items }: HandIn): OrderCart {
  return {
    id: handInId(reference),
    lines: items.map((item) => lineOf(order, item, draftOf(item, drafts))),
    ...(order.orderId && reference.kind === 'sub' ? { orderId: order.orderId } : {}),
    ...(reference.kind === 'sub' && reference.k ? { linkToken: reference.k } : {}),
    ...(reference.kind === 'outtrade'
      ? { outtrade: { id: reference.number, ...(phoneTail ? { phoneTail } : {}) } }
      : {}),
  }
}

/** One wish for each order: what an earlier visit sent is found by it. */
export function handInId(reference: OrderReference): string {
  return `hand-in-${keyOf(reference)}`
}

function lineOf(order: LinkOrder, item: LinkItem, draft: ItemDraft | undefined): OrderLine {
  const aid = draft?.aid ?? item.aid
  const taskId = draft?.taskId ?? item.taskId
  return {
    pid: item.pid,
    ...(aid ? { aid } : {}),
    ...(taskId ? { taskId } : {}),
    ...{ quantity: item.quantity, attributes: item.attributes, rev: draft?.rev ?? 0 },
    ...(order.mode === 1 ? { outtradeSubId: item.sub } : { subId: asId<SubOrderId>(item.sub) }),
  }
}
