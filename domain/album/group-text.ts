import { shortText } from './short-text.ts'

/**
 * How the texts of a group are shown (A§3 textShow, readings 16): `part` the first line of its description, shortened;
 * `full` all of it; `always` all of it, and an empty place to write where there is none.
 */
export const TEXT_SHOWS = ['always', 'part', 'full'] as const
export type TextShow = (typeof TEXT_SHOWS)[number]

/** What holds where nobody chose. */
export const USUAL_TEXT_SHOW: TextShow = 'full'

/** The description of a group as it is shown. */
export function shownText(description: string, textShow: TextShow = USUAL_TEXT_SHOW): string {
  return textShow === 'part' ? shortText(description) : description
}

/** At most so many texts for the layout of one group, of so many characters each. */
export const LAYOUT_TEXTS_MAX = { count: 60, length: 200 } as const

/** The texts of a layout from lines that somebody wrote, one a line; lines without a word say nothing. */
export function layoutTextsOf(lines: string): readonly string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
