import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../../chromium.ts'

/** The browser that wrote the pictures: another one draws letters and edges a little otherwise. */
export const WRITTEN_BY = join(import.meta.dirname, '..', '..', '.storybook', 'pictures', 'written-by.txt')

/** `Chromium 156`, or nothing where no browser is installed. */
export function browserOfPictures(): string {
  const path = findChromium()
  const said = path ? execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }) : ''
  return /Chromium \d+/.exec(said)?.[0] ?? ''
}

/** What the stories do with their pictures: `write` them when asked, else `compare`; `none` in another browser, said aloud. */
export function pictureMode(): string {
  if (process.env['STORY_PICTURES'] === 'write') {
    return 'write'
  }
  const by = existsSync(WRITTEN_BY) ? readFileSync(WRITTEN_BY, 'utf8').trim() : ''
  const here = browserOfPictures()
  if (by !== here) {
    console.warn(`pictures of stories are not compared: written by ${by || 'nobody'}, this is ${here || 'no Chromium'}`)
    return 'none'
  }
  return 'compare'
}
