import { z } from 'zod'
import { FIT_TYPES } from '../design/fit-type.ts'
import { colour, idOf } from '../fields.ts'
import type { MerchantId, ProductId, ThemeId, UserId } from '../ids.ts'
import { LANGUAGES } from '../language.ts'
import type { Merchant } from '../merchant/merchant.ts'
import { CHANGE_MINUTES_MAX } from '../order/order-changes.ts'
import { CHECK_KINDS, CHECK_LEVELS } from '../preflight/checks.ts'
import type { Product, ShelfProduct } from '../product/product.ts'
import type { MinorUnits } from '../units.ts'
import { currencyField } from './currency-field.ts'
import { localisedField, mm, size } from './theme-fields.ts'

const money = z.number().int() as unknown as z.ZodType<MinorUnits, MinorUnits>
/** What somebody pays for something: more than nothing. */
const price = z.number().int().min(1) as unknown as z.ZodType<MinorUnits, MinorUnits>
const count = z.number().int().min(0)

/** The address of a picture: of this shop, or of a host that `PICTURE_ORIGINS` names. */
export const pictureField = z
  .string()
  .regex(/^(https:\/\/|\/)[^\s"'<>]{1,1000}$/, 'an address begins with https:// or /')

const book = z.object({
  page: size,
  bleed: mm,
  bleeds: z.object({ cover: mm.exactOptional(), chapter: mm.exactOptional() }).exactOptional(),
  safe: mm,
  gutter: mm,
  dpi: z.number().int().min(72).max(2400),
  cover: z.object({ type: z.enum(['f4f1', 'f1f4', 'f1']), board: mm, paper: mm }),
})

const pictures = z.object({ thumbs: z.array(pictureField).max(20), details: z.array(pictureField).max(40) })

const product = z.object({
  id: idOf<ProductId>(),
  type: z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9]),
  name: localisedField,
  description: localisedField,
  categoryId: z.string(),
  onShelf: z.boolean(),
  soon: z.boolean(),
  price: z.object({
    base: money,
    before: price.exactOptional(),
    extraPage: money,
    pagesIncluded: count,
    delivery: money,
  }),
  photos: z.object({ minCount: count, maxCount: count, minBytes: count, maxBytes: count }),
  attributes: z.array(
    z.object({
      id: z.string(),
      name: localisedField,
      options: z.array(
        z.object({
          ...{ id: z.string(), name: localisedField, extraPrice: money },
          ...{ swatch: colour.exactOptional(), pictures: pictures.exactOptional() },
        }),
      ),
    }),
  ),
  themeIds: z.array(idOf<ThemeId>()),
  pages: z
    .object({
      kind: z.enum(['fixed', 'change']),
      min: count,
      max: count,
      default: count,
      multiple: z.number().int().min(1),
      sheetsPageForAddPage: z.number().int().min(1).exactOptional(),
    })
    .exactOptional(),
  book: book.exactOptional(),
  sheets: z
    .array(
      z.object({
        id: z.string(),
        name: localisedField,
        page: size,
        bleed: mm,
        safe: mm,
        dpi: z.number().int().min(72).max(2400),
        sides: z.literal([1, 2]),
        turns: z.boolean().exactOptional(),
        at: z.object({ x: mm, y: mm }).exactOptional(),
      }),
    )
    .exactOptional(),
  calendar: z.object({ kind: z.enum(['wall', 'desk']) }).exactOptional(),
  fits: z.array(z.enum(FIT_TYPES)).min(1).exactOptional(),
  space: mm.exactOptional(),
  parts: z
    .array(z.object({ id: z.string(), pid: idOf<ProductId>(), quantity: z.number().int().min(1).max(99) }))
    .exactOptional(),
  pictures: pictures.exactOptional(),
  outer: z.object({ width: mm, height: mm, depth: mm }).exactOptional(),
  daysToMake: z.number().int().min(1).max(365).exactOptional(),
  pickUpAt: z.string().min(1).max(64).exactOptional(),
  coverPhotos: count,
})

