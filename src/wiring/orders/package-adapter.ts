import { needOfProduct } from '../../../domain/order/item-needs.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { OrderCart, OrderLine } from '../../../machines/order/order.types.ts'
import { newId } from '../../lib/new-id.ts'
import type { PackageComposition, PackagePorts } from '../../ports/package-ports.ts'
import type { CataloguePorts } from '../../ports/ports.ts'
import type { PackageCarts } from '../stored/package-carts.ts'

interface PackageWorld {
  readonly carts: PackageCarts
  readonly catalogue: Pick<CataloguePorts, 'product'>
  now(): number
}

/** Sets that are being put together, kept on this phone. */
export function packagePorts({ carts, catalogue, now }: PackageWorld): PackagePorts {
  return {
    begin: async (pid) => {
      const composition: PackageComposition = { key: newId(), pid, parts: {}, changed: now() }
      await carts.store(composition)
      return composition
    },
    find: carts.find,
    newest: carts.newest,
    setPart: async (key, partId, part) => {
      const composition = await carts.find(key)
      if (!composition) {
        return undefined
      }
      const next = { ...composition, parts: { ...composition.parts, [partId]: part }, changed: now() }
      await carts.store(next)
      return next
    },
    cart: async (key) => {
      const composition = await carts.find(key)
      if (!composition) {
        return undefined
      }
      const set = await catalogue.product(composition.pid)
      const parts = await Promise.all((set.parts ?? []).map(({ pid }) => catalogue.product(pid)))
      return cartOfPackage(composition, set, parts)
    },
    forget: carts.forget,
  }
}

/** The lines of a set, in the order of its parts; `undefined` while one of them is not confirmed. */
export function cartOfPackage(
  composition: PackageComposition,
  set: Product,
  parts: readonly Product[],
): OrderCart | undefined {
  const lines = (set.parts ?? []).flatMap(({ id, quantity }, at): OrderLine[] => {
    const [made, product] = [composition.parts[id], parts[at]]
    if (!product || (needOfProduct(product) !== 'nothing' && made?.rev === undefined)) {
      return []
    }
    const { aid, taskId, rev = 0, attributes = firstOptions(product) } = made ?? {}
    const own = { ...(aid ? { aid } : {}), ...(taskId ? { taskId } : {}) }
    return [{ pid: product.id, ...own, rev, quantity, attributes, combineId: id }]
  })
  if (lines.length === 0 || lines.length < (set.parts ?? []).length) {
    return undefined
  }
  const { key } = composition
  return { id: key, lines, package: { pid: set.id, key, quantity: 1, attributes: firstOptions(set) } }
}

/** The first option of every group: what a price starts from. */
function firstOptions(product: Product): string[] {
  return product.attributes.flatMap(({ options }) => options.slice(0, 1).map(({ id }) => id))
}
