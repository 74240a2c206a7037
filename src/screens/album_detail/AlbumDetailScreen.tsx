import { useLingui } from '@lingui/react/macro'
import { type AlbumId, asId, type ProductId } from '../../../domain/ids.ts'
import { NewAlbum } from '../../features/album/NewAlbum.tsx'
import { SharedLink } from '../../features/album/SharedLink.tsx'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { useFreshQuery } from '../../ports/api-query.ts'
import { useSession } from '../../session/session.ts'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { AlbumView } from './AlbumView.tsx'

/** Route `/album_detail`: opens the album of the address, or makes a new one and goes to it. */
export function AlbumDetailScreen() {
  const query = useQueryOfAddress()
  const aid = query.get('aid')
  const token = query.get('st')
  const { shopper } = useSession()
  if (aid && token) {
    return <SharedLink aid={aid} token={token} />
  }
  // The page opens by a link without a login (B§2); what it shows needs one, and the address is kept for afterwards.
  if (!shopper) {
    return <Redirect to="login" query={{ ...Object.fromEntries(query), nt: 'album_detail' }} />
  }
  const pid = query.get('pid')
  return aid ? <KnownAlbum key={aid} aid={asId(aid)} pid={pid ? asId(pid) : null} /> : <NewAlbum to="album_detail" />
}

function KnownAlbum({ aid, pid }: { readonly aid: AlbumId; readonly pid: ProductId | null }) {
  const left = useFreshQuery(['photos left', aid], ({ picking }) => picking.left(aid))
  if (left.error) {
    return <Failed fault={left.error} onRetry={() => void left.refetch()} />
  }
  return left.data ? <AlbumView aid={aid} pid={pid} left={left.data} /> : <WaitingFor what="photos" />
}

function Failed({ fault, onRetry }: { readonly fault: unknown; readonly onRetry: () => void }) {
  const { t } = useLingui()
  const { back } = useNavigation()
  return (
    <Screen top={<TopBar title={t`Album`} onBack={() => back('album_list')} />}>
      <FaultState fault={fault} onRetry={onRetry} />
    </Screen>
  )
}
