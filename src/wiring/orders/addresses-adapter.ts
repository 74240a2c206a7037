import { getAddressBook, getCountryForm, removeAddress, saveAddress } from '../../../domain/calls/addresses.ts'
import type { AddressPorts } from '../../ports/address-ports.ts'
import { readAnswer } from '../platform/answered.ts'
import { addressOf, receiverOf } from './receiver-of.ts'

/** The shopper's book of addresses, which the shop keeps. */
export const addressPorts: AddressPorts = {
  book: async (signal) => {
    const { data } = await readAnswer(getAddressBook, {}, signal)
    return {
      phone: data.phone,
      countries: data.countries,
      addresses: data.addresses.map((kept) => ({
        id: kept.id,
        usual: kept.usual,
        address: addressOf(kept),
      })),
    }
  },
  country: async (country, signal) => {
    const [{ data }, { isSupportedCountry, parsePhoneNumberFromString }] = await Promise.all([
      readAnswer(getCountryForm, { country }, signal),
      import('libphonenumber-js'),
    ])
    return {
      form: data,
      phoneOf: (typed) => {
        const parsed = parsePhoneNumberFromString(typed, isSupportedCountry(country) ? country : undefined)
        return parsed?.isValid() ? parsed.number : ''
      },
    }
  },
  save: async ({ id, address, usual }, opid) => {
    await readAnswer(saveAddress, {
      ...{ ...receiverOf(address), opid, usual: usual ? 'yes' : 'no' },
      ...(id === undefined ? {} : { id }),
    })
  },
  remove: async (id, opid) => {
    await readAnswer(removeAddress, { id, opid })
  },
}
