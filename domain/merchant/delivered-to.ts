import { UNNAMED_COUNTRY } from '../order/abroad/country-form.ts'
import type { MinorUnits } from '../units.ts'
import type { DeliveryTime } from './delivery-time.ts'
import type { Merchant } from './merchant.ts'

type Delivering = Pick<Merchant, 'shop'> | undefined

/** Where an order goes that names no country. */
export const homeOf = (merchant: Delivering): string => merchant?.shop.country ?? UNNAMED_COUNTRY

/** Where a shop's parcels go, ISO 3166-1. */
export const countriesOf = (merchant: Delivering): readonly string[] => merchant?.shop.countries ?? [homeOf(merchant)]

const parcelTo = (merchant: Delivering, country: string) =>
  merchant?.shop.parcels?.find((parcel) => parcel.country === country)

/** What every parcel to this country costs; undefined: what its things say. */
export const parcelPrice = (merchant: Delivering, country: string): MinorUnits | undefined =>
  parcelTo(merchant, country)?.price

/** How long things take until they arrive in this country; undefined: the shop promises no day. */
export function deliveryTimeTo(merchant: Delivering, country: string): DeliveryTime | undefined {
  const usual = merchant?.shop.delivery
  return usual && { ...usual, wayDays: parcelTo(merchant, country)?.wayDays ?? usual.wayDays }
}
