import type { Call, DataOf, RequestOf } from '../../../domain/calls/call.ts'
import { AskRefused } from '../../ports/faults.ts'
import { callApi } from './api.ts'

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
  const answer = await callApi(call, request, signal ? { signal } : {})
  if (answer.kind === 'refused') {
    throw new AskRefused(answer)
  }
  return { data: answer.data, total: answer.total }
}
