import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Point } from '../../../domain/geometry.ts'
import type {
  CropOptions,
  CropView,
  EditorPort,
  Gesture,
  SpreadContent,
  SpreadView,
  SpreadViewOptions,
  Viewport,
} from '../../../editor/editor-port.ts'
import { useHistoryEntry } from '../../navigation/use-history-entry.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { photosDrawn, usePicturesOf } from '../../ui/pictures/use-pictures-of.ts'
import { useShortcuts } from '../hooks/use-shortcuts.ts'
import type { WriteOnCanvas } from '../text/write-on-canvas.ts'
import styles from './EditorCanvas.module.css'
import type { EarlyTap } from './use-early-tap.ts'
import { useFingers } from './use-fingers.ts'
import type { ViewBox } from './view-box.ts'

/** A crop that is under way on the canvas. */
export interface CropOnCanvas {
  /** The crop begins anew with each key, where it was left. */
  readonly key: string
  /** Absent until the photo's picture is there. */
  readonly options: CropOptions | undefined
  /** Who moves the photo; `null` when the crop is left. */
  onView(view: CropView | null): void
  view(): CropView | null
  /** A tap beside the frame. */
  onOutside(): void
}

interface TypedOnCanvas {
  subscribe(listener: () => void): () => void
  /** With what is typed by now. */
  content(): SpreadContent
}

/** Where a menu is asked for, css px of the window, and what lies there. */
export interface MenuRequest {
  readonly at: Point
  readonly under: Gesture
}

interface EditorCanvasProps {
  readonly content: SpreadContent
  readonly resources: RenderResources
  readonly editor: EditorPort
  /** The part of the editor to look at, mm; absent: all of it. Looked at again when `key` changes. */
  readonly lookAt?: ViewBox
  readonly crop?: CropOnCanvas | undefined
  readonly write?: WriteOnCanvas | undefined
  /** A text that is typed: each key is shown on the canvas, and nothing else is drawn for it. */
  readonly typed?: TypedOnCanvas | undefined
  /** What was tapped before this canvas was there. */
  readonly earlyTap?: EarlyTap
  onGesture(gesture: Gesture): void
  /** Fingers came closer, or back to all of it. */
  onLook?: SpreadViewOptions['onLook']
  /** The right button of a mouse, the menu key on what has the focus, or a finger that rests where there is no photo to lift. */
  onMenu?(ask: MenuRequest): void
  /** What lies over the canvas: told where the editor is. */
  children?(view: Viewport): ReactNode
}

/** How much closer one press of a key comes. */
const KEY_ZOOM = 1.4

