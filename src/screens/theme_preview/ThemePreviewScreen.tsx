import { DesignEditor } from '../../design-editor/DesignEditor.tsx'
import { ResumeGate } from '../../features/designs/ResumeGate.tsx'
import { VolumesGate } from './VolumesGate.tsx'

/**
 * Preview and editor of a design. The address names a task (`taskid`), or an album, a product and a theme to design
 * (`aid`, `pid`, `tid`).
 */
export function ThemePreviewScreen() {
  return (
    <ResumeGate at="theme_preview">
      <VolumesGate>
        <DesignEditor at="theme_preview" />
      </VolumesGate>
    </ResumeGate>
  )
}
