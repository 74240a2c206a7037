import { startFromProduct } from '../../../domain/navigation/start-route.ts'
import { needOfProduct } from '../../../domain/order/item-needs.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Query, RouteName } from '../../navigation/routes.ts'
import type { ComposedPart } from '../../ports/package-ports.ts'

/** How far a part of a set is. `ready` parts wait for the others. */
export type PartState = 'not-begun' | 'designing' | 'ready'

/**
 * How far a part is: a design counts as ready while its newest revision is the one that was confirmed.
 *
 * `rev` is that newest revision; `null`: the design is gone, so the part begins anew; `undefined`: not known yet.
 */
export function partState(
  product: Pick<Product, 'type' | 'photos'>,
  made: ComposedPart | undefined,
  rev: number | null | undefined,
): PartState {
  if (needOfProduct(product) === 'nothing') {
    return 'ready'
  }
  if (product.type === 4) {
    return made?.aid && made.rev !== undefined ? 'ready' : 'not-begun'
  }
  if (!made?.taskId || rev === null) {
    return 'not-begun'
  }
  return made.rev !== undefined && (rev === undefined || rev === made.rev) ? 'ready' : 'designing'
}

/** Where a part is made or gone on with, with the set in the address; `undefined` where nothing is made. */
export function routeToPart(
  product: Pick<Product, 'id' | 'type' | 'photos'>,
  state: PartState,
  made: ComposedPart | undefined,
  set: { readonly pkj: string; readonly part: string },
): { readonly name: RouteName; readonly query: Query } | undefined {
  if (needOfProduct(product) === 'nothing') {
    return undefined
  }
  if (state !== 'not-begun' && made?.taskId) {
    return { name: 'theme_preview', query: { taskid: made.taskId, ...set } }
  }
  return { name: startFromProduct(product.type, false), query: { pid: product.id, aid: made?.aid, ...set } }
}
