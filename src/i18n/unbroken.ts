/** The same words with no place in them where a line may end: a day, a number with its unit, a telephone number. */
export function unbroken(words: string): string {
  return words.replaceAll(/\s/g, NO_BREAK_SPACE).replaceAll(BETWEEN_SIGNS, WORD_JOINER)
}

const NO_BREAK_SPACE = '\u00a0'
const WORD_JOINER = '\u2060'
/** Before and behind whatever is neither a letter of ours nor a figure: a Chinese character, a dash. */
const BETWEEN_SIGNS = /(?<=\S)(?=[^\w\s.,:])|(?<=[^\w\s.,:])(?=\S)/g
