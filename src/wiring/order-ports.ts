import { createOrder, getOrderInfo, priceChangedField } from '../../domain/calls/order.ts'
import { calPrice, type QuoteReply } from '../../domain/calls/price.ts'
import { asId, type OrderId } from '../../domain/ids.ts'
import { submitCall } from '../../domain/order/shop-mode.ts'
import type { QuoteLine } from '../../domain/product/price.ts'
import { minorUnits } from '../../domain/units.ts'
import type { Clock } from '../../machines/clock.ts'
import { ServerFault } from '../../machines/faults.ts'
import type { OrderPorts } from '../../machines/order/order.ports.ts'
import type { OrderLine, OrderQuote, OrderRefusal, SubmitAnswer } from '../../machines/order/order.types.ts'
import type { Refused } from '../../machines/refused.ts'
import { callApi } from './api.ts'
import type { KeptIntents } from './kept-intents.ts'
import { payPage } from './orders-ports.ts'

/** The price is another one than the shopper agreed to. */
const PRICE_CHANGED = 1002

/** Codes of refusals on the wire that an order can meet; everything else is `not-possible`, with the shop's sentence. */
const REASONS: Readonly<Record<number, OrderRefusal>> = {
  3001: 'too-few-photos',
  3002: 'pages-not-possible',
  3004: 'product-soon',
  3005: 'product-off-shelf',
  3101: 'attribute-missing',
  3102: 'attribute-missing',
  3103: 'quantity-not-possible',
  3104: 'design-changed',
  3105: 'cover-blank',
  3106: 'slot-blank',
  3107: 'pages-not-possible',
  3111: 'name-missing',
  3112: 'name-too-long',
  3113: 'phone-invalid',
  3114: 'region-missing',
  3115: 'street-missing',
  3116: 'street-too-long',
}

export function orderPorts({ clock, intents }: { readonly clock: Clock; readonly intents: KeptIntents }): OrderPorts {
  return {
    clock,
    askForQuote: async ({ mchid, line }, signal) => {
      const answer = await callApi(calPrice, { mchid, orderdata: [itemOf(line)] }, { signal })
      return answer.kind === 'ok'
        ? { kind: 'quote', quote: quoteOf(answer.data) }
        : refused(answer.code, answer.sentence)
    },
    keepIntent: (intent) => intents.keep(intent),
    submit: async ({ mchid, mode, intent }, signal) => {
      const call = submitCall(mode, false)
      if (call !== 'CreateOrder') {
        throw new ServerFault(`${call} is not open yet`)
      }
      const { line, address, quote, key } = intent
      const answer = await callApi(
        createOrder,
        {
          mchid,
          recvname: address?.name ?? '',
          recvphone: address?.phone ?? '',
          recvprovince: address?.province,
          recvcity: address?.city,
          recvdistrict: address?.district,
          recvaddress: address?.street,
          orderdata: [itemOf(line)],
          pay_amount: quote.total,
          quoteId: quote.quoteId || undefined,
          opid: key,
        },
        { signal },
      )
      // The outcome is known now, whatever it is: the wish must not be sent again by a later visit.
      await intents.forget(line.taskId)
      return answer.kind === 'ok'
        ? { kind: 'made', orderId: asId<OrderId>(answer.data.orderid), toPay: answer.data.pay_amount > 0 }
        : refusedSubmit(answer, quote)
    },
    goToPay: ({ orderId }) => {
      window.location.assign(payPage(orderId))
      return Promise.resolve()
    },
    askForPayment: async ({ orderId }, signal) => {
      const answer = await callApi(getOrderInfo, { oid: orderId }, { signal })
      if (answer.kind === 'refused') {
        return refused(answer.code, answer.sentence)
      }
      return { kind: answer.data.state === 'awaiting-pay' ? 'not-yet' : 'paid' }
    },
  }
}

function itemOf({ pid, aid, taskId, quantity, attributes, rev }: OrderLine) {
  return { pid, aid, taskid: taskId, quantity, attridlist: [...attributes], rev }
}

function quoteOf(reply: QuoteReply): OrderQuote {
  return {
    quoteId: reply.quoteId,
    currency: reply.currency,
    symbol: reply.symbol,
    lines: reply.lines.map(lineOf),
    total: minorUnits(reply.pay_amount),
  }
}

function lineOf(line: QuoteReply['lines'][number]): QuoteLine {
  const { each, amount, ...rest } = line
  return { ...rest, amount: minorUnits(amount), ...(each === undefined ? {} : { each: minorUnits(each) }) }
}

function refusedSubmit(
  answer: { readonly code: number; readonly sentence: string; readonly data?: unknown },
  before: OrderQuote,
): SubmitAnswer {
  if (answer.code !== PRICE_CHANGED) {
    return refused(answer.code, answer.sentence)
  }
  const changed = priceChangedField.safeParse(answer.data)
  if (!changed.success) {
    throw new ServerFault('the price has changed, but the new one cannot be read', { cause: changed.error })
  }
  const { pay_amount, lines } = changed.data
  return {
    kind: 'price-changed',
    // The old promise of a price is void: without a quote id the shop compares the amount.
    quote: { ...before, quoteId: '', lines: lines.map(lineOf), total: minorUnits(pay_amount) },
  }
}

function refused(code: number, message: string): Refused<OrderRefusal> {
  return { kind: 'refused', reason: REASONS[code] ?? 'not-possible', code, message }
}
