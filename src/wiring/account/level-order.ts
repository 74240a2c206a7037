import { asId, type OrderId } from '../../../domain/ids.ts'
import type { LevelPorts } from '../../ports/level-ports.ts'
import { goToPay } from '../orders/pay-page.ts'

/** Outlives the way to the pay page, not the tab. */
const STORED_AS = 'keepsake.level-order'

/** The order of a level that waits for its payment, on this phone. */
export const levelOrder: Pick<LevelPorts, 'unfinished' | 'forget' | 'goToPay'> = {
  unfinished: () => {
    const id = window.sessionStorage.getItem(STORED_AS)
    return id === null ? undefined : asId<OrderId>(id)
  },
  forget: () => window.sessionStorage.removeItem(STORED_AS),
  goToPay: (id) => {
    window.sessionStorage.setItem(STORED_AS, id)
    goToPay(id)
  },
}
