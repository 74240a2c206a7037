import { readRecent, withRecent } from '../../../domain/navigation/recent-numbers.ts'
import type { EcPorts } from '../../ports/ec-ports.ts'
import type { StoredDrafts } from '../stored/stored-drafts.ts'
import { findLinkOrder } from './link-order.ts'

/** Local storage key of the order numbers that were used last. */
const RECENT = 'keepsake.recent-orders'

/** Orders of other platforms and links to upload, on this phone and in the shop. */
export function ecPorts(drafts: StoredDrafts): EcPorts {
  const recent = () => readRecent(stored(() => window.localStorage.getItem(RECENT)))
  return {
    recent,
    remember: (number) => {
      stored(() => window.localStorage.setItem(RECENT, JSON.stringify(withRecent(recent(), number))))
    },
    forgetRecent: () => {
      stored(() => window.localStorage.removeItem(RECENT))
    },
    find: (ask, signal) => findLinkOrder(ask, signal),
    drafts: (reference) => drafts.of(reference),
    keepDraft: (draft) => drafts.keep(draft),
    dropDrafts: (reference, subs) => drafts.drop(reference, subs),
    itemOf: (aid) => drafts.byAlbum(aid),
  }
}

/** A closed storage keeps nothing, and nothing depends on it. */
function stored<Value>(use: () => Value): Value | null {
  try {
    return use()
  } catch {
    return null
  }
}
