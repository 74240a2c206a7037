import { z } from 'zod'

/** Where the factory lists orders, and fetches the files of one (bearer token per merchant). */
export const FACTORY_BASE = '/factory/orders'

/** All print files of several orders in one archive: `?oids=` with their numbers, commas between. */
export const FACTORY_BATCH = `${FACTORY_BASE}/files.zip`

/** Where a shop in development mode tells that token to everybody, as it tells codes at `/dev/outbox`. */
export const FACTORY_TOKEN_PAGE = '/dev/factory-token'

/** One ordered thing. Several things of one order are several lines with files of their own. */
const factoryOrderField = z.object({
  orderid: z.string(),
  suborderid: z.string(),
  state: z.enum(['to-upload', 'paid', 'in-production', 'shipped', 'ready-to-collect', 'collected']),
  paid: z.number().int(),
  quantity: z.number().int(),
  product: z.string(),
  /** Names of the chosen options. */
  options: z.array(z.string()),
  /** `design`: a print file; `photos`: originals that are handed on; `nothing`: taken from the shelf. */
  needs: z.enum(['design', 'photos', 'nothing']),
  /** Inner pages that are printed, every copy of a print counted; 0 where nothing is designed. */
  pages: z.number().int(),
  print: z.enum(['waiting', 'making', 'ready', 'failed']),
  /** Addresses on this host; empty where the thing has none. */
  file: z.string(),
  /** Besides the whole file, once it is ready and where the merchant wants them: cover and block of a book, prints as JPEGs. */
  cover: z.string(),
  block: z.string(),
  pictures: z.string(),
  proof: z.string(),
  originals: z.string(),
  manifest: z.string(),
  /** The manifest as a table. */
  manifestcsv: z.string(),
  /** One original by its place in the manifest, from 0, added as `&i=`. */
  original: z.string(),
  /** How each photo lies in its frame (product type 2). */
  frames: z.string(),
})

export const factoryOrderListField = z.object({
  orders: z.array(factoryOrderField),
  /** Where the list goes on, on this host; empty: it is at its end. */
  next: z.string(),
})
export type FactoryOrderList = z.output<typeof factoryOrderListField>
