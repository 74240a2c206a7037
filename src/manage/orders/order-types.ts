import type { DataOf } from '../../../domain/calls/call.ts'
import type { manageOrder, manageOrders } from '../../../domain/calls/manage/orders.ts'

export type OrderRow = DataOf<typeof manageOrders>[number] & { readonly id: string }
export type ManagedOrder = DataOf<typeof manageOrder>
