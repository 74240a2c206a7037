import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Destination, designOfAddress } from '../../../domain/navigation/guard.ts'
import { type DesignOrder, useWorld } from '../../ports/ports.ts'

/**
 * The order that holds the design that a screen was opened with (A§2 order states). A design that is made on the screen
 * is in no order, and its screen stays. Asked anew whenever such a screen opens: what was
 * true a moment ago may be ordered now. When it cannot be asked, nothing is decided: the server refuses a second order.
 */
export function useDesignOrder(
  to: Pick<Destination, 'name' | 'query'>,
  needed: boolean,
): DesignOrder | 'asking' | null {
  const world = useWorld()
  const taskId = designOfAddress(to)
  const [opened] = useState(taskId)
  const enabled = needed && taskId !== undefined && taskId === opened
  const { data, error } = useQuery({
    queryKey: ['order of a design', to.name, taskId],
    queryFn: async ({ signal }) => (taskId ? (await world.app()).orders.orderOfDesign(taskId, signal) : null),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  if (!enabled || error) {
    return null
  }
  return data === undefined ? 'asking' : data
}
