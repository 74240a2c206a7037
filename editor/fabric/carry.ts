import type { Box, Point } from '../../domain/geometry.ts'
import type { Gesture, SpreadViewOptions, Viewport } from '../editor-port.ts'
import { type Ground, PhotoFrame } from './page-objects.ts'
import type { SpreadCanvas } from './spread-canvas.ts'

/** What is in the hand takes at most this share of the shorter side of the canvas, so that the pages are seen. */
const IN_HAND = 0.42
/** Over a place it takes at most this share of that, but so many css px, as over the strip: what it would change places with is seen, and lit. */
const OVER_PLACE = 0.66
const SMALLEST = 56
/** A photo that is seen close is not painted in more device px than these. */
const MAX_PIXELS = 1_000_000
/** So far a finger moves that means to rest, css px. */
const TREMBLE = 9

interface CarrySetup {
  readonly canvas: SpreadCanvas
  readonly host: HTMLElement
  view(): Viewport
  /** Puts every object back where the design has it. */
  restore(): void
  onGesture: SpreadViewOptions['onGesture']
}

/** A photo in the hand. It floats above all of the window as a picture of its own: other pages may come and go below it. */
export interface Carry {
  /** `frame` follows the contact that pressed at `event`, until that lifts. */
  lift(frame: PhotoFrame, event: PointerEvent): void
  /** Other pages lie below the finger, which has not moved. */
  follow(): void
  /** Pictures have come. */
  repaint(): void
  /** It lies in its place again, as if it had not been touched. */
  drop(): void
}

export function carry({ canvas, host, view, restore, onGesture }: CarrySetup): Carry {
  const { ownerDocument } = host
  let held: Held | undefined

  const isOnCanvas = ({ x, y }: Point): boolean => {
    const { left, top, right, bottom } = host.getBoundingClientRect()
    return x >= left && x <= right && y >= top && y <= bottom
  }
  /** What is meant there: what is cut off by the edges of the canvas is not, and a text lets through to what it lies on. */
  const below = (at: Point): PhotoFrame | Ground | undefined =>
    isOnCanvas(at) ? canvas.paperAt(new MouseEvent('mousemove', { clientX: at.x, clientY: at.y })) : undefined
  const over = ({ at, frame }: Held, object = below(at)): Over => {
    if (object instanceof PhotoFrame) {
      return { kind: 'slot', at: object.at }
    }
    return object && object.pageId !== frame.at.pageId ? { kind: 'page', pageId: object.pageId } : undefined
  }
  /** How large it is in the hand over that, css px of its longer side. */
  const mostOver = (at: Point, object: PhotoFrame | Ground | undefined): number => {
    if (!isOnCanvas(at)) {
      return SMALLEST
    }
    const most = IN_HAND * Math.min(host.clientWidth, host.clientHeight)
    const place = object instanceof PhotoFrame ? Math.min(object.width, object.height) * view().scale : most
    return Math.min(most, Math.max(SMALLEST, OVER_PLACE * place))
  }
  /** It is where the finger is, and says so. */
  const tell = (now: Held) => {
    const { frame, picture, at, isInPlace } = now
    const object = isInPlace ? undefined : below(at)
    picture.follow(at, isInPlace ? undefined : mostOver(at, object))
    onGesture({ kind: 'photo.carried', from: frame.at, at, over: isInPlace ? undefined : over(now, object) })
  }

  const move = (event: PointerEvent) => {
    if (held?.pointerId !== event.pointerId) {
      return
    }
    held.at = clientPoint(event)
    held.isInPlace &&= Math.hypot(held.at.x - held.from.x, held.at.y - held.from.y) <= TREMBLE
    tell(held)
  }
  const letGo = (): Held | undefined => {
    const now = held
    held = undefined
    if (now) {
      ownerDocument.removeEventListener('pointermove', move)
      ownerDocument.removeEventListener('pointerup', up)
      ownerDocument.removeEventListener('pointercancel', lost)
      now.picture.element.remove()
      canvas.letGo()
      restore()
    }
    return now
  }
  const up = (event: PointerEvent) => {
    if (held?.pointerId !== event.pointerId) {
      return
    }
    held.at = clientPoint(event)
    const onto = over(held)
    const { frame, at, isInPlace } = letGo() as Held
    onGesture(
      isInPlace
        ? { kind: 'photo.put back', at: frame.at }
        : onto?.kind === 'slot'
          ? { kind: 'photo.dragged', from: frame.at, to: onto.at }
          : { kind: 'photo.let go', from: frame.at, at, onto: onto?.pageId },
    )
  }
  const lost = ({ pointerId }: PointerEvent) => {
    if (held?.pointerId === pointerId) {
      drop()
    }
  }
  const drop = () => {
    const now = letGo()
    if (now) {
      onGesture({ kind: 'photo.let go', from: now.frame.at, at: NOWHERE, onto: undefined })
    }
  }

  return {
    lift(frame, event) {
      drop()
      const { scale, left, top } = view()
      const corner = host.getBoundingClientRect()
      const box: Box = {
        x: corner.left + left + (frame.left - frame.width / 2) * scale,
        y: corner.top + top + (frame.top - frame.height / 2) * scale,
        ...{ width: frame.width * scale, height: frame.height * scale },
      }
      const at = clientPoint(event)
      const picture = floating(frame, { box, at })
      ownerDocument.body.append(picture.element)
      held = { frame, picture, at, from: at, pointerId: event.pointerId, isInPlace: true }
      canvas.lift(frame)
      ownerDocument.addEventListener('pointermove', move)
      ownerDocument.addEventListener('pointerup', up)
      ownerDocument.addEventListener('pointercancel', lost)
      tell(held)
    },
    follow() {
      if (held) {
        tell(held)
      }
    },
    repaint() {
      held?.picture.paint()
    },
    drop,
  }
}

