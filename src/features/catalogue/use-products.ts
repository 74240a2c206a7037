import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { ProductId } from '../../../domain/ids.ts'
import type { Product } from '../../../domain/product/product.ts'
import { useFrontPorts } from '../../ports/ports.ts'

/** Products of several things, each read once, under the name by which its own page reads it: there it is known from the first. */
export function useProducts(pids: readonly ProductId[], wanted: boolean): readonly UseQueryResult<Product>[] {
  const { catalogue } = useFrontPorts()
  return useQueries({
    queries: [...new Set(pids)].map((pid) => ({
      queryKey: ['product', pid],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => catalogue.product(pid, signal),
      enabled: wanted,
    })),
  })
}
