/** Countries of the European Union and the two signs that their VAT numbers begin with. */
const VAT_PREFIXES: Readonly<Record<string, string>> = { GR: 'EL' }

/** What follows those two signs, by the country (VIES); signs stand here without the spaces and dots that people write. */
const VAT_FORMS: Readonly<Record<string, { readonly form: RegExp; readonly example: string }>> = {
  AT: { form: /^U\d{8}$/, example: 'ATU12345678' },
  BE: { form: /^[01]\d{9}$/, example: 'BE0123456789' },
  BG: { form: /^\d{9,10}$/, example: 'BG123456789' },
  CY: { form: /^\d{8}[A-Z]$/, example: 'CY12345678L' },
  CZ: { form: /^\d{8,10}$/, example: 'CZ12345678' },
  DE: { form: /^\d{9}$/, example: 'DE123456789' },
  DK: { form: /^\d{8}$/, example: 'DK12345678' },
  EE: { form: /^\d{9}$/, example: 'EE123456789' },
  EL: { form: /^\d{9}$/, example: 'EL123456789' },
  ES: { form: /^([A-Z]\d{7}[0-9A-Z]|\d{8}[A-Z])$/, example: 'ESX1234567X' },
  FI: { form: /^\d{8}$/, example: 'FI12345678' },
  FR: { form: /^[0-9A-HJ-NP-Z]{2}\d{9}$/, example: 'FR12345678901' },
  HR: { form: /^\d{11}$/, example: 'HR12345678901' },
  HU: { form: /^\d{8}$/, example: 'HU12345678' },
  IE: { form: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, example: 'IE1234567WA' },
  IT: { form: /^\d{11}$/, example: 'IT12345678901' },
  LT: { form: /^(\d{9}|\d{12})$/, example: 'LT123456789' },
  LU: { form: /^\d{8}$/, example: 'LU12345678' },
  LV: { form: /^\d{11}$/, example: 'LV12345678901' },
  MT: { form: /^\d{8}$/, example: 'MT12345678' },
  NL: { form: /^[0-9A-Z+*]{10}\d{2}$/, example: 'NL123456789B01' },
  PL: { form: /^\d{10}$/, example: 'PL1234567890' },
  PT: { form: /^\d{9}$/, example: 'PT123456789' },
  RO: { form: /^\d{2,10}$/, example: 'RO1234567890' },
  SE: { form: /^\d{12}$/, example: 'SE123456789012' },
  SI: { form: /^\d{8}$/, example: 'SI12345678' },
  SK: { form: /^\d{10}$/, example: 'SK1234567890' },
}

const prefixOf = (country: string): string => VAT_PREFIXES[country] ?? country

/** Whether a shop of this country (ISO 3166-1) writes invoices by the European Union's rules. */
export function isOfUnion(country: string): boolean {
  return prefixOf(country) in VAT_FORMS && country !== 'EL'
}

/** A VAT number without spaces, dots and dashes, its two signs in front: those of the shop's country where nobody wrote any. */
export function cleanVatNumber(typed: string, country: string): string {
  const number = plainNumber(typed)
  const [prefix, rest] = [number.slice(0, 2), number.slice(2)]
  const isPrefixed = (VAT_FORMS[prefix]?.form.test(rest) ?? false) || prefix === prefixOf(country)
  return number === '' || isPrefixed || !isVatNumber(prefixOf(country) + number) ? number : prefixOf(country) + number
}

/** A clean VAT number, of whichever country of the Union its company is at home in. */
export function isVatNumber(number: string): boolean {
  return VAT_FORMS[number.slice(0, 2)]?.form.test(number.slice(2)) ?? false
}

/** What a VAT number looks like: in the country that the number names, else in that of the shop. */
export function vatExample(number: string, country: string): string {
  return (VAT_FORMS[number.slice(0, 2)] ?? VAT_FORMS[prefixOf(country)])?.example ?? ''
}

/** A number of any tax office: digits and capital letters, nothing between them. */
export function plainNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s.\-/]/g, '')
    .toUpperCase()
}

/** Signs of China's unified social credit code (GB 32100-2015), in the order of their values; there is no I, O, S, V and Z. */
const CREDIT_SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const CREDIT_CODE = /^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/
/** Tax numbers of before 2015: the six digits of a region and the nine signs of an organisation. */
const OLD_NUMBER = /^\d{6}[0-9A-Z]{8}[0-9X]$/

/** A company's clean tax number in China: a credit code whose last sign checks the others, or one of the older fifteen. */
export function isChinaTaxNumber(number: string): boolean {
  return OLD_NUMBER.test(number) || (CREDIT_CODE.test(number) && checkSign(number.slice(0, -1)) === number.at(-1))
}

/** The eighteenth sign of a credit code. */
function checkSign(code: string): string {
  const sum = [...code].reduce((all, sign, at) => all + CREDIT_SIGNS.indexOf(sign) * (3 ** at % CREDIT_SIGNS.length), 0)
  return CREDIT_SIGNS[(CREDIT_SIGNS.length - (sum % CREDIT_SIGNS.length)) % CREDIT_SIGNS.length] ?? ''
}

/** Elsewhere: as short as Denmark's eight signs, as long as the longest that tax offices print. */
export function isTaxNumber(number: string): boolean {
  return /^[0-9A-Z]{4,20}$/.test(number)
}
