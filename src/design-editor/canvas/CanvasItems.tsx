import { useLingui } from '@lingui/react/macro'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import type { Design, Page } from '../../../domain/design/design.ts'
import { findPage } from '../../../domain/design/design.ts'
import { qualityOf } from '../../../domain/design/placing/quality.ts'
import type { Box } from '../../../domain/geometry.ts'
import type { PhotoBook } from '../../../domain/photo/photo.ts'
import type { Gesture, SpreadPage, Viewport } from '../../../editor/editor-port.ts'
import type { Sprite } from '../../../editor/scene/scene.ts'
import { listed } from '../../i18n/listed.ts'
import { leafWords } from '../../messages/leaf-words.ts'
import { pageName, photoOrder, placeName, ROLE_NAMES } from '../../messages/page-name.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './CanvasItems.module.css'

interface CanvasItemsProps {
  readonly design: Design
  readonly pages: readonly SpreadPage[]
  readonly photos: PhotoBook
  readonly view: Viewport
  readonly dpiRatio: number
  /** The id of the selected slot or caption. */
  readonly selected: string | undefined
  /** A photo is cropped: nothing else can be reached. */
  readonly inert?: boolean
  /** What else of a page is told, behind what lies on it. */
  moreOf?(page: Page, name: string): ReactNode
  onGesture(gesture: Gesture): void
}

/**
 * Everything on the canvas once more, as buttons over the canvas: for a keyboard and for a screen reader.
 *
 * Fingers and mice reach through to the canvas; the focus ring shows on the object itself.
 */
export function CanvasItems({
  design,
  pages,
  photos,
  view,
  dpiRatio,
  selected,
  inert = false,
  moreOf,
  onGesture,
}: CanvasItemsProps) {
  const { t, i18n } = useLingui()
  return (
    <ul
      className={styles['pages']}
      inert={inert}
      aria-label={i18n._(leafWords(design).inEditor)}
      // What had the focus may be gone: it waits here then.
      tabIndex={-1}
      data-pages
    >
      {pages.map(({ pageId, scene, at }) => {
        const page = findPage(design, pageId)
        const name = i18n._(pageName(design, pageId))
        return page ? (
          <li key={pageId} aria-label={name}>
            <span
              className={styles['item']}
              style={placed({ x: 0, y: 0, width: scene.width, height: scene.height }, at, view)}
              data-page={pageId}
            />
            <ul>
              {inOrder(page, scene.sprites).map((sprite) => {
                if (sprite.kind === 'photo' || sprite.kind === 'blank') {
                  const slot = page.slots.find((one) => one.id === sprite.id)
                  const source = slot?.placement && photos.get(slot.placement.photoId)
                  const low =
                    slot?.placement && source
                      ? qualityOf(slot.placement, source, slot.box, dpiRatio).status !== 1
                      : false
                  const words = [
                    i18n._(placeName(page, sprite.id, name)),
                    // What is read on the place is a part of its name.
                    ...(sprite.kind === 'blank' ? [t`Tap to add a photo`] : []),
                    ...(low ? [t`low quality`] : []),
                    ...(slot?.locked ? [t`locked`] : []),
                  ]
                  return (
                    <li key={sprite.id}>
                      <button
                        type="button"
                        className={styles['item']}
                        style={placed(sprite.box, at, view)}
                        aria-label={listed(words)}
                        aria-pressed={selected === sprite.id}
                        data-slot={sprite.id}
                        data-on-page={pageId}
                        onClick={() => onGesture({ kind: 'photo.tapped', at: { pageId, slotId: sprite.id } })}
                      >
                        {sprite.kind === 'blank' ? (
                          <span className={styles['empty']}>{t`Tap to add a photo`}</span>
                        ) : null}
                        {low ? <span className={styles['badge']}>{<Icon name="warning" size={14} />}</span> : null}
                        {slot?.locked ? (
                          <span className={styles['badge']} data-end>
                            <Icon name="lock" size={14} />
                          </span>
                        ) : null}
                      </button>
                    </li>
                  )
                }
                if (sprite.kind === 'text' && sprite.written) {
                  const caption = page.captions.find((one) => one.id === sprite.id)
                  const role = i18n._(ROLE_NAMES[caption?.role ?? 'text'])
                  const text = caption?.text ?? ''
                  const invitation = caption?.role === 'address' ? t`Tap to add address` : t`Tap to write`
                  const content = text === '' ? invitation : text
                  const words = t`${name}, ${role}: ${content}`
                  return (
                    <li key={sprite.id}>
                      <button
                        type="button"
                        className={styles['item']}
                        style={placed(sprite.box, at, view)}
                        aria-label={words}
                        aria-pressed={selected === sprite.id}
                        data-caption={sprite.id}
                        aria-keyshortcuts={selected === sprite.id ? MOVE_KEYS : undefined}
                        onKeyDown={(event) => {
                          if (event.key === 'Enter') {
                            // Its click would only select the text, and the letters that follow would be lost.
                            event.preventDefault()
                            event.stopPropagation()
                            onGesture({ kind: 'caption.opened', pageId, captionId: sprite.id })
                            return
                          }
                          const to =
                            selected === sprite.id && sprite.angle === 0 ? movedByKey(sprite.box, event) : undefined
                          if (to) {
                            event.preventDefault()
                            event.stopPropagation()
                            onGesture({
                              ...{ kind: 'text.placed', pageId, captionId: sprite.id },
                              ...{ from: sprite.box, to, isHeld: false },
                            })
                          }
                        }}
                        onClick={() => onGesture({ kind: 'caption.tapped', pageId, captionId: sprite.id })}
                      >
                        {text === '' ? (
                          <span className={styles['empty']} data-turned={sprite.angle === 90 || undefined}>
                            {invitation}
                          </span>
                        ) : null}
                      </button>
                    </li>
                  )
                }
                return null
              })}
              {moreOf?.(page, name)}
            </ul>
          </li>
        ) : null
      })}
    </ul>
  )
}

/** Photos as they are numbered, then what is written. */
function inOrder(page: Page, sprites: readonly Sprite[]): readonly Sprite[] {
  const order = photoOrder(page)
  const place = ({ id }: Sprite) => (order.includes(id) ? order.indexOf(id) : order.length)
  return sprites.toSorted((a, b) => place(a) - place(b))
}

/** Arrow keys move a chosen text by a millimetre, with Shift by five; with Alt they pull its right and lower side. */
function movedByKey(box: Box, { key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): Box | undefined {
  const by = ctrlKey || metaKey ? undefined : ARROWS[key]
  if (!by) {
    return undefined
  }
  const step = shiftKey ? 5 : 1
  const [x, y] = [by[0] * step, by[1] * step]
  return altKey
    ? { ...box, width: Math.max(6, box.width + x), height: Math.max(6, box.height + y) }
    : { ...box, x: box.x + x, y: box.y + y }
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const MOVE_KEYS = 'ArrowLeft ArrowRight ArrowUp ArrowDown Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown'

function placed(box: Box, at: { readonly x: number; readonly y: number }, view: Viewport): CSSProperties {
  return {
    left: (at.x + box.x) * view.scale + view.left,
    top: (at.y + box.y) * view.scale + view.top,
    width: box.width * view.scale,
    height: box.height * view.scale,
  }
}
