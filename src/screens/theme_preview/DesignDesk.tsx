import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { IdSource, PageId, PhotoId } from '../../../domain/ids.ts'
import type { Desk } from '../../../editor/editor-port.ts'
import type { editingMachine } from '../../../machines/editing/editing.machine.ts'
import { canRedo, canUndo } from '../../../machines/editing/editing.selectors.ts'
import type { previewMachine } from '../../../machines/preview/preview.machine.ts'
import { paintingProgress } from '../../../machines/preview/preview.selectors.ts'
import type { Studio } from '../../studio.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import styles from './DesignDesk.module.css'
import { DeskCanvas } from './DeskCanvas.tsx'
import { DeskItems } from './DeskItems.tsx'
import { DeskNotes } from './DeskNotes.tsx'
import { DeskSheets } from './DeskSheets.tsx'
import { DeskTools } from './DeskTools.tsx'
import { PageStrip } from './PageStrip.tsx'
import type { PhotoTile } from './PhotoChooser.tsx'
import { spreadName } from './page-name.ts'
import { SavedWords } from './SavedWords.tsx'
import { StillDesk } from './StillDesk.tsx'
import { TextEditor } from './TextEditor.tsx'
import { type DeskState, useDesk } from './use-desk.ts'
import { useDeskGestures } from './use-desk-gestures.ts'
import { useEditor } from './use-editor.ts'

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
  onLookCloser(pageId: PageId): void
}

/** The book on the desk: leaf through it, touch a photo or a text, change it. Reads two machines, tells them what was done. */
export function DesignDesk(props: DesignDeskProps) {
  const { editing, preview, studio, ids, onConfirm } = props
  const { t } = useLingui()
  const desk = useDesk({ editing, studio, ids })
  const editor = useEditor(studio)
  const tell = useDeskGestures(editing, desk)
  const [choosing, setChoosing] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const { snapshot, design, pages, writing, selection, face } = desk

  // Leaves when the last change is safe: what is ordered is what the server has.
  useEffect(() => {
    if (confirming && face === 'saved') {
      setConfirming(false)
      onConfirm()
    }
  }, [confirming, face, onConfirm])

  return (
    <div className={styles['desk']} data-tool={desk.tool}>
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
            <IconButton
              icon="undo"
              label={t`Undo`}
              disabled={!canUndo(snapshot)}
              onClick={() => editing.send({ type: 'edit.undo' })}
            />
            <IconButton
              icon="redo"
              label={t`Redo`}
              disabled={!canRedo(snapshot)}
              onClick={() => editing.send({ type: 'edit.redo' })}
            />
          </>
        }
      />
      <main className={styles['main']}>
        <div className={styles['notes']}>
          <DeskNotes desk={desk} editing={editing} preview={preview} />
        </div>
        {editor ? (
          <DeskCanvas desk={desk.desk} studio={studio} editor={editor} onGesture={tell} lookAt={sightOf(desk)}>
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
          <StillDesk pages={pages} studio={studio} />
        )}
        <LeafLine desk={desk} preview={preview} onLookCloser={props.onLookCloser} />
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
            <PageStrip
              design={design}
              spreads={desk.spreads}
              current={desk.current}
              sceneOf={desk.sceneOf}
              studio={studio}
              onShow={desk.show}
              onArrange={() => editing.send({ type: 'pages.arrange' })}
            />
            <footer className={styles['bar']}>
              <DeskTools
                desk={desk}
                editing={editing}
                confirming={confirming}
                onPhotos={() => setChoosing(true)}
                onConfirm={() => setConfirming(true)}
              />
            </footer>
          </>
        )}
      </div>
      <p className="hidden-visually" role="status">
        {desk.said}
      </p>
      <DeskSheets
        desk={desk}
        editing={editing}
        studio={studio}
        editor={editor}
        photos={props.photos}
        dpiRatio={props.dpiRatio}
        ids={ids}
        choosing={choosing}
        onChosen={() => setChoosing(false)}
      />
    </div>
  )
}

interface LeafLineProps {
  readonly desk: DeskState
  readonly preview: DesignDeskProps['preview']
  onLookCloser(pageId: PageId): void
}

/** Where in the book we are, and the ways on. */
function LeafLine({ desk, preview, onLookCloser }: LeafLineProps) {
  const { t, i18n } = useLingui()
  const progress = useSelector(preview, paintingProgress, sameProgress)
  const { spreads, current, mode, setMode, show } = desk
  const before = spreads[current - 1]?.[0]
  const behind = spreads[current + 1]?.[0]
  return (
    <div className={styles['line']}>
      <IconButton icon="back" label={t`Leaf back`} disabled={!before} onClick={() => before && show(before)} />
      <p className={styles['where']} aria-live="polite">
        {i18n._(spreadName(desk.design, desk.spread))}
        {progress.painted < progress.total ? (
          <small>{t`${progress.painted} of ${progress.total} pictures ready`}</small>
        ) : null}
      </p>
      <IconButton
        icon={mode === 'spread' ? 'photo' : 'book'}
        label={mode === 'spread' ? t`One page at a time` : t`Open book`}
        onClick={() => setMode(mode === 'spread' ? 'page' : 'spread')}
      />
      <IconButton icon="eye" label={t`Look closer`} onClick={() => onLookCloser(desk.snapshot.context.pageId)} />
      <IconButton icon="forward" label={t`Leaf on`} disabled={!behind} onClick={() => behind && show(behind)} />
    </div>
  )
}

type Progress = ReturnType<typeof paintingProgress>

function sameProgress(a: Progress, b: Progress): boolean {
  return a.painted === b.painted && a.total === b.total
}

/** The page that is written on is looked at alone; else the whole desk. */
function sightOf({ writing, pages, spread }: DeskState) {
  const page = pages.find((one) => one.pageId === writing.caption?.pageId)
  return page ? { key: `write ${page.pageId}`, box: pageBox(page) } : { key: `all ${spread.join('+')}`, box: undefined }
}

function pageBox({ at, scene }: Desk['pages'][number]) {
  return { x: at.x, y: at.y, width: scene.width, height: scene.height }
}

/** Whether the text that is being written fits and can be printed. */
function verdictOf({ writing, pages }: DeskState) {
  const page = pages.find((one) => one.pageId === writing.caption?.pageId)
  const sprite = page?.scene.sprites.find((one) => one.id === writing.caption?.caption.id)
  return sprite?.kind === 'text' ? sprite : { overflows: false, missing: [] }
}
