import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '../../lib/new-id.ts'
import { type AppPorts, usePorts } from '../../ports/ports.ts'
import { underOneKey } from '../../ports/under-one-key.ts'
import { readOrdersAnew } from './read-orders-anew.ts'

type OrderActs = AppPorts['orders']

/** Changes an order that is made already, one thing at a time; afterwards orders are read anew, and the cart, however it went. */
export function useOrderChanges(): {
  readonly busy: boolean
  /**
   * `once` tells a change that would be made twice from every other: asked for again after a lost answer it has the key of before.
   *
   * @throws NetworkLost, ServerFault, RequestRefused; nothing is changed then.
   */
  run<Said>(change: (orders: OrderActs, opid: string) => Promise<Said>, once?: readonly unknown[]): Promise<Said>
} {
  const { orders } = usePorts()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  return {
    busy,
    run: async (change, once) => {
      setBusy(true)
      try {
        return once ? await underOneKey(once, (opid) => change(orders, opid)) : await change(orders, newId())
      } finally {
        await readOrdersAnew(client)
        setBusy(false)
      }
    },
  }
}
