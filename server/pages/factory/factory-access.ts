import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../ports/deps.ts'
import { callerOf } from '../../routes/caller-of.ts'
import { factoryToken } from './factory-token.ts'

/** The factory's pages; its cookie is sent nowhere else. */
export const FACTORY_HOME = '/factory'

const COOKIE = 'factory'
const SESSION_MS = 12 * 3_600_000
const SESSION = 'factory session'
const FORM = 'factory form'

type Asking = Pick<Deps, 'env' | 'secrets' | 'clock'>

/**
 * How a request of the factory says who it is: a machine by its bearer token, a person by the cookie of a browser, or by
 * being signed in at the merchant's console.
 */
export type FactoryAccess = 'machine' | 'browser' | undefined

export function factoryAccess(deps: Asking, request: FastifyRequest): FactoryAccess {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (bearer !== undefined) {
    return isFactoryToken(deps, request, bearer) ? 'machine' : undefined
  }
  return callerOf(request).staff || isSession(deps, request) ? 'browser' : undefined
}

/** Who the log says it was: by name who is signed in at the console, of the others that they have the token. */
export function factoryActor(request: FastifyRequest): string {
  return callerOf(request).staff?.id ?? 'factory'
}

/** Whether this is the token of the merchant whose host was asked; in constant time. */
export function isFactoryToken(deps: Asking, request: FastifyRequest, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(factoryToken(deps, callerOf(request).merchantId)))
}

/** Signs a browser in for half a day: its cookie dies with the token and is good for these pages only. */
export function startFactorySession(deps: Asking, request: FastifyRequest, reply: FastifyReply): void {
  const end = deps.clock.now() + SESSION_MS
  reply.setCookie(COOKIE, `${end}.${signed(deps, request, end)}`, {
    httpOnly: true,
    sameSite: 'strict',
    path: FACTORY_HOME,
    secure: request.protocol === 'https',
    maxAge: SESSION_MS / 1000,
  })
}

export function endFactorySession(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: FACTORY_HOME })
}

function isSession(deps: Asking, request: FastifyRequest): boolean {
  const [end = '', signature = ''] = (request.cookies[COOKIE] ?? '').split('.')
  const until = Number(end)
  const holds = Number.isSafeInteger(until) && until > deps.clock.now()
  return holds && deps.secrets.verify(SESSION, sessionText(deps, request, until), signature)
}

function signed(deps: Asking, request: FastifyRequest, end: number): string {
  return deps.secrets.sign(SESSION, sessionText(deps, request, end))
}

function sessionText(deps: Asking, request: FastifyRequest, end: number): string {
  const { merchantId } = callerOf(request)
  return `${merchantId}|${factoryToken(deps, merchantId)}|${end}`
}

/** What a form of these pages carries, so that no other page can send it: bound to the session and to what it does. */
export function formToken({ secrets }: Asking, request: FastifyRequest, what: string): string {
  return secrets.sign(FORM, formText(request, what))
}

/** Whose form it is: of the token's cookie, or of who is signed in at the console. */
function formText(request: FastifyRequest, what: string): string {
  return `${request.cookies[COOKIE] ?? callerOf(request).staff?.id ?? ''}|${what}`
}

/** A change: machines need their token only, browsers the token of the form that they were shown. */
export function mayChange(deps: Asking, request: FastifyRequest, what: string, given: string): boolean {
  const access = factoryAccess(deps, request)
  const isForm = () => deps.secrets.verify(FORM, formText(request, what), given)
  return access === 'machine' || (access === 'browser' && isForm())
}
