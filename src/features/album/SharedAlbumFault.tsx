import { useLingui } from '@lingui/react/macro'
import { useNavigation } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { RequestRefused } from '../../ports/reading-faults.ts'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { ClosedAlbum } from './ClosedAlbum.tsx'

interface SharedAlbumFaultProps {
  readonly fault: unknown
  /** It was opened as somebody's who was signed in, and may be told not to be there because that has ended. */
  readonly asShopper: boolean
  readonly onRetry: () => void
}

/**
 * A shared album does not open. It is not shared where the shop does not know it, and where the link to it is cut off; whatever else the shop refuses,
 * too many requests for one, has a sentence of its own and another try.
 */
export function SharedAlbumFault({ fault, asShopper, onRetry }: SharedAlbumFaultProps) {
  const { t } = useLingui()
  const { back } = useNavigation()
  const reason = fault instanceof RequestRefused ? fault.reason : undefined
  if (reason === 'sign-in-needed' || (reason === 'not-found' && asShopper)) {
    return <ClosedAlbum />
  }
  if (reason === 'not-found' || reason === 'request-malformed') {
    return <Redirect to="album_noshare" query={{}} />
  }
  return (
    <Screen top={<TopBar title={t`Album`} onBack={() => back('index')} />}>
      <FaultState fault={fault} onRetry={onRetry} />
    </Screen>
  )
}
