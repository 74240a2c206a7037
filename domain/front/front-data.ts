import type { UserId } from '../ids.ts'
import type { Merchant } from '../merchant/merchant.ts'
import type { ShelfProduct } from '../product/product.ts'

/** Id of the element that shows the first screen until the script of the page runs. */
export const SHELL_ID = 'shell'

/** Id of the element in which the page brings along what its first screen shows, as JSON. */
export const FRONT_DATA_ID = 'front-data'

/** So many products stand on the shelves out of which the shop window is chosen. */
export const SHELVES = 40

/** What the shop's front shows, brought along by the page. */
export interface FrontData {
  readonly merchant: Merchant & { readonly findsSubjects: boolean }
  /** Who is signed in; `null`: nobody. */
  readonly me: {
    readonly uid: UserId
    readonly nickname: string
    readonly phone: string
    readonly avatar: string
    readonly levelId: string
  } | null
  /** They have a design to go on with: its place on the front is kept until it is read. */
  readonly hasBegun: boolean
  readonly products: readonly ShelfProduct[]
  readonly total: number
}
