import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { savingStatus, toolOf } from '../../../machines/editing/editing.selectors.ts'
import type { MenuAction } from '../../ui/controls/ActionMenu.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { useEditorPort } from '../canvas/use-editor-port.ts'
import type { Marks } from '../hooks/marks.ts'
import type { Announcement, EditCommands } from '../hooks/use-commands.ts'
import type { EditorDocument } from '../hooks/use-document.ts'
import type { ShortcutName } from '../hooks/use-shortcuts.ts'
import { PreflightSheet } from '../preflight/PreflightSheet.tsx'
import { EditorActions } from './EditorActions.tsx'
import { EditorSheets } from './EditorSheets.tsx'
import styles from './EditorShell.module.css'
import { SavedLine } from './SavedLine.tsx'
import type { OrderFlow } from './use-order-flow.ts'
import { useRestoredFocus } from './use-restored-focus.ts'
import type { WorkspaceProps } from './workspace-props.ts'

type Given = Pick<
  WorkspaceProps,
  'editing' | 'preview' | 'resources' | 'photos' | 'title' | 'dpiRatio' | 'ids' | 'now' | 'onBack' | 'onRecreate'
>

interface EditorShellProps extends Given {
  readonly document: EditorDocument
  readonly commands: EditCommands & Announcement
  readonly order: OrderFlow
  /** A list that is as long as it is; absent: a canvas that fills the screen. */
  readonly scrolls?: boolean
  /** Css px, where a keyboard leaves less than the screen. */
  readonly height?: number | undefined
  /** The sheet that brings photos to the page and takes them off is open. */
  readonly choosing?: boolean
  onChosen?(): void
  readonly marks: Marks
  /** A text is being written. */
  readonly writing: boolean
  /** Keys that the workspace knows beside those for undo and redo. */
  readonly keys?: readonly ShortcutName[]
  /** What it offers behind the third button of the bar. */
  readonly more?: readonly MenuAction[]
  /** In the place of the overview of all pages. */
  readonly arranging?: ReactNode
  readonly children: ReactNode
}

/** What surrounds every workspace: the bar with saved state and undo, the sheets of the tools, the way to the order. */
export function EditorShell(props: EditorShellProps) {
  const { editing, resources, document, commands, order, scrolls = false, height, choosing = false } = props
  const editor = useEditorPort(resources)
  const saving = useSelector(editing, savingStatus)
  const tool = useSelector(editing, toolOf)
  const host = useRestoredFocus()
  return (
    <div
      ref={host}
      className={styles[scrolls ? 'scrolling' : 'filling']}
      data-tool={tool}
      data-scrolls={scrolls || undefined}
      style={height ? { height: `calc(${height}px - var(--above, 0px))` } : undefined}
    >
      <TopBar
        title={
          <>
            {props.title}
            <SavedLine state={saving} now={props.now} />
          </>
        }
        onBack={props.onBack}
        actions={
          <EditorActions
            {...{ editing, commands }}
            writing={props.writing}
            keys={props.keys ?? []}
            more={props.more ?? []}
          />
        }
      />
      {props.children}
      <p className="hidden-visually" role="status" aria-live="polite" data-testid="announcements">
        <span key={commands.spoken.turn}>{commands.spoken.message}</span>
      </p>
      {order.preflight.state === 'open' ? (
        <PreflightSheet
          preflight={order.preflight}
          resources={resources}
          sceneOf={document.sceneOf}
          paid={order.paid}
          onShow={order.showFinding}
        />
      ) : null}
      <EditorSheets
        {...{ editing, resources, editor, document, commands, choosing }}
        preview={props.preview}
        photos={props.photos}
        dpiRatio={props.dpiRatio}
        ids={props.ids}
        arranging={props.arranging}
        marks={props.marks}
        onChosen={props.onChosen ?? nothing}
        onRecreate={props.onRecreate}
      />
    </div>
  )
}

const nothing = () => undefined
