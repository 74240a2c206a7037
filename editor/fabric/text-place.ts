import { Control, type Transform } from 'fabric/es'
import type { Box, Point } from '../../domain/geometry.ts'
import type { Gesture, SpreadContent, Viewport } from '../editor-port.ts'
import type { Scene } from '../scene/scene.ts'
import { CaptionObject, type PageObject } from './page-objects.ts'
import { type Guide, type Pull, placedBy, type Snaps } from './snapping.ts'
import type { SpreadCanvas } from './spread-canvas.ts'

interface Hand {
  readonly canvas: SpreadCanvas
  /** `undefined` while no text can be moved. */
  content(): SpreadContent | undefined
  view(): Viewport
  readonly accent: string
  onGesture(gesture: Gesture): void
}

/** What is caught is caught from so near, css px. */
const CATCH = 7

/** The chosen text, moved by a finger on it and pulled by its knobs; guides show while it is in the hand. */
export function textsInHand({ canvas, content: contentNow, view, accent, onGesture }: Hand) {
  let held: TextHold | undefined
  const hold = (pull: Pull) => {
    const content = contentNow()
    const page = content?.pages.find(({ pageId }) => pageId === content.selected?.pageId)
    const sprite = page?.scene.sprites.find(({ id }) => id === content?.selected?.id)
    if (!page || sprite?.kind !== 'text' || sprite.angle !== 0 || content?.safe === undefined) {
      return
    }
    const { pageId, scene, at } = page
    const { id, box } = sprite
    const onPlace = (to: Box, isHeld: boolean) =>
      onGesture({ kind: 'text.placed', pageId, captionId: id, from: box, to, isHeld })
    held = holdText({ box, scene, at, safe: content.safe, pull, reach: CATCH / view().scale, onPlace }, id)
    canvas.inHand = { cancel }
  }
  const letGo = (how: 'release' | 'cancel') => () => {
    const text = held
    held = undefined
    canvas.inHand = undefined
    text?.[how]()
    canvas.requestRenderAll()
  }
  const [release, cancel] = [letGo('release'), letGo('cancel')]
  return {
    controls: placeControls({ hold, follow: (by) => held?.follow(by), release }),
    /** A finger on the chosen text; css px. */
    hold(object: PageObject | undefined) {
      if (!(object instanceof CaptionObject) || object !== canvas.getActiveObject()) {
        return undefined
      }
      hold({ x: 0, y: 0 })
      const follow = ({ x, y }: Point) => held?.follow({ x: x / view().scale, y: y / view().scale })
      return held && { follow, release, cancel }
    },
    isHeld: () => held !== undefined,
    paint(ctx: CanvasRenderingContext2D) {
      if (held) {
        paintGuides(ctx, held, view(), accent)
      }
    },
  }
}

/** A text that is moved or pulled into shape on its page; spread mm. */
interface TextHold {
  /** By so much since it was held. */
  follow(by: Point): void
  release(): void
  /** It lies where it lay. */
  cancel(): void
  /** What it lines up with, and where its page is safe from the cutter; spread mm. */
  readonly guides: readonly Guide[]
  readonly safe: Box
}

interface Held {
  /** Where the text lies, page mm. */
  readonly box: Box
  readonly scene: Scene
  /** Where its page lies, spread mm. */
  readonly at: Point
  readonly safe: number
  readonly pull: Pull
  /** So near is caught, mm. */
  readonly reach: number
  /** `isHeld`: it is still in the hand. */
  onPlace(box: Box, isHeld: boolean): void
}

