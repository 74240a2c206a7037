import type { ProductData } from '../../domain/calls/catalogue.ts'
import type { Language } from '../../domain/language.ts'
import { mainFormat, paperOf } from '../../domain/product/paper.ts'
import type { Product } from '../../domain/product/product.ts'

/** A product with the specified names, its texts in one language. Money in minor units. */
export function wireProduct(product: Product, language: Language): ProductData {
  const { pages, photos } = product
  const paper = paperOf(product)
  const format = paper && mainFormat(paper)
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
    price: product.price.base,
    pageNumType: pages?.kind ?? 'fixed',
    pageMin: pages?.min ?? 0,
    pageMax: pages?.max ?? 0,
    pageDefault: pages?.default ?? 0,
    innerWidth: format?.page.width ?? 0,
    innerHeight: format?.page.height ?? 0,
    proddata: {
      photo: {
        minnum: photos.minCount,
        maxnum: photos.maxCount,
        minsize: photos.minBytes,
        maxsize: photos.maxBytes,
      },
      dpi: format?.dpi ?? 300,
      portrait: format ? format.page.height > format.page.width : false,
      bleedMargin: format?.bleed ?? 0,
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
