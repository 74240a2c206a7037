import type { Placement } from '../../domain/design/design.ts'
import {
  angled,
  clampPlacement,
  coverCrop,
  flipped,
  type Pinch,
  panned,
  toSource,
  turned,
  zoomed,
  zoomOf,
} from '../../domain/design/placing/crop.ts'
import type { Box, Point } from '../../domain/geometry.ts'
import type { CropOptions, CropView } from '../editor-port.ts'
import { applied } from '../scene/matrix.ts'
import { photoMatrix } from '../scene/photo-matrix.ts'
import type { PhotoSprite } from '../scene/scene.ts'
import { cropControls } from './crop-controls.ts'
import { cropLayers, type Give } from './crop-layers.ts'
import { pinchedCrop } from './crop-pinch.ts'
import type { PhotoFrame } from './page-objects.ts'
import type { SpreadCanvas } from './spread-canvas.ts'

/** While the photo moves, the words beside it follow this often, ms: what reads them is slower than a frame. */
const REPORT_EVERY = 90

/** Where a photo is cropped. */
export interface CropPlace {
  readonly canvas: SpreadCanvas
  readonly frame: PhotoFrame
  readonly sprite: PhotoSprite
  /** The frame as it is seen, css px of the canvas. */
  area(): Box
  /** The top left of the canvas, client px. */
  corner(): Point
}

/** A crop that is told when its frame is seen elsewhere. */
export interface CropMode extends CropView {
  placeAnew(): void
}

/**
 * Crops a photo in its frame on the page.
 *
 * Fabric has the frame as its active object, with controls of its own; the photo is two layers between Fabric's canvases.
 * Every movement is computed from where the gesture began, by `domain/design/placing/crop.ts`, so the frame is always
 * covered; where the photo can go no further it gives a little, until it is let go.
 */
