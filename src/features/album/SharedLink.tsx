import { asId } from '../../../domain/ids.ts'
import { useQueryOfAddress } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { useApiQuery } from '../../ports/api-query.ts'
import { WaitingScreen } from '../../ui/feedback/WaitingScreen.tsx'
import { SharedAlbumFault } from './SharedAlbumFault.tsx'
import { SHARE_VIEW } from './share-view.ts'

interface SharedLinkProps {
  readonly aid: string
  readonly token: string
}

/**
 * A share link was opened: its token is exchanged for this browser's leave to see the album, and goes out of the
 * address, where it would be seen over a shoulder or sent on by mistake. Then the share type decides the view.
 */
export function SharedLink({ aid, token }: SharedLinkProps) {
  const { st: _taken, ...query } = Object.fromEntries(useQueryOfAddress())
  const opened = useApiQuery(['shared album', aid, token], ({ albums }) => albums.exchange(asId(aid), token))
  if (opened.error) {
    // A link is good for whoever has it, signed in or not.
    return <SharedAlbumFault fault={opened.error} asShopper={false} onRetry={() => void opened.refetch()} />
  }
  return opened.data ? <Redirect to={SHARE_VIEW[opened.data]} query={query} /> : <WaitingScreen />
}
