import { Trans, useLingui } from '@lingui/react/macro'
import { ProductTiles, TilesWaiting } from '../../features/catalogue/ProductTiles.tsx'
import { WithOwnShots } from '../../features/catalogue/WithOwnShots.tsx'
import { useNavigation } from '../../navigation/navigation.ts'
import { useFrontQuery } from '../../ports/api-query.ts'
import { RequestRefused } from '../../ports/reading-faults.ts'
import { useSession } from '../../session/session.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'

/** Route `/prod_recommend`: what the shop recommends, in its order (A§3 recomdata). What is off the shelf is left out. */
export function RecommendScreen() {
  const { t } = useLingui()
  const { back } = useNavigation()
  const { merchant } = useSession()
  const ids = merchant.recommended ?? []
  const products = useFrontQuery(['recommended', ids], ({ catalogue }, signal) =>
    Promise.all(ids.map((pid) => catalogue.product(pid, signal).catch(noneThere))),
  )
  const shown = products.data?.flatMap((product) => (product?.onShelf ? [product] : []))
  return (
    <Screen top={<TopBar title={t`We recommend`} onBack={() => back('index')} />}>
      {shown && shown.length > 0 ? (
        <WithOwnShots>
          <ProductTiles products={shown} />
        </WithOwnShots>
      ) : null}
      {shown?.length === 0 ? (
        <EmptyState
          drawing="soon"
          title={t`No recommendations right now`}
          action={
            <LinkButton to="prod_list" variant="primary">
              <Trans>See all products</Trans>
            </LinkButton>
          }
        >
          <Trans>Browse the shop: everything in it is made from your photos.</Trans>
        </EmptyState>
      ) : null}
      {products.isPending ? <TilesWaiting /> : null}
      {products.error ? <FaultState fault={products.error} onRetry={() => void products.refetch()} /> : null}
    </Screen>
  )
}

/** A product that the merchant has deleted since is recommended no more. */
function noneThere(fault: unknown): undefined {
  if (fault instanceof RequestRefused && fault.reason === 'not-found') {
    return undefined
  }
  throw fault
}
