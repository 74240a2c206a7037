import type { Placement } from '../../domain/design/design.ts'
import {
  angled,
  clampPlacement,
  coverCrop,
  flipped,
  panned,
  turned,
  zoomed,
  zoomOf,
} from '../../domain/design/placing/crop.ts'
import type { Point, Size } from '../../domain/geometry.ts'
import type { CropSubject, CropView, CropViewOptions } from '../editor-port.ts'
import { photoMatrix } from '../scene/photo-matrix.ts'
import type { Contact } from './contacts.ts'
import { followContacts, isPair, listen, pinchOf } from './contacts.ts'
import { pinchedCrop } from './crop-pinch.ts'

/** One press of an arrow key moves the photo by this share of the frame; with Shift by a tenth of it. */
const KEY_STEP = 0.04
/** One press of + or -. */
const KEY_ZOOM = 1.1
const MARGIN = 16
/** While the photo moves, the words beside it follow this often, ms: what reads them is slower than a frame. */
const REPORT_EVERY = 90

/**
 * Mounts the crop crop view into `host`, which gives it its size.
 *
 * The photo is one layer that only ever gets a new CSS transform, so a phone's compositor moves it without painting.
 * Every movement is computed from where the gesture began, by `domain/design/placing/crop.ts`, so the frame is always covered.
 */
export function mountCropView(host: HTMLElement, { picture, subject, onChange }: CropViewOptions): CropView {
  const { source, slot, maxZoom } = subject
  /** Zoomed back to the most that is allowed. */
  const within = (next: Placement): Placement => {
    const zoom = maxZoom === undefined ? 1 : zoomOf(next, source, slot)
    return maxZoom !== undefined && zoom > maxZoom ? zoomed(next, source, slot, maxZoom / zoom) : next
  }
  const layers = buildLayers(host, picture, subject)
  const natural = naturalSize(picture)
  let placement = clampPlacement(subject.placement, source, slot)
  let began = placement
  let area = frameOf(host, slot)
  let frame = 0
  let told = Number.NEGATIVE_INFINITY

  /** Puts the layers where they belong at the next frame, once, and tells. */
  const move = (next: Placement) => {
    placement = within(next)
    frame ||= requestAnimationFrame((now) => {
      frame = 0
      layers.place(area, placement, natural, true)
      if (now - told >= REPORT_EVERY) {
        told = now
        onChange(placement)
      }
    })
  }
  const finish = (next: Placement) => {
    cancelAnimationFrame(frame)
    frame = 0
    placement = within(next)
    began = placement
    layers.place(area, placement, natural, false)
    onChange(placement)
  }

  const toSlot = (point: Point): Point => ({
    x: (point.x - area.left) / area.scale,
    y: (point.y - area.top) / area.scale,
  })
  const follow = (contacts: readonly Contact[]) => {
    const [first] = contacts
    if (isPair(contacts)) {
      const pinch = pinchOf(contacts)
      move(pinchedCrop(began, source, slot, { ...pinch, from: toSlot(pinch.from), to: toSlot(pinch.to) }))
    } else if (first) {
      move(
        panned(began, source, slot, {
          x: (first.to.x - first.from.x) / area.scale,
          y: (first.to.y - first.from.y) / area.scale,
        }),
      )
    }
  }

  const stopContacts = followContacts(host, {
    onMove: follow,
    onChange: (contacts) => {
      began = placement
      if (contacts.length === 0) {
        finish(placement)
      }
    },
  })
  const stopListening = listen(host, {
    wheel: (event) => {
      event.preventDefault()
      const box = host.getBoundingClientRect()
      const at = toSlot({ x: event.clientX - box.left, y: event.clientY - box.top })
      finish(zoomed(placement, source, slot, Math.exp(-event.deltaY / 500), at))
    },
    touchmove: (event) => event.preventDefault(),
    contextmenu: (event) => event.preventDefault(),
    keydown: (event) => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key]
      if (act) {
        event.preventDefault()
        act(hands, event.shiftKey ? KEY_STEP / 10 : KEY_STEP)
      }
    },
  })

  const observer = new ResizeObserver(() => {
    area = frameOf(host, slot)
    layers.place(area, placement, natural, false)
  })
  observer.observe(host)
  layers.place(area, placement, natural, false)

  const hands: CropView = {
    turn: (by) => finish(turned(placement, source, slot, by)),
    flip: (axis) => finish(flipped(placement, axis)),
    angle: (degrees) => finish(angled(placement, source, slot, degrees)),
    zoom: (factor) => finish(zoomed(placement, source, slot, factor)),
    nudge: (by) => finish(panned(placement, source, slot, { x: by.x * slot.width, y: by.y * slot.height })),
    reset: () =>
      finish({ ...placement, crop: coverCrop(source, slot, 0, subject.focus), turns: 0, flip: 'none', angle: 0 }),
    placement: () => placement,
    dispose() {
      cancelAnimationFrame(frame)
      observer.disconnect()
      stopContacts()
      stopListening()
      layers.remove()
    },
  }
  return hands
}

