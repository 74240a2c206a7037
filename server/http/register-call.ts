import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Call } from '../../domain/calls/call.ts'
import { asSent, isKeepable, isShallow } from '../../domain/calls/request-shape.ts'
import type { EpochMs } from '../../domain/units.ts'
import { lacksPhone } from '../accounts/lacks-phone.ts'
import { type Answer, refuse } from '../base/answer.ts'
import type { Caller, SignedInCaller, StaffCaller } from '../base/caller.ts'
import { randomIds } from '../base/tokens.ts'
import type { Deps } from '../ports/deps.ts'
import type { Limit } from '../ports/limits.ts'
import { needsSession, staffRolesOf } from '../ports/policy.ts'
import { callerOf } from '../routes/caller-of.ts'
import { replyCookies } from '../routes/reply-cookies.ts'
import type { AnyCallRoute } from '../routes/route.ts'
import { createLimitStore } from '../stores/limits.store.ts'
import { derivedOpid, throughEnvelope } from './envelope.ts'
import { sendAnswer } from './envelope-reply.ts'
import { withinMissBudget } from './miss-budget.ts'
import type { NodeLimiter } from './node-limiter.ts'
import { comesFromOwnPage } from './own-page.ts'

/** By what a reply of a traced shop names its trace; the line of the log has it too. */
export const TRACE_HEADER = 'x-trace-id'
/** Bodies of calls that do not ask for more. */
const BODY_LIMIT = 64 * 1024
/** Calls a minute: of one session for one call, and of one address for all of them, an upload of a whole album among them. */
const PER_MINUTE = 120
const PER_MINUTE_AND_ADDRESS = 2000

/** Makes a route of the app out of a call: checks, limits, parses, runs it through the envelope, answers. */
export function registerCall(app: FastifyInstance, deps: Deps, passes: NodeLimiter, route: AnyCallRoute): void {
  const { call } = route
  app.route({
    method: call.alsoGet ? [call.method, 'GET'] : call.method,
    // A HEAD of a call that changes something would act.
    ...(call.changes ? { exposeHeadRoute: false } : {}),
    url: call.path,
    bodyLimit: route.bodyLimit ?? BODY_LIMIT,
    config: { policy: route.policy, call: call.name },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const answer = await deps.tracing.inSpan(call.name, { kind: 'call' }, () => {
        const place = deps.tracing.place()
        if (place) {
          reply.header(TRACE_HEADER, place.traceId)
        }
        return answerTo({ deps, passes, route, request, reply, caller })
      })
      deps.metrics.call(call.name, answer.kind === 'refused' ? answer.reason : 'answered')
      return sendAnswer(reply, answer, caller.language)
    },
  })
}

interface ReceivedRequest {
  readonly deps: Deps
  readonly passes: NodeLimiter
  readonly route: AnyCallRoute
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly caller: Caller
}

async function answerTo(received: ReceivedRequest): Promise<Answer<unknown>> {
  const { deps, passes, route, request, caller } = received
  const now = deps.clock.now()
  if (route.call.changes && !comesFromOwnPage(request)) {
    return refuse('foreign-page')
  }
  const wait =
    passes(`${caller.device}/${route.call.name}`, route.perMinute ?? PER_MINUTE, now) ||
    passes(caller.ip, PER_MINUTE_AND_ADDRESS, now)
  if (wait > 0) {
    return refuse('too-many-requests', { params: { seconds: wait } })
  }
  if (needsSession(route.policy) && caller.uid === undefined) {
    return refuse('sign-in-needed')
  }
  const roles = staffRolesOf(route.policy)
  if (roles && !caller.staff) {
    return refuse('sign-in-needed')
  }
  if (roles && caller.staff && !roles.includes(caller.staff.role)) {
    return refuse('not-found')
  }
  const given = (request.method === 'GET' ? request.query : request.body) ?? {}
  if (!isShallow(given)) {
    return refuse('request-malformed', { params: { field: request.method } })
  }
  const parsed = route.call.request.safeParse(asSent(given, fieldsOf(route.call)))
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') ?? ''
    return refuse('request-malformed', { params: { field: field || request.method } })
  }
  const unkept = Object.entries(Object(parsed.data)).find(([, value]) => !isKeepable(value))
  if (unkept) {
    return refuse('request-malformed', { params: { field: unkept[0] } })
  }
  if (!namesOnlyItself(given, caller)) {
    return refuse('not-found')
  }
  for (const limit of route.limits ?? []) {
    const seconds = await secondsToWait(deps, route.call.name, limit, caller, now)
    if (seconds > 0) {
      return refuse('too-many-requests', { params: { seconds } })
    }
  }
  if (route.needsPhoneOnPc && (await lacksPhone(deps.db, caller))) {
    return refuse('phone-not-bound')
  }
  if (route.call.changes && !(await deps.diskSpace.hasRoom())) {
    return refuse('storage-nearly-full')
  }
  const { misses } = route
  return misses && (misses.isGuess?.(parsed.data) ?? true)
    ? await withinMissBudget(misses, { db: deps.db, log: request.log, caller, now }, () =>
        act(received, parsed.data, now),
      )
    : await act(received, parsed.data, now)
}

