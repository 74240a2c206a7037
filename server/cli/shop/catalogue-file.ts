import { Document } from 'yaml'
import { z } from 'zod'
import { merchantField, pictureField, productField } from '../../../domain/calls/catalogue-fields.ts'
import { merchantCouponField } from '../../../domain/calls/coupon.ts'
import { shopTextsField } from '../../../domain/calls/shop-texts.ts'
import { localisedField } from '../../../domain/calls/theme-fields.ts'
import { type IssuedCoupon, wireRate } from '../../../domain/coupon/coupon.ts'
import { productFaultMessage } from '../../../domain/product/product-fault-message.ts'
import { productFaults } from '../../../domain/product/product-faults.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { type Fault, type LinedFile, unknownFieldsIn } from '../../base/lined-file.ts'
import type { Catalogue } from '../../seed/save-catalogue.ts'
import { readTheme } from '../../themes/read-theme.ts'
import { parseLined } from './line-errors.ts'
import { shortTheme } from './short-theme.ts'
import { shortShop, wholeShop } from './usual-fields.ts'
import { writeAmounts } from './written-amounts.ts'

const shelf = z.object({ id: z.string().min(1), name: localisedField, icon: pictureField.exactOptional() })

/** A theme may be short, as docs/themes.md says. */
const anyThemeField = z.unknown().transform((written, context): Theme => {
  const reading = readTheme(written)
  if (reading.kind === 'read') {
    return reading.theme
  }
  for (const { path, message } of reading.faults) {
    context.addIssue({ code: 'custom', path: [...path], message })
  }
  return z.NEVER
})

const shopField = z.preprocess(
  wholeShop,
  z.object({
    merchant: merchantField,
    texts: shopTextsField.exactOptional(),
    productCategories: z.array(shelf),
    products: z.array(productField),
    themeCategories: z.array(shelf),
    themes: z.array(anyThemeField),
    coupons: z.array(merchantCouponField).exactOptional(),
  }),
)

/** A file holds one shop, or several under `shops`. */
const severalField = z.object({ shops: z.array(shopField).min(1) })

/** What a coupon may say in a file; its dates and its amount are kept under other names. */
const COUPON_FIELDS = [
  ...['id', 'code', 'name', 'amount', 'rate', 'start', 'end', 'status', 'isPublic', 'productIds'],
  ...['minimum', 'perShopper', 'uses'],
]

/** Reads a catalogue of one or more merchants. @throws OperatorMistake naming file and line of everything wrong */
export function readCatalogueFile(file: LinedFile, name: string): readonly Catalogue[] {
  const written = Object(file.value) as Record<string, unknown>
  if (!('shops' in written)) {
    return [parseLined(file, name, shopField, (shop) => faultsOfShop(shop, written, []))]
  }
  const { shops } = parseLined(file, name, severalField, (data) => {
    const writtenShops = written['shops'] as readonly unknown[]
    return [
      ...Object.keys(written)
        .filter((key) => key !== 'shops')
        .map((key) => ({ path: [key], message: 'is not a field of this file' })),
      ...data.shops.flatMap((shop, at) => faultsOfShop(shop, writtenShops[at], ['shops', at])),
      ...repeated(data.shops.map((shop) => shop.merchant.id)).map((at) => ({
        path: ['shops', at, 'merchant', 'id'],
        message: 'another shop in this file has the same id',
      })),
      ...repeated(data.shops.map((shop) => shop.merchant.domain.toLowerCase())).map((at) => ({
        path: ['shops', at, 'merchant', 'domain'],
        message: 'another shop in this file has the same domain',
      })),
    ]
  })
  return shops
}

