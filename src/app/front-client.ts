import { QueryClient } from '@tanstack/react-query'
import type { FrontData } from '../../domain/front/front-data.ts'
import { RequestRefused } from '../ports/reading-faults.ts'

/**
 * Lists that are only read: fresh for a minute, asked for twice more when the network is poor, never after a refusal, and
 * anew when the phone is back online. What the page brought with it is there from the first moment; a service worker hears who
 * is here, because it goes by what it hears.
 */
export function frontClient(brought: FrontData | undefined): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, fault) => failures < 2 && !(fault instanceof RequestRefused),
        retryDelay: (failures) => 400 * 2 ** failures,
      },
    },
  })
  if (brought) {
    const { merchant, me, hasBegun, products, total } = brought
    const known = navigator.serviceWorker?.controller ? { updatedAt: 0 } : {}
    client.setQueryData(['merchant'], merchant, known)
    client.setQueryData(['me'], me, known)
    if (me && !hasBegun) {
      // No place is kept for one; whether one was begun elsewhere meanwhile is asked all the same.
      client.setQueryData(['begun design'], null, { updatedAt: 0 })
    }
    client.setQueryData(['products', 'window'], { items: products, total })
  }
  return client
}
