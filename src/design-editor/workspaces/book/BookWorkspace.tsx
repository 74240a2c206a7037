import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { isBook, pageFormat } from '../../../../domain/product/paper.ts'
import type { EditingWorld } from '../../../../machines/editing/editing.types.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import type { MenuRequest } from '../../canvas/EditorCanvas.tsx'
import { GapItems } from '../../canvas/GapItems.tsx'
import { PinnedComments } from '../../canvas/PinnedComments.tsx'
import { pagesBeside } from '../../canvas/pages-beside.ts'
import { StillCanvas } from '../../canvas/StillCanvas.tsx'
import { useCanvasGestures } from '../../canvas/use-canvas-gestures.ts'
import { useMovePhoto } from '../../canvas/use-move-photo.ts'
import { viewBoxOf } from '../../canvas/view-box.ts'
import { CropTools } from '../../crop/CropTools.tsx'
import { usePagePictures } from '../../hooks/use-page-pictures.ts'
import { useSpreads } from '../../hooks/use-spreads.ts'
import { useWantedPictures } from '../../hooks/use-wanted-pictures.ts'
import { LayoutPanel } from '../../layout/LayoutPanel.tsx'
import { TrayStrip } from '../../layout/TrayStrip.tsx'
import { useGaps } from '../../layout/use-gaps.ts'
import { MovePhotoSheet } from '../../pages/MovePhotoSheet.tsx'
import { PageStrip } from '../../pages/PageStrip.tsx'
import { RestyleSheet } from '../../pages/RestyleSheet.tsx'
import { NewPhotosNote } from '../../photos/NewPhotosNote.tsx'
import { CanvasArea } from '../../shell/CanvasArea.tsx'
import { DesignPrice } from '../../shell/DesignPrice.tsx'
import { DoneNote } from '../../shell/DoneNote.tsx'
import { EditorNotes } from '../../shell/EditorNotes.tsx'
import { EditorShell } from '../../shell/EditorShell.tsx'
import { ObjectMenu, selectUnder } from '../../shell/ObjectMenu.tsx'
import { SelectionBar } from '../../shell/SelectionBar.tsx'
import { useCanvasWork } from '../../shell/use-canvas-work.ts'
import { useOrderFlow } from '../../shell/use-order-flow.ts'
import { WorkCanvas } from '../../shell/WorkCanvas.tsx'
import type { WorkspaceProps } from '../../shell/workspace-props.ts'
import { useVisibleHeight } from '../../text/use-visible-height.ts'
import { WritingTools } from '../../text/WritingTools.tsx'
import { CalendarSheet } from '../calendar/CalendarSheet.tsx'
import { MonthLine } from '../calendar/MonthLine.tsx'
import { CardFitBar } from '../postcard/CardFitBar.tsx'
import { BookTools } from './BookTools.tsx'
import styles from './BookWorkspace.module.css'
import { SpreadBar } from './SpreadBar.tsx'
import { BOOK_KEYS, useBookKeys } from './use-book-keys.ts'

const NO_TITLES: readonly string[] = []

