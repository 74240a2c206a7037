import { z } from 'zod'
import { FIT_TYPES } from '../design/fit-type.ts'
import type { MerchantId, ProductId, ThemeId } from '../ids.ts'
import type { Merchant } from '../merchant/merchant.ts'
import { CHECK_KINDS, CHECK_LEVELS } from '../preflight/checks.ts'
import { isCurrency } from '../product/currency.ts'
import type { Product } from '../product/product.ts'
import type { Theme } from '../theme/theme.ts'
import type { MinorUnits } from '../units.ts'
import { idOf } from './design-fields.ts'

/** A text in the three languages of the shop. */
export const localisedField = z.object({ 'zh-Hans': z.string(), 'zh-Hant': z.string(), en: z.string() })

const money = z.number().int() as unknown as z.ZodType<MinorUnits, MinorUnits>
/** What somebody pays for something: more than nothing. */
const price = z.number().int().min(1) as unknown as z.ZodType<MinorUnits, MinorUnits>
const count = z.number().int().min(0)
const mm = z.number().min(0).max(2000)
const colour = z.string().regex(/^#[0-9a-f]{6}$/i)
const size = z.object({ width: mm, height: mm })

const book = z.object({
  page: size,
  bleed: mm,
  bleeds: z.object({ cover: mm.exactOptional(), chapter: mm.exactOptional() }).exactOptional(),
  safe: mm,
  gutter: mm,
  dpi: z.number().int().min(72).max(2400),
  cover: z.object({ type: z.enum(['f4f1', 'f1f4', 'f1']), board: mm, paper: mm }),
})

const product = z.object({
  id: idOf<ProductId>(),
  type: z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9]),
  name: localisedField,
  description: localisedField,
  categoryId: z.string(),
  onShelf: z.boolean(),
  soon: z.boolean(),
  price: z.object({ base: money, extraPage: money, pagesIncluded: count, delivery: money }),
  photos: z.object({ minCount: count, maxCount: count, minBytes: count, maxBytes: count }),
  attributes: z.array(
    z.object({
      id: z.string(),
      name: localisedField,
      options: z.array(
        z.object({ id: z.string(), name: localisedField, extraPrice: money, swatch: colour.exactOptional() }),
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
  calendar: z
    .object({
      kind: z.enum(['wall', 'desk']),
      minMonths: z.number().int().min(1).max(36),
      maxMonths: z.number().int().min(1).max(36),
    })
    .exactOptional(),
  fits: z.array(z.enum(FIT_TYPES)).min(1).exactOptional(),
  space: mm.exactOptional(),
  parts: z
    .array(z.object({ id: z.string(), pid: idOf<ProductId>(), quantity: z.number().int().min(1).max(99) }))
    .exactOptional(),
  coverPhotos: count,
})

/** The name of an imported profile is the name of its file. */
const PROFILE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/

const merchant = z.object({
  id: idOf<MerchantId>(),
  name: localisedField,
  domain: z.string(),
  currency: z.object({ code: z.string().refine(isCurrency, 'no currency of ISO 4217'), symbol: z.string() }),
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
    pickUpAddresses: z.array(z.object({ id: z.string(), name: localisedField, address: localisedField })),
  }),
  sizeLimits: z.object({ low: count, high: count }),
  levels: z.array(
    z.object({
      id: z.string(),
      name: localisedField,
      rate: z.number().int().min(0).max(10_000),
      price: price.exactOptional(),
      durationDays: z.number().int().min(1).max(36_500).exactOptional(),
    }),
  ),
  factory: z.object({ id: z.string(), mergeOrder: z.boolean() }),
  recommended: z.array(idOf<ProductId>()).exactOptional(),
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

const captionStyle = z.object({
  family: z.enum(['open-sans', 'lora', 'noto-sans-sc', 'noto-sans-tc']),
  weight: z.literal([400, 700]),
  size: mm,
  minSize: mm,
  colour,
  align: z.enum(['left', 'center', 'right']),
  vertical: z.enum(['top', 'middle', 'bottom']),
  leading: z.number(),
})

const anchor = z.enum([
  ...(['top-left', 'top', 'top-right', 'left', 'centre', 'right', 'bottom-left', 'bottom', 'bottom-right'] as const),
])

const ornament = z.object({
  id: z.string(),
  anchor,
  offset: z.object({ x: z.number(), y: z.number() }),
  size,
  viewBox: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  path: z.string(),
  fill: colour.exactOptional(),
  stroke: z.object({ colour, width: mm }).exactOptional(),
  opacity: z.number().min(0).max(1).exactOptional(),
  tile: size.exactOptional(),
})

const role = z.object({ background: colour, ornaments: z.array(ornament) })

const layout = z.object({
  kind: z.enum(['margins', 'bleed']),
  margin: mm,
  gap: mm,
  maxCrop: z.number().min(0).max(1),
  photosPerPage: z.object({ min: count, wanted: z.number(), max: count }),
})
const weight = z.literal([400, 700])
const family = z.enum(['open-sans', 'lora', 'noto-sans-sc', 'noto-sans-tc'])
const opacity = z.number().min(0).max(1)
const offset = z.number().min(-100).max(100)
const cell = z.object({
  radius: mm,
  border: z.object({ width: mm, colour }).exactOptional(),
  shadow: z.object({ x: offset, y: offset, blur: mm, colour, opacity }).exactOptional(),
})
const captionRole = z.enum(['title', 'description', 'text', 'spine', 'address'])
const area = z.object({ x: opacity, y: opacity, width: opacity, height: opacity })
const pageTemplate = z.object({
  id: z.string().min(1),
  role: z.enum(['cover', 'inner', 'chapter']),
  at: z.number().int().min(1).exactOptional(),
  slots: z.array(z.object({ area, bleeds: z.array(z.enum(['left', 'top', 'right', 'bottom'])).exactOptional() })),
  captions: z.array(z.object({ role: captionRole, area })).exactOptional(),
})
const calendarStyle = z.object({
  family,
  share: z.number().min(0.15).max(0.85),
  place: z.enum(['below', 'beside']),
  background: colour.exactOptional(),
  month: z.object({ size: mm, weight, colour, align: z.enum(['left', 'center', 'right']) }),
  weekday: z.object({ size: mm, colour }),
  day: z.object({ size: mm, weight, colour, restColour: colour, otherMonth: colour }),
  note: z.object({ size: mm, minSize: mm, colour, festival: colour, term: colour, family: colour }),
  mark: z.object({ rest: colour, work: colour }),
  lines: z.object({ kind: z.enum(['rows', 'cells']), colour, width: mm }).exactOptional(),
})
const roles = z.object({ cover: role, inner: role, chapter: role, back: role, blank: role })
const captions = z.object({
  title: captionStyle,
  description: captionStyle,
  text: captionStyle,
  spine: captionStyle,
  address: captionStyle.exactOptional(),
})

/** Every field of an object may be absent, and then the key is. */
function partial<S extends z.ZodRawShape>(object: z.ZodObject<S>) {
  const fields = Object.entries(object.shape).map(([name, field]) => [name, z.exactOptional(field as z.ZodType)])
  return z.object(Object.fromEntries(fields) as { [Name in keyof S]: z.ZodExactOptional<S[Name]> })
}

const changedStyle = partial(captionStyle.omit({ family: true, weight: true }))
const variant = z.object({
  layout: partial(layout).exactOptional(),
  cell: cell.exactOptional(),
  roles: partial(roles).exactOptional(),
  captions: partial(
    z.object({
      title: changedStyle,
      description: changedStyle,
      text: changedStyle,
      spine: changedStyle,
      address: changedStyle,
    }),
  ).exactOptional(),
  pages: z.array(pageTemplate).exactOptional(),
})

const theme = z.object({
  id: idOf<ThemeId>(),
  name: localisedField,
  owner: z.enum(['system', 'factory', 'merchant']),
  categoryId: z.string(),
  layout,
  cell,
  roles,
  captions,
  spine: colour,
  template: z.enum(['fixed', 'smart', 'theme', 'cover', 'designated']).exactOptional(),
  pages: z.array(pageTemplate).exactOptional(),
  calendar: calendarStyle.exactOptional(),
  variants: z
    .object({
      card: variant.exactOptional(),
      frame: variant.exactOptional(),
      calendar: variant.exactOptional(),
      print: variant.exactOptional(),
    })
    .exactOptional(),
  formats: z
    .object({
      portrait: variant.exactOptional(),
      landscape: variant.exactOptional(),
      square: variant.exactOptional(),
    })
    .exactOptional(),
})

/** The whole domain documents, as they travel beside the specified fields. */
export const productField: z.ZodType<Product, Product> = product
export const merchantField: z.ZodType<Merchant, Merchant> = merchant
export const themeField: z.ZodType<Theme, Theme> = theme
