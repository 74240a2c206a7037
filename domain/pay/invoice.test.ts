import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanInvoice, type InvoiceFields, invoiceFaults, mayAskInvoice } from './invoice.ts'

const COMPANY: InvoiceFields = {
  kind: 'company',
  title: '小林印刷',
  taxNumber: '91350100M000100Y43',
  email: 'lin@example.com',
}
const faultsOf = (change: Partial<InvoiceFields>) => invoiceFaults(cleanInvoice({ ...COMPANY, ...change }))

test('an invoice is made out to a name, of a company with its tax number, and goes to an e-mail address', () => {
  expect(
    cleanInvoice({
      ...COMPANY,
      title: ' 小林\u202e  印刷 ',
      taxNumber: '9135 0100-m000100y43',
      email: ' Lin@Example.com ',
    }),
  ).toEqual({
    ...COMPANY,
    title: '小林 印刷',
  })
  expect(cleanInvoice({ ...COMPANY, kind: 'personal' }).taxNumber).toBe('')
  expect([
    faultsOf({}),
    faultsOf({ title: ' ', taxNumber: '', email: 'lin' }),
    faultsOf({ title: '长'.repeat(101) }),
    faultsOf({ kind: 'personal', taxNumber: '' }),
    faultsOf({ taxNumber: 'DE 123 456 789' }),
  ]).toEqual([
    [],
    ['invoice-title-missing', 'invoice-number-wrong', 'email-invalid'],
    ['invoice-title-missing'],
    [],
    [],
  ])
})

test('a credit code with one wrong sign is found (GB 32100-2015)', () => {
  const digits = fc.constantFrom(...'0123456789')
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 7 }), digits, (at, digit) => {
      const { taxNumber } = COMPANY
      fc.pre(taxNumber[at] !== digit)
      expect(faultsOf({ taxNumber: taxNumber.slice(0, at) + digit + taxNumber.slice(at + 1) })).toEqual([
        'invoice-number-wrong',
      ])
    }),
  )
})

test('only what was paid here and stayed has an invoice, where the shop writes any, until it is sent', () => {
  const order = { kind: 'goods', source: 'shop', state: 'shipped', amount: 6800 } as const
  const shop = { invoices: true }
  const may = [
    mayAskInvoice(shop, order, null),
    mayAskInvoice(shop, order, { sentAt: null }),
    mayAskInvoice(shop, order, { sentAt: 1 }),
    mayAskInvoice({}, order, null),
    mayAskInvoice(shop, { ...order, state: 'awaiting-pay' }, null),
    mayAskInvoice(shop, { ...order, state: 'refunded' }, null),
    mayAskInvoice(shop, { ...order, source: 'e-commerce' }, null),
    mayAskInvoice(shop, { ...order, amount: 0 }, null),
  ]
  expect(may).toEqual([true, true, false, false, false, false, false, false])
})
