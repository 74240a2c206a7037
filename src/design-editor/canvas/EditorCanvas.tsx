import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Board, Desk, DeskView, EditorPort, Gesture } from '../../../editor/editor-port.ts'
import type { Studio } from '../../ports/render-resources.ts'
import styles from './EditorCanvas.module.css'

interface DeskCanvasProps {
  readonly desk: Desk
  readonly studio: Studio
  readonly editor: EditorPort
  /** The part of the desk to look at, mm; absent: all of it. Looked at again when `key` changes. */
  readonly lookAt?: { readonly key: string; readonly box: Parameters<Board['lookAt']>[0] }
  onGesture(gesture: Gesture): void
  /** What lies over the canvas: told where the desk is. */
  children?(view: DeskView): React.ReactNode
}

/** Mounts the board and keeps it in step with `desk`: before the browser's next frame, so that an edit is seen in it. */
export function DeskCanvas({ desk, studio, editor, lookAt, onGesture, children }: DeskCanvasProps) {
  const host = useRef<HTMLDivElement>(null)
  const board = useRef<Board | null>(null)
  const tell = useRef(onGesture)
  const [view, setView] = useState<DeskView>({ scale: 1, left: 0, top: 0 })
  const pictures = useSyncExternalStore(studio.images.subscribe, studio.images.version)

  useEffect(() => {
    tell.current = onGesture
  }, [onGesture])

  useLayoutEffect(() => {
    const element = host.current
    if (!element) {
      return
    }
    const mounted = editor.mountBoard(element, {
      pictures: studio.images,
      fonts: studio.fonts.book,
      accent: getComputedStyle(element).getPropertyValue('--accent').trim() || '#c8402d',
      onGesture: (gesture) => tell.current(gesture),
      onView: setView,
    })
    board.current = mounted
    return () => {
      board.current = null
      mounted.dispose()
    }
  }, [editor, studio])

  useLayoutEffect(() => {
    board.current?.show(desk)
  }, [desk])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means that pictures have come.
  useLayoutEffect(() => {
    board.current?.repaint()
  }, [pictures])

  const key = lookAt?.key
  const box = lookAt?.box
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is looked at once for each key.
  useLayoutEffect(() => {
    board.current?.lookAt(box)
  }, [key])

  return (
    <div className={styles['host']} ref={host} data-testid="desk">
      {children?.(view)}
    </div>
  )
}
