import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
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
import type { RenderResources } from '../../ports/render-resources.ts'
import type { WriteOnCanvas } from '../text/write-on-canvas.ts'
import styles from './EditorCanvas.module.css'
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

interface EditorCanvasProps {
  readonly content: SpreadContent
  readonly resources: RenderResources
  readonly editor: EditorPort
  /** The part of the editor to look at, mm; absent: all of it. Looked at again when `key` changes. */
  readonly lookAt?: ViewBox
  readonly crop?: CropOnCanvas | undefined
  readonly write?: WriteOnCanvas | undefined
  onGesture(gesture: Gesture): void
  /** Fingers came closer, or back to all of it. */
  onLook?: SpreadViewOptions['onLook']
  /** What lies over the canvas: told where the editor is. */
  children?(view: Viewport): ReactNode
}

/** Mounts the canvas and keeps it in step with `editor`: before the browser's next frame, so that an edit is seen in it. */
export function EditorCanvas(props: EditorCanvasProps) {
  const { content, resources, editor, lookAt, crop, write, onGesture, onLook, children } = props
  const host = useRef<HTMLDivElement>(null)
  const spreadView = useRef<SpreadView | null>(null)
  const tell = useRef({ onGesture, onLook })
  const [view, setView] = useState<Viewport>({ scale: 1, left: 0, top: 0 })
  const pictures = useSyncExternalStore(resources.images.subscribe, resources.images.version)

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
      accent: getComputedStyle(element).getPropertyValue('--accent').trim() || '#c8402d',
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means that pictures have come.
  useLayoutEffect(() => {
    spreadView.current?.repaint()
  }, [pictures])

  useFingers({
    host,
    hands: () => spreadView.current?.hands,
    onGesture,
    crop: crop && { hands: () => crop.view()?.hands, onOutside: crop.onOutside },
    write,
  })

  const key = lookAt?.key
  const where = lookAt?.closer ?? lookAt?.box
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at once for each key.
  useLayoutEffect(() => {
    spreadView.current?.lookAt(where)
  }, [key])

  const picture = crop?.options?.picture
  // biome-ignore lint/correctness/useExhaustiveDependencies: a crop begins once for each key and picture.
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
  }, [crop?.key, picture, editor, resources])

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
    <div className={styles['host']} ref={host} data-testid="canvas">
      {children?.(view)}
    </div>
  )
}
