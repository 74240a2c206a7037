import { asId, type ProductId } from '../../../domain/ids.ts'
import { useApiQuery } from '../../ports/api-query.ts'

/** The product of an address; an address without one asks for nothing. */
export function useProduct(pid: string | null, wanted = true) {
  const id = asId<ProductId>(pid ?? '')
  return useApiQuery(['product', id], ({ catalogue }, signal) => catalogue.product(id, signal), wanted && id !== '')
}

/** The looks that a product can have. */
export function useThemes(pid: string | null, wanted = true) {
  const id = asId<ProductId>(pid ?? '')
  return useApiQuery(['themes', id], ({ catalogue }, signal) => catalogue.themes(id, signal), wanted && id !== '')
}

/** Both: a screen that shows looks is nothing without either. */
export function useProductWithThemes(pid: string | null, wanted = true) {
  const [product, themes] = [useProduct(pid, wanted), useThemes(pid, wanted)]
  return {
    data: product.data && themes.data ? { product: product.data, themes: themes.data } : undefined,
    error: product.error ?? themes.error,
    refetch: () => Promise.all([product.refetch(), themes.refetch()]),
  }
}
