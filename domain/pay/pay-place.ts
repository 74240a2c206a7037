import { inMessenger } from '../platform/platform.ts'
/** Where the page to pay on is open. */
export type PayEnvironment = 'messenger' | 'phone' | 'computer'

/** Where a page is open, by what its browser calls itself. WeChat Work has no payment of its own. */
export function payPlace(userAgent: string): PayEnvironment {
  if (inMessenger(userAgent)) {
    return 'messenger'
  }
  return /mobile|android|iphone|ipod/i.test(userAgent) ? 'phone' : 'computer'
}
