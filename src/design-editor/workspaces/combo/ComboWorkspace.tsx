import { useLingui } from '@lingui/react/macro'
import type { Page } from '../../../../domain/design/design.ts'
import { commonFit, fitsOf, printsFitted } from '../../../../domain/design/sheets/print-set.ts'
import type { PhotoId } from '../../../../domain/ids.ts'
import { isBook, pageFormat } from '../../../../domain/product/paper.ts'
import { canRedo, canUndo } from '../../../../machines/editing/editing.selectors.ts'
import { words } from '../../../i18n/words.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { TopBar } from '../../../ui/layout/TopBar.tsx'
import { useEditorPort } from '../../canvas/use-editor-port.ts'
import { type DesignSession, useDesignSession } from '../../hooks/use-design-session.ts'
import { useSize } from '../../hooks/use-size.ts'
import { photoReplaced } from '../../pages/page-edits.ts'
import { FitChoice } from '../../photos/FitChoice.tsx'
import { photoTurned } from '../../photos/fit-edits.ts'
import { PrintQuality } from '../../photos/PrintQuality.tsx'
import { softPhotos } from '../../photos/soft-photos.ts'
import { PreflightSheet } from '../../preflight/PreflightSheet.tsx'
import { usePreflight } from '../../preflight/use-preflight.ts'
import { useShowFinding } from '../../preflight/use-show-finding.ts'
import { EditorNotes } from '../../shell/EditorNotes.tsx'
import { EditorSheets } from '../../shell/EditorSheets.tsx'
import { SavedLine } from '../../shell/SavedLine.tsx'
import { useConfirming } from '../../shell/use-confirming.ts'
import type { WorkspaceProps } from '../workspace-props.ts'
import styles from './ComboWorkspace.module.css'
import { WallPicture } from './WallPicture.tsx'

/** The shopper's own wall: touch a picture to crop it, to change it round with another, or to take another photo. */
export function ComboWorkspace(props: WorkspaceProps) {
  const { editing, resources, ids, product } = props
  const { t } = useLingui()
  const session = useDesignSession({ editing, resources, ids })
  const editor = useEditorPort(resources)
  const [host, room] = useSize<HTMLDivElement>()
  const { snapshot, design, world, selection } = session
  const { paper } = world
  const soft = softPhotos(design, session.book, props.dpiRatio)
  const confirming = useConfirming(session, editing, props.onConfirm)
  const preflight = usePreflight({ session, resources, dpiRatio: props.dpiRatio, onConfirm: confirming.start })
  const show = useShowFinding(session, editing, preflight.close)
  const chosen = selection?.kind === 'slot' ? selection.at.pageId : undefined
  const page = design.pages.find(({ id }) => id === chosen)
  const tap = (tapped: Page) => {
    const [slot] = tapped.slots
    if (!slot) {
      return
    }
    const again = session.tool === 'selected' && tapped.id === chosen
    editing.send({ type: 'slot.select', at: { pageId: tapped.id, slotId: slot.id } })
    if (session.tool === 'swapping') {
      session.tell(t`Photos swapped`)
    } else if (!slot.placement) {
      editing.send({ type: 'photo.choose' })
    } else if (again) {
      editing.send({ type: 'crop.start' })
    }
  }
  if (isBook(paper)) {
    return null
  }
  return (
    <div className={styles['workspace']}>
      <TopBar
        title={
          <>
            {words(product.name)}
            <SavedLine state={session.face} now={props.now} />
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
          {session.tool === 'swapping' ? null : (
            <EditorNotes session={session} editing={editing} preview={props.preview} />
          )}
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a touch beside the pictures lets go of the chosen one; the keyboard has the button for it. */}
        <div
          className={styles['wall']}
          ref={host}
          onClick={(event) => {
            if (event.target === event.currentTarget) {
              editing.send(session.tool === 'swapping' ? { type: 'tool.cancel' } : { type: 'selection.clear' })
            }
          }}
        >
          {room.width > 0 ? (
            <WallPicture
              design={design}
              paper={paper}
              sceneOf={session.sceneOf}
              images={resources.images}
              fonts={resources.fonts.book}
              room={{ width: Math.min(room.width - 40, 760), height: room.height - 40 }}
              selected={chosen}
              soft={new Set(soft.map(({ at }) => at.pageId))}
              onTap={tap}
            />
          ) : null}
        </div>
      </main>
      <section className={styles['below']} aria-label={t`Your pictures`}>
        {page ? <OnePicture {...props} session={session} page={page} onTap={tap} /> : <AllPictures session={session} />}
        <Tray {...props} session={session} page={page} />
        <footer className={styles['bar']}>
          <Button
            wide
            look="primary"
            busy={confirming.underWay || preflight.state === 'looking'}
            onClick={preflight.start}
          >{t`Confirm`}</Button>
        </footer>
      </section>
      <p className="hidden-visually" role="status">
        {session.said}
      </p>
      {preflight.state === 'open' ? (
        <PreflightSheet preflight={preflight} resources={resources} sceneOf={session.sceneOf} onShow={show} />
      ) : null}
      <EditorSheets {...props} session={session} editor={editor} choosing={false} onChosen={() => undefined} />
    </div>
  )
}

