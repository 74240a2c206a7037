import { DesignEditor } from '../../design-editor/DesignEditor.tsx'
import { VolumesGate } from './VolumesGate.tsx'

/**
 * Preview and editor of a design. The address names a task (`taskid`), or an album, a product and a theme to design
 * (`aid`, `pid`, `tid`).
 */
export function ThemePreviewScreen() {
  return (
    <VolumesGate>
      <DesignEditor at="theme_preview" />
    </VolumesGate>
  )
}
