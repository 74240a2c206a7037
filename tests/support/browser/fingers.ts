import { cdp } from 'vitest/browser'
import type { Point } from '../../../domain/geometry.ts'

/** A finger of the browser itself, with all that follows from it (scrolling, clicks); css px of this window. */
export async function fingers(type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect()
  const session = cdp() as unknown as { send(method: string, params: object): Promise<unknown> }
  const scale = frame ? frame.width / window.innerWidth : 1
  const touchPoints = at ? [{ x: (frame?.left ?? 0) + at.x * scale, y: (frame?.top ?? 0) + at.y * scale }] : []
  await session.send('Input.dispatchTouchEvent', { type, touchPoints })
}