interface DeskPart {
  readonly session: DesignSession
}

/** Nothing is chosen: how all the pictures sit in their places. */
function AllPictures({ session }: DeskPart) {
  const { t } = useLingui()
  const { design, world, book, make } = session
  return (
    <>
      <p className={styles['hint']}>{t`Touch a picture to crop it, to change it round or to take another photo.`}</p>
      <FitChoice
        fits={fitsOf(world)}
        chosen={commonFit(design.pages)}
        sheet={pageFormat(world.paper, {}).page}
        photo={undefined}
        onChoose={(fit) => make(printsFitted(design, fit, { ...world, photos: book }), t`All pictures changed`)}
      />
    </>
  )
}

/** What can be done with the chosen picture. */
function OnePicture({
  session,
  editing,
  preview,
  dpiRatio,
  page,
  onTap,
}: WorkspaceProps & DeskPart & { readonly page: Page; onTap(page: Page): void }) {
  const { t } = useLingui()
  const { design, world, book, make } = session
  const [slot] = page.slots
  const placement = slot?.placement
  const photo = placement && book.get(placement.photoId)
  if (!slot || isBook(world.paper)) {
    return null
  }
  const { paper } = world
  return (
    <>
      <div className={styles['quality']} aria-live="polite">
        {placement ? (
          <PrintQuality placement={placement} source={photo} slot={slot.box} dpiRatio={dpiRatio} />
        ) : (
          <p>{t`No photo yet. Take one from below.`}</p>
        )}
        <IconButton
          icon="close"
          label={t`Done with this picture`}
          onClick={() => editing.send({ type: 'selection.clear' })}
        />
      </div>
      {session.tool === 'swapping' ? (
        <div className={styles['instead']}>
          <EditorNotes session={session} editing={editing} preview={preview} />
        </div>
      ) : (
        <FitChoice
          fits={fitsOf(world)}
          chosen={slot.fit}
          disabled={!placement}
          sheet={pageFormat(paper, page).page}
          photo={photo}
          onChoose={(fit) => make(printsFitted(design, fit, { ...world, photos: book }, [page.id]), t`Picture changed`)}
        />
      )}
      <div className={styles['tools']} role="toolbar" aria-label={t`Tools for the photo`}>
        <IconButton captioned icon="crop" label={t`Crop`} disabled={!placement} onClick={() => onTap(page)} />
        <IconButton
          captioned
          icon="rotate"
          label={t`Rotate`}
          disabled={!placement}
          onClick={() => make(photoTurned(page, book, paper), t`Photo rotated`)}
        />
        <IconButton
          captioned
          icon="swap"
          label={t`Swap`}
          selected={session.tool === 'swapping'}
          disabled={!placement}
          onClick={() => editing.send({ type: 'swap.start' })}
        />
        <IconButton captioned icon="photo" label={t`Change`} onClick={() => editing.send({ type: 'photo.choose' })} />
      </div>
    </>
  )
}

/** Photos that hang nowhere; one touch puts one into the chosen place. */
function Tray({ session, photos, page }: WorkspaceProps & DeskPart & { readonly page: Page | undefined }) {
  const { t } = useLingui()
  const tiles = session.design.tray.flatMap((id) => photos.get(id) ?? [])
  if (tiles.length === 0) {
    return null
  }
  const put = (id: PhotoId) => {
    const [slot] = page?.slots ?? []
    if (page && slot) {
      session.make(photoReplaced({ pageId: page.id, slotId: slot.id }, id), t`Photo changed`)
    } else {
      session.tell(t`Touch a place on the wall first.`)
    }
  }
  return (
    <section className={styles['tray']} aria-label={t`Photos that do not hang yet`}>
      <p>{session.note === '' ? t`Photos that do not hang yet` : session.note}</p>
      <ul>
        {tiles.map((tile) => {
          const { name } = tile
          return (
            <li key={tile.id}>
              <button type="button" aria-label={t`Hang ${name}`} onClick={() => put(tile.id)}>
                <img src={tile.src} alt="" loading="lazy" decoding="async" />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
