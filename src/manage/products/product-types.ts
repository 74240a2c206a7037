import type { DataOf } from '../../../domain/calls/call.ts'
import type { manageProduct, manageProducts } from '../../../domain/calls/manage/products.ts'

/** A line of the list; `id` is the admin library's. */
export type ProductRow = DataOf<typeof manageProducts>[number] & { readonly id: string }
export type ManagedProduct = DataOf<typeof manageProduct>
