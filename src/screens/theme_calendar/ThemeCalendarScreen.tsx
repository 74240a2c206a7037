import { useLingui } from '@lingui/react/macro'
import { type AlbumId, asId } from '../../../domain/ids.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { localised } from '../../i18n/i18n.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { useApiQuery } from '../../ports/api-query.ts'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { OwnCalendar } from './OwnCalendar.tsx'
import { SampleCalendar } from './SampleCalendar.tsx'

/**
 * Route `/theme_calendar`: months, weeks and the days of the family, in a look that is seen at once: on drawn pictures, or
 * on the shopper's own once there are some.
 */
export function ThemeCalendarScreen() {
  const { t } = useLingui()
  const { back } = useNavigation()
  const address = useQueryOfAddress()
  const pid = address.get('pid')
  const product = useApiQuery(
    ['product', pid],
    ({ catalogue }, signal) => catalogue.product(asId(pid ?? ''), signal),
    pid !== null,
  )
  const themes = useApiQuery(
    ['themes', pid],
    ({ catalogue }, signal) => catalogue.themes(asId(pid ?? ''), signal),
    pid !== null,
  )
  if (!pid) {
    return <Redirect to="prod_list" query={{}} />
  }
  if (product.data && themes.data) {
    return address.get('aid') ? (
      <Opened product={product.data} themes={themes.data} />
    ) : (
      <SampleCalendar product={product.data} themes={themes.data} />
    )
  }
  const fault = product.error ?? themes.error
  return fault ? (
    <Screen top={<TopBar title={t`Calendars`} onBack={() => back('prod_list')} />}>
      <FaultState
        fault={fault}
        onRetry={() => {
          void product.refetch()
          void themes.refetch()
        }}
      />
    </Screen>
  ) : (
    <WaitingFor what="looks" />
  )
}

function Opened({ product, themes }: { readonly product: Product; readonly themes: readonly Theme[] }) {
  const { back } = useNavigation()
  const aid = asId<AlbumId>(useQueryOfAddress().get('aid') ?? '')
  const album = useApiQuery(['designed album', aid], ({ albums }, signal) => albums.open(aid, signal))
  if (album.error) {
    return (
      <Screen top={<TopBar title={localised(product.name)} onBack={() => back('prod_details', { pid: product.id })} />}>
        <FaultState fault={album.error} onRetry={() => void album.refetch()} />
      </Screen>
    )
  }
  return album.data ? <OwnCalendar product={product} themes={themes} album={album.data} /> : <WaitingFor what="looks" />
}
