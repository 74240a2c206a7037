import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '../../lib/new-id.ts'
import { type AppPorts, usePorts } from '../../ports/ports.ts'

type OrderActs = AppPorts['orders']

/** Changes an order that is made already, one thing at a time; afterwards the order is read again, and the cart, however it went. */
export function useOrderChanges(): {
  readonly busy: boolean
  /** @throws NetworkLost, ServerFault, RequestRefused; nothing is changed then. */
  run<Said>(change: (orders: OrderActs, opid: string) => Promise<Said>): Promise<Said>
} {
  const { orders } = usePorts()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  return {
    busy,
    run: async (change) => {
      setBusy(true)
      try {
        return await change(orders, newId())
      } finally {
        await Promise.all(['order', 'orders', 'cart'].map((key) => client.invalidateQueries({ queryKey: [key] })))
        setBusy(false)
      }
    },
  }
}
