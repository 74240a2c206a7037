import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Placement } from '../../../domain/design/design.ts'
import { overFold } from '../../../domain/design/edits/spread-edit.ts'
import { canvasSize } from '../../../domain/design/placing/canvas-size.ts'
import { coverCrop, showsTheSame, zoomOf } from '../../../domain/design/placing/crop.ts'
import type { UnfinishedCrop } from '../../../domain/editing/open-mode.ts'
import type { Box, Size } from '../../../domain/geometry.ts'
import type { PhotoId } from '../../../domain/ids.ts'
import type { CropSubject, CropView } from '../../../editor/editor-port.ts'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { toolOf } from '../../../machines/editing/editing.selectors.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import type { CropOnCanvas } from '../canvas/EditorCanvas.tsx'
import { selectedPhotoOf } from '../edits/selected-photo.ts'
import type { EditorDocument } from '../hooks/use-document.ts'

/** A photo that is being cropped on its page. */
export interface CropSession {
  readonly subject: CropSubject
  readonly photoId: PhotoId
  /** The printed slot, mm. */
  readonly slot: Size
  /** The photo as it lies now. */
  readonly placement: Placement
  readonly canvas: CropOnCanvas
  /** The photo could not be fetched. */
  readonly isMissing: boolean
  /** One tried to make it smaller than its frame. */
  readonly isSmallest: boolean
  /** As far as it is, for a page that is loaded anew. */
  begun(): UnfinishedCrop
  act(work: (view: CropView) => void): void
  /** Says what a key did to the photo. */
  announce(done: string): void
  zoomOut(): void
  /** Puts the frame around what was found, as a fresh photo would be framed; turns and flips stay. */
  lookAt(focus: Box): void
  done(): void
  cancel(): void
  changePhoto(): void
}

interface CropSetup {
  readonly editing: EditingActor
  readonly document: EditorDocument
  readonly resources: RenderResources
  /** A crop that was under way as the page was loaded anew: goes on where it was. */
  readonly begun: UnfinishedCrop | undefined
  /** The crop is taken over. */
  onCropped(): void
  announce(done: string): void
}

/** The crop under way; `undefined` while no photo is cropped. */
export function useCrop({
  editing,
  document,
  resources,
  begun,
  onCropped,
  announce,
}: CropSetup): CropSession | undefined {
  const isOpen = useSelector(editing, (snapshot) => toolOf(snapshot) === 'cropping')
  const selection = useSelector(editing, ({ context }) => context.selection)
  const view = useRef<CropView | null>(null)
  const [left, setLeft] = useState<{ readonly placement: Placement; readonly framed: number } | null>(null)
  const [isSmallest, setSmallest] = useState(false)
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [goesOn, setGoesOn] = useState(begun)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    setLeft(isOpen && goesOn ? { placement: goesOn.placement, framed: 0 } : null)
    setGoesOn(undefined)
    setSmallest(false)
  }
  const selected = isOpen ? selectedPhotoOf(document.design, document.photoBook, selection) : undefined
  const photoId = selected?.placement?.photoId
  // Asked for its width, a window lays out what has changed on it.
  const width = useSyncExternalStore(onResize, isOpen ? frameWidth : noWidth)
  const { images } = resources
  const picture = useSyncExternalStore(images.subscribe, () => (photoId ? images.pictureOf(photoId) : undefined))
  const isLost = useSyncExternalStore(images.subscribe, () => photoId !== undefined && images.failed(photoId))
  useEffect(() => {
    if (photoId) {
      images.want([photoId], 'proxy')
    }
  }, [images, photoId])

  if (!selected?.placement || !selected.source || !photoId) {
    return undefined
  }
  const { at, slot, source, placement: lay } = selected
  const placement = left?.placement ?? lay
  const framed = left?.framed ?? 0
  const { paper } = document.world
  const over = overFold(document.design, slot, { paper, photos: document.photoBook })
  /** What the photo covers: its frame; of a half, both. */
  const covered = over?.size ?? slot.box
  const subject: CropSubject = {
    ...{ at, source, placement },
    ...('zoom' in paper && paper.zoom !== undefined ? { maxZoom: paper.zoom } : {}),
    ...(source.focus ? { focus: source.focus } : {}),
    ...(over ? { over } : {}),
  }
  const onChange = (next: Placement) => {
    setLeft({ placement: next, framed })
    setSmallest(false)
  }
  const now = () => view.current?.placement() ?? placement
  const done = () => {
    // What lies as it lay is left as it was, without a word.
    const end = now()
    if (showsTheSame(lay, end)) {
      editing.send({ type: 'tool.cancel' })
    } else {
      editing.send({ type: 'crop.done', placement: end })
      onCropped()
    }
  }
  return {
    ...{ subject, photoId, placement, isSmallest, announce },
    slot: slot.box,
    isMissing: !picture && isLost,
    canvas: {
      // A phone that is turned has another width for the frame: the crop goes on in it where it was.
      key: `${at.pageId}/${at.slotId} ${framed} ${width}`,
      options: picture && { picture, subject, width, onChange },
      onView: (next) => {
        view.current = next
      },
      view: () => view.current,
      onOutside: done,
    },
    begun: () => ({ at, placement: now() }),
    act(work) {
      if (view.current) {
        work(view.current)
      }
    },
    zoomOut() {
      if (zoomOf(over?.whole(now()) ?? now(), source, covered) <= 1 + ROUNDING) {
        setSmallest(true)
      } else {
        view.current?.zoom(1 / ZOOM_STEP)
      }
    },
    lookAt(focus) {
      const { turns } = now()
      const crop = coverCrop(source, covered, turns, focus)
      const next = { ...now(), crop, angle: 0 }
      setLeft({ placement: over?.half(next) ?? next, framed: framed + 1 })
    },
    done,
    cancel: () => editing.send({ type: 'tool.cancel' }),
    changePhoto() {
      // Whoever leaves the photos without choosing one has the crop that was made.
      done()
      editing.send({ type: 'photo.choose' })
    },
  }
}

const frameWidth = () => canvasSize(window.innerWidth)
const noWidth = () => 0

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

/** One press of a button that zooms. */
export const ZOOM_STEP = 1.15
/** A zoom of exactly 1 may come out a little above it. */
const ROUNDING = 1e-6
