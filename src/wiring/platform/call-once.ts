import { type Call, type RequestOf, takesKey } from '../../../domain/calls/call.ts'
import { newId } from '../../lib/new-id.ts'
import { type ApiReplyOf, callApi, LONG_WORK_MS } from './api.ts'

/** Changes whose answer did not come, with the key under which each was sent. */
const unanswered = new Map<string, string>()

/**
 * Asks the shop. A change that is asked for again because its answer was lost has the key of before, so that it is made once: money that went back
 * does not go back twice.
 *
 * @throws as `callApi` does.
 */
export async function callOnce<C extends Call>(call: C, request: RequestOf<C>): Promise<ApiReplyOf<C>> {
  if (!takesKey(call)) {
    return await callApi(call, request, { patience: LONG_WORK_MS })
  }
  const change = `${call.name} ${JSON.stringify(request)}`
  const opid = unanswered.get(change) ?? newId()
  unanswered.set(change, opid)
  const answer = await callApi(call, { ...(request as object), opid } as RequestOf<C>, { patience: LONG_WORK_MS })
  unanswered.delete(change)
  return answer
}
