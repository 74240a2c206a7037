import { expect, test } from 'vitest'
import { cleanInvoice, type InvoiceFields, invoiceFaults, issuedInvoice, mayAskInvoice } from './invoice.ts'
import { invoiceFieldsOf, invoiceKinds } from './invoice-form.ts'

const COMPANY: InvoiceFields = {
  kind: 'special',
  title: '小林印刷',
  taxNumber: '91350100M000100Y43',
  address: '福州市鼓楼区 1 号',
  phone: '059112345678',
  bank: '中国银行福州分行',
  account: '6222021001122334455',
  email: 'lin@example.com',
}
const faultsOf = (change: Partial<InvoiceFields>, country = 'CN') =>
  invoiceFaults(cleanInvoice({ ...COMPANY, ...change }, country), country).map(({ reason }) => reason)

test('its fields follow the country of the merchant', () => {
  const form = (country: string) =>
    invoiceKinds(country).map((kind) => [kind, invoiceFieldsOf(country, kind).join(' ')])
  expect([form('CN'), form('DE'), form('US')]).toEqual([
    [
      ['personal', 'title email'],
      ['company', 'title taxNumber email'],
      ['special', 'title taxNumber address phone bank account email'],
    ],
    [['company', 'title taxNumber address email']],
    [['named', 'title taxNumber address email']],
  ])
})

test('what was typed is cleaned, and what its kind does not have is left away', () => {
  const typed = {
    ...COMPANY,
    title: ' 小林\u202e  印刷 ',
    taxNumber: '9135 0100-m000100y43',
    phone: '0591 1234-5678',
    account: '6222 0210 0112 2334 455',
    email: ' Lin@Example.com ',
  }
  expect(cleanInvoice(typed, 'CN')).toEqual({ ...COMPANY, title: '小林 印刷' })
  const none = { taxNumber: '', address: '', phone: '', bank: '', account: '' }
  expect(cleanInvoice({ ...COMPANY, kind: 'personal' }, 'CN')).toEqual({ ...COMPANY, ...none, kind: 'personal' })
  expect(cleanInvoice({ ...COMPANY, taxNumber: '123456789' }, 'DE')).toEqual({
    ...{ ...COMPANY, ...none, kind: 'company', taxNumber: 'DE123456789' },
    address: COMPANY.address,
  })
})

test('China: a person needs no number, a company its tax number, a special fapiao all that is registered of it', () => {
  const empty = { title: ' ', taxNumber: '', address: '', phone: '12', bank: '', account: '12', email: 'lin' }
  expect([
    faultsOf({}),
    faultsOf(empty),
    faultsOf({ ...empty, kind: 'company' }),
    faultsOf({ ...empty, kind: 'personal' }),
    faultsOf({ title: '长'.repeat(101) }),
    faultsOf({ kind: 'company', taxNumber: '91350100M000100Y44' }),
    faultsOf({ kind: 'company', taxNumber: 'DE123456789' }),
    faultsOf({ kind: 'company', taxNumber: '440300192203821' }),
  ]).toEqual([
    [],
    [
      ...['invoice-title-missing', 'invoice-number-wrong', 'invoice-address-missing', 'invoice-phone-wrong'],
      ...['invoice-bank-missing', 'invoice-account-wrong', 'email-invalid'],
    ],
    ['invoice-title-missing', 'invoice-number-wrong', 'email-invalid'],
    ['invoice-title-missing', 'email-invalid'],
    ['invoice-title-missing'],
    ['invoice-number-wrong'],
    ['invoice-number-wrong'],
    [],
  ])
})

test('the Union and elsewhere: a VAT number has the form of its country; elsewhere there may be none', () => {
  expect([
    faultsOf({ taxNumber: 'DE 123 456 789' }, 'DE'),
    faultsOf({ taxNumber: '' }, 'DE'),
    faultsOf({ taxNumber: 'DE12', address: '' }, 'FR'),
    faultsOf({ taxNumber: '' }, 'US'),
    faultsOf({ taxNumber: '12', address: '' }, 'US'),
  ]).toEqual([
    [],
    ['vat-number-wrong'],
    ['vat-number-wrong', 'invoice-address-missing'],
    [],
    ['tax-number-wrong', 'invoice-address-missing'],
  ])
  expect(invoiceFaults(cleanInvoice({ ...COMPANY, taxNumber: 'DE12' }, 'FR'), 'FR')).toEqual([
    { field: 'taxNumber', reason: 'vat-number-wrong', params: { max: 100, example: 'DE123456789' } },
  ])
})

test('an invoice that was written has a number, and an address that is read safely or none', () => {
  const link = 'https://inv.example.com/24.pdf?k=1'
  expect([
    issuedInvoice({ number: ' 2444 2000 ', link: ` ${link} ` }),
    issuedInvoice({ number: '24442000', link: '' }),
    issuedInvoice({ number: ' ', link }),
    issuedInvoice({ number: '1'.repeat(41), link }),
    ...['http://a.example', 'javascript:alert(1)', 'https://x', 'https://a:b@c.example', 'inv'].map((wrong) =>
      issuedInvoice({ number: '1', link: wrong }),
    ),
  ]).toEqual([
    { number: '2444 2000', link },
    { number: '24442000', link: '' },
    { reason: 'issued-number-missing' },
    { reason: 'issued-number-missing' },
    ...Array(5).fill({ reason: 'issued-link-wrong' }),
  ])
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
