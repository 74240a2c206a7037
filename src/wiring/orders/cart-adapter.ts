import { changeInCart, getCart, putInCart } from '../../../domain/calls/cart.ts'
import { type AlbumId, asId, type OrderId, type ProductId, type TaskId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import type { Cart, CartPorts } from '../../ports/cart-ports.ts'
import { readAnswer } from '../platform/answered.ts'
import type { UnsentEdits } from '../stored/unsent-edits.ts'
import { quoteLineOf } from './quote-line.ts'

/** The shopper's cart, which the shop keeps, and what of its designs is only on this phone. */
export const cartPorts = (unsentOf: UnsentEdits): CartPorts => ({
  cart: async (signal) => {
    const { things, currency, quote } = (await readAnswer(getCart, {}, signal)).data
    const unsent: ReadonlySet<string> = await unsentOf(
      things.flatMap(({ taskid }) => (taskid ? [asId<TaskId>(taskid)] : [])),
    )
    const best = quote?.coupon?.offers.find(({ id }) => id === quote.coupon?.best)
    const coupon = best ? { coupon: { name: best.name, off: minorUnits(best.off) } } : {}
    return {
      currency,
      items: things.map(
        ({
          pid,
          aid,
          taskid,
          rev,
          attridlist,
          prodname,
          amount,
          trouble,
          orderid,
          id,
          place,
          quantity,
          chosen,
          ...rest
        }) => ({
          ...{ id, place, quantity, chosen, rev, name: prodname, attributes: attridlist, amount: minorUnits(amount) },
          pid: asId<ProductId>(pid),
          ...(aid ? { aid: asId<AlbumId>(aid) } : {}),
          ...(taskid ? { taskId: asId<TaskId>(taskid), unsent: unsent.has(taskid) } : {}),
          ...(trouble ? { problem: trouble } : {}),
          ...(orderid ? { orderId: asId<OrderId>(orderid) } : {}),
          ...rest,
        }),
      ),
      ...(quote
        ? { sum: { lines: quote.lines.map(quoteLineOf), total: minorUnits(quote.pay_amount), ...coupon } }
        : {}),
    } satisfies Cart
  },
  put: async ({ pid, aid, taskId, rev, quantity, attributes, again }, opid, id) => {
    const thing = { pid, aid, taskid: taskId, rev, quantity, attridlist: [...attributes], again }
    await readAnswer(putInCart, { thing, id, opid })
  },
  change: async (id, change, opid) => {
    await readAnswer(changeInCart, { id, ...change, opid })
  },
})
