import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { CropView, SpreadPage, Viewport } from '../../../editor/editor-port.ts'
import styles from './CropFrame.module.css'
import type { Crop } from './use-crop.ts'

interface CropFrameProps {
  readonly crop: Crop
  readonly pages: readonly SpreadPage[]
  readonly view: Viewport
}

/** The frame that is cropped, for a keyboard and a screen reader. Fingers reach through to the canvas. */
export function CropFrame({ crop, pages, view }: CropFrameProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  const { at } = crop.subject
  const page = pages.find(({ pageId }) => pageId === at.pageId)
  const sprite = page?.scene.sprites.find(({ id }) => id === at.slotId)
  useFocusWhileOpen(frame, at.slotId)
  useEndKeys(crop)

  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key]
    if (act) {
      event.preventDefault()
      crop.act((cropView) => act(cropView, event.shiftKey ? KEY_STEP / 10 : KEY_STEP))
    }
  }
  return page && sprite && 'box' in sprite ? (
    <div
      ref={frame}
      className={styles['frame']}
      style={{
        left: (page.at.x + sprite.box.x) * view.scale + view.left,
        top: (page.at.y + sprite.box.y) * view.scale + view.top,
        width: sprite.box.width * view.scale,
        height: sprite.box.height * view.scale,
      }}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the photo is moved with the keys it names.
      tabIndex={0}
      aria-label={t`Photo in its frame. Arrow keys move it, plus and minus zoom, R rotates, F flips, 0 starts over. Enter is done, Escape leaves it as it was.`}
      data-placement={JSON.stringify(crop.placement)}
      data-testid="crop-view"
      onKeyDown={press}
    />
  ) : null
}

/** One press of an arrow key moves the photo by this share of the frame; with Shift by a tenth of it. */
const KEY_STEP = 0.04
/** One press of + or -. */
const KEY_ZOOM = 1.1

/** Keys while the frame has the focus. Arrows move the photo, as a finger would. */
const KEYS: Readonly<Record<string, (view: CropView, step: number) => void>> = {
  ArrowLeft: (view, step) => view.nudge({ x: -step, y: 0 }),
  ArrowRight: (view, step) => view.nudge({ x: step, y: 0 }),
  ArrowUp: (view, step) => view.nudge({ x: 0, y: -step }),
  ArrowDown: (view, step) => view.nudge({ x: 0, y: step }),
  '+': (view) => view.zoom(KEY_ZOOM),
  '=': (view) => view.zoom(KEY_ZOOM),
  '-': (view) => view.zoom(1 / KEY_ZOOM),
  r: (view) => view.turn(1),
  R: (view) => view.turn(-1),
  f: (view) => view.flip('h'),
  F: (view) => view.flip('v'),
  '0': (view) => view.reset(),
}

/** The frame has the focus while it is open; then it goes back to where it was, or to the photo on the page. */
function useFocusWhileOpen(frame: { readonly current: HTMLElement | null }, slotId: string): void {
  useEffect(() => {
    const before = document.activeElement
    const canvas = frame.current?.parentElement
    frame.current?.focus({ preventScroll: true })
    return () => {
      const photo = canvas?.querySelector<HTMLElement>(`[data-slot="${CSS.escape(slotId)}"]`)
      const back = before instanceof HTMLElement && before.isConnected && before !== document.body ? before : photo
      back?.focus({ preventScroll: true })
    }
  }, [frame, slotId])
}

/** Enter is done, Escape leaves the photo as it was, wherever the focus is. */
function useEndKeys({ done, cancel }: Pick<Crop, 'done' | 'cancel'>): void {
  const latest = useRef({ done, cancel })
  useEffect(() => {
    latest.current = { done, cancel }
  }, [done, cancel])
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const isOnButton = event.target instanceof HTMLButtonElement
      if (event.key === 'Escape' && !event.defaultPrevented) {
        latest.current.cancel()
      } else if (event.key === 'Enter' && !isOnButton && !event.isComposing) {
        event.preventDefault()
        latest.current.done()
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
