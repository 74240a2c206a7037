import { graphemesOf } from '../../../domain/text/graphemes.ts'
import type { FontBook } from '../font-book.ts'
import { cleanText } from './clean-text.ts'
import { faceChain, faceFor, surelyHolds, type TypeFace } from './faces.ts'

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

/** `text` with every grapheme of `missing` in a form that the shop's faces have, or without it. */
export function plainText(text: string, missing: readonly string[], type: TypeFace, fonts: FontBook): string {
  const chain = faceChain(type)
  const has = (part: string) =>
    graphemesOf(part).every((grapheme) => {
      const codepoints = [...grapheme].map((character) => character.codePointAt(0) ?? 0)
      // Glyphs that nobody asked for yet may not be here; what every such face holds needs no look.
      const sure = chain.some((face) => codepoints.every((codepoint) => surelyHolds(face, codepoint)))
      return sure || faceFor(fonts, chain, codepoints) !== undefined
    })
  const plain = (grapheme: string) =>
    [ALIKE[grapheme] ?? '', grapheme.normalize('NFKC'), grapheme.normalize('NFKD').replace(/\p{M}/gu, '')].find(
      (form) => form !== '' && form !== grapheme && has(form),
    ) ?? ''
  const gone = new Set(missing)
  return graphemesOf(cleanText(text))
    .map((grapheme) => (gone.has(grapheme) ? plain(grapheme) : grapheme))
    .join('')
    .replace(/ {2,}/g, ' ')
}
