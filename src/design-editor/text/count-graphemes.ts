const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Characters as people count them: an emoji is one. */
export function countGraphemes(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) {
    count += 1
  }
  return count
}
