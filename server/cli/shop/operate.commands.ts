import { randomUUID } from 'node:crypto'
import { asId, type MerchantId, type OrderId, type SubOrderId } from '../../../domain/ids.ts'
import { isWaiting } from '../../../domain/order/links/hand-in.ts'
import type { OrderWithItems } from '../../../domain/order/order.ts'
import { ORDER_STATES, type OrderState } from '../../../domain/order/order-state.ts'
import { PARCELS_MAX, parcelsOf, parcelsText } from '../../../domain/order/parcels/parcels.ts'
import { writtenAmount } from '../../../domain/product/currency.ts'
import { shopOrigin } from '../../base/shop-origin.ts'
import {
  addParcel,
  type Operated,
  type Operating,
  releaseClaim,
  reopenSubOrder,
  shipOrder,
  waitingSubOrder,
} from '../../orders/operate.ts'
import { type LinkedSubOrder, uploadLink } from '../../orders/upload-link.ts'
import type { Deps } from '../../ports/deps.ts'
import { createMerchantStore } from '../../stores/merchants.store.ts'
import { createOrderRequestStore } from '../../stores/order-requests.store.ts'
import { createOrderStore } from '../../stores/orders.store.ts'
import { type Command, OperatorMistake, oneArgument } from './command.ts'
import { COMMAND_WORDS } from './command-words.ts'
import { inShop } from './in-shop.ts'

const LIST_MAX = 200

export const ordersCommand: Command = {
  ...COMMAND_WORDS.orders,
  run: async (input) => {
    const { state, report } = input
    if (input.args.length > 0 || !(state === undefined || isState(state))) {
      throw new OperatorMistake(`Usage: npm run shop -- ${ordersCommand.usage}\nSTATE: ${ORDER_STATES.join(', ')}`)
    }
    await inShop(input, 'api', async ({ deps }) => {
      const states = state === undefined ? ORDER_STATES : [state]
      const orders = await createOrderStore(deps.db).listAll({ states, limit: LIST_MAX })
      const asked = await createOrderRequestStore(deps.db).listOpen(LIST_MAX)
      report(orders.length === 0 ? 'There are no such orders.' : table(orders))
      for (const { id, orderId, kind, text, address } of asked) {
        const to = address ? ` -> ${Object.values(address).join(' ')}` : ''
        report(`Order ${orderId} asks (${kind}), as request ${id}: ${text}${to}`)
      }
    })
  },
}

export const shipCommand: Command = {
  ...COMMAND_WORDS.ship,
  run: async (input) => {
    const [orderId, carrier, number, ...more] = input.args
    if (!orderId || !carrier || !number || more.length > 0) {
      throw new OperatorMistake(`Usage: npm run shop -- ${shipCommand.usage}`)
    }
    await inShop(input, 'api', async ({ deps }) => {
      const [by, id, parcel] = [operating(deps), asId<OrderId>(orderId), { carrier, number }]
      const shipped = await shipOrder(by, id, undefined, [parcel])
      if (shipped.kind !== 'not-possible' || shipped.state !== 'shipped') {
        done(shipped, `order ${orderId}`, 'shipped before it is made')
        input.report(`Order ${orderId} is on its way with ${carrier}, ${number}.`)
        return
      }
      const added = await addParcel(by, id, undefined, parcel)
      if (added.kind === 'too-many') {
        throw new OperatorMistake(`The order ${orderId} travels in ${PARCELS_MAX} parcels already.`)
      }
      const { order } = done(added, `order ${orderId}`, 'sent in a parcel')
      input.report(`Order ${orderId} is on its way with ${parcelsText(parcelsOf(order))}.`)
    })
  },
}

export const reopenCommand: Command = {
  ...COMMAND_WORDS.reopen,
  run: async (input) => {
    const subId = asId<SubOrderId>(oneArgument(input.args, reopenCommand.usage))
    await inShop(input, 'api', async ({ deps }) => {
      const { item, order } = done(await reopenSubOrder(operating(deps), subId), `sub-order ${subId}`, 'reopened')
      input.report(`Sub-order ${subId} waits for new photos. Links that were given out before are dead.`)
      input.report(await linkOf(deps, order.mchid, item ?? { subId, linkRev: 0 }))
    })
  },
}

export const linkCommand: Command = {
  ...COMMAND_WORDS.link,
  run: async (input) => {
    const subId = asId<SubOrderId>(oneArgument(input.args, linkCommand.usage))
    await inShop(input, 'api', async ({ deps }) => {
      const { item, order } = done(await waitingSubOrder(deps.db, subId), `sub-order ${subId}`, 'handed in for')
      input.report(await linkOf(deps, order.mchid, item ?? { subId, linkRev: 0 }))
    })
  },
}

export const releaseCommand: Command = {
  ...COMMAND_WORDS.release,
  run: async (input) => {
    const [outtradeId, merchant = '1', ...more] = input.args
    if (!outtradeId || more.length > 0) {
      throw new OperatorMistake(`Usage: npm run shop -- ${releaseCommand.usage}`)
    }
    await inShop(input, 'api', async ({ deps }) => {
      const released = await releaseClaim(operating(deps), asId<MerchantId>(merchant), outtradeId)
      done(released, `claim of ${outtradeId}`, 'released')
      input.report(`${outtradeId} is free again. The order of the shopper who had claimed it is cancelled.`)
    })
  },
}

function operating({ db, clock }: Deps): Operating {
  return { db, actor: 'operator', requestId: randomUUID(), now: clock.now() }
}

/** @throws OperatorMistake when nothing was done */
function done(operated: Operated, what: string, how: string): Extract<Operated, { kind: 'done' }> {
  switch (operated.kind) {
    case 'done':
      return operated
    case 'unknown':
      throw new OperatorMistake(`There is no ${what}.`)
    case 'not-possible':
      throw new OperatorMistake(`The ${what} cannot be ${how}: its order is ${operated.state}.`)
  }
}

async function linkOf({ env, db, secrets }: Deps, mchid: MerchantId, sub: LinkedSubOrder): Promise<string> {
  return uploadLink(shopOrigin(env, await createMerchantStore(db).find(mchid)), secrets, sub)
}

function isState(text: string): text is OrderState {
  return (ORDER_STATES as readonly string[]).includes(text)
}

function table(orders: readonly OrderWithItems[]): string {
  const rows = orders.map(({ order, items }) => [
    order.id,
    new Date(order.paidAt ?? order.createdAt).toISOString().slice(0, 16).replace('T', ' '),
    order.state,
    `${order.currency} ${writtenAmount(order.amount, order.currency)}`,
    order.outtradeId ?? '',
    order.src,
    order.refereeId ?? '',
    items.map((item) => `${item.quantity} x ${item.pid}${isWaiting(item) ? ` (waits: ${item.subId})` : ''}`).join(', '),
  ])
  const all = [['order', 'paid or made', 'state', 'amount', 'other platform', 'source', 'referrer', 'things'], ...rows]
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
