import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Language } from '../../domain/language.ts'
import { countriesOf, homeOf } from '../../domain/merchant/delivered-to.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import { countryFormOf, placeFaults, UNNAMED_COUNTRY } from '../../domain/order/abroad/country-form.ts'
import { type Address, cleanAddress, NO_ADDRESS, refuseAddress } from '../../domain/order/address.ts'
import { refuse } from '../base/answer.ts'
import { countryData } from '../base/country-data.ts'
import type { Db } from '../db/db.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import type { Owner } from '../stores/previews.store.ts'

/** Where an order goes, as the phone sends it. */
interface Receiver {
  readonly recvname: string
  readonly recvphone: string
  readonly recvprovince?: string | undefined
  readonly recvcity?: string | undefined
  readonly recvdistrict?: string | undefined
  readonly recvaddress?: string | undefined
  readonly recvcountry?: string | undefined
  readonly recvpostcode?: string | undefined
}

/**
 * Where the order goes that a client of the specification sends: A section 3 names the receiver and no place. Without any
 * word of one it goes where the shopper's newest order to the same name and phone went; who is new there is asked for it.
 */
export async function receiverOfRow(db: Db, owner: Owner, receiver: Receiver): Promise<Receiver> {
  const { recvprovince, recvcity, recvdistrict, recvaddress } = receiver
  if (recvprovince || recvcity || recvdistrict || recvaddress) {
    return receiver
  }
  const { name, phone } = cleanAddress({ ...NO_ADDRESS, name: receiver.recvname, phone: receiver.recvphone })
  const known = await createOrderStore(db).newestAddressOf(owner, { name, phone })
  return known ? { recvcountry: UNNAMED_COUNTRY, ...receiverFields(known), recvname: name, recvphone: phone } : receiver
}

/** An address as the calls name its fields. */
export function receiverFields({ name, phone, province, city, district, street, country, postcode }: Address) {
  return {
    ...{ recvname: name, recvphone: phone, recvprovince: province, recvcity: city },
    ...{ recvdistrict: district, recvaddress: street },
    ...(country ? { recvcountry: country, recvpostcode: postcode ?? '' } : {}),
  }
}

/** The clean address, or the first thing that is wrong with it, for this shop and in its country. */
export async function addressOfRow(
  merchant: Pick<Merchant, 'shop'> | undefined,
  receiver: Receiver,
  pickup: boolean,
  language: Language,
) {
  const home = homeOf(merchant)
  const country = pickup ? home : receiver.recvcountry?.toUpperCase() || home
  const address = cleanAddress({
    name: receiver.recvname,
    phone: abroadPhone(receiver.recvphone, country),
    province: receiver.recvprovince ?? '',
    city: receiver.recvcity ?? '',
    district: receiver.recvdistrict ?? '',
    street: receiver.recvaddress ?? '',
    ...(country === UNNAMED_COUNTRY ? {} : { country, postcode: receiver.recvpostcode ?? '' }),
  })
  if (!pickup && !countriesOf(merchant).includes(country)) {
    return refuseCountry(country, language)
  }
  const wrong = refuseAddress(address, pickup)
  if (wrong || country === UNNAMED_COUNTRY) {
    return wrong ? refuse(wrong) : address
  }
  const [fault] = Object.values(placeFaults(address, countryFormOf(await countryData(country), language)))
  return fault ? refuse(fault) : address
}

export function refuseCountry(country: string, language: Language) {
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
  return refuse('country-not-delivered', { params: { country: name } })
}

/** A number as somebody writes it at home, with its country code; what is none stays, to be refused. */
function abroadPhone(phone: string, country: string): string {
  if (country === UNNAMED_COUNTRY) {
    return phone
  }
  const parsed = parsePhoneNumberFromString(phone, isSupportedCountry(country) ? country : undefined)
  return parsed?.isValid() ? parsed.number : ''
}
