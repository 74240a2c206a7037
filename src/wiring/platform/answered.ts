import type { Call, DataOf, RequestOf } from '../../../domain/calls/call.ts'
import { RequestRefused } from '../../ports/reading-faults.ts'
import { type ApiReplyOf, callApi, callFront, type HeadOf } from './api.ts'

interface Shown<C extends Call> {
  readonly data: DataOf<C>
  readonly total: number | undefined
}

/**
 * Reads what a screen only shows: the data, or nothing at all.
 *
 * @throws RequestRefused with the shop's sentence when it says "no"; NetworkLost and ServerFault as `callApi`.
 */
export async function readAnswer<C extends Call>(
  call: C,
  request: RequestOf<C>,
  signal?: AbortSignal,
): Promise<Shown<C>> {
  return shown(await callApi(call, request, signal ? { signal } : {}))
}

/** The same for the shop's front. @throws as `readAnswer`. */
export async function readFront<C extends Call>(
  call: HeadOf<C>,
  request: RequestOf<C>,
  signal?: AbortSignal,
): Promise<Shown<C>> {
  return shown(await callFront<C>(call, request, signal ? { signal } : {}))
}

function shown<C extends Call>(answer: ApiReplyOf<C>): Shown<C> {
  if (answer.kind === 'refused') {
    throw new RequestRefused(answer)
  }
  return { data: answer.data, total: answer.total }
}
