import type { EditorPort, SpreadPage } from '../../../editor/editor-port.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { EditorCanvas } from '../canvas/EditorCanvas.tsx'
import styles from './CropCanvas.module.css'
import { CropFrame } from './CropFrame.tsx'
import type { Crop } from './use-crop.ts'

interface CropCanvasProps {
  readonly crop: Crop
  /** What is seen around the frame. */
  readonly pages: readonly SpreadPage[]
  readonly resources: RenderResources
  readonly editor: EditorPort
}

/** A photo cropped in its place where the product is otherwise shown as a still picture. */
export function CropCanvas({ crop, pages, resources, editor }: CropCanvasProps) {
  const { at } = crop.subject
  return (
    <div className={styles['place']}>
      <EditorCanvas
        content={{ pages, selected: { pageId: at.pageId, id: at.slotId } }}
        {...{ resources, editor }}
        crop={crop.canvas}
        onGesture={nothing}
      >
        {(view) => <CropFrame {...{ crop, pages, view }} />}
      </EditorCanvas>
    </div>
  )
}

const nothing = () => undefined
