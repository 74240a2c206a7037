import type { Call, DataOf, RequestOf } from '../../../domain/calls/call.ts'
import { AskRefused } from '../../ports/faults.ts'
import { type Answer, callApi } from './api.ts'

/** Code of a call that needs a signed-in shopper. */
export const SIGN_IN_NEEDED = 401

/**
 * Reads what a screen only shows: the data, or nothing at all.
 *
 * @throws AskRefused with the shop's sentence when it says "no"; NetworkLost and ServerFault as `callApi`.
 */
export async function readAnswer<C extends Call>(
  call: C,
  request: RequestOf<C>,
  signal?: AbortSignal,
): Promise<{ readonly data: DataOf<C>; readonly total: number | undefined }> {
  const answer: Answer<DataOf<C>> = await callApi(call, request, signal ? { signal } : {})
  if (answer.kind === 'refused') {
    throw new AskRefused(answer.code, answer.sentence)
  }
  return { data: answer.data, total: answer.total }
}
