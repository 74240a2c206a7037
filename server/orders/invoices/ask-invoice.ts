import type { ParsedRequestOf } from '../../../domain/calls/call.ts'
import type { askForInvoice } from '../../../domain/calls/order-changes.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { homeOf } from '../../../domain/merchant/delivered-to.ts'
import { cleanInvoice, type Invoice, invoiceFaults, mayAskInvoice } from '../../../domain/pay/invoice/invoice.ts'
import { answer, refuse } from '../../base/answer.ts'
import type { CallContext } from '../../ports/call-context.ts'
import { createMerchantStore } from '../../stores/merchants.store.ts'
import { createHandInStore } from '../../stores/orders-hand-in.store.ts'
import { createInvoiceStore } from '../../stores/shoppers/invoices.store.ts'

/** A shopper wants an invoice of what he paid; asked again, the later one holds until it is written. */
export async function askInvoice(
  { oid, taxnumber: taxNumber, opid: _, ...typed }: ParsedRequestOf<typeof askForInvoice>,
  { db, caller, requestId, now }: CallContext<'owner'>,
) {
  const audit = createHandInStore(db)
  const found = await audit.lock(asId<OrderId>(oid), caller.merchantId)
  if (found?.order.uid !== caller.uid) {
    return refuse('not-found')
  }
  const { id: orderId, mchid } = found.order
  const invoices = createInvoiceStore(db)
  const merchant = await createMerchantStore(db).find(mchid)
  if (!merchant || !mayAskInvoice(merchant.shop, found.order, await invoices.find(orderId))) {
    return refuse('change-closed')
  }
  const fields = cleanInvoice({ ...typed, taxNumber }, homeOf(merchant))
  const [fault] = invoiceFaults(fields, homeOf(merchant))
  if (fault) {
    return refuse(fault.reason, { params: fault.params })
  }
  await invoices.save({ orderId, mchid }, fields, now)
  await audit.note({ mchid, action: 'invoice', subject: orderId, actor: caller.uid, requestId }, now)
  return answer({ orderid: orderId })
}

/** An invoice on the wire. */
export function invoiceView({ askedAt, sentAt, taxNumber, number, link, ...fields }: Invoice) {
  return {
    ...fields,
    ...{ taxnumber: taxNumber, asked: askedAt, number, link },
    ...(sentAt === null ? {} : { sent: sentAt }),
  }
}
