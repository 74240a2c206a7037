import { cleanText } from '../../../domain/text/clean-text.ts'
import { graphemesOf } from '../../../domain/text/graphemes.ts'
import { unprintableIn } from '../../../domain/text/printable.ts'

/** Marks that look the same on paper as their plain forms. */
const ALIKE: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2212': '-',
  '\u2032': "'",
  '\u2033': '"',
  '\u2044': '/',
  '\u2215': '/',
}

/** `text` with every grapheme of `missing` in a form that can be printed, or without it. */
export function plainText(text: string, missing: readonly string[]): string {
  const plain = (grapheme: string) =>
    [ALIKE[grapheme] ?? '', grapheme.normalize('NFKC'), grapheme.normalize('NFKD').replace(/\p{M}/gu, '')].find(
      (form) => form.trim() !== '' && form !== grapheme && unprintableIn(form).length === 0,
    ) ?? ''
  const gone = new Set(missing)
  return graphemesOf(cleanText(text))
    .map((grapheme) => (gone.has(grapheme) ? plain(grapheme) : grapheme))
    .join('')
    .replace(/ {2,}/g, ' ')
}
