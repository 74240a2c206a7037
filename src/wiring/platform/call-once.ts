import { type Call, type RequestOf, takesKey } from '../../../domain/calls/call.ts'
import { underOneKey } from '../../ports/under-one-key.ts'
import { type ApiReplyOf, callApi, LONG_WORK_MS } from './api.ts'

/**
 * Asks the shop. A change that is asked for again because its answer was lost has the key of before, so that it is made once: money that went back
 * does not go back twice.
 *
 * @throws as `callApi` does.
 */
export async function callOnce<C extends Call>(call: C, request: RequestOf<C>): Promise<ApiReplyOf<C>> {
  const ask = (asked: object) => callApi(call, asked as RequestOf<C>, { patience: LONG_WORK_MS })
  return takesKey(call)
    ? await underOneKey([call.name, request], (opid) => ask({ ...(request as object), opid }))
    : await ask(request as object)
}
