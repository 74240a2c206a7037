import { useLingui } from '@lingui/react/macro'
import { needOfProduct } from '../../../domain/order/item-needs.ts'
import { DesignEditor } from '../../design-editor/DesignEditor.tsx'
import { useProduct } from '../../features/catalogue/use-product.ts'
import { ResumeGate } from '../../features/designs/ResumeGate.tsx'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { PrintStart } from './PrintStart.tsx'

/**
 * Route `/print_index`: prints of photos. First the size; then the photos, in the gallery; then every print as it will be.
 *
 * Nobody is asked for a look: prints are photos on white paper, in the first theme of the product.
 */
export function PrintScreen() {
  const { t } = useLingui()
  const { back } = useNavigation()
  const address = useQueryOfAddress()
  const [pid, aid, tid] = [address.get('pid'), address.get('aid'), address.get('tid')]
  const picked = Boolean(aid && address.get('photos'))
  const ready = Boolean(address.get('taskid') || (picked && tid))
  const product = useProduct(pid, !ready)
  if (ready) {
    return (
      <ResumeGate at="print_index">
        <DesignEditor at="print_index" />
      </ResumeGate>
    )
  }
  if (!pid) {
    return <Redirect to="prod_list" query={{}} />
  }
  if (product.error) {
    return (
      <Screen top={<TopBar title={t`Prints`} onBack={() => back('prod_list')} />}>
        <FaultState fault={product.error} onRetry={() => void product.refetch()} />
      </Screen>
    )
  }
  if (!product.data) {
    return <WaitingFor what="desk" />
  }
  if (needOfProduct(product.data) === 'nothing') {
    // A print that is made as it is takes no photos (A§5).
    return <Redirect to="pay_index" query={{ ...Object.fromEntries(address), pid }} />
  }
  if (aid && !picked) {
    return <Redirect to="album_gallery" query={Object.fromEntries(address)} />
  }
  return picked ? (
    <Redirect to="print_index" query={{ ...Object.fromEntries(address), tid: product.data.themeIds[0] }} />
  ) : (
    <PrintStart product={product.data} />
  )
}
