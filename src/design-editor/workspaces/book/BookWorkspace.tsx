import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { canRedo, canUndo } from '../../../../machines/editing/editing.selectors.ts'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { TopBar } from '../../../ui/layout/TopBar.tsx'
import { CanvasItems } from '../../canvas/CanvasItems.tsx'
import { EditorCanvas } from '../../canvas/EditorCanvas.tsx'
import { StillCanvas } from '../../canvas/StillCanvas.tsx'
import { useCanvasGestures } from '../../canvas/use-canvas-gestures.ts'
import { useEditorPort } from '../../canvas/use-editor-port.ts'
import { sightOf } from '../../canvas/view-box.ts'
import { type DesignSession, useDesignSession } from '../../hooks/use-design-session.ts'
import { PageStrip } from '../../pages/PageStrip.tsx'
import { PreflightSheet } from '../../preflight/PreflightSheet.tsx'
import { usePreflight } from '../../preflight/use-preflight.ts'
import { useShowFinding } from '../../preflight/use-show-finding.ts'
import { EditorNotes } from '../../shell/EditorNotes.tsx'
import { EditorSheets } from '../../shell/EditorSheets.tsx'
import { SavedLine } from '../../shell/SavedLine.tsx'
import { useConfirming } from '../../shell/use-confirming.ts'
import { TextEditor } from '../../text/TextEditor.tsx'
import { useVisibleHeight } from '../../text/use-visible-height.ts'
import { CardFitBar } from '../postcard/CardFitBar.tsx'
import type { WorkspaceProps } from '../workspace-props.ts'
import { BookTools } from './BookTools.tsx'
import styles from './BookWorkspace.module.css'
import { SelectionBar } from './SelectionBar.tsx'
import { SpreadBar } from './SpreadBar.tsx'

/** The book on the canvas: leaf through it, touch a photo or a text, change it. Reads two machines, tells them what was done. */
export function BookWorkspace(props: WorkspaceProps) {
  const { editing, preview, resources, ids, onConfirm } = props
  const { t } = useLingui()
  const session = useDesignSession({ editing, resources, ids })
  const editor = useEditorPort(resources)
  const visible = useVisibleHeight()
  const tell = useCanvasGestures(editing, session)
  const [choosing, setChoosing] = useState(false)
  const { snapshot, design, pages, writing, selection, face } = session
  const sight = sightOf(session)

  const confirming = useConfirming(session, editing, onConfirm)
  const preflight = usePreflight({ session, resources, dpiRatio: props.dpiRatio, onConfirm: confirming.start })
  const show = useShowFinding(session, editing, preflight.close)

  return (
    <div className={styles['workspace']} data-tool={session.tool} style={visible ? { height: visible } : undefined}>
      <TopBar
        title={
          <>
            {props.title}
            <SavedLine state={face} now={props.now} />
          </>
        }
        onBack={props.onBack}
        actions={
          <>
            <IconButton
              icon="undo"
              label={t`Undo`}
              disabled={!canUndo(snapshot)}
              onClick={() => session.step('undo')}
            />
            <IconButton
              icon="redo"
              label={t`Redo`}
              disabled={!canRedo(snapshot)}
              onClick={() => session.step('redo')}
            />
          </>
        }
      />
      <main className={styles['main']}>
        <div className={styles['notes']}>
          <EditorNotes session={session} editing={editing} preview={preview} />
        </div>
        {editor ? (
          <EditorCanvas content={session.content} resources={resources} editor={editor} onGesture={tell} lookAt={sight}>
            {(view) => (
              <CanvasItems
                design={design}
                pages={pages}
                photos={session.book}
                view={view}
                dpiRatio={props.dpiRatio}
                selected={selection?.kind === 'slot' ? selection.at.slotId : selection?.captionId}
                onGesture={tell}
              />
            )}
          </EditorCanvas>
        ) : (
          <StillCanvas pages={pages} resources={resources} box={sight.box} />
        )}
        {session.tool === 'selected' ? (
          <SelectionBar
            session={session}
            dpiRatio={props.dpiRatio}
            onClose={() => editing.send({ type: 'selection.clear' })}
          />
        ) : (
          <SpreadBar session={session} preview={preview} onLookCloser={props.onLookCloser} />
        )}
      </main>
      <div className={styles['below']}>
        {writing.caption ? (
          <TextEditor
            key={writing.caption.caption.id}
            caption={writing.caption.caption}
            verdict={verdictOf(session)}
            onType={writing.type}
            onDone={writing.done}
            onCancel={writing.cancel}
          />
        ) : (
          <>
            <CardFitBar session={session} ids={ids} />
            <PageStrip
              design={design}
              spreads={session.spreads}
              current={session.current}
              sceneOf={session.sceneOf}
              resources={resources}
              onShow={session.show}
              onArrange={hasFixedPages(session) ? undefined : () => editing.send({ type: 'pages.arrange' })}
            />
            <footer className={styles['bar']}>
              <BookTools
                session={session}
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
        {session.said}
      </p>
      {preflight.state === 'open' ? (
        <PreflightSheet preflight={preflight} resources={resources} sceneOf={session.sceneOf} onShow={show} />
      ) : null}
      <EditorSheets
        session={session}
        editing={editing}
        resources={resources}
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
function hasFixedPages({ design, world }: DesignSession): boolean {
  return world.pages.kind === 'fixed' && design.calendar === undefined
}

/** Whether the text that is being written fits and can be printed. */
function verdictOf({ writing, pages }: DesignSession) {
  const page = pages.find((one) => one.pageId === writing.caption?.pageId)
  const sprite = page?.scene.sprites.find((one) => one.id === writing.caption?.caption.id)
  return sprite?.kind === 'text' ? sprite : { overflows: false, missing: [] }
}
