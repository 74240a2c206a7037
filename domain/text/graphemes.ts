/** Of no language: the phone, the shop and the print count the same wherever they run. */
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** What a reader counts as one character: a letter with its marks, a family emoji, a flag. */
export function graphemesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** Characters as a reader counts them: an emoji of a family is one. */
export function countGraphemes(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) {
    count += 1
  }
  return count
}
