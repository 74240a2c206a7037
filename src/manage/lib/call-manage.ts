import { HttpError } from 'react-admin'
import { z } from 'zod'
import type { Call, DataOf, RequestOf } from '../../../domain/calls/call.ts'
import { newId } from '../../lib/new-id.ts'
import { callApi } from '../../wiring/platform/api.ts'

const SIGN_IN_NEEDED = 401

/** Changes whose answer did not come, with the key under which each was sent. */
const unanswered = new Map<string, string>()

/**
 * Asks the shop for the console. A change that is asked for again because its answer was lost has the key of before: money that went back does
 * not go back twice.
 *
 * @throws HttpError with the shop's own sentence when it says "no"; 401 leads to the sign-in.
 */
export async function callManage<C extends Call>(
  call: C,
  request: RequestOf<C>,
): Promise<{ readonly data: DataOf<C>; readonly total: number }> {
  const answer = await askOnce(call, request)
  if (answer.kind === 'refused') {
    throw new HttpError(answer.message, answer.code === SIGN_IN_NEEDED ? SIGN_IN_NEEDED : 400, answer)
  }
  return { data: answer.data, total: answer.total ?? (Array.isArray(answer.data) ? answer.data.length : 1) }
}

async function askOnce<C extends Call>(call: C, request: RequestOf<C>) {
  const takesKey = call.changes && call.request instanceof z.ZodObject && 'opid' in call.request.shape
  if (!takesKey) {
    return await callApi(call, request)
  }
  const change = `${call.name} ${JSON.stringify(request)}`
  const opid = unanswered.get(change) ?? newId()
  unanswered.set(change, opid)
  const answer = await callApi(call, { ...(request as object), opid } as RequestOf<C>)
  unanswered.delete(change)
  return answer
}
