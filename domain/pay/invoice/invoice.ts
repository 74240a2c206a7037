import { isEmail, plainEmail } from '../../login/email.ts'
import type { Order } from '../../order/order.ts'
import type { OrderState } from '../../order/order-state.ts'
import { countGraphemes } from '../../text/graphemes.ts'
import { STEERING_SIGNS } from '../../text/steering-signs.ts'
import type { EpochMs } from '../../units.ts'
import { type InvoiceField, type InvoiceKind, invoiceFieldsOf, invoiceKindIn, invoiceRules } from './invoice-form.ts'
import { cleanVatNumber, isChinaTaxNumber, isTaxNumber, isVatNumber, plainNumber, vatExample } from './tax-number.ts'

/** What an invoice is written from; a field that its kind does not have is empty. */
export interface InvoiceFields {
  readonly kind: InvoiceKind
  /** The name on it. */
  readonly title: string
  /** Digits and capital letters. */
  readonly taxNumber: string
  /** Where who it is made out to is registered, in one line. */
  readonly address: string
  readonly phone: string
  readonly bank: string
  /** Digits. */
  readonly account: string
  /** Where it is sent. */
  readonly email: string
}

/** What the merchant notes of an invoice that was written. */
export interface IssuedInvoice {
  readonly number: string
  /** Where it is read, https; empty: it came by e-mail only. */
  readonly link: string
}

/** The invoice of an order: what was asked for, and when the merchant wrote it, with what. */
export interface Invoice extends InvoiceFields, IssuedInvoice {
  readonly askedAt: EpochMs
  readonly sentAt: EpochMs | null
}

/** What can be wrong with each field. */
const REASONS = {
  title: 'invoice-title-missing',
  taxNumber: 'invoice-number-wrong',
  address: 'invoice-address-missing',
  phone: 'invoice-phone-wrong',
  bank: 'invoice-bank-missing',
  account: 'invoice-account-wrong',
  email: 'email-invalid',
} as const satisfies Record<InvoiceField, string>
export type InvoiceRefusal = (typeof REASONS)[InvoiceField] | 'vat-number-wrong' | 'tax-number-wrong'

/** Longest name of a company that tax offices print; an address and a bank are no longer either. */
const INVOICE_TITLE_MAX = 100

/** What was typed, as it is printed on the invoice of a merchant of this country. */
export function cleanInvoice(typed: InvoiceFields, country: string): InvoiceFields {
  const kind = invoiceKindIn(country, typed.kind)
  const clean: Readonly<Record<InvoiceField, (text: string) => string>> = {
    title: oneLine,
    taxNumber: (text) => (invoiceRules(country) === 'union' ? cleanVatNumber(text, country) : plainNumber(text)),
    address: oneLine,
    phone: (text) => text.normalize('NFKC').replace(/[\s()-]/g, ''),
    bank: oneLine,
    account: plainNumber,
    email: plainEmail,
  }
  const fields = invoiceFieldsOf(country, kind)
  const of = (field: InvoiceField) => (fields.includes(field) ? clean[field](typed[field]) : '')
  return {
    kind,
    title: of('title'),
    taxNumber: of('taxNumber'),
    address: of('address'),
    phone: of('phone'),
    bank: of('bank'),
    account: of('account'),
    email: of('email'),
  }
}

function oneLine(text: string): string {
  return text.normalize('NFKC').replace(STEERING_SIGNS, ' ').replace(/\s+/g, ' ').trim()
}

/** One field that is wrong, why, and what its sentence is told. */
export interface InvoiceFault {
  readonly field: InvoiceField
  readonly reason: InvoiceRefusal
  readonly params: Readonly<Record<string, string | number>>
}

/** All that is wrong with a clean one, in the order of its fields. */
export function invoiceFaults(invoice: InvoiceFields, country: string): readonly InvoiceFault[] {
  const isLine = (text: string) => text !== '' && countGraphemes(text) <= INVOICE_TITLE_MAX
  const isRight: Readonly<Record<InvoiceField, (text: string) => boolean>> = {
    title: isLine,
    taxNumber: NUMBERS[invoiceRules(country)].isRight,
    address: isLine,
    phone: (text) => /^\+?\d{7,15}$/.test(text),
    bank: isLine,
    account: (text) => /^\d{8,30}$/.test(text),
    email: isEmail,
  }
  return invoiceFieldsOf(country, invoice.kind)
    .filter((field) => !isRight[field](invoice[field]))
    .map((field) => ({
      field,
      reason: field === 'taxNumber' ? NUMBERS[invoiceRules(country)].reason : REASONS[field],
      params: { max: INVOICE_TITLE_MAX, example: vatExample(invoice.taxNumber, country) },
    }))
}

const NUMBERS = {
  fapiao: { isRight: isChinaTaxNumber, reason: 'invoice-number-wrong' },
  union: { isRight: isVatNumber, reason: 'vat-number-wrong' },
  // A person has none.
  plain: { isRight: (number: string) => number === '' || isTaxNumber(number), reason: 'tax-number-wrong' },
} as const

/** Longest number of an invoice and longest address of it. */
const ISSUED_NUMBER_MAX = 40
const ISSUED_LINK_MAX = 500

/** What the merchant noted, as it is kept; or what is wrong with it. */
export function issuedInvoice(
  typed: IssuedInvoice,
): IssuedInvoice | { readonly reason: 'issued-number-missing' | 'issued-link-wrong' } {
  const [number, link] = [oneLine(typed.number), typed.link.trim()]
  if (number === '' || countGraphemes(number) > ISSUED_NUMBER_MAX) {
    return { reason: 'issued-number-missing' }
  }
  const address = link === '' ? undefined : URL.parse(link)
  const isPlain = address?.protocol === 'https:' && address.username === '' && address.hostname.includes('.')
  return link === '' || (isPlain && address.href.length <= ISSUED_LINK_MAX)
    ? { number, link: address?.href ?? '' }
    : { reason: 'issued-link-wrong' }
}

/** States of an order whose money stayed: an invoice may be written of it. */
export const BILLED_STATES = ['to-upload', 'paid', 'in-production', 'ready-to-collect', 'shipped', 'collected'] as const

export function isBilled(state: OrderState): boolean {
  return BILLED_STATES.some((billed) => billed === state)
}

/**
 * Whether its shopper may ask for an invoice of an order, or correct what it is made out to: of money that was paid here
 * and stayed, until the merchant has sent it.
 */
export function mayAskInvoice(
  shop: { readonly invoices?: boolean },
  { kind, source, state, amount }: Pick<Order, 'kind' | 'source' | 'state' | 'amount'>,
  invoice: Pick<Invoice, 'sentAt'> | null,
): boolean {
  return (
    shop.invoices === true &&
    kind === 'goods' &&
    source === 'shop' &&
    isBilled(state) &&
    amount > 0 &&
    (invoice?.sentAt ?? null) === null
  )
}
