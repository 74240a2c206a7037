import { callOffOrder, managePrintNow, refundOrderPart, shipOrders } from '../../../domain/calls/manage/orders.ts'
import type { Fact } from '../journal.ts'
import type { Person } from './person.ts'

/** Does what the merchant's people do to orders, as chance has it. */
export function merchant(me: Person, orders: readonly string[]) {
  const printNow = (oid: string) =>
    me.attempt('print-now', oid, async () => {
      await me.insist(managePrintNow, { oid, opid: me.opid() })
      return { did: 'print-now', oid }
    })
  const acts: readonly ((oid: string) => Promise<Fact | undefined>)[] = [
    (oid) =>
      me.attempt('call-off', oid, async () => {
        const { refund } = await me.insist(callOffOrder, { oid, opid: me.opid() })
        return { did: 'call-off', oid, refund }
      }),
    (oid) =>
      me.attempt('part-refund', oid, async () => {
        const { refund } = await me.insist(refundOrderPart, { oid, amount: '1.50', opid: me.opid() })
        return { did: 'part-refund', oid, refund }
      }),
    printNow,
    (oid) =>
      me.attempt('ship', oid, async () => {
        const parcels = [{ oid, carrier: 'SF', number: `SF-${oid.slice(0, 8)}` }]
        const { shipped } = await me.insist(shipOrders, { parcels, opid: me.opid() })
        return { did: 'ship', oid, shipped: shipped.length > 0 }
      }),
  ]
  return {
    /** What of these is held is made now. */
    printHeld: async (held: readonly string[]) => {
      for (const oid of held) {
        await printNow(oid)
      }
    },
    act: async () => {
      const oid = orders[Math.floor(me.random() * orders.length)]
      if (oid !== undefined) {
        await acts[Math.floor(me.random() * acts.length)]?.(oid)
      }
    },
  }
}