/** What no schema sees: names that lead nowhere, names that are there twice, fields that nobody reads. */
function faultsOfShop(shop: Catalogue, written: unknown, at: readonly PropertyKey[]): readonly Fault[] {
  const { coupons: _, themes: __, ...kept } = shop
  const { coupons: writtenCoupons = [], themes: ___, ...writtenRest } = Object(written) as Record<string, unknown>
  const ids = (list: readonly { readonly id: string }[]) => list.map((one) => one.id)
  const lists = {
    productCategories: ids(shop.productCategories),
    products: ids(shop.products),
    themeCategories: ids(shop.themeCategories),
    themes: ids(shop.themes),
    coupons: (shop.coupons ?? []).map(({ coupon }) => coupon.id),
  }
  const names = {
    ...{ categories: lists.productCategories, themes: lists.themes, products: lists.products },
    places: ids(shop.merchant.shop.pickUpAddresses),
  }
  const faults: Fault[] = [
    ...unknownFieldsIn(writtenRest, kept),
    ...(writtenCoupons as readonly object[]).flatMap((coupon, n) =>
      Object.keys(coupon)
        .filter((key) => !COUPON_FIELDS.includes(key))
        .map((key) => ({ path: ['coupons', n, key], message: 'is not a field of this file' })),
    ),
    ...Object.entries(lists).flatMap(([list, names]) =>
      repeated(names).map((n) => ({ path: [list, n, 'id'], message: `${names[n]} is there twice` })),
    ),
    ...repeated((shop.coupons ?? []).map(({ coupon }) => coupon.code)).map((n) => ({
      path: ['coupons', n, 'code'],
      message: 'another coupon has this code',
    })),
    ...shop.products.flatMap((product, n) =>
      productFaults(product, names).map((fault) => ({
        path: ['products', n, ...fault.path],
        message: productFaultMessage(fault, 'en'),
      })),
    ),
    ...shop.themes.flatMap((theme, n) =>
      unknownNames([theme.categoryId], lists.themeCategories, ['themes', n, 'categoryId'], 'category of themes'),
    ),
    ...(shop.coupons ?? []).flatMap(({ coupon }, n) =>
      unknownNames(coupon.productIds, lists.products, ['coupons', n, 'productIds'], 'product'),
    ),
  ]
  return faults.map(({ path, message }) => ({ path: [...at, ...path], message }))
}

function unknownNames(
  names: readonly string[],
  known: readonly string[],
  path: readonly PropertyKey[],
  what: string,
): readonly Fault[] {
  return names.filter((name) => !known.includes(name)).map((name) => ({ path, message: `there is no ${what} ${name}` }))
}

/** Places of the names that stood in the list before. */
function repeated(names: readonly string[]): readonly number[] {
  return names.flatMap((name, at) => (names.indexOf(name) < at ? [at] : []))
}

/** A catalogue as a file says it, without what need not be said: read again it is the same catalogue. */
function catalogueDocument(catalogues: readonly Catalogue[]): object {
  const shops = catalogues.map(({ coupons = [], themes, ...shop }) => ({
    ...shortShop({ ...shop }),
    themes: themes.map(shortTheme),
    coupons: coupons.map(couponEntry),
  }))
  const [only, ...more] = shops
  return only && more.length === 0 ? only : { shops }
}

/** As `readCatalogueFile` reads it, amounts as people write them. */
export function catalogueText(catalogues: readonly Catalogue[], form: 'yaml' | 'json'): string {
  const document = new Document(catalogueDocument(catalogues), { aliasDuplicateObjects: false })
  writeAmounts(document, form === 'yaml' ? 'numbers' : 'texts')
  return form === 'yaml' ? document.toString({ lineWidth: 0 }) : `${JSON.stringify(document.toJS(), null, 2)}\n`
}

/** A coupon as a file says it. */
export function couponEntry({ coupon, uses }: IssuedCoupon): object {
  const { discount, startTime, expireTime, ...rest } = coupon
  return {
    ...rest,
    ...(discount.kind === 'amount' ? { amount: discount.off } : { rate: wireRate(discount.pays) }),
    start: new Date(startTime).toISOString(),
    end: new Date(expireTime).toISOString(),
    ...(uses === null ? {} : { uses }),
  }
}