/** Mounts the canvas and keeps it in step with `editor`: before the browser's next frame, so that an edit is seen in it. */
export function EditorCanvas(props: EditorCanvasProps) {
  const { content, resources, editor, lookAt, crop, write, typed, earlyTap, onGesture, onLook, onMenu, children } =
    props
  const host = useRef<HTMLDivElement>(null)
  const spreadView = useRef<SpreadView | null>(null)
  const tell = useRef({ onGesture, onLook })
  const [view, setView] = useState<Viewport>({ scale: 1, left: 0, top: 0 })
  const photos = useMemo(() => content.pages.flatMap(({ scene }) => photosDrawn(scene)), [content])
  const pictures = usePicturesOf(resources.images, photos)

  useEffect(() => {
    tell.current = { onGesture, onLook }
  }, [onGesture, onLook])

  useLayoutEffect(() => {
    const element = host.current
    if (!element) {
      return
    }
    const mounted = editor.mountSpreadView(element, {
      pictures: resources.images,
      fonts: resources.fonts.book,
      accent: getComputedStyle(element).getPropertyValue('--accent').trim() || '#c33a28',
      onGesture: (gesture) => tell.current.onGesture(gesture),
      onLook: (look) => tell.current.onLook?.(look),
      onView: setView,
    })
    spreadView.current = mounted
    return () => {
      spreadView.current = null
      mounted.dispose()
    }
  }, [editor, resources])

  useLayoutEffect(() => {
    spreadView.current?.show(content)
  }, [content])

  const typedNow = useRef(typed?.content)
  useLayoutEffect(() => {
    typedNow.current = typed?.content
  })
  const subscribe = typed?.subscribe
  useLayoutEffect(
    () =>
      subscribe?.(() => {
        const now = typedNow.current?.()
        if (now) {
          spreadView.current?.show(now)
        }
      }),
    [subscribe],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: pictures of these pages have come.
  useLayoutEffect(() => {
    spreadView.current?.repaint()
  }, [pictures])

  useFingers({
    host,
    hands: () => spreadView.current?.hands,
    onGesture,
    onRest: (at) => {
      const { hands } = spreadView.current ?? {}
      if (hands && onMenu && !crop && !write) {
        onMenu({ at, under: hands.under(at) })
      }
    },
    crop: crop && { hands: () => crop.view()?.hands, onOutside: crop.onOutside },
    write,
  })

  const zoom = (by: number) => {
    const box = host.current?.getBoundingClientRect()
    if (!box || crop || write) {
      return false
    }
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    return spreadView.current?.hands.settle({ from: middle, to: middle, scale: by })
  }
  useShortcuts({ closer: () => zoom(KEY_ZOOM), farther: () => zoom(1 / KEY_ZOOM) })
  // Where fingers came closer, Back shows the whole again.
  useHistoryEntry(lookAt?.closer !== undefined, () => {
    spreadView.current?.lookAt(lookAt?.box)
    onLook?.(null)
  })

  const menu = (event: MouseEvent<HTMLDivElement>) => {
    const { hands } = spreadView.current ?? {}
    if (event.target instanceof HTMLCanvasElement) {
      // The browser would offer to save half a page.
      event.preventDefault()
    }
    if (!hands || !onMenu || crop || write) {
      return
    }
    event.preventDefault()
    // A finger that rests lifts the photo, and so does a pen: what asks for the menu is the button at its side.
    if (event.nativeEvent instanceof PointerEvent && isRest(event.nativeEvent)) {
      return
    }
    const item = event.target instanceof Element ? event.target.closest('[data-slot], [data-caption]') : null
    const box = item?.getBoundingClientRect()
    const at = box
      ? { x: box.left + box.width / 2, y: box.top + box.height / 2 }
      : { x: event.clientX, y: event.clientY }
    onMenu({ at, under: hands.under(at) })
  }

  const key = lookAt?.key
  const where = lookAt?.closer ?? lookAt?.box
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at once for each key.
  useLayoutEffect(() => {
    spreadView.current?.lookAt(where)
  }, [key])

  // Once what is looked at is in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, on the pages that the canvas begins with.
  useEffect(() => {
    const at = earlyTap?.take(content.pages)
    const under = at && spreadView.current?.hands.under(at)
    if (under) {
      tell.current.onGesture(under)
    }
  }, [earlyTap])

  const picture = crop?.options?.picture
  const isPictured = picture !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a crop begins once for each key, as soon as there is a picture.
  useLayoutEffect(() => {
    const cropView = crop?.options && spreadView.current?.crop(crop.options)
    if (!crop || !cropView) {
      return
    }
    crop.onView(cropView)
    return () => {
      crop.onView(null)
      cropView.leave()
    }
  }, [crop?.key, isPictured, editor, resources])

  // Begun anew for the sharper picture that came, the crop would lose what fingers did to it since they were on it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once for each picture.
  useLayoutEffect(() => {
    if (picture) {
      crop?.view()?.show(picture)
    }
  }, [picture])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a text is written once for each key.
  useLayoutEffect(() => {
    const writeView = write && spreadView.current?.write(write.options)
    if (!write || !writeView) {
      return
    }
    write.onView(writeView)
    return () => {
      write.onView(null)
      writeView.leave()
    }
  }, [write?.key, editor, resources])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the canvas takes the mouse; its objects are buttons that lie over it.
    <div className={styles['host']} ref={host} data-testid="canvas" data-edges="" onContextMenu={menu}>
      {children?.(view)}
    </div>
  )
}

/** A contact that rested, not a button that was pressed. */
function isRest({ pointerType, button, buttons }: PointerEvent): boolean {
  return pointerType === 'touch' || (pointerType === 'pen' && button !== 2 && (buttons & 2) === 0)
}
