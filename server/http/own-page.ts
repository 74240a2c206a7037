import type { FastifyRequest } from 'fastify'
import { cookieNames } from '../routes/reply-cookies.ts'

/** How every browser begins the name that it gives itself; pages cannot change that name. */
const BROWSER = /mozilla|opera|ucweb/i

/**
 * Whether a change comes from a page of this shop, or from a client that no page can steer.
 *
 * A browser says it itself: `Sec-Fetch-Site`, else `Origin`, must be our own. An old one that says neither must send
 * the double-submit token, as the app does with every change. Who is no browser holds its own cookies and needs none of it (A§7: plain form posts).
 */
export function comesFromOwnPage(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) {
    return site === 'same-origin'
  }
  const origin = request.headers.origin
  if (origin !== undefined) {
    return origin === `${request.protocol}://${request.host}`
  }
  if (!BROWSER.test(request.headers['user-agent'] ?? '')) {
    return true
  }
  const token = request.cookies[cookieNames(request).csrf]
  return token !== undefined && token !== '' && request.headers['x-csrf-token'] === token
}
