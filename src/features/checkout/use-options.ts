import { useState } from 'react'
import type { TaskId } from '../../../domain/ids.ts'
import { firstOptions } from '../../../domain/product/design-quote.ts'
import type { Product } from '../../../domain/product/product.ts'
import { cartOf } from '../../../machines/order/order.types.ts'
import { keepChoices, storedChoices, withChoices } from './stored-choices.ts'

/** Options of a design that is not ordered yet: one of each group. */
export interface DesignOptions {
  readonly attributes: readonly string[]
  choose(attributes: readonly string[]): void
}

/** What is chosen for a design beside its pages. It is the same choice as on the pay screen, which finds it there. */
export function useOptions(product: Product, taskId: TaskId, rev: number): DesignOptions {
  const cart = cartOf({ pid: product.id, taskId, quantity: 1, attributes: firstOptions(product), rev })
  const [attributes, setAttributes] = useState(
    () => withChoices(cart, storedChoices(cart.id)).cart.lines[0]?.attributes ?? [],
  )
  return {
    attributes,
    choose(next) {
      setAttributes(next)
      const kept = withChoices(cart, storedChoices(cart.id))
      keepChoices({
        ...kept,
        cart: { ...kept.cart, lines: kept.cart.lines.map((line) => ({ ...line, attributes: next })) },
      })
    },
  }
}
