import { useLingui } from '@lingui/react/macro'
import type { ActorRefFrom } from 'xstate'
import { mostPhotosOn } from '../../../domain/design/pages/template-page.ts'
import type { IdSource, PageId, PhotoId } from '../../../domain/ids.ts'
import { asId } from '../../../domain/ids.ts'
import { isBook } from '../../../domain/product/paper.ts'
import type { EditorPort } from '../../../editor/editor-port.ts'
import type { editingMachine } from '../../../machines/editing/editing.machine.ts'
import { pageName } from '../../messages/page-name.ts'
import { usePorts } from '../../ports/ports.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { CropSheet } from '../crop/CropSheet.tsx'
import type { DesignSession } from '../hooks/use-design-session.ts'
import { PagesSheet } from '../pages/PagesSheet.tsx'
import {
  otherPhotos,
  pageLockToggled,
  pagesAdded,
  photoReplaced,
  photosOfPage,
  photosSwapped,
} from '../pages/page-edits.ts'
import { PhotoChooser, PhotoReplacer, type PhotoTile } from '../photos/PhotoChooser.tsx'
import { CalendarSheet } from '../workspaces/calendar/CalendarSheet.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'

interface EditorSheetsProps {
  readonly session: DesignSession
  readonly editing: ActorRefFrom<typeof editingMachine>
  readonly resources: RenderResources
  readonly editor: EditorPort | null
  readonly photos: ReadonlyMap<PhotoId, PhotoTile>
  readonly dpiRatio: number
  readonly ids: IdSource
  /** The sheet that brings photos to the page and takes them off is open. */
  readonly choosing: boolean
  onChosen(): void
  onRecreate?: (() => void) | undefined
}

/** Whatever the tool in hand opens over the canvas. */
export function EditorSheets(props: EditorSheetsProps) {
  const { session, editing, choosing } = props
  const { t } = useLingui()
  const { tool, face, selection, snapshot, design } = session
  const close = () => editing.send({ type: 'tool.cancel' })
  return (
    <>
      {tool === 'cropping' ? <Cropping {...props} onClose={close} /> : null}
      {tool === 'choosing photo' && selection?.kind === 'slot' ? (
        <PhotoReplacer
          tray={tilesOf(props, design.tray)}
          placed={tilesOf(
            props,
            otherPhotos(design, selection.at).map(({ photoId }) => photoId),
          )}
          onChoose={(id) => {
            editing.send({ type: 'photo.chosen', edit: photoReplaced(selection.at, id) })
            session.tell(t`Photo changed`)
          }}
          onSwap={(id) => {
            const other = otherPhotos(design, selection.at).find(({ photoId }) => photoId === id)
            if (other) {
              editing.send({ type: 'photo.chosen', edit: photosSwapped(selection.at, other.at) })
              session.tell(t`Photos swapped`)
            }
          }}
          onClose={close}
        />
      ) : null}
      {tool === 'arranging pages' && design.calendar ? (
        <CalendarSheet
          session={session}
          settings={design.calendar}
          ids={props.ids}
          onClose={() => editing.send({ type: 'pages.done' })}
        />
      ) : null}
      {tool === 'arranging pages' && !design.calendar ? <Arranging {...props} /> : null}
      {choosing ? <Choosing {...props} /> : null}
      {face === 'conflict' ? (
        <ConflictDialog
          state={conflictOf(snapshot)}
          onApplyAgain={() => editing.send({ type: 'conflict.apply again' })}
          onUseLatest={() => editing.send({ type: 'conflict.use latest' })}
          onRetry={() => editing.send({ type: 'saving.retry' })}
          onRecreate={props.onRecreate}
        />
      ) : null}
    </>
  )
}

function conflictOf(snapshot: DesignSession['snapshot']): Parameters<typeof ConflictDialog>[0]['state'] {
  if (snapshot.hasTag('outdated')) {
    return 'outdated'
  }
  return snapshot.context.latest ? 'choosing' : snapshot.hasTag('failed') ? 'unreachable' : 'loading'
}

function Cropping({ session, editing, resources, editor, dpiRatio, onClose }: EditorSheetsProps & { onClose(): void }) {
  const { t } = useLingui()
  const { machines } = usePorts()
  const { selected, placement, source, world } = session
  if (!(editor && selected && placement && source)) {
    return null
  }
  return (
    <CropSheet
      key={selected.slot.id}
      resources={resources}
      editor={editor}
      photoId={placement.photoId}
      dpiRatio={dpiRatio}
      recognition={machines.recognition}
      subject={{
        placement,
        source,
        slot: selected.slot.box,
        radius: world.theme.cell.radius,
        ...('zoom' in world.paper && world.paper.zoom !== undefined ? { maxZoom: world.paper.zoom } : {}),
        ...(source.focus ? { focus: source.focus } : {}),
      }}
      onDone={(next) => {
        editing.send({ type: 'crop.done', placement: next })
        session.tell(t`Photo cropped`)
      }}
      onCancel={onClose}
      onChangePhoto={() => {
        onClose()
        editing.send({ type: 'photo.choose' })
      }}
    />
  )
}

function Choosing(props: EditorSheetsProps) {
  const { t, i18n } = useLingui()
  const { design, world, make } = props.session
  // A back has no photos: those of its front are meant.
  const shown = design.pages.findIndex(({ id }) => id === props.session.page?.id)
  const page = design.pages[shown]?.kind === 'back' ? design.pages[shown - 1] : design.pages[shown]
  if (!page) {
    return null
  }
  return (
    <PhotoChooser
      page={i18n._(pageName(design, page.id))}
      onPage={tilesOf(props, photosOfPage(page))}
      tray={tilesOf(props, design.tray)}
      max={mostPhotosOn(page, world.theme)}
      onApply={(change) => {
        props.onChosen()
        make({ cmd: 'page_add_del_photos', pageId: page.id, ...change }, t`Photos changed`)
      }}
      onClose={props.onChosen}
    />
  )
}

function Arranging({ session, editing, resources, ids, onRecreate }: EditorSheetsProps) {
  const { t } = useLingui()
  const { design, world, sceneOf, make, show } = session
  return (
    <PagesSheet
      design={design}
      rule={world.pages}
      current={session.snapshot.context.pageId}
      sceneOf={sceneOf}
      resources={resources}
      onAdd={(after) =>
        make(
          pagesAdded(design, after, world.pages.multiple, () => asId<PageId>(ids.next())),
          t`Pages added`,
        )
      }
      onRemove={(pageId) => make({ cmd: 'remove_pages', pageIds: [pageId] }, t`Page taken out`)}
      onLock={(pageId) => make(pageLockToggled(design, pageId), t`Page lock changed`)}
      onShow={show}
      onRecreate={isBook(world.paper) ? onRecreate : undefined}
      onClose={() => editing.send({ type: 'pages.done' })}
    />
  )
}

function tilesOf({ photos }: EditorSheetsProps, list: readonly PhotoId[]): readonly PhotoTile[] {
  return list.flatMap((id) => photos.get(id) ?? [])
}
