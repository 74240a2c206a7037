import { LANGUAGES, type Language, type Localised } from '../language.ts'
import { homeOf } from './delivered-to.ts'
import type { DeliveryTime } from './delivery-time.ts'
import type { Merchant, ParcelTo } from './merchant.ts'
import type { MerchantPrint } from './print-settings.ts'
import { inEveryLanguage } from './shop-texts.ts'

/** What a merchant changes of his shop by himself; what is absent stays. */
export interface ShopChange {
  readonly name?: Localised | undefined
  readonly description?: Localised | undefined
  readonly logo?: string | undefined
  readonly accent?: string | undefined
  readonly contact?: Merchant['contact'] | undefined
  readonly places?: Merchant['shop']['pickUpAddresses'] | undefined
  /** Null: the shop promises no day any more. */
  readonly delivery?: DeliveryTime | null | undefined
  readonly country?: string | undefined
  readonly countries?: readonly string[] | undefined
  readonly parcels?: readonly ParcelTo[] | undefined
  readonly languages?: readonly Language[] | undefined
  readonly changeMinutes?: number | undefined
  readonly shareProfit?: number | undefined
  readonly invoices?: boolean | undefined
  readonly print?: Pick<MerchantPrint, 'profile' | 'marks' | 'books' | 'prints'> | undefined
}

export type ShopChangeRefusal = 'shop-name-missing' | 'place-incomplete' | 'delivery-days-wrong' | 'language-missing'

/** The merchant after a change. A name that is written in one language is the name in all that were left empty. */
export function shopAfter(
  merchant: Merchant,
  change: ShopChange,
):
  | { readonly kind: 'changed'; readonly merchant: Merchant }
  | { readonly kind: 'refused'; readonly reason: ShopChangeRefusal } {
  const { name, description, logo, accent, contact, places, delivery, country, countries, parcels } = change
  const { languages, changeMinutes, shareProfit, invoices, print } = change
  if (name && isEmpty(name)) {
    return { kind: 'refused', reason: 'shop-name-missing' }
  }
  if (places?.some((place) => isEmpty(place.name) || isEmpty(place.address))) {
    return { kind: 'refused', reason: 'place-incomplete' }
  }
  const ways = [delivery?.wayDays, ...(parcels ?? []).map(({ wayDays }) => wayDays)]
  if (ways.some((way) => way && way.from > way.to)) {
    return { kind: 'refused', reason: 'delivery-days-wrong' }
  }
  if (languages?.length === 0) {
    return { kind: 'refused', reason: 'language-missing' }
  }
  const { delivery: before, ...kept } = merchant.shop
  const promised = delivery === undefined ? before : delivery
  const home = country ?? homeOf(merchant)
  const shop: Merchant['shop'] = {
    ...kept,
    // The title in the browser is the shop's name.
    ...(name ? { title: inEveryLanguage(name) } : {}),
    ...(description ? { description: inEveryLanguage(description) } : {}),
    ...(logo === undefined ? {} : { logo: logo.trim() }),
    ...(accent === undefined ? {} : { accent }),
    ...(places ? { pickUpAddresses: places.map(whole) } : {}),
    ...(promised ? { delivery: promised } : {}),
    ...(country ? { country } : {}),
    // A shop that delivers nowhere has places to fetch at: it names none, and its own country stays.
    ...(countries ? { countries: countries.length > 0 ? [...new Set(countries)].sort() : [home] } : {}),
    ...(parcels ? { parcels: parcels.filter(isOfItsOwn) } : {}),
    ...(languages ? { languages: [...new Set(languages)] } : {}),
    ...(changeMinutes === undefined ? {} : { changeMinutes }),
    ...(shareProfit === undefined ? {} : { shareProfit }),
    ...(invoices === undefined ? {} : { invoices }),
  }
  return {
    kind: 'changed',
    merchant: {
      ...merchant,
      shop,
      ...(name ? { name: inEveryLanguage(name) } : {}),
      ...(contact ? { contact } : {}),
      ...(print ? { print: { ...merchant.print, ...print } } : {}),
    },
  }
}

/** A country of which nothing is said costs and takes what every other does. */
const isOfItsOwn = ({ price, wayDays }: ParcelTo) => price !== undefined || wayDays !== undefined

const whole = ({ id, name, address }: Merchant['shop']['pickUpAddresses'][number]) => ({
  ...{ id, name: inEveryLanguage(name), address: inEveryLanguage(address) },
})

const isEmpty = (text: Localised) => LANGUAGES.every((language) => text[language].trim() === '')
