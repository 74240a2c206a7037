import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { commonFit, fitsOf, printsFitted } from '../../../../domain/design/change/print-set.ts'
import type { Page } from '../../../../domain/design/design.ts'
import { wallOf } from '../../../../domain/design/sheets/wall.ts'
import { pageAtPlace } from '../../../../domain/editing/design-place.ts'
import type { PageId, PhotoId } from '../../../../domain/ids.ts'
import { isBook, pageFormat, type SheetPaper } from '../../../../domain/product/paper.ts'
import type { SpreadPage } from '../../../../editor/editor-port.ts'
import { designOf, toolOf } from '../../../../machines/editing/editing.selectors.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { useEditorPort } from '../../canvas/use-editor-port.ts'
import { CropCanvas } from '../../crop/CropCanvas.tsx'
import { CropTools } from '../../crop/CropTools.tsx'
import { useCrop } from '../../crop/use-crop.ts'
import { photoTurned } from '../../edits/fit-edits.ts'
import { photoReplaced } from '../../edits/page-edits.ts'
import { type Announcement, type EditCommands, useCommands } from '../../hooks/use-commands.ts'
import { type EditorDocument, useDocument } from '../../hooks/use-document.ts'
import type { PhotoTile } from '../../hooks/use-editor-data.ts'
import { useSelectionEntry } from '../../hooks/use-selection-entry.ts'
import { useSize } from '../../hooks/use-size.ts'
import { useWantedPictures } from '../../hooks/use-wanted-pictures.ts'
import { FitChoice } from '../../photos/FitChoice.tsx'
import { PrintQuality } from '../../photos/PrintQuality.tsx'
import { softPhotos } from '../../photos/soft-photos.ts'
import { CanvasArea } from '../../shell/CanvasArea.tsx'
import { EditorNotes } from '../../shell/EditorNotes.tsx'
import { EditorShell } from '../../shell/EditorShell.tsx'
import { useOrderFlow } from '../../shell/use-order-flow.ts'
import type { WorkspaceProps } from '../../shell/workspace-props.ts'
import styles from './ComboWorkspace.module.css'
import { WallPicture } from './WallPicture.tsx'

/** The shopper's own wall: touch a picture to crop it, to change it round with another, or to take another photo. */
export function ComboWorkspace(props: WorkspaceProps) {
  const { editing, resources, dpiRatio, onConfirm } = props
  const { t } = useLingui()
  const document = useDocument({ editing, resources })
  const commands = useCommands(editing)
  const order = useOrderFlow({ editing, document, commands, resources, dpiRatio, onConfirm })
  const tool = useSelector(editing, toolOf)
  const selection = useSelector(editing, ({ context }) => context.selection)
  const [host, room] = useSize<HTMLDivElement>()
  const { design, world } = document
  const { paper } = world
  const soft = softPhotos(design, document.photoBook, dpiRatio)
  const chosen = selection?.kind === 'slot' ? selection.at.pageId : undefined
  const page = design.pages.find(({ id }) => id === chosen)
  useWantedPictures(resources.images, document.page ? [document.page] : [], design.pages)
  const editor = useEditorPort(resources)
  const crop = useCrop({ editing, document, resources, onCropped: () => commands.announce(t`Photo cropped`) })
  useSelectionEntry(editing)
  usePictureInHand(props, chosen)
  const tap = (tapped: Page) => {
    const [slot] = tapped.slots
    if (!slot) {
      return
    }
    const again = tool === 'selected' && tapped.id === chosen
    editing.send({ type: 'slot.select', at: { pageId: tapped.id, slotId: slot.id } })
    if (tool === 'swapping') {
      commands.announce(t`Photos swapped`)
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
    <EditorShell {...props} {...{ document, commands, order }}>
      <CanvasArea notes={tool === 'swapping' ? null : <EditorNotes editing={editing} preview={props.preview} />}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a touch beside the pictures lets go of the chosen one; the keyboard has the button for it. */}
        <div
          className={styles['wall']}
          ref={host}
          onClick={(event) => {
            if (event.target === event.currentTarget) {
              editing.send(tool === 'swapping' ? { type: 'tool.cancel' } : { type: 'selection.clear' })
            }
          }}
        >
          {crop && editor ? (
            <CropCanvas {...{ crop, resources, editor }} pages={hung(document, paper)} />
          ) : room.width > 0 ? (
            <WallPicture
              design={design}
              paper={paper}
              sceneOf={document.sceneOf}
              images={resources.images}
              fonts={resources.fonts.book}
              room={{ width: Math.min(room.width - 40, 760), height: room.height - 40 }}
              selected={chosen}
              soft={new Set(soft.map(({ at }) => at.pageId))}
              onTap={tap}
            />
          ) : null}
        </div>
      </CanvasArea>
      <section className={styles['below']} aria-label={t`Your pictures`}>
        {crop ? (
          <CropTools {...{ crop, dpiRatio }} images={resources.images} />
        ) : page ? (
          <OnePicture
            {...{ editing, preview: props.preview, document, dpiRatio, page }}
            swapping={tool === 'swapping'}
            make={commands.make}
            onTap={tap}
          />
        ) : (
          <AllPictures document={document} make={commands.make} />
        )}
        {crop ? null : (
          <>
            <Tray tiles={design.tray.flatMap((id) => props.photos.get(id) ?? [])} page={page} commands={commands} />
            <footer className={styles['bar']}>
              <Button wide variant="primary" busy={order.busy} onClick={order.start}>{t`Confirm`}</Button>
            </footer>
          </>
        )}
      </section>
    </EditorShell>
  )
}

