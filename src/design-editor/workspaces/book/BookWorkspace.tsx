import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { isBook, pageFormat } from '../../../../domain/product/paper.ts'
import type { Mm } from '../../../../domain/units.ts'
import type { Gesture, SpreadContent, SpreadPage } from '../../../../editor/editor-port.ts'
import { designOf, toolOf } from '../../../../machines/editing/editing.selectors.ts'
import type { EditingWorld, Selection } from '../../../../machines/editing/editing.types.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { CanvasItems } from '../../canvas/CanvasItems.tsx'
import { EditorCanvas, type MenuAsk } from '../../canvas/EditorCanvas.tsx'
import { GapItems } from '../../canvas/GapItems.tsx'
import { PinnedComments } from '../../canvas/PinnedComments.tsx'
import { StillCanvas } from '../../canvas/StillCanvas.tsx'
import { useCanvasGestures } from '../../canvas/use-canvas-gestures.ts'
import { useEditorPort } from '../../canvas/use-editor-port.ts'
import { viewBoxOf } from '../../canvas/view-box.ts'
import { CropFrame } from '../../crop/CropFrame.tsx'
import { CropTools } from '../../crop/CropTools.tsx'
import { useCrop } from '../../crop/use-crop.ts'
import { selectedPhotoOf } from '../../edits/selected-photo.ts'
import { useCommands } from '../../hooks/use-commands.ts'
import { useDocument } from '../../hooks/use-document.ts'
import { usePagePictures } from '../../hooks/use-page-pictures.ts'
import { useSelectionEntry } from '../../hooks/use-selection-entry.ts'
import { useSpreads } from '../../hooks/use-spreads.ts'
import { useWantedPictures } from '../../hooks/use-wanted-pictures.ts'
import { LayoutPanel } from '../../layout/LayoutPanel.tsx'
import { TrayStrip } from '../../layout/TrayStrip.tsx'
import { useGaps } from '../../layout/use-gaps.ts'
import { DressSheet } from '../../pages/DressSheet.tsx'
import { PageStrip } from '../../pages/PageStrip.tsx'
import { NewPhotosNote } from '../../photos/NewPhotosNote.tsx'
import { CanvasArea } from '../../shell/CanvasArea.tsx'
import { EditorNotes } from '../../shell/EditorNotes.tsx'
import { EditorShell } from '../../shell/EditorShell.tsx'
import { useOrderFlow } from '../../shell/use-order-flow.ts'
import type { WorkspaceProps } from '../../shell/workspace-props.ts'
import { useTextPlace } from '../../text/use-text-place.ts'
import { useVisibleHeight } from '../../text/use-visible-height.ts'
import { useWriting } from '../../text/use-writing.ts'
import { useWritingField } from '../../text/use-writing-field.ts'
import { WritingField } from '../../text/WritingField.tsx'
import { WritingTools } from '../../text/WritingTools.tsx'
import { CalendarSheet } from '../calendar/CalendarSheet.tsx'
import { MonthLine } from '../calendar/MonthLine.tsx'
import { CardFitBar } from '../postcard/CardFitBar.tsx'
import { BookTools } from './BookTools.tsx'
import styles from './BookWorkspace.module.css'
import { SelectionBar } from './SelectionBar.tsx'
import { SpreadBar } from './SpreadBar.tsx'
import { selectUnder, ThingMenu } from './ThingMenu.tsx'
import { BOOK_KEYS, useBookKeys } from './use-book-keys.ts'

