import { useState } from 'react'
import type { TaskId } from '../../../domain/ids.ts'
import { firstOptions } from '../../../domain/product/design-quote.ts'
import type { Product } from '../../../domain/product/product.ts'
import { storedOptions, storeOptions } from './stored-choices.ts'

/** Options of a design that is not ordered yet: one of each group. */
export interface DesignOptions {
  readonly attributes: readonly string[]
  /** Absent: what was bought is not chosen any more, or nobody knows yet whether it was. */
  readonly choose?: (attributes: readonly string[]) => void
}

/**
 * What is chosen for a design beside its pages. It is the same choice as on the pay screen, which finds it there; in this visit
 * nothing was chosen yet: what the design's set has `noted`, else the first of each group.
 */
export function useOptions(
  product: Product,
  taskId: TaskId,
  rev: number,
  noted: readonly string[] = firstOptions(product),
): Required<DesignOptions> {
  const line = { pid: product.id, taskId, quantity: 1, attributes: firstOptions(product), rev }
  const [chosen, setChosen] = useState(() => storedOptions(line))
  return {
    attributes: chosen ?? noted,
    choose(next) {
      setChosen(next)
      storeOptions(line, next)
    },
  }
}
