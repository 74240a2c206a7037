import { countGraphemes, graphemesOf } from '../text/graphemes.ts'
import type { Design } from './design.ts'

/** Longest name of a design, in graphemes: as long as the title that it mostly goes by, so that a copy can say whose it is. */
export const DESIGN_NAME_MAX = 40

/** What a design is called in lists: by its own name, else by the title on its cover, else by its album. */
export function designName(of: { readonly own: string; readonly design: Design; readonly album: string }): string {
  return of.own || coverTitle(of.design) || of.album
}

/** The title that is printed on the cover, in one line; empty where there is none. */
function coverTitle({ pages }: Design): string {
  const cover = pages.find(({ kind }) => kind === 'cover')
  const title = cover?.captions.find(({ role }) => role === 'title')
  return title?.text.replace(/\s+/gu, ' ').trim() ?? ''
}

/** Why a design cannot be called that; nothing when it can. An empty name is none: the design goes by its cover again. */
export function refuseDesignName(name: string): 'design-name-too-long' | undefined {
  return countGraphemes(name) > DESIGN_NAME_MAX ? 'design-name-too-long' : undefined
}

/** The name of a copy: counted on from the original's, and cut before the number where both do not fit. */
export function nameOfCopy(name: string): string {
  const counted = /^(?<stem>.*\S)\s+(?<number>\d{1,3})$/u.exec(name)?.groups
  const number = ` ${Number(counted?.['number'] ?? 1) + 1}`
  const stem = graphemesOf(counted?.['stem'] ?? name).slice(0, DESIGN_NAME_MAX - number.length)
  return `${stem.join('').trim()}${number}`.trim()
}
