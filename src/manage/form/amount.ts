/** Digits behind the point of a currency. */
function digitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/** An amount of minor units as people write it: 15800 is `158.00`. */
export function amountText(amount: number, currency: string): string {
  const digits = digitsOf(currency)
  return (amount / 10 ** digits).toFixed(digits)
}

/** What somebody typed in minor units; `undefined`: it is no amount. */
export function typedAmount(typed: string, currency: string): number | undefined {
  const digits = digitsOf(currency)
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,。](\d+))?$/.exec(typed.normalize('NFKC').trim()) ?? []
  return whole === undefined || part.length > digits ? undefined : Number(whole + part.padEnd(digits, '0'))
}
