import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { type AlbumId, asId } from '../../../domain/ids.ts'
import type { Product } from '../../../domain/product/product.ts'
import { AlbumList } from '../../features/album/AlbumList.tsx'
import { NewAlbum } from '../../features/album/NewAlbum.tsx'
import { monthsChosen } from '../../features/calendar/months-of.ts'
import { useProduct } from '../../features/catalogue/use-product.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { useFreshQuery } from '../../ports/api-query.ts'
import { useCalendars } from '../../ports/ports.ts'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { GalleryView } from './GalleryView.tsx'

/**
 * Route `/album_gallery`: the photos for a frame, a set of cards or for handing on, from an album or fresh from the
 * phone. Without an album in the address one is chosen first; `new=1` makes one.
 */
export function GalleryScreen() {
  const { t } = useLingui()
  const { back } = useNavigation()
  const address = useQueryOfAddress()
  const [pid, aid] = [address.get('pid'), address.get('aid')]
  const product = useProduct(pid)
  if (!pid) {
    return <Redirect to="prod_list" query={{}} />
  }
  if (!aid) {
    return address.get('new') ? <NewAlbum to="album_gallery" /> : <AlbumList to="album_gallery" />
  }
  if (product.error) {
    return (
      <Screen top={<TopBar title={t`Photos`} onBack={() => back('album_list')} />}>
        <FaultState fault={product.error} onRetry={() => void product.refetch()} />
      </Screen>
    )
  }
  return product.data ? <Opened key={aid} aid={asId(aid)} product={product.data} /> : <WaitingFor what="photos" />
}

function Opened({ aid, product }: { readonly aid: AlbumId; readonly product: Product }) {
  const { t } = useLingui()
  const { back } = useNavigation()
  const left = useFreshQuery(['photos left', aid], ({ picking }) => picking.left(aid))
  if (left.error) {
    return (
      <Screen top={<TopBar title={t`Photos`} onBack={() => back('album_list')} />}>
        <FaultState fault={left.error} onRetry={() => void left.refetch()} />
      </Screen>
    )
  }
  if (!left.data) {
    return <WaitingFor what="photos" />
  }
  const opened = { aid, product, left: left.data }
  return product.type === 8 ? <OfCalendar {...opened} /> : <GalleryView {...opened} />
}

/** The photos of a calendar: as many as it has months. */
function OfCalendar(opened: Omit<ComponentProps<typeof GalleryView>, 'months'>) {
  const { product } = opened
  return <GalleryView {...opened} months={monthsChosen(product, useCalendars().find(product.id))} />
}
