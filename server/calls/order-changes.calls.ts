import {
  askAboutOrder,
  askForInvoice,
  cancelOrder,
  changeOrderAddress,
  changeOrderOptions,
  getOrderAddress,
  printOrderNow,
  reopenOrderItem,
} from '../../domain/calls/order-changes.ts'
import { HOLD_QUEUE, REFUND_QUEUE } from '../jobs/queues.ts'
import { askMerchant } from '../orders/ask-about-order.ts'
import { changeOptions } from '../orders/change-options.ts'
import { changeAddress, printNow, reopenItem, showAddress } from '../orders/change-order.ts'
import { endHoldInTime } from '../orders/hold-production.ts'
import { askInvoice } from '../orders/invoices/ask-invoice.ts'
import { cancelOwnOrder } from '../pay/cancel-order.ts'
import type { Limit } from '../ports/limits.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'

/** The same change within this time, without a key of the client, is a button pressed twice. */
const repeat = 60_000
/** Counted for each call apart. */
const limits: readonly Limit[] = [{ times: 30, seconds: 60, per: 'user' }]

/** What a shopper changes in an order that is made, and the time that production waits for it. */
export const orderChangeCalls: CallGroup = {
  name: 'order-changes',
  queues: [HOLD_QUEUE, REFUND_QUEUE],
  routes: (deps) => [
    route({
      ...{ call: cancelOrder, policy: 'owner', limits, repeat },
      handle: (request, context) => cancelOwnOrder(deps, request, context),
    }),
    route({
      ...{ call: changeOrderAddress, policy: 'owner', limits, repeat },
      handle: (request, context) => changeAddress(request, context),
    }),
    route({
      ...{ call: getOrderAddress, policy: 'owner', limits },
      handle: (request, context) => showAddress(request, context),
    }),
    route({
      ...{ call: changeOrderOptions, policy: 'owner', limits, repeat },
      handle: (request, context) => changeOptions(request, context),
    }),
    route({
      ...{ call: reopenOrderItem, policy: 'owner', limits, repeat },
      handle: (request, context) => reopenItem(request, context),
    }),
    route({
      ...{ call: printOrderNow, policy: 'owner', limits, repeat },
      handle: (request, context) => printNow(deps, request, context),
    }),
    route({
      ...{ call: askAboutOrder, policy: 'owner', limits, repeat },
      handle: (request, context) => askMerchant(deps, request, context),
    }),
    route({
      ...{ call: askForInvoice, policy: 'owner', limits, repeat },
      handle: (request, context) => askInvoice(request, context),
    }),
  ],
  work: (deps) => deps.jobs.work(HOLD_QUEUE, (hold) => endHoldInTime(deps, hold)),
}
