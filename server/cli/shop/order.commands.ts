import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { asId, type MerchantId, type OrderId } from '../../../domain/ids.ts'
import type { OrderState } from '../../../domain/order/order-state.ts'
import { minorUnits } from '../../../domain/units.ts'
import { PRINT_QUEUE } from '../../jobs/queues.ts'
import { storedPrintFile } from '../../orders/stored-print-files.ts'
import { factoryToken } from '../../pages/factory/factory-token.ts'
import { recordPayment } from '../../pay/record-payment.ts'
import { BESIDES } from '../../print/print-besides.ts'
import type { OpenShop } from '../../shop.ts'
import { createOrderStore } from '../../stores/orders.store.ts'
import { createPrintStore } from '../../stores/prints.store.ts'
import { type Command, OperatorMistake, oneArgument } from './command.ts'
import { COMMAND_WORDS } from './command-words.ts'
import { inShop } from './in-shop.ts'

const POLL_MS = 500

export const payCommand: Command = {
  ...COMMAND_WORDS.pay,
  run: async (input) => {
    const orderId = asId<OrderId>(oneArgument(input.args, payCommand.usage))
    if (input.env.mode === 'production') {
      throw new OperatorMistake('In production only the payment provider says what is paid.')
    }
    await inShop(input, 'api', async ({ deps }) => {
      const order = await loadOrder(deps, orderId)
      const outcome = await recordPayment(
        deps,
        'development',
        {
          eventId: `button-${orderId}`,
          orderId,
          amount: minorUnits(order.amount),
          currency: order.currency,
        },
        deps.clock.now(),
      )
      input.report(outcome === 'paid' ? `Order ${orderId} is paid.` : `Order ${orderId}: ${outcome}.`)
    })
  },
}

export const printCommand: Command = {
  ...COMMAND_WORDS.print,
  run: async (input) => {
    const orderId = asId<OrderId>(oneArgument(input.args, printCommand.usage))
    const { out, files } = input
    if (out === undefined) {
      throw new OperatorMistake(`Usage: npm run shop -- ${printCommand.usage}`)
    }
    await inShop(input, 'worker', async ({ deps }) => {
      const { state } = await loadOrder(deps, orderId)
      for (const n of isClosed(state) ? [] : await retryFailed(deps, orderId)) {
        input.report(`Print file ${n} of order ${orderId} had failed; it is made once more.`)
      }
      await untilPrinted(deps, orderId)
      const items = await createOrderStore(deps.db).itemsOf(orderId)
      // Originals and finished things have no print file; the factory's page has them.
      for (const { n, designHash, besides } of items.filter(({ need }) => need === 'design')) {
        const lineItem = { orderId, n, designHash: designHash ?? '' }
        const [pdf, proof] = [
          await storedPrintFile(deps, { ...lineItem, kind: 'pdf' }),
          await storedPrintFile(deps, { ...lineItem, kind: 'proof' }),
        ]
        await files.copy(pdf.path, join(out, `${orderId}-${n}.pdf`))
        await files.copy(proof.path, join(out, `${orderId}-${n}.proof.json`))
        for (const kind of besides) {
          const { path } = await storedPrintFile(deps, { ...lineItem, kind })
          await files.copy(path, join(out, `${orderId}-${n}${BESIDES[kind]}`))
        }
        input.report(join(out, `${orderId}-${n}.pdf`))
      }
    })
  },
}

export const factoryTokenCommand: Command = {
  ...COMMAND_WORDS['factory-token'],
  run: async (input) => {
    const merchantId = asId<MerchantId>(input.args[0] ?? '1')
    await inShop(input, 'api', async ({ deps }) => input.report(factoryToken(deps, merchantId)))
  },
}

async function loadOrder(deps: OpenShop['deps'], orderId: OrderId) {
  const order = await createOrderStore(deps.db).load(orderId)
  if (!order) {
    throw new OperatorMistake(`There is no order ${orderId}.`)
  }
  return order
}

function isClosed(state: OrderState): boolean {
  return state === 'cancelled' || state === 'refunded'
}

/** Sends the print files that were given up to the queue again; answers their places. */
async function retryFailed(deps: OpenShop['deps'], orderId: OrderId): Promise<readonly number[]> {
  return await deps.db.transaction(async (tx) => {
    const failed = await createPrintStore(tx).startFailedPrints(orderId)
    for (const print of failed) {
      await deps.jobs.enqueue(tx, PRINT_QUEUE, { orderId, ...print })
    }
    return failed.map(({ n }) => n)
  })
}

/** Waits until everything is ready. */
async function untilPrinted(deps: OpenShop['deps'], orderId: OrderId): Promise<void> {
  for (;;) {
    const states = await createPrintStore(deps.db).printStates(orderId)
    if (states.every((state) => state === 'ready')) {
      return
    }
    const { state: now, heldUntil: until } = await loadOrder(deps, orderId)
    if (isClosed(now)) {
      throw new OperatorMistake(`Order ${orderId} is ${now}: nothing of it is printed any more.`)
    }
    if (states.some((state) => state === 'none')) {
      if (until) {
        throw new OperatorMistake(
          `Order ${orderId} may still be changed by its shopper until ${new Date(until).toISOString()}; it is printed then.`,
        )
      }
      throw new OperatorMistake(
        `Order ${orderId} is not paid yet, or waits for photos; only whole paid orders are printed.`,
      )
    }
    if (states.some((state) => state === 'failed')) {
      throw new OperatorMistake(`The print file of order ${orderId} could not be made; the log says why.`)
    }
    await wait(POLL_MS)
  }
}
