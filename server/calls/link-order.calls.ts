import { getOuttradeOrderInfo, getReUploadOrderInfo } from '../../domain/calls/link-order.ts'
import { showOuttradeOrder, showReUploadOrder } from '../orders/link-orders.ts'
import type { MissBudget } from '../ports/limits.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'

/** Wrong numbers of other platforms' orders (`safety` section 13): they could be guessed otherwise (readings 49). */
export const ORDER_NUMBER_BUDGET: MissBudget = {
  name: 'order-number',
  reason: 'order-number-wrong',
  limits: [
    { times: 5, seconds: 600, per: 'device' },
    { times: 20, seconds: 600, per: 'ip' },
  ],
  alarm: { times: 100, seconds: 3600 },
}

/** Orders that a link leads to: of another platform by its number, or to upload again. */
export const linkOrderCalls: CallGroup = {
  name: 'link-order',
  routes: (deps) => [
    route({
      call: getOuttradeOrderInfo,
      policy: 'anyone',
      misses: ORDER_NUMBER_BUDGET,
      handle: (request, context) => showOuttradeOrder(request, context),
    }),
    route({
      call: getReUploadOrderInfo,
      policy: 'anyone',
      handle: (request, context) => showReUploadOrder(deps, request, context),
    }),
  ],
}
