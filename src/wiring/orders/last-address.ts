import type { Address } from '../../../domain/order/address.ts'
import { regionsOf } from '../../../domain/order/region.ts'
import type { Regions } from '../../ports/address-ports.ts'

const STORED_AS = 'keepsake.address'

const NEEDED = ['name', 'phone', 'province', 'city', 'district', 'street'] as const
const OPTIONAL = ['country', 'postcode'] as const

/** Read by hand: the library that reads schemas is not loaded for it. */
function readAddress(value: unknown): Address | undefined {
  const fields = new Map(Object.entries(Object(value)))
  const present = OPTIONAL.filter((name) => fields.has(name))
  const names = [...NEEDED, ...present]
  return names.every((name) => typeof fields.get(name) === 'string')
    ? (Object.fromEntries(names.map((name) => [name, fields.get(name)])) as unknown as Address)
    : undefined
}

/** The address of the last order, in local storage (A§9). What another version wrote and cannot be read is no address. */
export function lastAddress(): Address | undefined {
  try {
    return readAddress(JSON.parse(window.localStorage.getItem(STORED_AS) ?? 'null'))
  } catch {
    // Not JSON: somebody else's value. Or a closed storage. The shopper types the address once more.
    return undefined
  }
}

/** Keeps the address for the next order. A browser that keeps nothing only asks for it again. */
export function storeLastAddress(address: Address): void {
  try {
    window.localStorage.setItem(STORED_AS, JSON.stringify(address))
  } catch {
    // Full or closed: this order has it all the same.
  }
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
