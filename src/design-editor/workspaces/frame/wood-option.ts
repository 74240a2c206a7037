import type { AttributeOption, Product } from '../../../../domain/product/product.ts'
import type { DesignOptions } from '../../../features/checkout/use-options.ts'

export interface Wood {
  readonly name: AttributeOption['name']
  readonly options: readonly AttributeOption[]
  readonly chosen: AttributeOption | undefined
  /** Absent: it was bought with this one. */
  readonly choose: ((id: string) => void) | undefined
}

const NAMELESS = { 'zh-Hans': '', en: '', 'zh-Hant': '' }

/** The option of the frame that can be seen. */
export function woodOption({ attributes: groups }: Product, { attributes, choose }: DesignOptions): Wood {
  const group = groups.find(({ options }) => options.some(({ swatch }) => swatch !== undefined))
  const options = group?.options ?? []
  return {
    name: group?.name ?? NAMELESS,
    options,
    chosen: options.find(({ id }) => attributes.includes(id)) ?? options[0],
    choose:
      choose && ((id) => choose([...attributes.filter((other) => !options.some((option) => option.id === other)), id])),
  }
}
