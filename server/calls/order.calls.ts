import {
  createOrder,
  createOrderFromOrderId,
  createPackageOrder,
  getOrderInfo,
  getUserOrderList,
  reUpdateOrderInfo,
} from '../../domain/calls/order.ts'
import { HOLD_QUEUE, PRINT_DEAD, PRINT_QUEUE, STORED_FILES_CRON, STORED_FILES_QUEUE } from '../jobs/queues.ts'
import { orderAsAgreed } from '../orders/agreed-texts.ts'
import { placeAddedOrder, placeOrder, placePackageOrder } from '../orders/create-order.ts'
import { handIn } from '../orders/hand-in.ts'
import { listOrders, showOrder } from '../orders/list-orders.ts'
import { printOrderItem } from '../orders/print.job.ts'
import { verifyStoredFiles } from '../orders/stored/verify-stored-files.job.ts'
import type { Limit } from '../ports/limits.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'
import { createPrintStore } from '../stores/prints.store.ts'
import { ORDER_NUMBER_BUDGET } from './link-order.calls.ts'

/** The same order within this time, without a key of the client, is a button pressed twice. */
const SAME_REQUEST_MS = 10 * 60_000
const ORDER_BYTES = 1024 * 1024
/** Counted for each call apart. */
const ORDER_LIMITS: readonly Limit[] = [{ times: 30, seconds: 60, per: 'user' }]

/** Orders, the print files that follow from it, and the look at what is stored. */
export const orderCalls: CallGroup = {
  name: 'order',
  queues: [PRINT_QUEUE, HOLD_QUEUE, STORED_FILES_QUEUE],
  routes: (deps) => [
    route({
      call: createOrder,
      policy: 'owner',
      bodyLimit: ORDER_BYTES,
      limits: ORDER_LIMITS,
      repeat: SAME_REQUEST_MS,
      needsPhoneOnPc: true,
      handle: (request, context) =>
        orderAsAgreed(request.textsversion, context, () => placeOrder(deps, request, context)),
    }),
    route({
      ...{ call: createOrderFromOrderId, policy: 'owner', bodyLimit: ORDER_BYTES, limits: ORDER_LIMITS },
      repeat: SAME_REQUEST_MS,
      needsPhoneOnPc: true,
      handle: (request, context) =>
        orderAsAgreed(request.textsversion, context, () => placeAddedOrder(deps, request, context)),
    }),
    route({
      ...{ call: createPackageOrder, policy: 'owner', bodyLimit: ORDER_BYTES, limits: ORDER_LIMITS },
      repeat: SAME_REQUEST_MS,
      needsPhoneOnPc: true,
      handle: (request, context) =>
        orderAsAgreed(request.textsversion, context, () => placePackageOrder(deps, request, context)),
    }),
    route({
      call: reUpdateOrderInfo,
      policy: 'owner',
      bodyLimit: ORDER_BYTES,
      limits: ORDER_LIMITS,
      misses: { ...ORDER_NUMBER_BUDGET, isGuess: (request) => namesOuttrade(request) },
      repeat: SAME_REQUEST_MS,
      needsPhoneOnPc: true,
      handle: (request, context) => handIn(deps, request, context),
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
    await deps.jobs.work(PRINT_DEAD, async ({ orderId, n, designHash }) => {
      if (await createPrintStore(deps.db).savePrintFailed(orderId, n, designHash)) {
        deps.alarm('print-failed', { orderId, n }, 'a print file could not be made')
      }
    })
    await deps.jobs.work(STORED_FILES_QUEUE, (job) => verifyStoredFiles(deps, job))
    await deps.jobs.schedule(STORED_FILES_QUEUE, STORED_FILES_CRON)
  },
}

/** Only a number of another platform can be guessed: our own names and tokens are too long for that. */
function namesOuttrade(request: unknown): boolean {
  return typeof request === 'object' && request !== null && !!Reflect.get(request, 'outtradeid')
}
