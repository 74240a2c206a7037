import { Control, type Transform, type TransformActionHandler } from 'fabric/es'
import type { Point } from '../../domain/geometry.ts'

/** What a control does to the photo: fingers hold it, follow the pointer (spread mm), let go. */
export interface ControlHands {
  hold(): void
  /** About the middle of the frame, since it was held: so many times as large, turned clockwise by so many degrees. */
  follow(scale: number, turn: number): void
  release(): void
}

/** A finger finds a control from so far around it, css px. */
const TOUCH = 44
/** The turn handle stands so far below the frame, css px. */
const TURN_HANDLE = 30

/** Four corners that zoom, a handle that turns: all about the middle of the frame. */
export function cropControls(hands: ControlHands): Record<string, Control> {
  let from: Point = { x: 0, y: 0 }
  const follow =
    (what: (from: Point, to: Point) => readonly [scale: number, turn: number]): TransformActionHandler =>
    (_event, { target }, x, y) => {
      hands.follow(...what(from, { x: x - target.left, y: y - target.top }))
      // Nothing of Fabric's object changes: the photo moves, not its frame.
      return false
    }
  const held = {
    ...{ sizeX: 26, sizeY: 26, touchSizeX: TOUCH, touchSizeY: TOUCH },
    mouseDownHandler: (_event: unknown, { target }: Transform, x: number, y: number) => {
      from = { x: x - target.left, y: y - target.top }
      hands.hold()
      return false
    },
    mouseUpHandler: () => {
      hands.release()
      return false
    },
  }
  const corner = (x: number, y: number) =>
    new Control({
      ...{ x, y, cursorStyle: x === y ? 'nwse-resize' : 'nesw-resize', actionName: 'zoom' },
      ...held,
      actionHandler: follow((a, b) => [length(b) / Math.max(1e-6, length(a)), 0]),
      render: (ctx, left, top) => paintCorner(ctx, { x: left, y: top }, { x: Math.sign(x), y: Math.sign(y) }),
    })
  return {
    topLeft: corner(-0.5, -0.5),
    topRight: corner(0.5, -0.5),
    bottomRight: corner(0.5, 0.5),
    bottomLeft: corner(-0.5, 0.5),
    turn: new Control({
      ...{ x: 0, y: 0.5, offsetY: TURN_HANDLE, cursorStyle: 'grab', actionName: 'turn' },
      ...held,
      actionHandler: follow((a, b) => [1, degrees(Math.atan2(b.y, b.x) - Math.atan2(a.y, a.x))]),
      render: (ctx, x, y) => paintTurn(ctx, { x, y }),
    }),
  }
}

function length({ x, y }: Point): number {
  return Math.sqrt(x * x + y * y)
}

/** The shortest way round. */
function degrees(radians: number): number {
  const turn = (radians * 180) / Math.PI
  return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
}

/** The arms of a corner, css px. */
const ARM = 18

function paintCorner(ctx: CanvasRenderingContext2D, at: Point, side: Point): void {
  ctx.save()
  ctx.lineWidth = 4
  ctx.strokeStyle = '#fff'
  ctx.beginPath()
  ctx.moveTo(at.x - side.x * ARM, at.y)
  ctx.lineTo(at.x, at.y)
  ctx.lineTo(at.x, at.y - side.y * ARM)
  ctx.stroke()
  ctx.restore()
}

/** A white knob with an arrow that goes round. */
function paintTurn(ctx: CanvasRenderingContext2D, { x, y }: Point): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.fillStyle = '#fff'
  ctx.beginPath()
  ctx.arc(0, 0, 13, 0, 2 * Math.PI)
  ctx.fill()
  ctx.strokeStyle = '#1f1d1a'
  ctx.lineWidth = 2
  ctx.beginPath()
  ctx.arc(0, 0, 6, -0.2 * Math.PI, 1.3 * Math.PI)
  ctx.stroke()
  ctx.fillStyle = '#1f1d1a'
  ctx.beginPath()
  ctx.moveTo(2.5, -8.5)
  ctx.lineTo(8.5, -3.5)
  ctx.lineTo(1.5, -1)
  ctx.fill()
  ctx.restore()
}
