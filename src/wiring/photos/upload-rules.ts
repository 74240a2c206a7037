import type { ProductId } from '../../../domain/ids.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { byteLimits } from '../../../domain/photo/size-class.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { CheckRules } from './photo-worker/photo-messages.ts'

/** Who states the limits of an upload. */
export interface RuleGivers {
  merchant(): Promise<Merchant>
  product(pid: ProductId): Promise<Product>
}

/** The limits for one photo: the product's and the merchant's where they state any. */
export function uploadRules(givers: RuleGivers): (photo: { readonly pid?: ProductId }) => Promise<CheckRules> {
  const merchant = askedOnce(() => givers.merchant())
  const products = new Map<ProductId, () => Promise<Product>>()
  const product = (pid: ProductId) => {
    const ask = products.get(pid) ?? askedOnce(() => givers.product(pid))
    products.set(pid, ask)
    return ask()
  }
  return async ({ pid }) => {
    const [{ sizeLimits }, made] = await Promise.all([merchant(), pid && product(pid)])
    const limits = byteLimits({
      merchant: { min: sizeLimits.low, max: sizeLimits.high },
      ...(made ? { product: { min: made.photos.minBytes, max: made.photos.maxBytes }, productType: made.type } : {}),
    })
    return {
      limits,
      ...(made?.type === 4 ? { untouched: true } : {}),
    }
  }
}

/** Asks once for all photos; after a fault the next photo asks again. */
function askedOnce<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | undefined
  return () => {
    pending ??= ask().catch((fault: unknown) => {
      pending = undefined
      throw fault
    })
    return pending
  }
}
