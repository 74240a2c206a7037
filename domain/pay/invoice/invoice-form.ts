import { isOfUnion } from './tax-number.ts'

/**
 * What an invoice is: in China a fapiao of a person, of a company, or the special one by which a company gets its VAT back;
 * in the European Union that of a company; elsewhere one that is made out to a name.
 */
export const INVOICE_KINDS = ['personal', 'company', 'special', 'named'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** What is typed for an invoice. */
export type InvoiceField = 'title' | 'taxNumber' | 'address' | 'phone' | 'bank' | 'account' | 'email'

/** By whose rules a shop writes its invoices. */
export type InvoiceRules = 'fapiao' | 'union' | 'plain'

const KINDS: Readonly<Record<InvoiceRules, readonly [InvoiceKind, ...InvoiceKind[]]>> = {
  fapiao: ['personal', 'company', 'special'],
  union: ['company'],
  plain: ['named'],
}

/** The fields of each kind, in their order; all of them must be filled in but a tax number where there may be none. */
const FIELDS: Readonly<Record<InvoiceRules, Readonly<Partial<Record<InvoiceKind, readonly InvoiceField[]>>>>> = {
  fapiao: {
    personal: ['title', 'email'],
    company: ['title', 'taxNumber', 'email'],
    special: ['title', 'taxNumber', 'address', 'phone', 'bank', 'account', 'email'],
  },
  union: { company: ['title', 'taxNumber', 'address', 'email'] },
  plain: { named: ['title', 'taxNumber', 'address', 'email'] },
}

/** By the country of the merchant, ISO 3166-1. */
export function invoiceRules(country: string): InvoiceRules {
  return country === 'CN' ? 'fapiao' : isOfUnion(country) ? 'union' : 'plain'
}

/** What can be chosen; where it is one, nothing is asked. */
export function invoiceKinds(country: string): readonly [InvoiceKind, ...InvoiceKind[]] {
  return KINDS[invoiceRules(country)]
}

/** The kind that is meant here: one of another country is the first of this one's. */
export function invoiceKindIn(country: string, kind: InvoiceKind): InvoiceKind {
  const kinds = invoiceKinds(country)
  return kinds.includes(kind) ? kind : kinds[0]
}

export function invoiceFieldsOf(country: string, kind: InvoiceKind): readonly InvoiceField[] {
  return FIELDS[invoiceRules(country)][invoiceKindIn(country, kind)] ?? []
}
