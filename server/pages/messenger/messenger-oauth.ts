import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CALL_BASE } from '../../../domain/calls/call-head.ts'
import { GET_USER_INFO_ON_LOAD } from '../../../domain/calls/front-calls.ts'
import { MESSENGER_CALLBACK, userInfoOnLoadQuery } from '../../../domain/calls/messenger.ts'
import { type LoginFault, loginAddress } from '../../../domain/login/login-address.ts'
import { referralOfLink } from '../../../domain/login/referral.ts'
import { safeRedirect } from '../../../domain/navigation/safe-redirect.ts'
import { providerUser } from '../../accounts/provider-user.ts'
import { storeFirstReferral } from '../../accounts/referral-cookie.ts'
import { startSession } from '../../accounts/start-session.ts'
import { createWechatApi, type WechatPerson, wechatAuthorizeUrl } from '../../accounts/wechat/wechat-api.ts'
import { WECHAT_SETTINGS } from '../../accounts/wechat/wechat-settings.ts'
import { newToken, tokenHash } from '../../base/tokens.ts'
import type { Deps } from '../../ports/deps.ts'
import { callerOf } from '../../routes/caller-of.ts'
import { ownOrigins } from '../../routes/own-origins.ts'
import { cookieNames, replyCookies } from '../../routes/reply-cookies.ts'
import { createLimitStore } from '../../stores/limits.store.ts'
import { createOauthStateStore, type OauthRoundTrip } from '../../stores/oauth-states.store.ts'
import { DEVELOPMENT_MESSENGER, developmentPerson } from './development-messenger.ts'

const HOME = '/emall/app/#/index'

/** Trips that one address may begin in ten minutes; whole cities share one. */
const ROUND_TRIPS = { times: 600, seconds: 600 } as const

/** A round trip takes ten minutes at most. */
const COOKIE_SECONDS = 600

/**
 * Signing in by the messenger: out to its page, and back with a code (A§7). The round trip is written down under a random
 * `state` that counts once, for this browser, with the place to go on to; nothing in the way back can change it.
 */
export function messengerOauthPages(app: FastifyInstance, deps: Deps): void {
  app.get(GET_USER_INFO_ON_LOAD, { config: { policy: 'anyone' } }, (request, reply) => setOut(deps, request, reply))
  app.get(MESSENGER_CALLBACK, { config: { policy: 'anyone' } }, (request, reply) => comeBack(deps, request, reply))
}

async function setOut(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const caller = callerOf(request)
  const now = deps.clock.now()
  const asked = userInfoOnLoadQuery.safeParse(request.query)
  const origins = await ownOrigins(deps, request)
  const wanted = asked.data?.jumpurl ?? ''
  const places = origins.slice(1).map((origin) => ({ origin, path: '/emall/' }))
  const jumpurl = (wanted && safeRedirect(wanted, { origin: origins[0] ?? '', allow: places })) || HOME
  const ours = asked.success && (asked.data.mchid ?? caller.merchantId) === caller.merchantId
  const key = `messenger-trip/${caller.ip}`
  const { count } = await createLimitStore(deps.db).countUp(key, ROUND_TRIPS.seconds, now)
  if (!ours || count > ROUND_TRIPS.times) {
    return fail(reply, jumpurl, 'messenger-verification-failed')
  }
  const settings = deps.providers.of(caller.merchantId, WECHAT_SETTINGS)
  if (!settings && deps.env.mode === 'production') {
    return fail(reply, jumpurl, 'messenger-not-set-up')
  }

  const state = newToken()
  const link = referralOfLink({ refereeid: asked.data.refereeid ?? '', srcuid: asked.data.srcuid ?? '' })
  const roundTrip: OauthRoundTrip = {
    mchid: caller.merchantId,
    jumpurl,
    refereeid: link?.refereeid ?? '',
    srcuid: link?.srcuid ?? '',
  }
  await createOauthStateStore(deps.db).begin(tokenHash(state), tokenHash(browserOf(request, reply)), roundTrip, now)
  const callback = `${origins[0]}${CALL_BASE}${MESSENGER_CALLBACK}`
  return away(
    reply,
    settings ? wechatAuthorizeUrl(settings, callback, state) : `${DEVELOPMENT_MESSENGER}?state=${state}`,
  )
}

interface BackQuery {
  readonly code?: unknown
  readonly state?: unknown
}

async function comeBack(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const caller = callerOf(request)
  const now = deps.clock.now()
  const { code, state } = request.query as BackQuery
  const browser = request.cookies[cookieNames(request).roundTrip]
  const roundTrip =
    typeof state === 'string' && browser
      ? await createOauthStateStore(deps.db).end(tokenHash(state), tokenHash(browser), caller.merchantId, now)
      : undefined
  if (!roundTrip) {
    return fail(reply, HOME, 'messenger-verification-failed')
  }
  const person =
    typeof code === 'string' && /^[\w-]{1,512}$/.test(code) ? await personOf(deps, request, code) : undefined
  if (!person) {
    return fail(reply, roundTrip.jumpurl, 'messenger-verification-failed')
  }
  const cookies = replyCookies(request, reply)
  const asking = { caller, db: deps.db, now, cookies }
  storeFirstReferral(deps.secrets, cookies, roundTrip, now)
  const user = await providerUser(deps, asking, vouched(person), roundTrip)
  if (!user) {
    return fail(reply, roundTrip.jumpurl, 'user-unknown')
  }
  await startSession(asking, user)
  return away(reply, roundTrip.jumpurl)
}

/** Asks the messenger who came back; nobody when it does not say. */
async function personOf(deps: Deps, request: FastifyRequest, code: string): Promise<WechatPerson | undefined> {
  const settings = deps.providers.of(callerOf(request).merchantId, WECHAT_SETTINGS)
  if (!settings) {
    return deps.env.mode === 'production' ? undefined : developmentPerson(code)
  }
  try {
    return await createWechatApi(settings).personOf(code)
  } catch (error) {
    request.log.warn({ err: error }, 'the messenger did not vouch for somebody')
    return undefined
  }
}

function vouched({ openid, unionid, nickname, avatar }: WechatPerson) {
  return {
    identity: { provider: 'wechat' as const, subject: openid, ...(unionid ? { unionid } : {}) },
    nickname,
    avatar,
  }
}

/** Names the browser for the way back: a stranger's link cannot sign it in as somebody else. */
function browserOf(request: FastifyRequest, reply: FastifyReply): string {
  const name = cookieNames(request).roundTrip
  const known = request.cookies[name]
  const token = known && /^[A-Za-z0-9_-]{43}$/.test(known) ? known : newToken()
  reply.setCookie(name, token, {
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    maxAge: COOKIE_SECONDS,
    secure: request.protocol === 'https',
  })
  return token
}

function fail(reply: FastifyReply, jumpurl: string, fault: LoginFault): FastifyReply {
  return away(reply, loginAddress(jumpurl, fault))
}

function away(reply: FastifyReply, url: string): FastifyReply {
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(url, 302)
}
