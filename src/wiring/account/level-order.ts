import { asId, type OrderId } from '../../../domain/ids.ts'
import type { LevelPorts } from '../../ports/level-ports.ts'
import { goToPay } from '../orders/pay-page.ts'

/** Outlives the way to the pay page, not the tab. */
const STORED_AS = 'keepsake.level-order'

/** Does it with the session storage. Where a browser has it full or closed, nothing is known after the way to the pay page. */
function stored<Value>(act: (storage: Storage) => Value): Value | undefined {
  try {
    return act(window.sessionStorage)
  } catch {
    // The level is paid for all the same.
    return undefined
  }
}

/** The order of a level that waits for its payment, on this phone. */
export const levelOrder: Pick<LevelPorts, 'unfinished' | 'forget' | 'goToPay'> = {
  unfinished: () => {
    const id = stored((storage) => storage.getItem(STORED_AS))
    return id ? asId<OrderId>(id) : undefined
  },
  forget: () => stored((storage) => storage.removeItem(STORED_AS)),
  goToPay: (id) => {
    stored((storage) => storage.setItem(STORED_AS, id))
    goToPay(id)
  },
}
