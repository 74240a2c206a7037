import { useState } from 'react'
import type { TaskId } from '../../../../domain/ids.ts'
import type { AttributeOption, Product } from '../../../../domain/product/product.ts'
import { cartOf } from '../../../../machines/order/order.types.ts'
import { keepChoices, storedChoices, withChoices } from '../../../features/checkout/stored-choices.ts'

export interface Wood {
  readonly name: AttributeOption['name']
  readonly options: readonly AttributeOption[]
  readonly chosen: AttributeOption | undefined
  choose(id: string): void
}

const NAMELESS = { 'zh-Hans': '', en: '', 'zh-Hant': '' }

/** The option of the frame that can be seen. It is the same choice as on the pay screen, which finds it there. */
export function useWood(product: Product, taskId: TaskId, rev: number): Wood {
  const group = product.attributes.find(({ options }) => options.some(({ swatch }) => swatch !== undefined))
  const options = group?.options ?? []
  const first = product.attributes.flatMap((one) => one.options[0]?.id ?? [])
  const cart = cartOf({ pid: product.id, taskId, quantity: 1, attributes: first, rev })
  const [attributes, setAttributes] = useState(() => chosenIn(cart))
  return {
    name: group?.name ?? NAMELESS,
    options,
    chosen: options.find(({ id }) => attributes.includes(id)) ?? options[0],
    choose(id) {
      const next = [...attributes.filter((other) => !options.some((option) => option.id === other)), id]
      setAttributes(next)
      const kept = withChoices(cart, storedChoices(cart.id))
      keepChoices({
        ...kept,
        cart: { ...kept.cart, lines: kept.cart.lines.map((line) => ({ ...line, attributes: next })) },
      })
    },
  }
}

function chosenIn(cart: ReturnType<typeof cartOf>): readonly string[] {
  return withChoices(cart, storedChoices(cart.id)).cart.lines[0]?.attributes ?? []
}
