import { useLingui } from '@lingui/react/macro'
import { asId } from '../../../domain/ids.ts'
import { DesignEditor } from '../../design-editor/DesignEditor.tsx'
import { isPlacedInFrames } from '../../design-editor/workspaces/workspace-of.ts'
import { OwnPhotoThemes } from '../../features/catalogue/OwnPhotoThemes.tsx'
import { ResumeGate } from '../../features/designs/ResumeGate.tsx'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { useApiQuery } from '../../ports/api-query.ts'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'

/**
 * Route `/frame_index`: photos are placed in their frames. They are picked in the gallery: without any the way leads
 * there (readings 11). A frame whose photo sits only one way asks for its look instead.
 */
export function FrameScreen() {
  const address = useQueryOfAddress()
  return address.get('taskid') ? <DesignEditor at="frame_index" /> : <Picked />
}

function Picked() {
  const { t } = useLingui()
  const { back } = useNavigation()
  const address = useQueryOfAddress()
  const pid = address.get('pid')
  const picked = Boolean(address.get('aid') && address.get('photos'))
  const product = useApiQuery(
    ['product', pid],
    ({ catalogue }, signal) => catalogue.product(asId(pid ?? ''), signal),
    pid !== null && picked,
  )
  const themes = useApiQuery(
    ['themes', pid],
    ({ catalogue }, signal) => catalogue.themes(asId(pid ?? ''), signal),
    pid !== null && picked,
  )
  if (!pid || !picked) {
    return <Redirect to={pid ? 'album_gallery' : 'prod_list'} query={Object.fromEntries(address)} />
  }
  if (product.data && themes.data) {
    const [theme] = themes.data
    if (!isPlacedInFrames(product.data) || !theme) {
      return <OwnPhotoThemes product={product.data} themes={themes.data} />
    }
    // The card of the frame is the product's: the first look of the shop is the paper below it.
    return address.get('tid') ? (
      <ResumeGate at="frame_index">
        <DesignEditor at="frame_index" />
      </ResumeGate>
    ) : (
      <Redirect to="frame_index" query={{ ...Object.fromEntries(address), tid: theme.id }} />
    )
  }
  const fault = product.error ?? themes.error
  return fault ? (
    <Screen top={<TopBar title={t`Frame`} onBack={() => back('prod_list')} />}>
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
