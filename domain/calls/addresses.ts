import { z } from 'zod'
import type { PlaceOption } from '../order/abroad/country-form.ts'
import { ADDRESS_REASONS } from '../refusals/order-reasons.ts'
import { statedId } from './account.ts'
import { defineCall, idField, opidField } from './call.ts'
import { receiver, storedReceiver } from './order.ts'

const yesOrNo = z.enum(['yes', 'no'])

export const getAddressBook = defineCall({
  name: 'GetAddressBook',
  method: 'POST',
  path: '/Mobile/Shop/GetAddressBook',
  summary: "The shopper's addresses, the usual one first, and the phone of the sign-in for a new one.",
  changes: false,
  refusals: [],
  request: z.object({ uid: statedId }),
  data: z.object({
    /** Empty: signed in without one. */
    phone: z.string(),
    /** Where the shop delivers, ISO 3166-1. */
    countries: z.array(z.string()),
    addresses: z.array(
      z.object({
        id: z.string(),
        ...storedReceiver,
        usual: z.boolean(),
      }),
    ),
  }),
})

const placeOption: z.ZodType<PlaceOption> = z
  .object({
    value: z.string(),
    label: z.string(),
    postcode: z.string().exactOptional(),
    get options() {
      return z.array(placeOption).exactOptional()
    },
  })
  .meta({ id: 'PlaceOption' })

/** What an address consists of in a country (`CountryForm`). */
export const countryForm = z.object({
  country: z.string(),
  fields: z.array(
    z.object({
      name: z.enum(['province', 'city', 'district', 'postcode']),
      label: z.string(),
      required: z.boolean(),
      options: z.array(placeOption),
    }),
  ),
  postcode: z.object({ pattern: z.string(), example: z.string() }).exactOptional(),
})

export const getCountryForm = defineCall({
  name: 'GetCountryForm',
  method: 'POST',
  path: '/Mobile/Shop/GetCountryForm',
  summary:
    'What an address consists of in a country abroad, in the caller’s language: fields, places to pick, postcodes.',
  changes: false,
  refusals: ['country-not-delivered'],
  request: z.object({ country: z.string().regex(/^[A-Z]{2}$/) }),
  data: countryForm,
})

export const saveAddress = defineCall({
  name: 'SaveAddress',
  method: 'POST',
  path: '/Mobile/Shop/SaveAddress',
  summary: 'Writes an address into the book, or corrects one. The first is the usual one by itself.',
  changes: true,
  refusals: [...ADDRESS_REASONS, 'address-book-full'],
  request: z
    .object({
      ...receiver,
      uid: statedId,
      /** The one that is corrected; absent: a new one. */
      id: idField.optional(),
      usual: yesOrNo.default('no'),
      opid: opidField,
    })
    .omit({ pickupid: true }),
  data: z.object({ id: z.string() }),
})

export const removeAddress = defineCall({
  name: 'RemoveAddress',
  method: 'POST',
  path: '/Mobile/Shop/RemoveAddress',
  summary:
    'Takes an address out of the book; of the others the one that was saved last becomes the usual one. What is gone is no refusal.',
  changes: true,
  refusals: [],
  request: z.object({ uid: statedId, id: idField, opid: opidField }),
  data: z.object({ id: z.string() }),
})
