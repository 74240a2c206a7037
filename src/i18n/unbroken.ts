/** The same words with no place in them where a line may end: a day, a number with its unit, a telephone number. */
export function unbroken(words: string): string {
  const letters = [...words.replaceAll(/\s/g, NO_BREAK_SPACE)]
  return letters.map((letter, at) => (isPartable(letters[at - 1], letter) ? WORD_JOINER : '') + letter).join('')
}

const NO_BREAK_SPACE = '\u00a0'
const WORD_JOINER = '\u2060'
/** Whatever is neither a letter of ours nor a figure: a Chinese character, a dash. A line may end before and behind it. */
const SIGN = /[^\w\s.,:]/

function isPartable(before: string | undefined, behind: string): boolean {
  return before !== undefined && !/\s/.test(before + behind) && SIGN.test(before + behind)
}
