import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { showsTheSame } from '../../../domain/design/placing/crop.ts'
import type { CropView, SpreadPage, Viewport } from '../../../editor/editor-port.ts'
import styles from './CropFrame.module.css'
import type { CropSession } from './use-crop.ts'

interface CropFrameProps {
  readonly crop: CropSession
  readonly pages: readonly SpreadPage[]
  readonly view: Viewport
}

/** The frame that is cropped, for a keyboard and a screen reader. Fingers reach through to the canvas. */
export function CropFrame({ crop, pages, view }: CropFrameProps) {
  const { t, i18n } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  const { at } = crop.subject
  const page = pages.find(({ pageId }) => pageId === at.pageId)
  const sprite = page?.scene.sprites.find(({ id }) => id === at.slotId)
  useFocusWhileOpen(frame, at.slotId)
  useEndKeys(crop)

  const press = (event: KeyboardEvent) => {
    const key = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key]
    if (key) {
      event.preventDefault()
      crop.act((cropView) => {
        const before = cropView.placement()
        key.act(cropView, event.shiftKey ? KEY_STEP / 10 : KEY_STEP)
        crop.announce(
          showsTheSame(before, cropView.placement()) ? t`The photo can’t move any further.` : i18n._(key.says),
        )
      })
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
const KEYS: Readonly<Record<string, Key>> = {
  ArrowLeft: { act: (view, step) => view.nudge({ x: -step, y: 0 }), says: msg`Moved to the left` },
  ArrowRight: { act: (view, step) => view.nudge({ x: step, y: 0 }), says: msg`Moved to the right` },
  ArrowUp: { act: (view, step) => view.nudge({ x: 0, y: -step }), says: msg`Moved up` },
  ArrowDown: { act: (view, step) => view.nudge({ x: 0, y: step }), says: msg`Moved down` },
  '+': { act: (view) => view.zoom(KEY_ZOOM), says: msg`Zoomed in` },
  '=': { act: (view) => view.zoom(KEY_ZOOM), says: msg`Zoomed in` },
  '-': { act: (view) => view.zoom(1 / KEY_ZOOM), says: msg`Zoomed out` },
  r: { act: (view) => view.turn(1), says: msg`Photo rotated` },
  R: { act: (view) => view.turn(-1), says: msg`Photo rotated` },
  f: { act: (view) => view.flip('h'), says: msg`Photo flipped` },
  F: { act: (view) => view.flip('v'), says: msg`Photo flipped` },
  '0': { act: (view) => view.reset(), says: msg`Started over` },
}

interface Key {
  act(view: CropView, step: number): void
  /** What it did, to be heard: what moves is seen only. */
  readonly says: MessageDescriptor
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
function useEndKeys({ done, cancel }: Pick<CropSession, 'done' | 'cancel'>): void {
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
