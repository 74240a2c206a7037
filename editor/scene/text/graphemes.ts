const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** What a reader counts as one character: a letter with its marks, a family emoji, a flag. */
export function graphemesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}
