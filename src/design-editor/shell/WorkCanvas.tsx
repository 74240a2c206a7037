import type { ReactNode } from 'react'
import type { Mm } from '../../../domain/units.ts'
import type { Gesture, SpreadContent, SpreadPage, Viewport } from '../../../editor/editor-port.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { CanvasItems } from '../canvas/CanvasItems.tsx'
import { EditorCanvas, type MenuRequest } from '../canvas/EditorCanvas.tsx'
import type { ViewBox } from '../canvas/view-box.ts'
import { CropFrame } from '../crop/CropFrame.tsx'
import { useWrittenPages } from '../text/use-written-pages.ts'
import { WritingField } from '../text/WritingField.tsx'
import type { CanvasWork } from './use-canvas-work.ts'

interface WorkCanvasProps {
  readonly work: CanvasWork
  /** What is worked on, drawn and in its places, but for what is typed on it. */
  readonly pages: readonly SpreadPage[]
  readonly lookAt: ViewBox
  readonly resources: RenderResources
  readonly dpiRatio: number
  /** So near to the trim a text is not safe from the cutter, mm. */
  readonly safe: Mm
  readonly gaps?: SpreadContent['gaps']
  /** So much around the pages is seen too, mm. */
  readonly around?: Mm
  /** What else of a page is told. */
  readonly moreOf?: Parameters<typeof CanvasItems>[0]['moreOf']
  onGesture(gesture: Gesture): void
  onMenu(ask: MenuRequest): void
  onLook?: Parameters<typeof EditorCanvas>[0]['onLook']
  /** What lies over the pages while nothing of them is cropped or written. */
  children?(view: Viewport): ReactNode
}

/** The live canvas of whatever product, with all that can be done on it; nothing before its code is there. */
export function WorkCanvas(props: WorkCanvasProps) {
  const { work, lookAt, resources, dpiRatio, safe, gaps, around, moreOf, children } = props
  const { crop, document, editor, field, selection, writing } = work
  const { photoBook } = document
  const { pages, pagesNow, design } = useWrittenPages(writing, document, props.pages, resources.fonts)
  if (!editor) {
    return null
  }
  const onGesture = (gesture: Gesture) => {
    if (!work.placed(gesture)) {
      props.onGesture(gesture)
    }
  }
  return (
    <EditorCanvas
      content={contentOf(work, pages, { gaps, safe, around })}
      typed={
        field && {
          subscribe: writing.typed.subscribe,
          content: () => contentOf(work, pagesNow(), { gaps, safe, around }),
        }
      }
      {...{ resources, editor, onGesture, lookAt }}
      earlyTap={work.earlyTap}
      crop={crop?.canvas}
      write={field?.canvas}
      onMenu={props.onMenu}
      // A text that is written is looked at by itself.
      onLook={writing.caption ? undefined : props.onLook}
    >
      {(view) => (
        <>
          <CanvasItems
            {...{ pages, view, dpiRatio, onGesture }}
            design={design ?? document.design}
            photos={photoBook}
            selected={selection?.kind === 'slot' ? selection.at.slotId : selection?.captionId}
            {...(moreOf ? { moreOf } : {})}
            inert={crop !== undefined || field !== undefined}
          />
          {field && writing.caption ? (
            <WritingField
              key={field.canvas.key}
              field={field}
              caption={writing.caption.caption}
              begunWith={writing.typed.now()}
            />
          ) : null}
          {crop ? <CropFrame {...{ crop, view, pages }} /> : null}
          {crop || field ? null : children?.(view)}
        </>
      )}
    </EditorCanvas>
  )
}

/** A text that is written is in hand, one that is not on the page yet too. */
function contentOf(
  { selection, tool, writing }: Pick<CanvasWork, 'selection' | 'tool' | 'writing'>,
  pages: readonly SpreadPage[],
  { gaps, safe, around }: { gaps: SpreadContent['gaps']; safe: Mm; around: Mm | undefined },
): SpreadContent {
  const content = { pages, safe, ...(gaps ? { gaps } : {}), ...(around ? { around } : {}) }
  if (writing.caption) {
    const { pageId, caption } = writing.caption
    return { ...content, selected: { pageId, id: caption.id } }
  }
  if (selection?.kind !== 'slot') {
    return { ...content, ...(selection ? { selected: { pageId: selection.pageId, id: selection.captionId } } : {}) }
  }
  const { at } = selection
  const selected = { pageId: at.pageId, id: at.slotId }
  return { ...content, selected, ...(tool === 'swapping' ? { swapping: at } : {}) }
}
