import type { getAddressBook, getCountryForm, removeAddress, saveAddress } from '../../domain/calls/addresses.ts'
import type { DataOf, ParsedRequestOf } from '../../domain/calls/call.ts'
import type { Language } from '../../domain/language.ts'
import { countriesOf } from '../../domain/merchant/delivered-to.ts'
import { countryFormOf } from '../../domain/order/abroad/country-form.ts'
import { ADDRESSES_MAX } from '../../domain/order/address-book.ts'
import { answer, refuse } from '../base/answer.ts'
import { countryData } from '../base/country-data.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createAddressStore } from '../stores/shoppers/addresses.store.ts'
import { createUserStore } from '../stores/users.store.ts'
import { addressOfRow, receiverFields, refuseCountry } from './order-address.ts'

type Context = CallContext<'shopper'>

export async function showAddressBook({ db, caller }: Context) {
  const kept = await createAddressStore(db).list(caller)
  const user = await createUserStore(db).find(caller.uid, caller.merchantId)
  return answer<DataOf<typeof getAddressBook>>({
    phone: user?.phone ?? '',
    countries: [...countriesOf(await createMerchantStore(db).find(caller.merchantId))],
    addresses: kept.map(({ id, usual, address }) => ({ id, usual, ...receiverFields(address) })),
  })
}

/** What an address in a country abroad consists of, where the shop delivers to it. */
export async function showCountryForm(
  { country }: ParsedRequestOf<typeof getCountryForm>,
  { db, caller: { merchantId, language } }: Context,
) {
  if (!countriesOf(await createMerchantStore(db).find(merchantId)).includes(country)) {
    return refuseCountry(country, language)
  }
  return answer(await formIn(country, language))
}

/** The form of a country abroad as the calls tell it. */
export async function formIn(country: string, language: Language): Promise<DataOf<typeof getCountryForm>> {
  const { fields, ...form } = countryFormOf(await countryData(country), language)
  return { ...form, fields: fields.map((field) => ({ ...field, options: [...field.options] })) }
}

export async function storeAddress(
  { ids }: Pick<Deps, 'ids'>,
  request: ParsedRequestOf<typeof saveAddress>,
  { db, caller, now }: Context,
) {
  const merchant = await createMerchantStore(db).find(caller.merchantId)
  const address = await addressOfRow(merchant, request, false, caller.language)
  if ('kind' in address) {
    return address
  }
  const book = createAddressStore(db)
  await book.lock(caller)
  const kept = await book.list(caller)
  if (request.id !== undefined && !kept.some(({ id }) => id === request.id)) {
    return refuse('not-found')
  }
  if (request.id === undefined && kept.length >= ADDRESSES_MAX) {
    return refuse('address-book-full', { params: { max: ADDRESSES_MAX } })
  }
  const id = request.id ?? ids.next()
  await (request.id === undefined ? book.insert(caller, { id, address }, now) : book.save(caller, { id, address }, now))
  if (request.usual === 'yes' || kept.length === 0) {
    await book.setUsual(caller, id)
  }
  return answer({ id })
}

export async function deleteAddress({ id }: ParsedRequestOf<typeof removeAddress>, { db, caller }: Context) {
  const book = createAddressStore(db)
  await book.lock(caller)
  const kept = await book.list(caller)
  const gone = kept.find((one) => one.id === id)
  await book.remove(caller, id)
  const next = kept.find((one) => one !== gone)
  if (gone?.usual && next) {
    await book.setUsual(caller, next.id)
  }
  return answer({ id })
}
