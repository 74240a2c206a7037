import type { FastifyRequest } from 'fastify'
import { invariant } from '../../domain/never.ts'
import type { Caller } from '../base/caller.ts'

const callers = new WeakMap<FastifyRequest, Caller>()

/** The caller of a request; there before every handler runs. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request)
  invariant(caller, 'the caller is named before the handler runs')
  return caller
}

export function rememberCaller(request: FastifyRequest, caller: Caller): void {
  callers.set(request, caller)
}