/** Keys while the crop view has the focus. Arrows move the photo, as a finger would. */
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

/** Where the slot's frame stands on the crop view: css px per slot mm, and its top left. */
interface FrameArea extends Size {
  readonly scale: number
  readonly left: number
  readonly top: number
}

function frameOf(host: HTMLElement, slot: Size): FrameArea {
  const width = Math.max(1, host.clientWidth)
  const height = Math.max(1, host.clientHeight)
  const scale = Math.max(1e-3, Math.min((width - 2 * MARGIN) / slot.width, (height - 2 * MARGIN) / slot.height))
  return {
    width,
    height,
    scale,
    left: (width - slot.width * scale) / 2,
    top: (height - slot.height * scale) / 2,
  }
}

interface Layers {
  /** `moving`: a finger is on it, the compositor may show it less sharp. */
  place(area: FrameArea, placement: Placement, natural: Size, moving: boolean): void
  remove(): void
}

/** The photo, and above it the frame whose surroundings are dimmed by 60 %. */
function buildLayers(host: HTMLElement, picture: CropViewOptions['picture'], { slot, radius }: CropSubject): Layers {
  const page = host.ownerDocument
  const root = page.createElement('div')
  root.style.cssText = 'position:absolute;inset:0;overflow:hidden;pointer-events:none;'
  const photo = picture instanceof HTMLImageElement ? page.createElement('img') : copyOf(picture)
  if (photo instanceof HTMLImageElement && picture instanceof HTMLImageElement) {
    photo.src = picture.src
  }
  photo.setAttribute('aria-hidden', 'true')
  if (photo instanceof HTMLImageElement) {
    photo.alt = ''
    photo.draggable = false
  }
  photo.style.cssText = 'position:absolute;left:0;top:0;max-width:none;transform-origin:0 0;'
  const frame = page.createElement('div')
  frame.dataset['part'] = 'frame'
  frame.style.cssText =
    'position:absolute;box-shadow:0 0 0 4000px rgba(20,18,15,.6);outline:1.5px solid #fff;outline-offset:-1px;'
  root.append(photo, frame)
  host.append(root)
  return {
    place(area, placement, natural, moving) {
      const box = { x: area.left, y: area.top, width: slot.width * area.scale, height: slot.height * area.scale }
      // A layer of about the size that it is seen in: a compositor keeps one of its own size at every zoom otherwise.
      const size = { width: natural.width * layer(area, natural), height: natural.height * layer(area, natural) }
      photo.style.width = `${size.width}px`
      photo.style.height = `${size.height}px`
      photo.style.willChange = moving ? 'transform' : 'auto'
      photo.style.transform = `matrix(${photoMatrix({ ...placement, box }, size).join(',')})`
      frame.style.left = `${box.x}px`
      frame.style.top = `${box.y}px`
      frame.style.width = `${box.width}px`
      frame.style.height = `${box.height}px`
      frame.style.borderRadius = `${radius * area.scale}px`
    },
    remove() {
      root.remove()
      if (photo instanceof HTMLCanvasElement) {
        photo.width = 0
        photo.height = 0
      }
    },
  }
}

/** Css px of the photo's layer per picture px. */
function layer(area: FrameArea, natural: Size): number {
  return Math.max(area.width / natural.width, area.height / natural.height)
}

/** A canvas can stand in one place of a document only, so the crop view gets its own. */
function copyOf(picture: HTMLCanvasElement): HTMLCanvasElement {
  const copy = picture.ownerDocument.createElement('canvas')
  copy.width = picture.width
  copy.height = picture.height
  copy.getContext('2d')?.drawImage(picture, 0, 0)
  return copy
}

function naturalSize(picture: CropViewOptions['picture']): Size {
  return picture instanceof HTMLImageElement
    ? { width: picture.naturalWidth, height: picture.naturalHeight }
    : { width: picture.width, height: picture.height }
}
