import { createOrder, getOrderInfo, getUserOrderList } from '../../domain/calls/order.ts'
import type { CallGroup } from '../http/call-group.ts'
import { route } from '../http/route.ts'
import { printOrderItem } from '../jobs/print.job.ts'
import { placeOrder } from '../orders/create-order.ts'
import { listOrders, showOrder } from '../orders/list-orders.ts'
import { PRINT_DEAD, PRINT_QUEUE } from '../orders/print-queue.ts'
import { createOrderStore } from '../stores/orders.store.ts'

/** The same order within this time, without a key of the client, is a button pressed twice. */
const SAME_WISH_MS = 10 * 60_000
const ORDER_BYTES = 1024 * 1024

/** Orders and the print files that follow from it. */
export const orderCalls: CallGroup = {
  name: 'order',
  queues: [PRINT_QUEUE],
  routes: (deps) => [
    route({
      call: createOrder,
      policy: 'owner',
      bodyLimit: ORDER_BYTES,
      limits: [{ times: 30, seconds: 60, per: 'user' }],
      repeat: SAME_WISH_MS,
      handle: (request, context) => placeOrder(deps, request, context),
    }),
    route({
      call: getUserOrderList,
      policy: 'shopper',
      handle: (request, context) => listOrders(deps, request, context),
    }),
    route({ call: getOrderInfo, policy: 'owner', handle: (request, context) => showOrder(deps, request, context) }),
  ],
  work: async (deps) => {
    await deps.jobs.work(PRINT_QUEUE, (job) => printOrderItem(deps, job))
    await deps.jobs.work(PRINT_DEAD, ({ orderId, n }) => createOrderStore(deps.db).savePrint(orderId, n, 'failed'))
  },
}
