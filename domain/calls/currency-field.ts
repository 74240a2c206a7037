import { z } from 'zod'
import { isCurrency } from '../product/currency.ts'

/** ISO 4217. */
export const currencyField = z.string().refine(isCurrency, 'no currency of ISO 4217')
