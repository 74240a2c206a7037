import type { ParsedRequestOf } from '../../../domain/calls/call.ts'
import type { manageInvoice } from '../../../domain/calls/manage/invoices.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { isBilled, issuedInvoice } from '../../../domain/pay/invoice/invoice.ts'
import { answer, refuse } from '../../base/answer.ts'
import type { CallContext } from '../../ports/call-context.ts'
import { createNoticeStore } from '../../stores/notices.store.ts'
import { createHandInStore } from '../../stores/orders-hand-in.store.ts'
import { createInvoiceStore } from '../../stores/shoppers/invoices.store.ts'

/**
 * Notes an invoice that the merchant's own system wrote; its shopper is told, once. Number and address are corrected the
 * same way, also of an order whose money went back since.
 */
export async function issueInvoice(
  { oid, ...typed }: ParsedRequestOf<typeof manageInvoice>,
  { db, caller, requestId, now }: CallContext<'clerk'>,
) {
  const { merchantId: mchid, staff } = caller
  const audit = createHandInStore(db)
  const found = await audit.lock(asId<OrderId>(oid), mchid)
  if (found?.order.kind !== 'goods') {
    return refuse('not-found')
  }
  const { order } = found
  const invoices = createInvoiceStore(db)
  const invoice = await invoices.find(order.id)
  if (!invoice || (invoice.sentAt === null && !isBilled(order.state))) {
    return refuse('change-closed')
  }
  const issued = issuedInvoice(typed)
  if ('reason' in issued) {
    return refuse(issued.reason)
  }
  await invoices.issue(order.id, issued, invoice.sentAt ?? now)
  await createNoticeStore(db).writeOnce('invoice-issued', order, now)
  const note = { mchid, action: 'invoice-sent', subject: order.id, actor: staff.id, requestId } as const
  await audit.note({ ...note, after: [issued.number, issued.link].join(' ').trim() }, now)
  return answer({ orderid: order.id })
}