async function act(received: ReceivedRequest, input: unknown, now: EpochMs): Promise<Answer<unknown>> {
  const { deps, route, request, reply, caller } = received
  const given = opidIn(input)
  const context = { caller, now, requestId: request.id, cookies: replyCookies(request, reply) }
  if (!route.call.changes || route.repeat === 'acts-again') {
    return await deps.tracing.inSpan('read', { kind: 'database' }, () =>
      route.handle(input, {
        ...context,
        caller: asSignedIn(caller),
        db: deps.db,
        opid: given ?? randomIds.next(),
      }),
    )
  }
  const who = `${caller.merchantId}/${staffRolesOf(route.policy) ? caller.staff?.id : (caller.uid ?? caller.device)}`
  const sameFor = given === undefined && typeof route.repeat === 'number' ? route.repeat : undefined
  const opid = sameFor === undefined ? given : derivedOpid(input)
  const change = {
    who,
    call: route.call.name,
    opid,
    content: input,
    now,
    ...(sameFor === undefined ? {} : { sameFor }),
  }
  return await deps.tracing.inSpan('transaction', { kind: 'database' }, () =>
    throughEnvelope(deps.db, change, (tx) =>
      // The same content may be meant once more later: what acts has a name of its own.
      route.handle(input, { ...context, caller: asSignedIn(caller), db: tx, opid: given ?? randomIds.next() }),
    ),
  )
}

/** Routes that need a session, or somebody of the merchant's, have been refused without before this. */
function asSignedIn(caller: Caller) {
  return caller as SignedInCaller & StaffCaller
}

/** Names by which a request may state who is asking and at which shop: compared with the session, never believed. */
const WHO = ['uid', 'UserID'] as const
const SHOP = ['mchid', 'MchID'] as const

/** The names of a call's own fields. */
function fieldsOf({ request }: Call): Readonly<Record<string, z.ZodType>> {
  return request instanceof z.ZodObject ? request.shape : {}
}

function namesOnlyItself(input: unknown, caller: Caller): boolean {
  const stated = (names: readonly string[]) =>
    typeof input === 'object' && input !== null
      ? names.map((name) => Reflect.get(input, name)).filter((value) => value !== undefined && value !== '')
      : []
  // Of JSON it may be anything, also what cannot be made a text.
  const isIt = (value: unknown, id: string) =>
    (typeof value === 'string' || typeof value === 'number') && String(value) === id
  const { uid } = caller
  return (
    stated(SHOP).every((value) => isIt(value, caller.merchantId)) &&
    (uid === undefined || stated(WHO).every((value) => isIt(value, uid)))
  )
}

function opidIn(input: unknown): string | undefined {
  const opid = typeof input === 'object' && input !== null ? Reflect.get(input, 'opid') : undefined
  return typeof opid === 'string' ? opid : undefined
}

async function secondsToWait(deps: Deps, call: string, limit: Limit, caller: Caller, now: EpochMs): Promise<number> {
  const whose = { user: caller.uid ?? caller.device, device: caller.device, ip: caller.ip }[limit.per]
  const key = `${caller.merchantId}/${call}/${limit.per}/${limit.seconds}/${whose}`
  const counted = await createLimitStore(deps.db).countUp(key, limit.seconds, now)
  return counted.count <= limit.times ? 0 : Math.max(1, Math.ceil((counted.resetAt - now) / 1000))
}
