import { useLingui } from '@lingui/react/macro'
import { DesignEditor } from '../../design-editor/DesignEditor.tsx'
import { useProduct } from '../../features/catalogue/use-product.ts'
import { ResumeGate } from '../../features/designs/ResumeGate.tsx'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { ComboStart } from './ComboStart.tsx'

/**
 * Route `/combo_index`: a set of pictures in several sizes. First what it looks like; then the photos, in the gallery;
 * then the shopper's own wall, each photo in the size that suits it.
 */
export function ComboScreen() {
  const { t } = useLingui()
  const { back } = useNavigation()
  const address = useQueryOfAddress()
  const [pid, aid, tid] = [address.get('pid'), address.get('aid'), address.get('tid')]
  const picked = Boolean(aid && address.get('photos'))
  const ready = Boolean(address.get('taskid') || (picked && tid))
  const product = useProduct(pid, !ready)
  if (ready) {
    return (
      <ResumeGate at="combo_index">
        <DesignEditor at="combo_index" />
      </ResumeGate>
    )
  }
  if (!pid) {
    return <Redirect to="prod_list" query={{}} />
  }
  if (aid && !picked) {
    return <Redirect to="album_gallery" query={Object.fromEntries(address)} />
  }
  if (product.error) {
    return (
      <Screen top={<TopBar title={t`Picture set`} onBack={() => back('prod_list')} />}>
        <FaultState fault={product.error} onRetry={() => void product.refetch()} />
      </Screen>
    )
  }
  if (!product.data) {
    return <WaitingFor what="desk" />
  }
  return picked ? (
    <Redirect to="combo_index" query={{ ...Object.fromEntries(address), tid: product.data.themeIds[0] }} />
  ) : (
    <ComboStart product={product.data} />
  )
}
