import { z } from 'zod'
import { defineCall, idField, opidField } from '../call.ts'

export const manageInvoice = defineCall({
  name: 'ManageInvoice',
  method: 'POST',
  path: '/Api/Manage/Invoice',
  summary:
    'Notes the invoice of an order that the merchant wrote: its number, and where it is read. Its shopper reads both and is told once; noted again, both are corrected.',
  changes: true,
  refusals: ['change-closed', 'issued-number-missing', 'issued-link-wrong'],
  request: z.object({
    ...{ oid: idField, opid: opidField },
    number: z.string().max(200),
    /** https; empty: it came by e-mail only. */
    link: z.string().max(2000).default(''),
  }),
  data: z.object({ orderid: z.string() }),
})

/** Invoices in one table, those awaited longest; the rest is in the next one, once these are written. */
export const INVOICES_MAX = 500

export const manageInvoices = defineCall({
  name: 'ManageInvoices',
  method: 'POST',
  path: '/Api/Manage/Invoices',
  summary:
    'The invoices that are to be written, as a table, the longest awaited first; what went back is not in it. Who took it is noted.',
  changes: true,
  refusals: [],
  request: z.object({}),
  data: z.object({ csv: z.string() }),
})
