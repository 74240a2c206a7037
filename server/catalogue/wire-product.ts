import type { ProductData } from '../../domain/calls/catalogue.ts'
import type { Language } from '../../domain/language.ts'
import { bleedsOf } from '../../domain/product/bleed.ts'
import { isBook, mainFormat, paperOf } from '../../domain/product/paper.ts'
import type { Product } from '../../domain/product/product.ts'
import { templateNumberOf } from '../../domain/theme/template-types.ts'
import { dateTime } from '../preview/date-time.ts'
import type { ListedProduct } from '../stores/products.store.ts'

/** Pages of a book that are seen at once. */
const SPREAD_PAGES = 2

/** A product with the specified names, its texts in one language. Money in minor units. */
export function wireProduct({ product, changedAt, template }: ListedProduct, language: Language): ProductData {
  const { pages, photos } = product
  const paper = paperOf(product)
  const format = paper && mainFormat(paper)
  // As it is designed when nobody chooses: other themes that it can wear say their own type (GetDIYThemeList).
  const templateType = paper && template ? templateNumberOf(template) : 0
  const count = { minnum: photos.minCount, maxnum: photos.maxCount }
  return {
    pid: product.id,
    name: product.name[language],
    type: product.type,
    desc: product.description[language],
    cataid: product.categoryId,
    valid: product.onShelf,
    soon: product.soon,
    hasAttr: product.attributes.length > 0,
    attrIdList: product.attributes.map((group) => group.id),
    attrPrice: product.attributes.reduce((sum, { options }) => sum + (options[0]?.extraPrice ?? 0), 0),
    thumbpics: [...(product.pictures?.thumbs ?? [])],
    detailpics: [...(product.pictures?.details ?? [])],
    time: dateTime(changedAt),
    templateType,
    cellPageCount: paper ? (isBook(paper) ? SPREAD_PAGES : 1) : 0,
    bleed: [...bleedsOf(product)],
    price: product.price.base,
    pageNumType: pages?.kind ?? 'fixed',
    pageMin: pages?.min ?? 0,
    pageMax: pages?.max ?? 0,
    pageDefault: pages?.default ?? 0,
    innerWidth: format?.page.width ?? 0,
    innerHeight: format?.page.height ?? 0,
    proddata: {
      photo: {
        ...count,
        minsize: photos.minBytes,
        maxsize: photos.maxBytes,
      },
      dpi: format?.dpi ?? 300,
      portrait: format ? format.page.height > format.page.width : false,
      bleedMargin: format?.bleed ?? 0,
      prodsize: sizesOf(product, language).map((size) => ({ ...size, ...count })),
      prods: (product.parts ?? []).map(({ id, pid, quantity }) => ({ combinepId: id, pid, quantity })),
      ...{ themeId: product.themeIds[0] ?? '', themeType: templateType, templateData: [...product.themeIds] },
      webConfig: {
        coverCount: product.coverPhotos,
        pageMultiple: pages?.multiple ?? 1,
        fits: [...(product.fits ?? [])],
        sides: sidesOf(product),
      },
      prodprice: {
        originType: product.price.before === undefined ? 0 : 1,
        originPrice: product.price.before ?? product.price.base,
        prodtime: product.daysToMake ?? 0,
      },
      pickUpAddressId: product.pickUpAt ?? '',
      isSpace: (product.space ?? 0) > 0,
      spaceMargin: product.space ?? 0,
      fixedProduction: paper === undefined,
      themeIds: [...product.themeIds],
      attrlist: product.attributes.map((group) => ({
        id: group.id,
        name: group.name[language],
        groupdata: group.options.map((option) => ({
          attrid: option.id,
          attrname: option.name[language],
          exprice: option.extraPrice,
        })),
      })),
      description: product.description[language],
    },
    product,
  }
}

/** Sides of its paper that are printed; 0 where nothing is. */
function sidesOf({ book, sheets }: Product): 0 | 1 | 2 {
  return book ? 2 : sheets ? (sheets.some((sheet) => sheet.sides === 2) ? 2 : 1) : 0
}

/** The sizes that a product is printed in: the page of a book, each sheet of what is no book. */
function sizesOf({ id, name, book, sheets }: Product, language: Language) {
  const whole = book ? [{ id, name, page: book.page }] : (sheets ?? [])
  return whole.map((size) => ({ id: size.id, name: size.name[language], ...size.page }))
}
