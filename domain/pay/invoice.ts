import { isEmail, plainEmail } from '../login/email.ts'
import type { Order } from '../order/order.ts'
import { countGraphemes } from '../text/graphemes.ts'
import { STEERING_SIGNS } from '../text/steering-signs.ts'
import type { EpochMs } from '../units.ts'

/** Whom an invoice is made out to (a fapiao's title): a person needs no number. */
export const INVOICE_KINDS = ['personal', 'company'] as const

/** What an invoice is written from. */
export interface InvoiceFields {
  readonly kind: (typeof INVOICE_KINDS)[number]
  /** The name on it. */
  readonly title: string
  /** Digits and capital letters; empty for a person. */
  readonly taxNumber: string
  /** Where it is sent. */
  readonly email: string
}

/** The invoice of an order: what was asked for, and when the merchant sent it. */
export interface Invoice extends InvoiceFields {
  readonly askedAt: EpochMs
  readonly sentAt: EpochMs | null
}

const INVOICE_REASONS = ['invoice-title-missing', 'invoice-number-wrong', 'email-invalid'] as const
export type InvoiceRefusal = (typeof INVOICE_REASONS)[number]

/** Longest name of a company that tax offices print. */
export const INVOICE_TITLE_MAX = 100
/** Numbers of tax offices all over the world: as short as Denmark's eight, as long as China's oldest with twenty. */
const NUMBER = /^[0-9A-Z]{6,20}$/
/** China's unified social credit code (GB 32100-2015); its last sign checks the others. */
const CREDIT_CODE = /^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/
const CREDIT_SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** What was typed, as it is printed on the invoice. */
export function cleanInvoice({ kind, title, taxNumber, email }: InvoiceFields): InvoiceFields {
  return {
    kind,
    title: title.normalize('NFKC').replace(STEERING_SIGNS, ' ').replace(/\s+/g, ' ').trim(),
    taxNumber: kind === 'personal' ? '' : taxNumber.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase(),
    email: plainEmail(email),
  }
}

/** All that is wrong with a clean one, in the order of its fields. */
export function invoiceFaults({ kind, title, taxNumber, email }: InvoiceFields): readonly InvoiceRefusal[] {
  const faults: Readonly<Record<InvoiceRefusal, boolean>> = {
    'invoice-title-missing': title === '' || countGraphemes(title) > INVOICE_TITLE_MAX,
    'invoice-number-wrong': kind === 'company' && !isTaxNumber(taxNumber),
    'email-invalid': !isEmail(email),
  }
  return INVOICE_REASONS.filter((reason) => faults[reason])
}

function isTaxNumber(number: string): boolean {
  return NUMBER.test(number) && (!CREDIT_CODE.test(number) || checkSign(number.slice(0, -1)) === number.at(-1))
}

/** The eighteenth sign of a credit code. */
function checkSign(code: string): string {
  const sum = [...code].reduce((all, sign, at) => all + CREDIT_SIGNS.indexOf(sign) * (3 ** at % CREDIT_SIGNS.length), 0)
  return CREDIT_SIGNS[(CREDIT_SIGNS.length - (sum % CREDIT_SIGNS.length)) % CREDIT_SIGNS.length] ?? ''
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
  const isPaid = !['awaiting-pay', 'cancelled', 'refunded'].includes(state)
  return (
    shop.invoices === true &&
    kind === 'goods' &&
    source === 'shop' &&
    isPaid &&
    amount > 0 &&
    (invoice?.sentAt ?? null) === null
  )
}