export function enterCrop(place: CropPlace, { picture, subject, onChange }: CropOptions): CropMode {
  const { canvas, frame, sprite } = place
  const { source, maxZoom, over } = subject
  const frameSize = sprite.box
  /** What the photo covers: its frame; of a half, both. Everything is reckoned in it. */
  const slot = over?.size ?? frameSize
  const frameAt = over?.at ?? { x: 0, y: 0 }
  const middle = { x: frameAt.x + frameSize.width / 2, y: frameAt.y + frameSize.height / 2 }
  const layers = cropLayers(picture, sprite, { parent: canvas.wrapperEl, before: canvas.upperCanvasEl })
  let placement = clampPlacement(over?.whole(subject.placement) ?? subject.placement, source, slot)
  /** As it lies in the frame. */
  const inFrame = () => over?.half(placement) ?? placement
  let began = placement
  let give: Give | undefined
  /** Read once in a gesture: the canvas stays where it is meanwhile. */
  let corner: Point = place.corner()
  let next = 0
  let late = 0
  let reported = Number.NEGATIVE_INFINITY

  /** Zoomed back to the most that is allowed. */
  const within = (wished: Placement): Placement => {
    const zoom = maxZoom === undefined ? 1 : zoomOf(wished, source, slot)
    return maxZoom !== undefined && zoom > maxZoom ? zoomed(wished, source, slot, maxZoom / zoom) : wished
  }
  let area = place.area()
  const placeNow = () => layers.place(inFrame(), give)
  const lay = () => {
    area = place.area()
    layers.fit(area)
    placeNow()
  }
  const perMm = () => area.width / frameSize.width

  /** Puts the layers where they belong at the next frame, once, and tells. */
  const move = (wished: Placement, given?: Give) => {
    placement = within(wished)
    give = given
    next ||= requestAnimationFrame((now) => {
      next = 0
      placeNow()
      if (now - reported >= REPORT_EVERY) {
        reported = now
        onChange(inFrame())
      } else {
        // Fingers that come to rest are told of where they are, too.
        late ||= window.setTimeout(() => {
          late = 0
          reported = performance.now()
          onChange(inFrame())
        }, REPORT_EVERY)
      }
    })
  }
  const stopMoving = () => {
    cancelAnimationFrame(next)
    window.clearTimeout(late)
    next = 0
    late = 0
  }
  const finish = (wished: Placement) => {
    stopMoving()
    placement = within(wished)
    began = placement
    give = undefined
    placeNow()
    onChange(inFrame())
  }
  const hold = () => {
    began = placement
    corner = place.corner()
    layers.hold(true)
    canvas.ignoresMoves = !canvas.isOnControl()
  }
  const release = () => {
    canvas.ignoresMoves = false
    layers.hold(false)
    finish(placement)
  }
  const toFrame = (point: Point): Point => {
    return { x: (point.x - corner.x - area.x) / perMm(), y: (point.y - corner.y - area.y) / perMm() }
  }
  const toSlot = (point: Point): Point => {
    const { x, y } = toFrame(point)
    return { x: x + frameAt.x, y: y + frameAt.y }
  }
  /** How far the photo is seen from where it may lie: less and less of what the fingers wish beyond that. */
  const giveFor = (to: Placement, { from, to: at, scale }: Pinch): Give => {
    const painted = photoMatrix({ ...to, box: { ...slot, x: 0, y: 0 } }, source)
    const lies = applied(painted, toSource(began, source, slot, from))
    const turns = to.angle !== began.angle || to.turns !== began.turns
    const unmet = turns ? 1 : (scale * to.crop.width) / began.crop.width
    return {
      by: {
        x: yielded(at.x - lies.x, frameSize.width) * perMm(),
        y: yielded(at.y - lies.y, frameSize.height) * perMm(),
      },
      scale: unmet ** 0.25,
      at: { x: (at.x - frameAt.x) * perMm(), y: (at.y - frameAt.y) * perMm() },
    }
  }
  const follow = (pinch: Pinch) => {
    const { from, to, scale, turn } = pinch
    const isPan = scale === 1 && turn === 0
    const by = { x: to.x - from.x, y: to.y - from.y }
    const wished = within(isPan ? panned(began, source, slot, by) : pinchedCrop(began, source, slot, pinch))
    move(wished, giveFor(wished, pinch))
  }

  const { controls, borderColor, borderScaleFactor, hoverCursor } = frame
  frame.set({ hasControls: true, borderColor: '#fff', borderScaleFactor: 1, hoverCursor: 'grab' })
  frame.controls = cropControls({
    hold,
    follow: (scale, turn) => follow({ from: middle, to: middle, scale, turn }),
    release,
  })
  canvas.setActiveObject(frame)
  frame.setCoords()
  canvas.upperCanvasEl.addEventListener('pointercancel', release)
  lay()

  return {
    turn: (by) => finish(turned(placement, source, slot, by)),
    flip: (axis) => finish(flipped(placement, axis)),
    angle: (degrees) => finish(angled(placement, source, slot, degrees)),
    zoom: (factor) => finish(zoomed(placement, source, slot, factor, middle)),
    nudge: (by) => finish(panned(placement, source, slot, { x: by.x * frameSize.width, y: by.y * frameSize.height })),
    reset: () =>
      finish({ ...placement, crop: coverCrop(source, slot, 0, subject.focus), turns: 0, flip: 'none', angle: 0 }),
    placement: inFrame,
    show: layers.show,
    hands: {
      isOnControl: () => canvas.isOnControl(),
      isOutside(point) {
        corner = place.corner()
        const { x, y } = toFrame(point)
        return x < 0 || y < 0 || x > frameSize.width || y > frameSize.height
      },
      hold,
      follow: (pinch) => follow({ ...pinch, from: toSlot(pinch.from), to: toSlot(pinch.to) }),
      release,
      zoom(at, factor) {
        corner = place.corner()
        finish(zoomed(placement, source, slot, factor, toSlot(at)))
      },
    },
    placeAnew: lay,
    leave() {
      stopMoving()
      canvas.ignoresMoves = false
      canvas.upperCanvasEl.removeEventListener('pointercancel', release)
      frame.set({ hasControls: false, borderColor, borderScaleFactor, hoverCursor })
      frame.controls = controls
      canvas.paintSoon()
      // After the canvas below is painted as the crop left it: nothing flashes.
      requestAnimationFrame(() => layers.remove())
    },
  }
}

/** What is seen of `beyond`, less and less of it: never more than this share of `size`. */
function yielded(beyond: number, size: number): number {
  return Math.sign(beyond) * MOST * size * (1 - 1 / (Math.abs(beyond) / size + 1))
}

const MOST = 0.4
