import { z } from 'zod'

/** Where the factory lists orders, and fetches the print file and the proof of one (bearer token per merchant). */
export const FACTORY_BASE = '/factory/orders'

/** One print file that is ready. Several copies or several books of one order are several files. */
const factoryOrderField = z.object({
  orderid: z.string(),
  paid: z.number().int(),
  quantity: z.number().int(),
  product: z.string(),
  print: z.enum(['waiting', 'making', 'ready', 'failed']),
  /** Addresses on this host. */
  file: z.string(),
  proof: z.string(),
})

export const factoryOrderListField = z.object({ orders: z.array(factoryOrderField) })
export type FactoryOrderList = z.output<typeof factoryOrderListField>
