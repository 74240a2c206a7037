import { setTimeout as wait } from 'node:timers/promises'
import { asId, type MerchantId } from '../../domain/ids.ts'
import { notifyPath } from '../../server/base/pay-path.ts'
import type { StripeSettings } from '../../server/pay/stripe/stripe-settings.ts'
import { startStripeStandIn, stripeEvent } from '../support/servers/fake-stripe.ts'
import type { Journal } from './journal.ts'
import { openWire, type Wire } from './wire.ts'

/** Money that the bank has taken from a payer. */
export interface Received {
  readonly oid: string
  readonly payment: string
  readonly amount: number
}

/** Money that the bank has given back to him. */
export interface Returned {
  readonly payment: string
  /** Null: all that was left. */
  readonly amount: number | null
}

/** Takes money and gives it back, and tells the shop of it until it is heard. It never forgets, whatever dies meanwhile. */
export interface Bank {
  readonly settings: StripeSettings
  /** The shop's line to it. */
  readonly line: Wire
  readonly received: readonly Received[]
  readonly returned: () => readonly Returned[]
  /** Somebody pays what was begun last for an order; undefined: nothing was begun that is not paid. */
  pay(oid: string): Received | undefined
  /** Tells the shop of a payment; whether it has heard it. */
  tell(received: Received): Promise<boolean>
  /** Orders of whose payments the shop has heard since then. */
  heardSince(moment: number): readonly string[]
  /** Tells what was not heard yet, until all is. */
  tellTheRest(until: number): Promise<void>
  breakDown(status: number | undefined): void
  close(): Promise<void>
}

const NOTICES = notifyPath('stripe', asId<MerchantId>('1'))
const PATIENCE_MS = 10_000

export async function openBank(journal: Journal, shop: { readonly url: () => string }): Promise<Bank> {
  const stripe = await startStripeStandIn()
  const { api } = stripe.settings
  const line = await openWire({ port: () => api?.port ?? 0 })
  const received: Received[] = []
  /** When the shop heard of each payment. */
  const heard = new Map<string, number>()
  const sessionsOf = new Map<string, string>()

  const tell = async (money: Received): Promise<boolean> => {
    const session = stripe.sessions.find(({ id }) => id === sessionsOf.get(money.payment))
    const { payload, headers } = stripeEvent('checkout.session.completed', session ?? {})
    const n = journal.asked('notice', money.payment)
    const answer = await fetch(`${shop.url()}${NOTICES}`, {
      method: 'POST',
      headers,
      body: payload,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    if (!answer?.ok) {
      return false
    }
    heard.set(money.payment, Date.now())
    journal.acknowledged(n, { did: 'notice', oid: money.oid, payment: money.payment })
    return true
  }

  return {
    settings: {
      ...stripe.settings,
      api: { protocol: 'http', host: '127.0.0.1', port: Number(new URL(line.url).port) },
    },
    line,
    received,
    returned: () => stripe.refunds.map(({ payment_intent: payment, amount }) => ({ payment, amount })),
    pay: (oid) => {
      const session = stripe.sessions.findLast((it) => it.client_reference_id === oid && it.status === 'open')
      if (!session) {
        return undefined
      }
      const money = { oid, payment: stripe.pay(session.id), amount: session.amount_total }
      journal.acknowledged(journal.asked('pay', oid), { did: 'pay', ...money })
      sessionsOf.set(money.payment, session.id)
      received.push(money)
      return money
    },
    tell,
    heardSince: (moment) => received.filter(({ payment }) => (heard.get(payment) ?? 0) >= moment).map(({ oid }) => oid),
    tellTheRest: async (until) => {
      for (const money of received) {
        while (!heard.has(money.payment) && Date.now() < until && !(await tell(money))) {
          await wait(300)
        }
      }
    },
    breakDown: stripe.breakDown,
    close: async () => {
      await line.close()
      await stripe.close()
    },
  }
}
