import type { FastifyRequest } from 'fastify'
import { cookieNames } from '../routes/reply-cookies.ts'

/** The header that a page of ours sends with every change; a foreign page cannot without being asked for leave first. */
const REQUESTED_WITH = 'shop'

/**
 * Whether a change comes from a page of this shop.
 *
 * Needs the header and a browser that says it is our own origin (`Sec-Fetch-Site`, else `Origin`). A web view that
 * says neither must send the double-submit token.
 */
export function comesFromOwnPage(request: FastifyRequest): boolean {
  if (request.headers['x-requested-with'] !== REQUESTED_WITH) {
    return false
  }
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) {
    return site === 'same-origin'
  }
  const origin = request.headers.origin
  if (origin !== undefined) {
    return origin === `${request.protocol}://${request.host}`
  }
  const token = request.cookies[cookieNames(request).csrf]
  return token !== undefined && token !== '' && request.headers['x-csrf-token'] === token
}