/** The picture that is chosen is kept as the place on the wall, and is chosen again where the wall is opened anew. */
function usePictureInHand({ editing, place, onPlace }: WorkspaceProps, chosen: PageId | undefined): void {
  const [first] = useState(place)
  useEffect(() => {
    const { pages } = designOf(editing.getSnapshot())
    const page = first?.mode === 'page' ? pageAtPlace(pages, first) : undefined
    const [slot] = page?.slots ?? []
    if (page && slot) {
      editing.send({ type: 'slot.select', at: { pageId: page.id, slotId: slot.id } })
    }
  }, [editing, first])
  useEffect(() => {
    const at = designOf(editing.getSnapshot()).pages.findIndex(({ id }) => id === chosen)
    onPlace(chosen ? { page: { id: chosen, at }, mode: 'page' } : { mode: 'all' })
  }, [editing, chosen, onPlace])
}

/** The pictures in their places on the wall, mm. */
function hung({ design, sceneOf }: EditorDocument, paper: SheetPaper): readonly SpreadPage[] {
  return wallOf(paper).places.flatMap(({ sheetId, box }) => {
    const page = design.pages.find(({ sheet }) => sheet?.id === sheetId)
    return page ? [{ pageId: page.id, scene: sceneOf(page), at: { x: box.x, y: box.y } }] : []
  })
}

interface PicturesProps {
  readonly document: EditorDocument
  readonly make: EditCommands['make']
}

/** Nothing is chosen: how all the pictures sit in their places. */
function AllPictures({ document, make }: PicturesProps) {
  const { t } = useLingui()
  const { design, world, photoBook: book } = document
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

interface OnePictureProps extends PicturesProps, Pick<WorkspaceProps, 'editing' | 'preview' | 'dpiRatio'> {
  readonly page: Page
  /** It waits for the picture that it changes places with. */
  readonly swapping: boolean
  onTap(page: Page): void
}

/** What can be done with the chosen picture. */
function OnePicture({ document, make, editing, preview, dpiRatio, page, swapping, onTap }: OnePictureProps) {
  const { t } = useLingui()
  const { design, world, photoBook: book } = document
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
      {swapping ? (
        <div className={styles['instead']}>
          <EditorNotes editing={editing} preview={preview} />
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
          selected={swapping}
          disabled={!placement}
          onClick={() => editing.send({ type: 'swap.start' })}
        />
        <IconButton captioned icon="photo" label={t`Change`} onClick={() => editing.send({ type: 'photo.choose' })} />
      </div>
    </>
  )
}

interface TrayProps {
  readonly tiles: readonly PhotoTile[]
  /** The chosen picture. */
  readonly page: Page | undefined
  readonly commands: EditCommands & Announcement
}

/** Photos that hang nowhere; one touch puts one into the chosen place. */
function Tray({ tiles, page, commands }: TrayProps) {
  const { t } = useLingui()
  if (tiles.length === 0) {
    return null
  }
  const put = (id: PhotoId) => {
    const [slot] = page?.slots ?? []
    if (page && slot) {
      commands.make(photoReplaced({ pageId: page.id, slotId: slot.id }, id), t`Photo changed`)
    } else {
      commands.announce(t`Touch a place on the wall first.`)
    }
  }
  return (
    <section className={styles['tray']} aria-label={t`Photos that do not hang yet`}>
      <p>{commands.note === '' ? t`Photos that do not hang yet` : commands.note}</p>
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
