import { cdp } from 'vitest/browser'
import type { Point } from '../../../domain/geometry.ts'

/** A finger of the browser itself, with all that follows from it (scrolling, clicks); css px of this window. */
export async function fingers(
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
  at?: Point,
): Promise<void> {
  await send('Input.dispatchTouchEvent', { type, touchPoints: at ? [inWindow(at)] : [] })
}

/** The mouse of the browser itself, its left button held until it is released; css px of this window. */
export async function mouse(type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: Point): Promise<void> {
  const buttons = type === 'mouseReleased' ? 0 : 1
  await send('Input.dispatchMouseEvent', { type, ...inWindow(at), button: 'left', buttons, clickCount: 1 })
}

async function send(method: string, params: object): Promise<void> {
  const session = cdp() as unknown as { send(method: string, params: object): Promise<unknown> }
  await session.send(method, params)
}

/** The tests run in a frame of the window. */
function inWindow({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = frame ? frame.width / window.innerWidth : 1
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale }
}
