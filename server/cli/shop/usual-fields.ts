import { isFields, isSameContent, leaveOut, over } from './leave-out.ts'

const NOTHING = { 'zh-Hans': '', 'zh-Hant': '', en: '' }

/** What holds of a product where a catalogue says nothing. */
const PRODUCT = {
  description: NOTHING,
  onShelf: true,
  soon: false,
  price: { extraPage: 0, pagesIncluded: 0, delivery: 0 },
  photos: { minCount: 0, maxCount: 0, minBytes: 0, maxBytes: 0 },
  attributes: [],
  themeIds: [],
  coverPhotos: 0,
}

const OPTION = { extraPrice: 0 }

const MERCHANT = {
  contact: { phone: '', wechat: '', email: '' },
  shop: {
    logo: '',
    description: NOTHING,
    closeAlbumGroup: false,
    dpiRatio: 200,
    uploadNameCheck: false,
    loginMethod: 1,
    pickUpAddresses: [],
  },
  sizeLimits: { low: 0, high: 0 },
  levels: [],
  factory: { id: '1', mergeOrder: true },
}

/** Texts of the shopper's languages; one text alone is that of all. */
const LOCALISED = new Set(['name', 'description', 'title', 'address', 'previewDialog'])

const localised = (text: unknown) => (typeof text === 'string' ? { 'zh-Hans': text, 'zh-Hant': text, en: text } : text)

function inAllLanguages(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(inAllLanguages)
  }
  return isFields(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, field]) => [
          name,
          LOCALISED.has(name) ? localised(field) : inAllLanguages(field),
        ]),
      )
    : value
}

const inOneText = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    return value.map(inOneText)
  }
  if (!isFields(value)) {
    return value
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const one = LOCALISED.has(name) && isFields(field) ? field['en'] : undefined
      return [name, one !== undefined && isSameContent(localised(one), field) ? one : inOneText(field)]
    }),
  )
}

const list = (value: unknown, of: (one: unknown) => unknown) => (Array.isArray(value) ? value.map(of) : value)

function wholeProduct(said: unknown): unknown {
  const product = over(PRODUCT, inAllLanguages(said))
  if (!isFields(product)) {
    return product
  }
  const attributes = list(product['attributes'], (group) =>
    isFields(group) ? { ...group, options: list(group['options'], (option) => over(OPTION, option)) } : group,
  )
  return { ...product, attributes }
}

const wholeMerchant = (said: unknown) => {
  const merchant = over(MERCHANT, inAllLanguages(said))
  return isFields(merchant) && isFields(merchant['shop'])
    ? { ...merchant, shop: { title: merchant['name'], ...merchant['shop'] } }
    : merchant
}

/** One shop of a catalogue with everything that its file leaves out; what is no shop stays for the schema to refuse. */
export function wholeShop(said: unknown): unknown {
  if (!isFields(said)) {
    return said
  }
  return {
    productCategories: [],
    themeCategories: [],
    themes: [],
    ...said,
    ...('merchant' in said ? { merchant: wholeMerchant(said['merchant']) } : {}),
    ...Object.fromEntries(
      ['productCategories', 'themeCategories']
        .filter((name) => name in said)
        .map((name) => [name, list(said[name], inAllLanguages)]),
    ),
    ...('products' in said ? { products: list(said['products'], wholeProduct) } : {}),
  }
}

/** The same shop, without what `wholeShop` would put there by itself. */
export function shortShop({ merchant, products, ...rest }: Readonly<Record<string, unknown>>): object {
  return {
    merchant: short(merchant, wholeMerchant),
    ...rest,
    products: list(products, (product) => short(product, wholeProduct)),
  }
}

function short(whole: unknown, fill: (said: unknown) => unknown): unknown {
  return leaveOut(inOneText(whole), (shorter) => isSameContent(fill(shorter), whole))
}
