import { LANGUAGES, type Language } from '../language.ts'
import type { Merchant } from './merchant.ts'

/** The languages that a shop speaks, the first for whoever reads none of them. */
export const languagesOf = (merchant: Pick<Merchant, 'shop'> | undefined): readonly Language[] =>
  merchant?.shop.languages ?? LANGUAGES
