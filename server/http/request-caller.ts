import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languageFor } from '../../domain/language.ts'
import { isPc } from '../../domain/platform/platform.ts'
import type { Caller } from '../base/caller.ts'
import { subscriberOf } from '../base/subscriber.ts'
import { randomIds, tokenHash } from '../base/tokens.ts'
import type { Deps } from '../ports/deps.ts'
import { cookieNames } from '../routes/reply-cookies.ts'
import type { MerchantHost } from '../stores/merchants.store.ts'
import { createSessionStore } from '../stores/sessions.store.ts'
import { createStaffStore } from '../stores/staff.store.ts'

/** Names who calls. Gives a browser without a session a device cookie on its first change, unless the page has given it. */
export async function callerOfRequest(
  deps: Pick<Deps, 'db' | 'clock'>,
  { id: merchantId, languages }: MerchantHost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const names = cookieNames(request)
  const token = request.cookies[names.session]
  const sessionId = token ? tokenHash(token) : undefined
  const uid = sessionId
    ? await createSessionStore(deps.db).findUser(sessionId, merchantId, deps.clock.now())
    : undefined
  const staffToken = request.cookies[names.staff]
  const staff = staffToken
    ? await createStaffStore(deps.db).findBySession(tokenHash(staffToken), merchantId, deps.clock.now())
    : undefined
  const ip = subscriberOf(request.ip)
  return {
    merchantId,
    staff,
    uid,
    sessionId: uid ? sessionId : undefined,
    grants: (request.cookies[names.grants] ?? '').split('.').filter(Boolean).map(tokenHash),
    language: languageOf(request, languages),
    ip,
    onPc: isPc(request.headers['user-agent'] ?? ''),
    device: uid ? (sessionId ?? ip) : deviceOf(request, reply),
  }
}

/** Whoever works for the shop reads all three languages there, whatever it speaks to its shoppers. */
const OF_THE_DESK = /^\/(Api\/Manage\/|manage|factory)/

/** The language in which a request is answered. */
export function languageOf(request: FastifyRequest, spoken?: readonly Language[]): Language {
  const chosen = request.cookies['lang']
  const accepted = (request.headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '')
  return languageFor([...(chosen ? [chosen] : []), ...accepted], OF_THE_DESK.test(request.url) ? undefined : spoken)
}

/**
 * Gives a browser that has none its device cookie. The page does so before its first calls: of several that are under way
 * at once each would bring a cookie of its own, and a sign-in code is bound to the device that asked for it.
 */
export function giveDevice(request: FastifyRequest, reply: FastifyReply): string {
  return knownDevice(request) ?? newDevice(request, reply)
}

function deviceOf(request: FastifyRequest, reply: FastifyReply): string {
  return knownDevice(request) ?? (request.method === 'POST' ? newDevice(request, reply) : subscriberOf(request.ip))
}

function knownDevice(request: FastifyRequest): string | undefined {
  const known = request.cookies[cookieNames(request).device]
  return known && /^[A-Za-z0-9_-]{21}$/.test(known) ? known : undefined
}

function newDevice(request: FastifyRequest, reply: FastifyReply): string {
  const made = randomIds.next()
  reply.setCookie(cookieNames(request).device, made, {
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    maxAge: 365 * 86_400,
    secure: request.protocol === 'https',
  })
  return made
}