function holdText({ box, scene, at, safe, pull, reach, onPlace }: Held, id: string): TextHold {
  const page = { x: 0, y: 0, width: scene.width, height: scene.height }
  const inner = { x: safe, y: safe, width: scene.width - 2 * safe, height: scene.height - 2 * safe }
  const others = scene.sprites.flatMap((sprite) =>
    (sprite.kind === 'photo' || sprite.kind === 'blank' || (sprite.kind === 'text' && sprite.written)) &&
    sprite.id !== id
      ? [sprite.box]
      : [],
  )
  const snaps: Snaps = { page, safe: inner, others, reach }
  let now = box
  let guides: readonly Guide[] = []
  const onSpread = (of: Box): Box => ({ ...of, x: of.x + at.x, y: of.y + at.y })
  return {
    follow(by) {
      const placed = placedBy(box, pull, by, snaps)
      now = placed.box
      guides = placed.guides.map((guide) => ({
        ...guide,
        place: guide.place + (guide.along === 'x' ? at.y : at.x),
        from: guide.from + (guide.along === 'x' ? at.x : at.y),
        to: guide.to + (guide.along === 'x' ? at.x : at.y),
      }))
      onPlace(now, true)
    },
    release() {
      onPlace(now, false)
    },
    cancel() {
      onPlace(box, false)
    },
    get guides() {
      return guides
    },
    safe: onSpread(inner),
  }
}

/** What handles do; spread mm. */
interface PlaceHands {
  hold(pull: Pull): void
  follow(by: Point): void
  release(): void
}

/** Knobs at the sides and at the foot of a chosen text: its width breaks its lines, its height is its room. */
function placeControls(hands: PlaceHands): Record<string, Control> {
  let from: Point = { x: 0, y: 0 }
  const knob = (x: number, y: number, cursorStyle: string) =>
    new Control({
      // Beside the text: it is low, and a finger on it moves it.
      ...{ x, y, offsetX: Math.sign(x) * BESIDE, offsetY: Math.sign(y) * BESIDE, cursorStyle, actionName: 'place' },
      ...{ sizeX: 16, sizeY: 16, touchSizeX: TOUCH, touchSizeY: TOUCH },
      mouseDownHandler: (_event: unknown, _transform: Transform, left: number, top: number) => {
        from = { x: left, y: top }
        hands.hold({ x: Math.sign(x) as Pull['x'], y: Math.sign(y) as Pull['y'] })
        return false
      },
      actionHandler: (_event, _transform, left, top) => {
        hands.follow({ x: left - from.x, y: top - from.y })
        return false
      },
      mouseUpHandler: () => {
        hands.release()
        return false
      },
      render: (ctx, left, top) => paintKnob(ctx, left, top),
    })
  return {
    left: knob(-0.5, 0, 'ew-resize'),
    right: knob(0.5, 0, 'ew-resize'),
    foot: knob(0, 0.5, 'ns-resize'),
  }
}

/** A knob stands so far beside the text; a finger finds it from so far around; css px. */
const BESIDE = 12
const TOUCH = 32

function paintKnob(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  ctx.save()
  ctx.beginPath()
  ctx.arc(x, y, 7, 0, 2 * Math.PI)
  ctx.fillStyle = '#fff'
  ctx.fill()
  ctx.lineWidth = 2
  ctx.strokeStyle = '#1f1d1a'
  ctx.stroke()
  ctx.restore()
}

/** The safe part of the page, dashed, and what the text lines up with; css px. */
function paintGuides(
  ctx: CanvasRenderingContext2D,
  { safe, guides }: TextHold,
  { scale, left, top }: { readonly scale: number; readonly left: number; readonly top: number },
  accent: string,
): void {
  ctx.save()
  ctx.lineWidth = 1
  ctx.setLineDash([5, 4])
  ctx.strokeStyle = 'rgba(31, 29, 26, 0.55)'
  ctx.strokeRect(safe.x * scale + left, safe.y * scale + top, safe.width * scale, safe.height * scale)
  ctx.setLineDash([])
  ctx.lineWidth = 1.5
  ctx.strokeStyle = accent
  for (const { along, place, from, to } of guides) {
    ctx.beginPath()
    if (along === 'y') {
      ctx.moveTo(place * scale + left, from * scale + top)
      ctx.lineTo(place * scale + left, to * scale + top)
    } else {
      ctx.moveTo(from * scale + left, place * scale + top)
      ctx.lineTo(to * scale + left, place * scale + top)
    }
    ctx.stroke()
  }
  ctx.restore()
}
