import type { ReactNode } from 'react'
import type { SpreadPage } from '../../../../editor/editor-port.ts'
import { CropTools } from '../../crop/CropTools.tsx'
import type { CanvasWork } from '../../shell/use-canvas-work.ts'
import type { WorkspaceProps } from '../../shell/workspace-props.ts'
import { WritingTools } from '../../text/WritingTools.tsx'

interface SheetBelowProps extends Pick<WorkspaceProps, 'resources' | 'dpiRatio'> {
  readonly work: CanvasWork
  readonly pages: readonly SpreadPage[]
  /** While nothing is cropped or written. */
  readonly children: ReactNode
}

/** Below the live canvas: the tools of what is under way on it, else those of the workspace. */
export function SheetBelow({ work, pages, resources, dpiRatio, children }: SheetBelowProps) {
  const { crop, writing, field, document } = work
  return crop ? (
    <CropTools {...{ crop, dpiRatio }} images={resources.images} />
  ) : field ? (
    <WritingTools {...{ writing, field, document, pages }} fonts={resources.fonts} />
  ) : (
    children
  )
}
