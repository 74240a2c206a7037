import type { Language } from '../../domain/language.ts'
import type { CountryForm } from '../../domain/order/abroad/country-form.ts'
import type { Address } from '../../domain/order/address.ts'
import type { Region } from '../../domain/order/region.ts'

/** An address of the shopper's book. */
export interface StoredAddress {
  readonly id: string
  readonly address: Address
  /** Taken unless another one is said. */
  readonly usual: boolean
}

/** All @throw NetworkLost, ServerFault, RequestRefused. */
export interface AddressPorts {
  /** The usual one first; with the phone of the sign-in, empty where there is none. */
  book(signal?: AbortSignal): Promise<{
    readonly phone: string
    /** Where the shop delivers, ISO 3166-1. */
    readonly countries: readonly string[]
    readonly addresses: readonly StoredAddress[]
  }>
  /** What an address consists of in a country abroad, and how a phone number of it is written whole. */
  country(country: string, signal?: AbortSignal): Promise<Abroad>
  /** `id`: the one that is corrected. The same `opid` never writes twice. */
  save(kept: { readonly id?: string; readonly address: Address; readonly usual: boolean }, opid: string): Promise<void>
  remove(id: string, opid: string): Promise<void>
}

export interface Abroad {
  readonly form: CountryForm
  /** As it is dialled from everywhere; empty: it is none. */
  phoneOf(typed: string): string
}

/** Provinces, cities and districts to pick from, and what a screen in that language calls them. */
export interface Regions {
  readonly regions: readonly Region[]
  nameOf(name: string, language: Language): string
}
