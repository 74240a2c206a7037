import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MerchantId } from '../../domain/ids.ts'
import { type Language, languageFor } from '../../domain/language.ts'
import { isPc } from '../../domain/platform/platform.ts'
import type { Caller } from '../base/caller.ts'
import { randomIds, tokenHash } from '../base/tokens.ts'
import type { Deps } from '../ports/deps.ts'
import { cookieNames } from '../routes/reply-cookies.ts'
import { createSessionStore } from '../stores/sessions.store.ts'

/** Names who calls. Gives a browser without a session a device cookie on its first change. */
export async function callerOfRequest(
  deps: Pick<Deps, 'db' | 'clock'>,
  merchantId: MerchantId,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const names = cookieNames(request)
  const token = request.cookies[names.session]
  const sessionId = token ? tokenHash(token) : undefined
  const uid = sessionId
    ? await createSessionStore(deps.db).findUser(sessionId, merchantId, deps.clock.now())
    : undefined
  return {
    merchantId,
    uid,
    sessionId: uid ? sessionId : undefined,
    grants: (request.cookies[names.grants] ?? '').split('.').filter(Boolean).map(tokenHash),
    language: languageOf(request),
    ip: request.ip,
    onPc: isPc(request.headers['user-agent'] ?? ''),
    device: uid ? (sessionId ?? request.ip) : deviceOf(request, reply, names.device),
  }
}

export function languageOf(request: FastifyRequest): Language {
  const chosen = request.cookies['lang']
  const accepted = (request.headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '')
  return languageFor([...(chosen ? [chosen] : []), ...accepted])
}

function deviceOf(request: FastifyRequest, reply: FastifyReply, name: string): string {
  const known = request.cookies[name]
  if (known && /^[A-Za-z0-9_-]{21}$/.test(known)) {
    return known
  }
  if (request.method !== 'POST') {
    return request.ip
  }
  const made = randomIds.next()
  reply.setCookie(name, made, {
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    maxAge: 365 * 86_400,
    secure: request.protocol === 'https',
  })
  return made
}
