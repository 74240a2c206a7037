import type { Locator, Page } from '@playwright/test'
import type { Point } from '../../domain/geometry.ts'
import { middleOf } from './shopper-steps.ts'

/** Fingers of the browser itself, with all that follows from them; css px of the window. */
export interface Fingers {
  down(...at: readonly Point[]): Promise<void>
  move(...at: readonly Point[]): Promise<void>
  up(): Promise<void>
  /** One finger that comes to rest before it lifts, after `meanwhile`: behind a flick Chromium drops the next tap. */
  drag(from: Point, to: Point, meanwhile?: () => Promise<void>): Promise<void>
  /** What an input method composes at the caret, and what it puts there in the end. */
  compose(text: string): Promise<void>
  insert(text: string): Promise<void>
}

const STEPS = 16

export async function fingersOn(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page)
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Point[]) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(({ x, y }, id) => ({ x, y, id })) })
  }
  const hand: Fingers = {
    down: (...at) => send('touchStart', at),
    move: (...at) => send('touchMove', at),
    up: () => send('touchEnd', []),
    async drag(from, to, meanwhile) {
      await hand.down(from)
      for (let step = 1; step <= STEPS; step++) {
        const share = 1 - (1 - step / STEPS) ** 3
        await hand.move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
      }
      await meanwhile?.()
      await hand.up()
    },
    async compose(text) {
      const { length } = text
      await session.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length })
    },
    async insert(text) {
      await session.send('Input.insertText', { text })
    },
  }
  return hand
}

/** A point so far from the middle of something. */
export async function beside(item: Locator, by: Partial<Point>): Promise<Point> {
  const { x, y } = await middleOf(item)
  return { x: x + (by.x ?? 0), y: y + (by.y ?? 0) }
}
