import { useLingui } from '@lingui/react/macro'
import { DesignEditor } from '../../design-editor/DesignEditor.tsx'
import { isPlacedInFrames } from '../../design-editor/workspaces/workspace-of.ts'
import { OwnPhotoThemes } from '../../features/catalogue/OwnPhotoThemes.tsx'
import { WithThemes } from '../../features/catalogue/WithThemes.tsx'
import { ResumeGate } from '../../features/designs/ResumeGate.tsx'
import { useQueryOfAddress } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'

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
  const address = useQueryOfAddress()
  const pid = address.get('pid')
  const picked = Boolean(address.get('aid') && address.get('photos'))
  if (!pid || !picked) {
    return <Redirect to={pid ? 'album_gallery' : 'prod_list'} query={Object.fromEntries(address)} />
  }
  return (
    <WithThemes pid={pid} title={t`Frame`}>
      {({ product, themes }) => {
        const [theme] = themes
        if (!isPlacedInFrames(product) || !theme) {
          return <OwnPhotoThemes product={product} themes={themes} />
        }
        // The card of the frame is the product's: the first look of the shop is the paper below it.
        return address.get('tid') ? (
          <ResumeGate at="frame_index">
            <DesignEditor at="frame_index" />
          </ResumeGate>
        ) : (
          <Redirect to="frame_index" query={{ ...Object.fromEntries(address), tid: theme.id }} />
        )
      }}
    </WithThemes>
  )
}