/** A book, cards or a calendar: leaf through it, touch a photo or a text, change it. */
export function BookWorkspace(props: WorkspaceProps) {
  const { editing, preview, resources, ids, dpiRatio, onConfirm } = props
  const { t } = useLingui()
  const work = useCanvasWork(props)
  const { writing, field, commands, document, tool, selection, selected, crop, editor, layingOut, setLayingOut } = work
  const { sheet, setSheet, look, setLook } = work
  const spreads = useSpreads(document, props)
  const addText = useSelector(preview, ({ context }) => context.task?.addText ?? true)
  const titles = (addText && props.titles) || NO_TITLES
  const order = useOrderFlow({ editing, document, commands, resources, dpiRatio, titles, onConfirm, paid: props.paid })
  const pictures = usePagePictures(preview, document.design)
  const onGesture = useCanvasGestures(editing, commands, spreads)
  const movePhoto = useMovePhoto(editing, commands)
  const visible = useVisibleHeight()
  const { design, world, page } = document
  const looked = viewBoxOf(document, spreads)
  // How a page is laid out is seen on all of it.
  const lookAt = layingOut ? { key: `${looked.key} laid out`, box: looked.box } : looked
  const gaps = useGaps(document, spreads.open, layingOut && !crop && !field)
  useWantedPictures(resources.images, spreads.shown, spreads.beside)
  const leaveLayout = layingOut ? () => setLayingOut(false) : undefined
  useBookKeys({ editing, document, commands, spreads, leaveLayout })
  const [ask, setAsk] = useState<MenuRequest | null>(null)
  // In a set, as a volume or bought already it is this product: another size would not be what it is made for.
  const isSized = props.sold === 'alone'

  return (
    <EditorShell
      {...props}
      {...{ document, commands, order }}
      choosing={sheet === 'photos'}
      marks={work.marks}
      writing={work.writing.caption !== null}
      keys={BOOK_KEYS}
      more={
        props.onRestyle && isBook(world.paper)
          ? [
              {
                icon: 'book',
                label: isSized ? t`Change look or size` : t`Change look`,
                disabled: crop !== undefined,
                act: () => setSheet('look'),
              },
            ]
          : []
      }
      height={visible ?? undefined}
      onChosen={() => setSheet(null)}
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
          <WorkCanvas
            {...{ work, resources, dpiRatio, gaps, lookAt, onGesture }}
            pages={spreads.drawn}
            safe={pageFormat(world.paper, page ?? {}).safe}
            moreOf={({ month }, name) => (month ? <MonthLine name={name} month={month} /> : null)}
            onMenu={(request) => setAsk(selectUnder(editing, request.under) ? request : null)}
            onLook={spreads.comeCloser}
          >
            {(view) => (
              <>
                {gaps ? <GapItems {...{ design, gaps, view, onGesture }} pages={spreads.drawn} /> : null}
                {props.comments ? <PinnedComments comments={props.comments} pages={spreads.drawn} view={view} /> : null}
              </>
            )}
          </WorkCanvas>
        ) : (
          <StillCanvas pages={spreads.drawn} resources={resources} box={lookAt.box} onTap={work.earlyTap.keep} />
        )}
        {crop || field ? null : tool === 'selected' ? (
          <SelectionBar
            {...{ design, selection, photo: selected, dpiRatio }}
            onClose={() => editing.send({ type: 'selection.clear' })}
          />
        ) : (
          <>
            <DoneNote {...commands} />
            <SpreadBar
              {...{ design, spreads, preview }}
              // While a layout is chosen the page has its room.
              price={
                layingOut ? null : (
                  <DesignPrice
                    theme={world.theme}
                    {...{ design }}
                    product={props.product}
                    options={props.options}
                    sold={props.sold}
                  />
                )
              }
              onShow={commands.show}
              onEnlarge={() => page && props.onEnlarge(page.id)}
            />
          </>
        )}
      </CanvasArea>
      {sheet === 'look' && props.onRestyle ? (
        <RestyleSheet
          {...{ editing, document, resources, dpiRatio }}
          product={props.product}
          isSized={isSized}
          chosen={look && !isSized ? { ...look, pid: design.productId } : look}
          onChoose={setLook}
          onRestyle={props.onRestyle}
          onClose={() => setSheet(null)}
        />
      ) : null}
      {sheet === 'move' && selected?.placement ? (
        <MovePhotoSheet
          {...{ document, resources, pictures }}
          from={selected.at.pageId}
          onMove={(pageId) => {
            setSheet(null)
            movePhoto(selected.at, pageId)
          }}
          onClose={() => setSheet(null)}
        />
      ) : null}
      <ObjectMenu
        {...{ ask, editing, document, commands }}
        onMove={() => setSheet('move')}
        onWrite={addText && page ? () => writing.start(page.id) : undefined}
        onAddText={addText && page && page.captions.length > 0 ? () => writing.add(page.id) : undefined}
        onPhotos={() => setSheet('photos')}
        onClose={() => setAsk(null)}
      />
      <div
        className={styles['below']}
        data-layout={(layingOut && page !== undefined) || undefined}
        data-selected={(selection !== null && !layingOut) || undefined}
      >
        {crop ? (
          <CropTools {...{ crop, dpiRatio }} images={resources.images} />
        ) : field ? (
          <WritingTools {...{ writing, field, document }} pages={spreads.drawn} fonts={resources.fonts} />
        ) : (
          <>
            {layingOut && page ? (
              <LayoutPanel
                {...{ document, page, resources, ids }}
                coverPhotos={props.product.coverPhotos}
                make={commands.make}
                announce={commands.announce}
                onTwoPages={() => spreads.setMode('spread')}
                onClose={() => setLayingOut(false)}
              />
            ) : (
              <CardFitBar {...{ document, resources, ids }} make={commands.make} />
            )}
            <TrayStrip
              {...{ document }}
              photos={props.photos}
              make={commands.make}
              showsUsed={isBook(world.paper)}
              onShow={commands.show}
              beside={pagesBeside(editing, spreads)}
              onMove={movePhoto}
            />
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
                  fonts={resources.fonts}
                  swapping={tool === 'swapping'}
                  make={commands.make}
                  onWrite={addText ? writing.start : undefined}
                  onAddText={addText ? writing.add : undefined}
                  onLayout={() => setLayingOut(true)}
                  onPhotos={() => setSheet('photos')}
                  onMove={() => setSheet('move')}
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
