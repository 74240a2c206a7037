import type { FastifyReply, FastifyRequest } from 'fastify'
import { newToken } from '../base/tokens.ts'
import type { Cookies } from '../ports/cookies.ts'
import { SESSION_MS } from '../stores/sessions.store.ts'
import { STAFF_SESSION_MS } from '../stores/staff.store.ts'

/** On https every name is bound to the host; browsers take no such names on plain http, where only loopback is meant. */
export function cookieNames(request: FastifyRequest) {
  const prefix = request.protocol === 'https' ? '__Host-' : ''
  return {
    session: `${prefix}sid`,
    grants: `${prefix}grants`,
    device: `${prefix}did`,
    staff: `${prefix}staff`,
    csrf: `${prefix}csrf`,
    referral: `${prefix}ref`,
    /** Names the browser on its way to the messenger's sign-in page and back. */
    roundTrip: `${prefix}trip`,
  }
}

/** Holds the newest share links; older ones can be opened again by their link. */
const GRANTS_MAX = 20

export function replyCookies(request: FastifyRequest, reply: FastifyReply): Cookies {
  const names = cookieNames(request)
  const flags = { path: '/', sameSite: 'lax', secure: request.protocol === 'https' } as const
  const lasting = { ...flags, httpOnly: true, maxAge: SESSION_MS / 1000 } as const
  return {
    setSession: (token) => {
      reply.setCookie(names.session, token, lasting)
      // Read by the page and sent back as a header where the browser names no origin.
      reply.setCookie(names.csrf, newToken(), { ...flags, httpOnly: false, maxAge: SESSION_MS / 1000 })
    },
    dropSession: () => {
      reply.clearCookie(names.session, flags)
      reply.clearCookie(names.csrf, flags)
    },
    setStaff: (token) => {
      const strict = { ...flags, sameSite: 'strict', httpOnly: true, maxAge: STAFF_SESSION_MS / 1000 } as const
      reply.setCookie(names.staff, token, strict)
    },
    dropStaff: () => {
      reply.clearCookie(names.staff, { ...flags, sameSite: 'strict' })
    },
    staff: () => request.cookies[names.staff],
    addGrant: (token) => {
      const held = (request.cookies[names.grants] ?? '').split('.').filter((it) => it && it !== token)
      reply.setCookie(names.grants, [token, ...held].slice(0, GRANTS_MAX).join('.'), lasting)
    },
    referral: () => request.cookies[names.referral],
    setReferral: (signed, seconds) => {
      reply.setCookie(names.referral, signed, { ...flags, httpOnly: true, maxAge: seconds })
    },
  }
}
