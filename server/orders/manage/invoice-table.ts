import { INVOICES_MAX } from '../../../domain/calls/manage/invoices.ts'
import { backOf } from '../../../domain/pay/refundable.ts'
import { writtenAmount } from '../../../domain/product/currency.ts'
import { csvCell, csvNumeral } from '../../../domain/text/csv-cell.ts'
import { answer } from '../../base/answer.ts'
import type { CallContext } from '../../ports/call-context.ts'
import { createOrderStore } from '../../stores/orders.store.ts'
import { createHandInStore } from '../../stores/orders-hand-in.store.ts'
import { createPaymentStore } from '../../stores/payments.store.ts'
import { createRefundStore } from '../../stores/refunds.store.ts'
import { createInvoiceStore } from '../../stores/shoppers/invoices.store.ts'
import { shortOf } from '../short-of.ts'
import { productsOf } from './find-orders.ts'

const COLUMNS = [
  ...['order', 'short', 'amount', 'currency', 'kind', 'title', 'tax number', 'address', 'phone', 'bank', 'account'],
  ...['e-mail', 'things'],
]

/** The invoices that are to be written, as a table for whatever writes them; who took it is noted at each order. */
export async function invoicesToWrite({ db, caller, requestId, now }: CallContext<'clerk'>) {
  const { merchantId: mchid, staff, language } = caller
  const waiting = await createInvoiceStore(db).toWrite(mchid, INVOICES_MAX)
  const found = await createOrderStore(db).loadAll(waiting.map(({ orderId }) => orderId))
  const products = await productsOf(db, found)
  const payments = createPaymentStore(db)
  const refunds = createRefundStore(db)
  const audit = createHandInStore(db)
  const lines: string[][] = []
  for (const { orderId, invoice } of waiting) {
    const { order, items } = found.find((one) => one.order.id === orderId) ?? {}
    if (!order || !items) {
      continue
    }
    // A part of what was paid may have gone back: no invoice is written of it. Money that paid nothing was never the order's.
    const paid = (await payments.ofOrder(orderId)).find(({ effect }) => effect === 'paid')
    const stayed = order.amount - (paid ? backOf(paid, await refunds.ofOrder(orderId)) : 0)
    const things = items.map(({ pid, quantity }) => `${quantity} x ${products.get(pid)?.name[language] ?? pid}`)
    const { kind, title, taxNumber, address, phone, bank, account, email } = invoice
    lines.push([
      ...[order.id, shortOf(order.id), writtenAmount(stayed, order.currency), order.currency, kind, title].map(csvCell),
      ...[csvNumeral(taxNumber), csvCell(address), csvNumeral(phone), csvCell(bank), csvNumeral(account)],
      ...[email, things.join(', ')].map(csvCell),
    ])
    await audit.note({ mchid, action: 'invoice-table', subject: orderId, actor: staff.id, requestId }, now)
  }
  return answer({ csv: `\uFEFF${[COLUMNS, ...lines].map((line) => line.join(',')).join('\r\n')}\r\n` })
}
