import { z } from 'zod'
import type { Address } from '../../../domain/order/address.ts'
import { regionsOf } from '../../../domain/order/region.ts'
import type { Regions } from '../../ports/address-ports.ts'

const STORED_AS = 'keepsake.address'

const stored = z.object({
  name: z.string(),
  phone: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  street: z.string(),
  country: z.string().exactOptional(),
  postcode: z.string().exactOptional(),
})

/** The address of the last order, in local storage (A§9). What another version wrote and cannot be read is no address. */
export function lastAddress(): Address | undefined {
  const text = window.localStorage.getItem(STORED_AS)
  if (text === null) {
    return undefined
  }
  try {
    return stored.safeParse(JSON.parse(text)).data
  } catch {
    // Not JSON: somebody else's value. The shopper types the address once more.
    return undefined
  }
}

export function storeLastAddress(address: Address): void {
  window.localStorage.setItem(STORED_AS, JSON.stringify(address))
}

/** The shopper signs out. */
export function forgetAddress(): void {
  window.localStorage.removeItem(STORED_AS)
}

/** Provinces, cities and districts: fetched when the first address is typed. */
export async function regions(): Promise<Regions> {
  const [{ areaList }, { regionName }] = await Promise.all([
    import('@vant/area-data'),
    import('../../../domain/order/region-names.ts'),
  ])
  return { regions: regionsOf(areaList), nameOf: regionName }
}