/** A book, cards or a calendar: leaf through it, touch a photo or a text, change it. */
export function BookWorkspace(props: WorkspaceProps) {
  const { editing, preview, resources, ids, dpiRatio, onConfirm } = props
  const { t } = useLingui()
  const writing = useWriting(editing, ids)
  const field = useWritingField(writing)
  const commands = useCommands(editing)
  const world = useSelector(editing, ({ context }) => context.world)
  const place = useTextPlace(useSelector(editing, designOf), world, (edit) => commands.make(edit, t`Text moved`))
  const document = useDocument({ editing, resources, written: writing.design ?? place.design })
  const spreads = useSpreads(document, props)
  const tool = useSelector(editing, toolOf)
  const addText = useSelector(preview, ({ context }) => context.task?.addText ?? true)
  const selection = useSelector(editing, ({ context }) => context.selection)
  const order = useOrderFlow({ editing, document, commands, resources, dpiRatio, onConfirm })
  const pictures = usePagePictures(preview, document.design)
  const editor = useEditorPort(resources)
  const onOther = useCanvasGestures(editing, spreads)
  const onGesture = (gesture: Gesture) => (gesture.kind === 'text.placed' ? place.take(gesture) : onOther(gesture))
  const [choosing, setChoosing] = useState(false)
  const [layingOut, setLayingOut] = useState(false)
  const visible = useVisibleHeight()
  const { design, photoBook, page } = document
  const selected = selectedPhotoOf(design, photoBook, selection)
  const crop = useCrop({ editing, document, resources, onCropped: () => commands.announce(t`Photo cropped`) })
  const lookAt = viewBoxOf(document, spreads)
  const gaps = useGaps(document, spreads.open, layingOut && !crop && !field)
  useWantedPictures(resources.images, spreads.shown, design.pages)
  useSelectionEntry(editing)
  useBookKeys({ editing, document, commands, spreads })
  const [dressing, setDressing] = useState(false)
  const [ask, setAsk] = useState<MenuAsk | null>(null)

  return (
    <EditorShell
      {...props}
      {...{ document, commands, order, choosing }}
      keys={BOOK_KEYS}
      more={
        props.onDress && isBook(world.paper)
          ? [
              {
                icon: 'book',
                label: t`Another look or size`,
                disabled: crop !== undefined,
                act: () => setDressing(true),
              },
            ]
          : []
      }
      height={visible ?? undefined}
      onChosen={() => setChoosing(false)}
      arranging={
        design.calendar ? (
          <CalendarSheet
            {...{ design, world, ids }}
            settings={design.calendar}
            onChange={(edit) => commands.make(edit, t`Calendar changed`)}
            onClose={() => editing.send({ type: 'pages.done' })}
          />
        ) : undefined
      }
    >
      <CanvasArea
        notes={
          <>
            <EditorNotes editing={editing} preview={preview} />
            <NewPhotosNote {...{ document, commands, ids }} photos={props.photos} />
          </>
        }
      >
        {editor ? (
          <EditorCanvas
            content={contentOf(spreads.drawn, selection, tool === 'swapping', {
              gaps,
              safe: pageFormat(world.paper, page ?? {}).safe,
            })}
            {...{ resources, editor, onGesture, lookAt }}
            crop={crop?.canvas}
            write={field?.canvas}
            onMenu={(asked) => setAsk(selectUnder(editing, asked.under) ? asked : null)}
            // A text that is written is looked at by itself.
            onLook={writing.caption ? undefined : spreads.comeCloser}
          >
            {(view) => (
              <>
                <CanvasItems
                  {...{ design, view, dpiRatio, onGesture }}
                  pages={spreads.drawn}
                  photos={photoBook}
                  selected={selection?.kind === 'slot' ? selection.at.slotId : selection?.captionId}
                  moreOf={({ month }, name) => (month ? <MonthLine name={name} month={month} /> : null)}
                  inert={crop !== undefined || field !== undefined}
                />
                {gaps ? <GapItems {...{ design, gaps, view, onGesture }} pages={spreads.drawn} /> : null}
                {field && writing.caption ? (
                  <WritingField key={field.canvas.key} field={field} caption={writing.caption.caption} />
                ) : null}
                {props.comments && !crop && !field ? (
                  <PinnedComments comments={props.comments} pages={spreads.drawn} view={view} />
                ) : null}
                {crop ? <CropFrame {...{ crop, view }} pages={spreads.drawn} /> : null}
              </>
            )}
          </EditorCanvas>
        ) : (
          <StillCanvas pages={spreads.drawn} resources={resources} box={lookAt.box} />
        )}
        {crop || field ? null : tool === 'selected' ? (
          <SelectionBar
            {...{ design, selection, photo: selected, dpiRatio }}
            onClose={() => editing.send({ type: 'selection.clear' })}
          />
        ) : (
          <SpreadBar
            {...{ design, spreads, preview }}
            note={commands.note}
            onShow={commands.show}
            onEnlarge={() => page && props.onEnlarge(page.id)}
          />
        )}
      </CanvasArea>
      {dressing && props.onDress ? (
        <DressSheet
          {...{ editing, document, resources, dpiRatio }}
          product={props.product}
          onDress={props.onDress}
          onClose={() => setDressing(false)}
        />
      ) : null}
      <ThingMenu
        {...{ ask, editing, document, commands }}
        onWrite={addText && page ? () => writing.start(page.id) : undefined}
        onPhotos={() => setChoosing(true)}
        onClose={() => setAsk(null)}
      />
      <div className={styles['below']} data-layout={(layingOut && page !== undefined) || undefined}>
        {crop ? (
          <CropTools {...{ crop, dpiRatio }} images={resources.images} />
        ) : field ? (
          <WritingTools {...{ writing, field }} pages={spreads.drawn} fonts={resources.fonts.book} />
        ) : (
          <>
            {layingOut && page ? (
              <LayoutPanel
                {...{ document, page, resources, ids }}
                make={commands.make}
                onTwoPages={() => spreads.setMode('spread')}
                onClose={() => setLayingOut(false)}
              />
            ) : (
              <>
                <CardFitBar {...{ design, world, photoBook, page, ids }} make={commands.make} />
                <TrayStrip {...{ document }} photos={props.photos} make={commands.make} onShow={commands.show} />
              </>
            )}
            <PageStrip
              design={design}
              spreads={spreads.all}
              current={spreads.index}
              sceneOf={document.sceneOf}
              {...{ resources, pictures }}
              onShow={commands.show}
              onArrange={
                hasFixedPages(world) && !design.calendar ? undefined : () => editing.send({ type: 'pages.arrange' })
              }
            />
            {layingOut && page ? null : (
              <footer className={styles['bar']} data-selected={selection !== null || undefined}>
                <BookTools
                  {...{ editing, document, selection, selected }}
                  swapping={tool === 'swapping'}
                  make={commands.make}
                  onWrite={addText ? writing.start : undefined}
                  onAddText={addText ? writing.add : undefined}
                  onLayout={() => setLayingOut(true)}
                  onPhotos={() => setChoosing(true)}
                />
                <Button variant="primary" className={styles['confirm'] ?? ''} busy={order.busy} onClick={order.start}>
                  {t`Confirm`}
                </Button>
              </footer>
            )}
          </>
        )}
      </div>
    </EditorShell>
  )
}

/** A book of a fixed number of pages takes none and gives none; the months of a calendar are chosen. */
function hasFixedPages({ pages }: EditingWorld): boolean {
  return pages.kind === 'fixed'
}

function contentOf(
  pages: readonly SpreadPage[],
  selection: Selection | null,
  swapping: boolean,
  { gaps, safe }: { readonly gaps: SpreadContent['gaps']; readonly safe: Mm },
): SpreadContent {
  const content = { pages, safe, ...(gaps ? { gaps } : {}) }
  if (selection?.kind !== 'slot') {
    return { ...content, ...(selection ? { selected: { pageId: selection.pageId, id: selection.captionId } } : {}) }
  }
  const { at } = selection
  return { ...content, selected: { pageId: at.pageId, id: at.slotId }, ...(swapping ? { swapping: at } : {}) }
}
