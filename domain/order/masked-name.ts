const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A name of which only the first character is shown, and not how long it is: `王**` (`safety` 17). */
export function maskedName(name: string): string {
  const [first] = graphemes.segment(name.trim())
  return first ? `${first.segment}**` : ''
}
