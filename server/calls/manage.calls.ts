import { manageInvoice, manageInvoices } from '../../domain/calls/manage/invoices.ts'
import {
  addParcel,
  callOffOrder,
  manageAddress,
  manageAnswer,
  manageCollect,
  manageCountryForm,
  manageLabels,
  manageLink,
  manageOrder,
  manageOrders,
  manageParcel,
  managePrintNow,
  manageReady,
  manageReopen,
  noteOrder,
  refundOrderPart,
  shipOrders,
} from '../../domain/calls/manage/orders.ts'
import { manageLog, manageToday } from '../../domain/calls/manage/today-and-log.ts'
import { HOLD_QUEUE, REFUND_QUEUE } from '../jobs/queues.ts'
import { issueInvoice } from '../orders/invoices/issue-invoice.ts'
import { showDeliveredForm } from '../orders/manage/country-form.ts'
import { findOrders } from '../orders/manage/find-orders.ts'
import { invoicesToWrite } from '../orders/manage/invoice-table.ts'
import { labelsOf } from '../orders/manage/labels.ts'
import { showLog, showToday } from '../orders/manage/shop-figures.ts'
import { showManagedOrder } from '../orders/manage/show-order.ts'
import {
  answerShopper,
  beginNow,
  callOff,
  changeParcel,
  correctAddress,
  givePartBack,
  handOver,
  linkOfItem,
  makeReady,
  noteParcel,
  reopenItemOfOrder,
  shipMany,
  writeNote,
} from '../pay/manage/manage-order.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'

/** The same change within this time, without a key of the client, is a button pressed twice. */
const repeat = 10_000

/** What the merchant's people do with orders; the commands of the operator do the same by the same functions. */
export const manageCalls: CallGroup = {
  name: 'manage',
  queues: [HOLD_QUEUE, REFUND_QUEUE],
  routes: (deps) => [
    route({
      ...{ call: manageOrders, policy: 'staff' },
      handle: (request, context) => findOrders(deps, request, context),
    }),
    route({
      ...{ call: manageOrder, policy: 'staff' },
      handle: (request, context) => showManagedOrder(deps, request, context),
    }),
    route({
      ...{ call: shipOrders, policy: 'staff', repeat },
      handle: (request, context) => shipMany(request, context),
    }),
    route({
      ...{ call: manageParcel, policy: 'staff', repeat },
      handle: (request, context) => changeParcel(request, context),
    }),
    route({
      ...{ call: addParcel, policy: 'staff', repeat },
      handle: (request, context) => noteParcel(request, context),
    }),
    route({
      ...{ call: manageLabels, policy: 'staff', repeat: 'acts-again' },
      handle: (request, context) => labelsOf(request, context),
    }),
    route({
      ...{ call: manageAddress, policy: 'clerk', repeat },
      handle: (request, context) => correctAddress(request, context),
    }),
    route({
      ...{ call: manageCountryForm, policy: 'clerk' },
      handle: (request, context) => showDeliveredForm(request, context),
    }),
    route({
      ...{ call: callOffOrder, policy: 'clerk', repeat },
      handle: (request, context) => callOff(deps, request, context),
    }),
    route({
      ...{ call: refundOrderPart, policy: 'clerk', repeat },
      handle: (request, context) => givePartBack(deps, request, context),
    }),
    route({
      ...{ call: manageAnswer, policy: 'clerk', repeat },
      handle: (request, context) => answerShopper(deps, request, context),
    }),
    route({
      ...{ call: manageReady, policy: 'staff', repeat },
      handle: (request, context) => makeReady(request, context),
    }),
    route({
      ...{ call: manageCollect, policy: 'staff', repeat: 'acts-again' },
      handle: (request, context) => handOver(deps, request, context),
    }),
    route({
      ...{ call: managePrintNow, policy: 'clerk', repeat },
      handle: (request, context) => beginNow(deps, request, context),
    }),
    route({
      ...{ call: manageReopen, policy: 'clerk', repeat },
      handle: (request, context) => reopenItemOfOrder(deps, request, context),
    }),
    route({
      ...{ call: manageLink, policy: 'clerk', repeat: 'acts-again' },
      handle: (request, context) => linkOfItem(deps, request, context),
    }),
    route({
      ...{ call: manageInvoice, policy: 'clerk', repeat },
      handle: (request, context) => issueInvoice(request, context),
    }),
    route({
      ...{ call: manageInvoices, policy: 'clerk', repeat: 'acts-again' },
      handle: (_, context) => invoicesToWrite(context),
    }),
    route({
      ...{ call: noteOrder, policy: 'staff', repeat },
      handle: (request, context) => writeNote(request, context),
    }),
    route({
      ...{ call: manageToday, policy: 'clerk' },
      handle: (request, context) => showToday(request, context),
    }),
    route({ ...{ call: manageLog, policy: 'shop-owner' }, handle: (request, context) => showLog(request, context) }),
  ],
}
