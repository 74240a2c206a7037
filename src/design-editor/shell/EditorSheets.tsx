import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { mostPhotosOn } from '../../../domain/design/pages/template-page.ts'
import type { IdSource, PhotoId } from '../../../domain/ids.ts'
import { isBook } from '../../../domain/product/paper.ts'
import type { EditorPort } from '../../../editor/editor-port.ts'
import type { EditingActor, editingMachine } from '../../../machines/editing/editing.machine.ts'
import { savingStatus, toolOf } from '../../../machines/editing/editing.selectors.ts'
import type { PreviewActor } from '../../../machines/preview/preview.machine.ts'
import { leafWords } from '../../messages/leaf-words.ts'
import { designKind, pageName } from '../../messages/page-name.ts'
import { useHistoryEntry } from '../../navigation/use-history-entry.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { otherPhotos, photoReplaced, photosOfPage, photosSwapped } from '../edits/page-edits.ts'
import type { Marks } from '../hooks/marks.ts'
import type { EditCommands } from '../hooks/use-commands.ts'
import type { EditorDocument } from '../hooks/use-document.ts'
import type { PhotoTile } from '../hooks/use-editor-data.ts'
import { usePagePictures } from '../hooks/use-page-pictures.ts'
import { PagesSheet } from '../pages/PagesSheet.tsx'
import { onNewPages, takesNewPages } from '../photos/on-new-pages.ts'
import { PhotoChooser, PhotoReplacer } from '../photos/PhotoChooser.tsx'
import { waitingTiles } from '../photos/waiting-photos.ts'
import { ConflictDialog } from './ConflictDialog.tsx'

interface EditorSheetsProps {
  readonly document: EditorDocument
  readonly commands: EditCommands
  readonly editing: EditingActor
  readonly preview: PreviewActor
  readonly resources: RenderResources
  readonly editor: EditorPort | null
  readonly photos: ReadonlyMap<PhotoId, PhotoTile>
  readonly dpiRatio: number
  readonly ids: IdSource
  readonly marks: Marks
  /** The sheet that brings photos to the page and takes them off is open. */
  readonly choosing: boolean
  onChosen(): void
  /** In the place of the overview of all pages. */
  readonly arranging?: ReactNode
  onRecreate?: (() => void) | undefined
}

/** Whatever the tool in hand opens over the canvas. */
export function EditorSheets(props: EditorSheetsProps) {
  const { document, commands, editing, choosing } = props
  const { t } = useLingui()
  const { design } = document
  const tool = useSelector(editing, toolOf)
  const saving = useSelector(editing, savingStatus)
  const conflict = useSelector(editing, conflictOf)
  const selection = useSelector(editing, ({ context }) => context.selection)
  const close = () => editing.send({ type: 'tool.cancel' })
  useHistoryEntry(tool === 'cropping' || tool === 'swapping', close)
  return (
    <>
      {tool === 'choosing photo' && selection?.kind === 'slot' ? (
        <PhotoReplacer
          tray={waitingTiles(design, props.photos)}
          placed={tilesOf(
            props,
            otherPhotos(design, selection.at).map(({ photoId }) => photoId),
          )}
          onChoose={(id) => {
            editing.send({ type: 'photo.chosen', edit: photoReplaced(selection.at, id) })
            commands.announce(t`Photo changed`)
          }}
          onSwap={(id) => {
            const other = otherPhotos(design, selection.at).find(({ photoId }) => photoId === id)
            if (other) {
              editing.send({ type: 'photo.chosen', edit: photosSwapped(selection.at, other.at) })
              commands.announce(t`Photos swapped`)
            }
          }}
          onClose={close}
        />
      ) : null}
      {tool === 'arranging pages' ? (props.arranging ?? <Arranging {...props} />) : null}
      {choosing ? <Choosing {...props} /> : null}
      {saving === 'conflict' ? (
        <ConflictDialog
          state={conflict}
          onApplyAgain={() => editing.send({ type: 'conflict.apply again' })}
          onUseLatest={() => editing.send({ type: 'conflict.use latest' })}
          onRetry={() => editing.send({ type: 'saving.retry' })}
          onRecreate={props.onRecreate}
        />
      ) : null}
    </>
  )
}

function conflictOf(snapshot: SnapshotFrom<typeof editingMachine>): Parameters<typeof ConflictDialog>[0]['state'] {
  if (snapshot.hasTag('outdated')) {
    return 'outdated'
  }
  return snapshot.context.latest ? 'choosing' : snapshot.hasTag('failed') ? 'unreachable' : 'loading'
}

function Choosing(props: EditorSheetsProps) {
  const { t, i18n } = useLingui()
  const { design, world, page: inHand } = props.document
  // A back has no photos: those of its front are meant.
  const shown = design.pages.findIndex(({ id }) => id === inHand?.id)
  const page = design.pages[shown]?.kind === 'back' ? design.pages[shown - 1] : design.pages[shown]
  if (!page) {
    return null
  }
  return (
    <PhotoChooser
      page={i18n._(pageName(design, page.id))}
      isOfCards={designKind(design) === 'cards'}
      says={{ onThis: i18n._(leafWords(design).onThis), chooseMore: i18n._(leafWords(design).chooseMore) }}
      onPage={tilesOf(props, photosOfPage(page))}
      tray={waitingTiles(design, props.photos)}
      max={mostPhotosOn(page, world.theme)}
      marks={props.marks}
      onApply={(change) => {
        props.onChosen()
        props.commands.make({ cmd: 'page_add_del_photos', pageId: page.id, ...change }, t`Photos changed`)
      }}
      onNewPages={
        takesNewPages(props.document)
          ? (photos) => {
              props.onChosen()
              props.commands.make(onNewPages(props.document, photos, props.ids), i18n._(leafWords(design).onNew))
            }
          : undefined
      }
      onClose={props.onChosen}
    />
  )
}

function Arranging({ document, commands, editing, preview, resources, ids, marks, onRecreate }: EditorSheetsProps) {
  const { design, world, photoBook, sceneOf } = document
  const pageId = useSelector(editing, ({ context }) => context.pageId)
  const pictures = usePagePictures(preview, design)
  return (
    <PagesSheet
      {...{ design, sceneOf, resources, pictures, ids, marks }}
      world={{ ...world, photos: photoBook }}
      current={pageId}
      make={commands.make}
      onShow={commands.show}
      onRecreate={isBook(world.paper) ? onRecreate : undefined}
      onClose={() => editing.send({ type: 'pages.done' })}
    />
  )
}

function tilesOf({ photos }: EditorSheetsProps, list: readonly PhotoId[]): readonly PhotoTile[] {
  return list.flatMap((id) => photos.get(id) ?? [])
}
