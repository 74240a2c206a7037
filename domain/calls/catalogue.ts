import { z } from 'zod'
import { BLEED_TYPES } from '../product/bleed.ts'
import { statedId } from './account.ts'
import { countField, defineCall, idField } from './call.ts'
import { productField, shelfProductField } from './catalogue-fields.ts'
import { GET_MERCHANT_PROD_LIST, GET_SHELF } from './front-calls.ts'
import { GET_PROD_CATA_LIST, GET_PROD_INFO_BY_ID } from './shelf-calls.ts'

/** A product with the specified names (A§3, B§3), texts in the caller's language; `product` is our own document. */
export const productData = z.object({
  pid: z.string(),
  name: z.string(),
  type: z.number().int(),
  desc: z.string(),
  cataid: z.string(),
  valid: z.boolean(),
  /** Listed, but cannot be designed yet. */
  soon: z.boolean(),
  hasAttr: z.boolean(),
  attrIdList: z.array(z.string()),
  /** What the options that are chosen first add to one piece, minor units. */
  attrPrice: z.number().int(),
  /** Addresses of pictures. Empty: the product is drawn from its measures. */
  thumbpics: z.array(z.string()),
  detailpics: z.array(z.string()),
  /** When the product was last changed, `YYYY-MM-DD HH:mm:ss`, UTC. */
  time: z.string(),
  /** Template type (B§4) of the theme that it wears first: how it is designed when nobody chooses; 0 where nothing is. */
  templateType: z.literal([0, 1, 2, 3, 4, 5]),
  /** Pages that are seen at once: 2 of a book, 1 of sheets, 0 where nothing is designed. */
  cellPageCount: z.number().int(),
  /** What is printed beyond the cut: of the cover by its type, of inner pages, of chapters; mm. */
  bleed: z.array(z.object({ type: z.enum(BLEED_TYPES), margin: z.number() })),
  /** Price of one piece without options, minor units. */
  price: z.number().int(),
  pageNumType: z.enum(['fixed', 'change']),
  pageMin: z.number().int(),
  pageMax: z.number().int(),
  pageDefault: z.number().int(),
  innerWidth: z.number(),
  innerHeight: z.number(),
  proddata: z.object({
    photo: z.object({ minnum: z.number(), maxnum: z.number(), minsize: z.number(), maxsize: z.number() }),
    dpi: z.number(),
    portrait: z.boolean(),
    bleedMargin: z.number(),
    /** The sizes that are printed, mm, with how many photos each takes. */
    prodsize: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        width: z.number(),
        height: z.number(),
        minnum: z.number(),
        maxnum: z.number(),
      }),
    ),
    /** The things of a package. */
    prods: z.array(z.object({ combinepId: z.string(), pid: z.string(), quantity: z.number().int() })),
    /** The theme that it wears first; empty: none. */
    themeId: z.string(),
    /** The template type of that theme. */
    themeType: z.literal([0, 1, 2, 3, 4, 5]),
    /** How pages offer it: photos of the cover, the number that a page count is a multiple of, fits of photos, printed sides. */
    webConfig: z.object({
      coverCount: z.number().int(),
      pageMultiple: z.number().int(),
      fits: z.array(z.string()),
      sides: z.literal([0, 1, 2]),
    }),
    /** Templates that it can be designed with, by id, the usual one first. */
    templateData: z.array(z.string()),
    /**
     * `originType` 1: the price was `originPrice` before and is shown struck out; 0: there is none. `prodtime`: working days
     * to make it; 0: not stated.
     */
    prodprice: z.object({
      originType: z.literal([0, 1]),
      originPrice: z.number().int(),
      prodtime: z.number().int(),
    }),
    /** Where alone it can be picked up. Empty: it is sent, or fetched wherever the merchant lets fetch. */
    pickUpAddressId: z.string(),
    /** Whether a card lies between picture and wood, and how wide it is, mm. */
    isSpace: z.boolean(),
    spaceMargin: z.number(),
    /** It is made as it is: nothing of it is designed. */
    fixedProduction: z.boolean(),
    themeIds: z.array(z.string()),
    attrlist: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        groupdata: z.array(z.object({ attrid: z.string(), attrname: z.string(), exprice: z.number().int() })),
      }),
    ),
    description: z.string(),
  }),
  product: productField,
})
export type ProductData = z.output<typeof productData>

const productsAsked = z.object({
  MchID: statedId,
  mchid: statedId,
  Start: countField.optional(),
  /** Page of the list counted from 1, instead of `Start`. */
  Cur: countField.optional(),
  Count: countField.optional(),
  key: z.string().max(40).optional(),
  cataid: idField.optional(),
  orderby: z.enum(['default', 'price', 'price-desc', 'name']).optional(),
})
export type ProductsRequest = z.output<typeof productsAsked>

export const getMerchantProdList = defineCall({
  ...GET_MERCHANT_PROD_LIST,
  summary: 'Products on the shelf, a page of the list at a time',
  request: productsAsked,
  data: z.array(productData),
})

export const getShelf = defineCall({
  ...GET_SHELF,
  summary: 'Products on the shelf as the shop shows them, in a few bytes each (our own)',
  request: productsAsked,
  data: z.array(shelfProductField),
})

export const getProdCataList = defineCall({
  ...GET_PROD_CATA_LIST,
  summary: 'Categories of products',
  request: z.object({ mchid: statedId, MchID: statedId }),
  data: z.array(z.object({ id: z.string(), cataname: z.string(), icon: z.string(), total: z.number().int() })),
})

export const getProdInfoById = defineCall({
  ...GET_PROD_INFO_BY_ID,
  summary: 'One product',
  request: z.object({ pid: idField, mchid: statedId, MchID: statedId }),
  data: productData,
})
