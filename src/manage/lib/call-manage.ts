import { HttpError } from 'react-admin'
import type { Call, DataOf, RequestOf } from '../../../domain/calls/call.ts'
import { callApi } from '../../wiring/platform/api.ts'

const SIGN_IN_NEEDED = 401

/**
 * Asks the shop for the console.
 *
 * @throws HttpError with the shop's own sentence when it says "no"; 401 leads to the sign-in.
 */
export async function callManage<C extends Call>(
  call: C,
  request: RequestOf<C>,
): Promise<{ readonly data: DataOf<C>; readonly total: number }> {
  const answer = await callApi(call, request)
  if (answer.kind === 'refused') {
    throw new HttpError(answer.message, answer.code === SIGN_IN_NEEDED ? SIGN_IN_NEEDED : 400, answer)
  }
  return { data: answer.data, total: answer.total ?? (Array.isArray(answer.data) ? answer.data.length : 1) }
}
