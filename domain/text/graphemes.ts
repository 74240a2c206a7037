let made: Intl.Segmenter | undefined

/** Of no language: the phone, the shop and the print count the same wherever they run. Made for the first text that needs it: on a phone it takes as long as a screen. */
function segmenter(): Intl.Segmenter {
  made ??= new Intl.Segmenter('und', { granularity: 'grapheme' })
  return made
}

/** Of these each is a character by itself, whatever stands beside it: printable ASCII, line feeds, Chinese with its punctuation. */
const ALONE = /^[\n\x20-\x7e\u2018-\u201d\u2026\u3000-\u3029\u4e00-\u9fff\uff01-\uff5e]*$/u

/** What a reader counts as one character: a letter with its marks, a family emoji, a flag. */
export function graphemesOf(text: string): string[] {
  // The segmenter takes longer than all else that is done to a text while it is typed.
  if (ALONE.test(text)) {
    return text.split('')
  }
  return [...segmenter().segment(text)].map(({ segment }) => segment)
}

/** Characters as a reader counts them: an emoji of a family is one. */
export function countGraphemes(text: string): number {
  if (ALONE.test(text)) {
    return text.length
  }
  let count = 0
  for (const _ of segmenter().segment(text)) {
    count += 1
  }
  return count
}
