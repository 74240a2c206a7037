import { createHash } from 'node:crypto'
import type { CDPSession } from 'playwright'
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node'
import type { Clip } from '../../.storybook/pictures.ts'
import { unpackOne } from './stored-pictures.ts'

type Page = BrowserCommandContext['page']
const sessions = new WeakMap<Page, Promise<CDPSession>>()

function sessionOf({ page, context }: BrowserCommandContext): Promise<CDPSession> {
  const session = sessions.get(page) ?? context.newCDPSession(page)
  sessions.set(page, session)
  return session
}

/**
 * SHA-256 of what a part of the page looks like, as PNG. Asked of Chromium itself: Playwright's own way looks first
 * whether an element moves, puts styles into every frame and sends the picture through the page, each time.
 */
export const hashOfPicture: BrowserCommand<[clip: Clip]> = async (context, clip) => {
  const session = await sessionOf(context)
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip: { ...clip, scale: 1 } })
  return createHash('sha256').update(Buffer.from(data, 'base64')).digest('hex')
}

/** Makes the stored picture one that the matcher can read. */
export const unpackPicture: BrowserCommand<[name: string]> = (_, name) => unpackOne(name)
