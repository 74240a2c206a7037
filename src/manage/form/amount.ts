import { amountDecimals, writtenAmount } from '../../../domain/product/currency.ts'

/** An amount of minor units as people write it: 15800 is `158.00`. */
export const amountText = writtenAmount

/** What somebody typed in minor units; `undefined`: it is no amount. */
export function typedAmount(typed: string, currency: string): number | undefined {
  const digits = amountDecimals(currency)
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,。](\d+))?$/.exec(typed.normalize('NFKC').trim()) ?? []
  return whole === undefined || part.length > digits ? undefined : Number(whole + part.padEnd(digits, '0'))
}
