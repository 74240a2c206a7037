import type { ReactNode } from 'react'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { localised } from '../../i18n/i18n.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { NoLooks } from './NoLooks.tsx'
import { useProductWithThemes } from './use-product.ts'

interface WithThemesProps {
  readonly pid: string
  /** Over what went wrong: the name of the product is not known then. */
  readonly title: string
  readonly children: (known: { readonly product: Product; readonly themes: readonly Theme[] }) => ReactNode
}

/** A whole screen that begins as soon as the product of its address and the looks of it are known; without looks it has nothing to begin. */
export function WithThemes({ pid, title, children }: WithThemesProps) {
  const { back } = useNavigation()
  const { data, error, refetch } = useProductWithThemes(pid)
  if (data && data.themes.length === 0) {
    const { product } = data
    return (
      <Screen top={<TopBar title={localised(product.name)} onBack={() => back('prod_details', { pid: product.id })} />}>
        <NoLooks product={product} />
      </Screen>
    )
  }
  if (data) {
    return children(data)
  }
  return error ? (
    <Screen top={<TopBar title={title} onBack={() => back('prod_list')} />}>
      <FaultState fault={error} onRetry={() => void refetch()} />
    </Screen>
  ) : (
    <WaitingFor what="looks" />
  )
}