const shelfProduct = z.object({
  ...product.pick({ id: true, type: true, name: true, categoryId: true, onShelf: true, soon: true }).shape,
  price: z.object({ base: money }),
  book: z.object({ page: size }).exactOptional(),
  sheets: z.array(z.object({ page: size })).exactOptional(),
  pictures: z.object({ thumbs: z.array(pictureField) }).exactOptional(),
})

/** The name of an imported profile is the name of its file. */
const PROFILE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/

/** A place where orders are fetched. */
export const placeField = z.object({ id: z.string(), name: localisedField, address: localisedField })

const days = z.number().int().min(0).max(365)

/** How long things take, days. */
const wayDays = z.object({ from: days, to: days }).refine(({ from, to }) => from <= to, 'from is not after to')
export const deliveryField = z.object({ makeDays: days, wayDays })

/** ISO 3166-1, two letters. */
export const countryField = z.string().regex(/^[A-Z]{2}$/)

/** What a parcel to one country costs, and how long it is on its way. */
export const parcelField = z.object({
  country: countryField,
  price: (z.number().int().min(0) as unknown as typeof money).exactOptional(),
  wayDays: wayDays.exactOptional(),
})

export const memberLevelField = z.object({
  id: z.string(),
  name: localisedField,
  rate: z.number().int().min(0).max(10_000),
  price: price.exactOptional(),
  durationDays: z.number().int().min(1).max(36_500).exactOptional(),
})

const merchant = z.object({
  id: idOf<MerchantId>(),
  name: localisedField,
  domain: z.string(),
  currency: z.object({ code: currencyField, symbol: z.string().exactOptional() }),
  contact: z.object({ phone: z.string(), wechat: z.string(), email: z.string() }),
  shop: z.object({
    logo: z.string(),
    title: localisedField,
    description: localisedField,
    accent: colour,
    closeAlbumGroup: z.boolean(),
    dpiRatio: z.number(),
    uploadNameCheck: z.boolean(),
    loginMethod: z.literal([0, 1, 2]),
    previewDialog: localisedField.exactOptional(),
    shareProfit: z.number().min(0).max(100).exactOptional(),
    changeMinutes: z.number().int().min(0).max(CHANGE_MINUTES_MAX).exactOptional(),
    invoices: z.boolean().exactOptional(),
    delivery: deliveryField.exactOptional(),
    languages: z
      .array(z.enum(LANGUAGES))
      .min(1)
      .refine((languages) => new Set(languages).size === languages.length, 'A language is spoken once.')
      .exactOptional(),
    country: countryField.exactOptional(),
    countries: z.array(countryField).min(1).exactOptional(),
    parcels: z.array(parcelField).exactOptional(),
    pickUpAddresses: z.array(placeField),
  }),
  sizeLimits: z.object({ low: count, high: count }),
  levels: z.array(memberLevelField),
  factory: z.object({ id: z.string(), mergeOrder: z.boolean() }),
  users: z.array(idOf<UserId>()).max(100).exactOptional(),
  recommended: z
    .array(idOf<ProductId>())
    .refine((pids) => new Set(pids).size === pids.length, 'A product is recommended once.')
    .exactOptional(),
  print: z
    .object({
      profile: z.union([z.literal('srgb'), z.object({ cmyk: z.string().regex(PROFILE_NAME) })]).exactOptional(),
      marks: z.boolean().exactOptional(),
      books: z.enum(['one', 'two']).exactOptional(),
      prints: z.enum(['pdf', 'jpegs']).exactOptional(),
      checks: z.partialRecord(z.enum(CHECK_KINDS), z.enum(CHECK_LEVELS)).exactOptional(),
    })
    .exactOptional(),
})

/** The whole domain documents, as they travel beside the specified fields. */
export const productField: z.ZodType<Product, Product> = product
/** Read from a whole product it leaves out what no shelf shows. */
export const shelfProductField: z.ZodType<ShelfProduct, ShelfProduct> = shelfProduct
export const merchantField: z.ZodType<Merchant, Merchant> = merchant
