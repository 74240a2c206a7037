import { readRecent, withRecent } from '../../../domain/navigation/recent-numbers.ts'
import type { EcPorts } from '../../ports/ec-ports.ts'

/** Local storage key of the order numbers that were used last. */
const RECENT = 'keepsake.recent-orders'

/** Numbers of other platforms' orders, on this phone. */
export function recentNumbers(): Pick<EcPorts, 'recent' | 'remember' | 'forgetRecent'> {
  const recent = () => readRecent(stored(() => window.localStorage.getItem(RECENT)))
  return {
    recent,
    remember: (number) => {
      stored(() => window.localStorage.setItem(RECENT, JSON.stringify(withRecent(recent(), number))))
    },
    forgetRecent: () => {
      stored(() => window.localStorage.removeItem(RECENT))
    },
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
