import { countGraphemes } from '../text/graphemes.ts'
import { STEERING_SIGNS } from '../text/steering-signs.ts'
/** Where an order goes. */
export interface Address {
  readonly name: string
  readonly phone: string
  readonly province: string
  readonly city: string
  readonly district: string
  readonly street: string
  /** ISO 3166-1, two letters; absent: mainland China, whose provinces are picked. */
  readonly country?: string
  /** Where the country has them. */
  readonly postcode?: string
}

/**
 * Province, city, district and street, as they stand on a parcel; a city that is its own province is told once. Abroad the
 * street comes first, the country last, in English.
 */
export function addressLine({ province, city, district, street, country, postcode = '' }: Address): string {
  const parts = country
    ? [
        street,
        district,
        city,
        province,
        postcode,
        new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country,
      ]
    : [...new Set([province, city, district, street])]
  return parts.filter((part) => part !== '').join(country ? ', ' : ' ')
}

/** Of an order of which nothing is sent. */
export const NO_ADDRESS: Address = { name: '', phone: '', province: '', city: '', district: '', street: '' }

export type AddressRefusal =
  | 'name-missing'
  | 'name-too-long'
  | 'recvphone-invalid'
  | 'region-missing'
  | 'street-missing'
  | 'street-too-long'

/** Longest name and street, in characters as people count them. */
const NAME_MAX = 30
const STREET_MAX = 120

/** A mainland mobile number (B§5), or any number with its country code. Spaces and dashes do not matter. */
const PHONE = /^(1[3-9]\d{9}|\+[1-9]\d{6,14})$/

/** The address as it is kept: composed characters, no steering ones, single spaces, a phone of digits. */
export function cleanAddress(address: Address): Address {
  const clean = (text: string) => text.normalize('NFC').replace(STEERING_SIGNS, ' ').replace(/\s+/g, ' ').trim()
  return {
    name: clean(address.name),
    phone: address.phone.replace(/[\s()-]/g, ''),
    province: clean(address.province),
    city: clean(address.city),
    district: clean(address.district),
    street: clean(address.street),
    ...(address.country ? { country: address.country, postcode: clean(address.postcode ?? '').toUpperCase() } : {}),
  }
}

/**
 * Everything that is wrong with a clean address, in the order of its fields; nothing when it can be delivered to.
 *
 * City and district may be empty where the province is a city itself; what a place abroad needs, its country says
 * (`abroad/country-form.ts`). With `pickup` only name and phone count.
 */
export function addressFaults(address: Address, pickup: boolean): readonly AddressRefusal[] {
  const faults: AddressRefusal[] = []
  if (address.name === '') {
    faults.push('name-missing')
  } else if (countGraphemes(address.name) > NAME_MAX) {
    faults.push('name-too-long')
  }
  if (!PHONE.test(address.phone)) {
    faults.push('recvphone-invalid')
  }
  if (pickup) {
    return faults
  }
  if (address.country === undefined && address.province === '') {
    faults.push('region-missing')
  }
  if (address.street === '') {
    faults.push('street-missing')
  } else if (countGraphemes(address.street) > STREET_MAX) {
    faults.push('street-too-long')
  }
  return faults
}

/** The first thing that is wrong with a clean address; `undefined` when it can be delivered to. */
export function refuseAddress(address: Address, pickup: boolean): AddressRefusal | undefined {
  return addressFaults(address, pickup)[0]
}
