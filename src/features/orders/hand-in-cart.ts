import { type OrderReference, referenceKey } from '../../../domain/navigation/decide-entry.ts'
import { draftOfItem } from '../../../machines/link-login/item-state.ts'
import type { ItemDraft, LinkItem, LinkOrder } from '../../../machines/link-login/link-login.types.ts'
import type { OrderCart, OrderLine } from '../../../machines/order/order.types.ts'

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
    lines: items.map((item) => lineOf(item, draftOfItem(item, drafts))),
    ...(order.orderId && reference.kind === 'sub' ? { orderId: order.orderId } : {}),
    ...(reference.kind === 'sub' && reference.k ? { linkToken: reference.k } : {}),
    ...(reference.kind === 'outtrade'
      ? { outtrade: { id: reference.number, ...(phoneTail ? { phoneTail } : {}) } }
      : {}),
  }
}

/** One intent for each order: what an earlier visit sent is found by it. */
export function handInId(reference: OrderReference): string {
  return `hand-in-${referenceKey(reference)}`
}

function lineOf(item: LinkItem, draft: ItemDraft | undefined): OrderLine {
  const aid = draft?.aid ?? item.aid
  const taskId = draft?.taskId ?? item.taskId
  return {
    pid: item.pid,
    ...(aid ? { aid } : {}),
    ...(taskId ? { taskId } : {}),
    ...{ quantity: copiesOf(item, draft), attributes: item.attributes, rev: draft?.rev ?? item.rev ?? 0 },
    ...(item.subId ? { subId: item.subId } : {}),
    ...(item.outtradeSubId ? { outtradeSubId: item.outtradeSubId } : {}),
  }
}

/** A volume takes its share of the pieces that are left; the last one takes them all. */
function copiesOf({ quantity }: LinkItem, draft: ItemDraft | undefined): number {
  return draft?.volume ? Math.ceil(quantity / (draft.volume.parts.length - draft.volume.at)) : quantity
}
