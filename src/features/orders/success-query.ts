import type { OrderId } from '../../../domain/ids.ts'
import type { OrderReference } from '../../../domain/navigation/decide-entry.ts'
import type { Query } from '../../navigation/routes.ts'

/** The address of `order_success`: our order where there is one, and the link that it was reached by. */
export function successQuery(reference: OrderReference, orderId: OrderId | null): Query {
  return {
    oid: orderId ?? undefined,
    ...(reference.kind === 'outtrade'
      ? { trade: reference.number }
      : { subid: reference.subid, k: reference.k || undefined }),
  }
}

/** Reads the link from the address of `order_success`; `undefined` for an order that was paid here. */
export function referenceOfSuccess(address: URLSearchParams): OrderReference | undefined {
  const trade = address.get('trade')
  const subid = address.get('subid')
  if (subid) {
    return { kind: 'sub', subid, k: address.get('k') ?? '' }
  }
  return trade ? { kind: 'outtrade', number: trade } : undefined
}
