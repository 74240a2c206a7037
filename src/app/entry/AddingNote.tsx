import { Trans } from '@lingui/react/macro'
import { withAddTo } from '../../../domain/navigation/stored-visit.ts'
import type { RouteName } from '../../navigation/routes.ts'
import { useVisit } from '../../session/visit-store.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'

/** Screens on which the next purchase is chosen. */
const SHOWN_ON: readonly RouteName[] = ['index', 'prod_list', 'prod_details', 'prod_recommend']

/** Says that the next purchase travels with an order, which the visit knows, and lets go of that. */
export function AddingNote({ route }: { readonly route: RouteName }) {
  const { change } = useVisit()
  if (!SHOWN_ON.includes(route)) {
    return null
  }
  return (
    <Banner
      edge
      icon="truck"
      action={
        <Button variant="quiet" onClick={() => change((now) => withAddTo(now, ''))}>
          <Trans>Order it alone</Trans>
        </Button>
      }
    >
      <Trans>What you choose now ships with your order, in the same parcel.</Trans>
    </Banner>
  )
}
