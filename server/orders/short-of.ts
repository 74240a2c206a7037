import { createHash } from 'node:crypto'
import type { OrderId } from '../../domain/ids.ts'
import { shortNumber } from '../../domain/order/short-number.ts'

/** The number of an order that people read out: the same one on every screen, in every message and at the factory. */
export function shortOf(id: OrderId): string {
  return shortNumber(createHash('md5').update(id).digest('hex'))
}
