import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { IdSource, PageId, PhotoId } from '../../../../domain/ids.ts'
import type { editingMachine } from '../../../../machines/editing/editing.machine.ts'
import { canRedo, canUndo } from '../../../../machines/editing/editing.selectors.ts'
import type { previewMachine } from '../../../../machines/preview/preview.machine.ts'
import type { Studio } from '../../../ports/render-resources.ts'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { TopBar } from '../../../ui/layout/TopBar.tsx'
import { DeskItems } from '../../canvas/CanvasItems.tsx'
import { DeskCanvas } from '../../canvas/EditorCanvas.tsx'
import { StillDesk } from '../../canvas/StillCanvas.tsx'
import { useDeskGestures } from '../../canvas/use-canvas-gestures.ts'
import { useEditor } from '../../canvas/use-editor-port.ts'
import { sightOf } from '../../canvas/view-box.ts'
import { type DeskState, useDesk } from '../../hooks/use-design-session.ts'
import { PageStrip } from '../../pages/PageStrip.tsx'
import type { PhotoTile } from '../../photos/PhotoChooser.tsx'
import { PreflightSheet } from '../../preflight/PreflightSheet.tsx'
import { usePreflight } from '../../preflight/use-preflight.ts'
import { useShowFinding } from '../../preflight/use-show-finding.ts'
import { DeskNotes } from '../../shell/EditorNotes.tsx'
import { DeskSheets } from '../../shell/EditorSheets.tsx'
import { SavedWords } from '../../shell/SavedState.tsx'
import { useConfirming } from '../../shell/use-confirming.ts'
import { TextEditor } from '../../text/TextEditor.tsx'
import { useVisibleHeight } from '../../text/use-visible-height.ts'
import { CardFitLine } from '../postcard/CardFitBar.tsx'
import { DeskTools } from './BookTools.tsx'
import styles from './BookWorkspace.module.css'
import { ChosenLine } from './SelectionBar.tsx'
import { LeafLine } from './SpreadBar.tsx'

export interface DesignDeskProps {
  readonly preview: ActorRefFrom<typeof previewMachine>
  readonly editing: ActorRefFrom<typeof editingMachine>
  readonly studio: Studio
  readonly photos: ReadonlyMap<PhotoId, PhotoTile>
  readonly title: string
  readonly dpiRatio: number
  readonly ids: IdSource
  readonly now: () => Date
  onBack(): void
  onConfirm(): void
  /** Designs the same photos anew, otherwise than now. */
  onRecreate?(): void
  onLookCloser(pageId: PageId): void
}

/** The book on the desk: leaf through it, touch a photo or a text, change it. Reads two machines, tells them what was done. */
export function DesignDesk(props: DesignDeskProps) {
  const { editing, preview, studio, ids, onConfirm } = props
  const { t } = useLingui()
  const desk = useDesk({ editing, studio, ids })
  const editor = useEditor(studio)
  const visible = useVisibleHeight()
  const tell = useDeskGestures(editing, desk)
  const [choosing, setChoosing] = useState(false)
  const { snapshot, design, pages, writing, selection, face } = desk
  const sight = sightOf(desk)

  const confirming = useConfirming(desk, editing, onConfirm)
  const preflight = usePreflight({ desk, studio, dpiRatio: props.dpiRatio, onConfirm: confirming.start })
  const show = useShowFinding(desk, editing, preflight.close)

  return (
    <div className={styles['desk']} data-tool={desk.tool} style={visible ? { height: visible } : undefined}>
      <TopBar
        title={
          <>
            {props.title}
            <SavedWords state={face} now={props.now} />
          </>
        }
        onBack={props.onBack}
        actions={
          <>
            <IconButton icon="undo" label={t`Undo`} disabled={!canUndo(snapshot)} onClick={() => desk.step('undo')} />
            <IconButton icon="redo" label={t`Redo`} disabled={!canRedo(snapshot)} onClick={() => desk.step('redo')} />
          </>
        }
      />
      <main className={styles['main']}>
        <div className={styles['notes']}>
          <DeskNotes desk={desk} editing={editing} preview={preview} />
        </div>
        {editor ? (
          <DeskCanvas desk={desk.desk} studio={studio} editor={editor} onGesture={tell} lookAt={sight}>
            {(view) => (
              <DeskItems
                design={design}
                pages={pages}
                photos={desk.book}
                view={view}
                dpiRatio={props.dpiRatio}
                selected={selection?.kind === 'slot' ? selection.at.slotId : selection?.captionId}
                onGesture={tell}
              />
            )}
          </DeskCanvas>
        ) : (
          <StillDesk pages={pages} studio={studio} box={sight.box} />
        )}
        {desk.tool === 'selected' ? (
          <ChosenLine desk={desk} dpiRatio={props.dpiRatio} onClose={() => editing.send({ type: 'selection.clear' })} />
        ) : (
          <LeafLine desk={desk} preview={preview} onLookCloser={props.onLookCloser} />
        )}
      </main>
      <div className={styles['below']}>
        {writing.caption ? (
          <TextEditor
            key={writing.caption.caption.id}
            caption={writing.caption.caption}
            verdict={verdictOf(desk)}
            onType={writing.type}
            onDone={writing.done}
            onCancel={writing.cancel}
          />
        ) : (
          <>
            <CardFitLine desk={desk} ids={ids} />
            <PageStrip
              design={design}
              spreads={desk.spreads}
              current={desk.current}
              sceneOf={desk.sceneOf}
              studio={studio}
              onShow={desk.show}
              onArrange={hasFixedPages(desk) ? undefined : () => editing.send({ type: 'pages.arrange' })}
            />
            <footer className={styles['bar']}>
              <DeskTools
                desk={desk}
                editing={editing}
                confirming={confirming.underWay || preflight.state === 'looking'}
                onPhotos={() => setChoosing(true)}
                onConfirm={preflight.start}
              />
            </footer>
          </>
        )}
      </div>
      <p className="hidden-visually" role="status">
        {desk.said}
      </p>
      {preflight.state === 'open' ? (
        <PreflightSheet preflight={preflight} studio={studio} sceneOf={desk.sceneOf} onShow={show} />
      ) : null}
      <DeskSheets
        desk={desk}
        editing={editing}
        studio={studio}
        editor={editor}
        photos={props.photos}
        onRecreate={props.onRecreate}
        dpiRatio={props.dpiRatio}
        ids={ids}
        choosing={choosing}
        onChosen={() => setChoosing(false)}
      />
    </div>
  )
}

/** A book of a fixed number of pages takes none and gives none; the months of a calendar are chosen. */
function hasFixedPages({ design, world }: DeskState): boolean {
  return world.pages.kind === 'fixed' && design.calendar === undefined
}

/** Whether the text that is being written fits and can be printed. */
function verdictOf({ writing, pages }: DeskState) {
  const page = pages.find((one) => one.pageId === writing.caption?.pageId)
  const sprite = page?.scene.sprites.find((one) => one.id === writing.caption?.caption.id)
  return sprite?.kind === 'text' ? sprite : { overflows: false, missing: [] }
}
