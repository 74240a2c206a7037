import { useLingui } from '@lingui/react/macro'
import { type AlbumId, asId } from '../../../domain/ids.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { WithThemes } from '../../features/catalogue/WithThemes.tsx'
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
  const address = useQueryOfAddress()
  const pid = address.get('pid')
  return pid ? (
    <WithThemes pid={pid} title={t`Calendars`}>
      {(known) => (address.get('aid') ? <Opened {...known} /> : <SampleCalendar {...known} />)}
    </WithThemes>
  ) : (
    <Redirect to="prod_list" query={{}} />
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