type Over = Extract<Gesture, { kind: 'photo.carried' }>['over']

interface Held {
  readonly frame: PhotoFrame
  readonly picture: ReturnType<typeof floating>
  readonly pointerId: number
  readonly from: Point
  at: Point
  /** It never left its place, but for what a resting finger trembles. */
  isInPlace: boolean
}

interface Floats {
  /** Where the frame is seen, client px. */
  readonly box: Box
  /** Where it is held. */
  readonly at: Point
}

/** The frame as a picture that goes with the finger. */
function floating(frame: PhotoFrame, { box, at }: Floats) {
  const element = document.createElement('canvas')
  const ratio = Math.min(window.devicePixelRatio || 1, Math.sqrt(MAX_PIXELS / (box.width * box.height)))
  element.width = Math.max(1, Math.round(box.width * ratio))
  element.height = Math.max(1, Math.round(box.height * ratio))
  element.dataset['carried'] = ''
  element.setAttribute('aria-hidden', 'true')
  const grip = { x: at.x - box.x, y: at.y - box.y }
  element.style.cssText = `position:fixed;z-index:10;left:0;top:0;width:${box.width}px;height:${box.height}px;
    transform-origin:${grip.x}px ${grip.y}px;pointer-events:none;opacity:0.9;box-shadow:0 6px 24px rgba(0,0,0,0.35);`
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.style.transition = 'scale 120ms ease-out'
  }
  const paint = () => {
    const ctx = element.getContext('2d')
    ctx?.setTransform(1, 0, 0, 1, 0, 0)
    ctx?.clearRect(0, 0, element.width, element.height)
    if (ctx) {
      frame.paintAlone(ctx, element.width / frame.width)
    }
  }
  /** Its longer side has `most` css px at most. */
  const follow = (to: Point, most = Number.POSITIVE_INFINITY) => {
    element.style.translate = `${to.x - grip.x}px ${to.y - grip.y}px`
    element.style.scale = String(Math.min(1, most / Math.max(box.width, box.height)))
  }
  paint()
  follow(at)
  return { element, paint, follow }
}

const NOWHERE: Point = { x: -1, y: -1 }

function clientPoint({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}
