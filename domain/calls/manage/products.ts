import { z } from 'zod'
import { defineCall, jsonField, opidField, pageFields } from '../call.ts'
import { productField } from '../catalogue-fields.ts'

/** A product's id, as catalogue files write it. */
export const catalogueId = z.string().regex(/^[A-Za-z0-9_.-]{1,128}$/)
const named = z.object({ id: z.string(), name: z.string() })
const moment = z.number().int()
/** A moment that was told, as it comes back: also as text. */
const toldMoment = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
  z.number().int().min(0),
)

export const manageProducts = defineCall({
  name: 'ManageProducts',
  method: 'POST',
  path: '/Api/Manage/Products',
  summary: 'Products of the merchant in the order of the shelves, those off the shelf too, a page at a time.',
  changes: false,
  refusals: [],
  request: z.object({
    key: z.string().max(100).default(''),
    cataid: z.string().max(64).default(''),
    shelf: z.enum(['on', 'off', '']).default(''),
    ...pageFields,
  }),
  data: z.array(
    z.object({
      pid: z.string(),
      name: z.string(),
      type: z.number().int(),
      cataname: z.string(),
      price: z.number().int(),
      currency: z.string(),
      /** Address of its first picture; empty: the shop draws one. */
      picture: z.string(),
      onshelf: z.boolean(),
      soon: z.boolean(),
      /** The shop was opened with it, and nobody has changed it. */
      demo: z.boolean(),
      changed: moment,
    }),
  ),
})

export const manageProduct = defineCall({
  name: 'ManageProduct',
  method: 'POST',
  path: '/Api/Manage/Product',
  summary: 'One product with everything that is kept of it, and what of the shop it may name.',
  changes: false,
  refusals: [],
  request: z.object({ pid: catalogueId }),
  data: z.object({
    product: productField,
    /** Told again when it is saved: whoever changed it meanwhile is not written over. */
    changed: moment,
    currency: z.string(),
    categories: z.array(named),
    looks: z.array(named),
    products: z.array(named),
    places: z.array(named),
  }),
})

export const saveManagedProduct = defineCall({
  name: 'SaveManagedProduct',
  method: 'POST',
  path: '/Api/Manage/SaveProduct',
  summary: 'Keeps a product as it is sent, whole.',
  changes: true,
  refusals: ['product-wrong', 'changed-meanwhile'],
  request: z.object({ product: jsonField(productField), changed: toldMoment, opid: opidField }),
  data: z.object({ pid: z.string(), changed: moment }),
})

export const copyManagedProduct = defineCall({
  name: 'CopyManagedProduct',
  method: 'POST',
  path: '/Api/Manage/CopyProduct',
  summary: 'Makes another product like this one, off the shelf and right behind it.',
  changes: true,
  refusals: [],
  request: z.object({ pid: catalogueId, opid: opidField }),
  data: z.object({ pid: z.string() }),
})

export const shelveProduct = defineCall({
  name: 'ShelveProduct',
  method: 'POST',
  path: '/Api/Manage/ShelveProduct',
  summary: 'Puts a product on the shelf, or takes it off; what was ordered of it stays ordered.',
  changes: true,
  refusals: ['product-wrong'],
  request: z.object({ pid: catalogueId, shelf: z.enum(['on', 'off']), opid: opidField }),
  data: z.object({ pid: z.string() }),
})

export const moveProduct = defineCall({
  name: 'MoveProduct',
  method: 'POST',
  path: '/Api/Manage/MoveProduct',
  summary: 'Puts a product before another one of the shelves, behind all, or a place up or down.',
  changes: true,
  refusals: [],
  request: z.object({
    pid: catalogueId,
    before: z.union([catalogueId, z.literal('')]).default(''),
    /** A place from where it stands, whatever page its neighbour is on; `before` counts for nothing then. */
    step: z.enum(['up', 'down']).exactOptional(),
    opid: opidField,
  }),
  data: z.object({ pid: z.string() }),
})

/** Bytes of a picture that the console takes at most. */
export const PRODUCT_PICTURE_MAX = 8_000_000

export const uploadProductPicture = defineCall({
  name: 'UploadProductPicture',
  method: 'POST',
  path: '/Api/Manage/UploadPicture',
  summary:
    'Takes a picture for products and answers its address: painted anew, without anything else that the file holds.',
  changes: true,
  refusals: [
    ...(['photo-too-large', 'photo-not-a-picture', 'photo-damaged', 'photo-too-many-pixels'] as const),
    ...(['photo-kind-unsupported', 'photo-sequence', 'photo-too-heavy'] as const),
  ],
  request: z.object({
    /** The file, base64url. */
    file: z.string().min(1),
    opid: opidField,
  }),
  data: z.object({ address: z.string() }),
})
