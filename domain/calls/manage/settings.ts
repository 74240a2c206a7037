import { z } from 'zod'
import { colour } from '../../fields.ts'
import { LANGUAGES } from '../../language.ts'
import { CHANGE_MINUTES_MAX } from '../../order/order-changes.ts'
import { defineCall, jsonField, opidField } from '../call.ts'
import { countryField, deliveryField, parcelField, placeField } from '../catalogue-fields.ts'
import { currencyField } from '../currency-field.ts'
import { shopTextsField } from '../shop-texts.ts'
import { localisedField } from '../theme-fields.ts'

const words = z.strictObject({
  'zh-Hans': z.string().max(500),
  'zh-Hant': z.string().max(500),
  en: z.string().max(500),
})

const print = z.object({
  profile: z.union([z.literal('srgb'), z.object({ cmyk: z.string().max(60) })]),
  marks: z.boolean(),
  books: z.enum(['one', 'two']),
  prints: z.enum(['pdf', 'jpegs']),
})

const contact = z.object({ phone: z.string().max(40), wechat: z.string().max(60), email: z.string().max(120) })

export const manageSettings = defineCall({
  name: 'ManageSettings',
  method: 'POST',
  path: '/Api/Manage/Settings',
  summary: 'The merchant’s shop as he may change it: face, contact, texts, places, delivery, printer.',
  changes: false,
  refusals: [],
  request: z.object({}),
  data: z.object({
    name: localisedField,
    description: localisedField,
    logo: z.string(),
    accent: z.string(),
    contact,
    places: z.array(placeField),
    delivery: deliveryField.nullable(),
    /** Where parcels go, and everywhere they could. */
    countries: z.array(z.string()),
    /** The shop's own country, and what parcels to others cost where that is not what the products say. */
    country: z.string(),
    parcels: z.array(parcelField),
    currency: z.string(),
    /** Currencies to choose among. */
    currencies: z.array(z.string()),
    allCountries: z.array(z.string()),
    /** Languages that the shop speaks, the first for whoever reads none of them. */
    languages: z.array(z.enum(LANGUAGES)),
    changeMinutes: z.number().int(),
    shareProfit: z.number(),
    invoices: z.boolean(),
    print,
    /** Output profiles that files can be printed with, besides `srgb`. */
    profiles: z.array(z.string()),
    texts: shopTextsField,
    /** Which version of the texts stands now; 0: none. */
    version: z.number().int(),
    /** Each field of a change as it stands, told apart by a hash; a text by its kind: `texts.terms`. */
    revs: z.record(z.string(), z.string()).default({}),
  }),
})

export const saveSettings = defineCall({
  name: 'SaveSettings',
  method: 'POST',
  path: '/Api/Manage/SaveSettings',
  summary:
    'Changes what is named of the merchant’s shop; the rest stays, texts that are not named too. Texts that differ are a new version.',
  changes: true,
  refusals: [
    'shop-name-missing',
    'place-incomplete',
    'place-in-use',
    'delivery-days-wrong',
    'language-missing',
    'profile-unknown',
    'currency-in-books',
    'changed-meanwhile',
  ],
  request: z.object({
    change: jsonField(
      z.strictObject({
        name: words.optional(),
        description: words.optional(),
        logo: z.string().max(500).optional(),
        accent: colour.optional(),
        /** Amounts that stand beside it are of this one. */
        currency: currencyField.optional(),
        contact: contact.optional(),
        places: z
          .array(z.strictObject({ id: z.string().max(64), name: words, address: words }))
          .max(100)
          .optional(),
        // Which of two days is first is told with a sentence of its own.
        delivery: z
          .strictObject({
            makeDays: z.number().int().min(0).max(365),
            wayDays: z.strictObject({
              from: z.number().int().min(0).max(365),
              to: z.number().int().min(0).max(365),
            }),
          })
          .nullable()
          .optional(),
        country: countryField.optional(),
        countries: z.array(countryField).max(300).optional(),
        parcels: z
          .array(
            z.strictObject({
              country: countryField,
              price: parcelField.shape.price,
              wayDays: z
                .strictObject({ from: z.number().int().min(0).max(365), to: z.number().int().min(0).max(365) })
                .exactOptional(),
            }),
          )
          .max(300)
          .optional(),
        // That one is left is told with a sentence of its own.
        languages: z.array(z.enum(LANGUAGES)).max(9).optional(),
        changeMinutes: z.number().int().min(0).max(CHANGE_MINUTES_MAX).optional(),
        shareProfit: z.number().min(0).max(100).optional(),
        invoices: z.boolean().optional(),
        print: print.optional(),
        texts: shopTextsField.optional(),
      }),
    ),
    /** What was read of the fields that change: another one by now is a refusal. What is not named is not asked. */
    revs: jsonField(z.record(z.string().max(40), z.string().max(64))).optional(),
    opid: opidField,
  }),
  data: z.object({ version: z.number().int() }),
})
