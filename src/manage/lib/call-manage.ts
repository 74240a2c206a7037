import { HttpError } from 'react-admin'
import type { Call, DataOf, RequestOf } from '../../../domain/calls/call.ts'
import { callOnce } from '../../wiring/platform/call-once.ts'

const SIGN_IN_NEEDED = 401

/**
 * Asks the shop for the console; a change whose answer was lost is made once, however often it is asked for.
 *
 * @throws HttpError with the shop's own sentence when it says "no"; 401 leads to the sign-in.
 */
export async function callManage<C extends Call>(
  call: C,
  request: RequestOf<C>,
): Promise<{ readonly data: DataOf<C>; readonly total: number }> {
  const answer = await callOnce(call, request)
  if (answer.kind === 'refused') {
    throw new HttpError(answer.message, answer.code === SIGN_IN_NEEDED ? SIGN_IN_NEEDED : 400, answer)
  }
  return { data: answer.data, total: answer.total ?? (Array.isArray(answer.data) ? answer.data.length : 1) }
}

/** Somebody else has changed what was sent: it is read again, and what differs is told. */
export function isChangedMeanwhile(refused: unknown): boolean {
  return refused instanceof HttpError && refused.body?.reason === 'changed-meanwhile'
}
