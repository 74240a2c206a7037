import { HOME_COUNTRY } from '../order/abroad/country-form.ts'
import type { Merchant } from './merchant.ts'

/** Where a shop's parcels go, ISO 3166-1. */
export const countriesOf = (merchant: Pick<Merchant, 'shop'> | undefined): readonly string[] =>
  merchant?.shop.countries ?? [HOME_COUNTRY]
