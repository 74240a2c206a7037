import { type RestyleTarget, type RestyleVerdict, restyled } from '../../../domain/design/change/restyle.ts'
import type { RestyleSelection } from '../../../domain/editing/open-mode.ts'
import { asId, type ProductId, type ThemeId } from '../../../domain/ids.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import type { EditorDocument } from '../hooks/use-document.ts'

/** The looks and formats that this book may have, and what it is in the chosen ones. */
export interface RestyleChoice {
  readonly products: readonly Product[]
  readonly themes: readonly Theme[]
  readonly pid: ProductId
  /** What it would be printed as. */
  readonly product: Product
  readonly themeId: ThemeId
  setProduct(pid: string): void
  setTheme(themeId: ThemeId): void
  /** Absent: nothing else is chosen, or what it needs is on its way. */
  readonly target: RestyleTarget | undefined
  readonly verdict: RestyleVerdict | undefined
  readonly fault: unknown
  retry(): void
}

/** Books, as many as a shop has on one shelf. */
const BOOKS = 50

/** Where the choice is kept. */
interface Choosing {
  readonly chosen: RestyleSelection | undefined
  onChoose(look: RestyleSelection): void
}

export function useRestyle(
  { design, world, photoBook }: EditorDocument,
  product: Product,
  { chosen, onChoose }: Choosing,
): RestyleChoice {
  const { pid, themeId } = chosen ?? { pid: design.productId, themeId: design.themeId }
  const shelf = useApiQuery(['books'], ({ catalogue }, signal) => catalogue.products({ page: 1, count: BOOKS }, signal))
  const worn = useApiQuery(['themes', pid], ({ catalogue }, signal) => catalogue.themes(pid, signal))
  const others = (shelf.data?.items ?? []).filter(
    ({ id, book, onShelf, soon, type }) => id !== product.id && book && onShelf && !soon && type === product.type,
  )
  // What the book is now is there in any case, also when it stands on no shelf any more.
  const products = [product, ...others]
  const themes = worn.data ?? []
  const wanted = products.find(({ id }) => id === pid)
  const theme = themes.find(({ id }) => id === themeId) ?? themes[0]
  const isOther = pid !== design.productId || theme?.id !== design.themeId
  const target = wanted && theme && isOther ? { product: wanted, theme } : undefined
  return {
    ...{ products, themes, pid, target },
    product: wanted ?? product,
    themeId: theme?.id ?? themeId,
    setProduct: (id) => onChoose({ pid: asId<ProductId>(id), themeId }),
    setTheme: (id) => onChoose({ pid, themeId: id }),
    verdict: target && restyled(design, { ...world, photos: photoBook }, target),
    fault: shelf.error ?? worn.error,
    retry() {
      void shelf.refetch()
      void worn.refetch()
    },
  }
}
