/**
 * A text as it is set: composed, one kind of line end, without characters that draw nothing. The sign that asks for the
 * picture of a character stays (☀️ is not ☀).
 *
 * Stray spaces around Chinese punctuation are dropped, so that a closing mark never stands alone behind a space.
 */
export function cleanText(text: string): string {
  const known = kept.get(text)
  if (known !== undefined) {
    return known
  }
  const clean = cleaned(text)
  if (kept.size >= KEPT) {
    kept.clear()
  }
  kept.set(text, clean)
  return clean
}

/** With every key the text that is typed is asked for by all who measure, break and place it. */
const KEPT = 8
const kept = new Map<string, string>()

function cleaned(text: string): string {
  return (
    withoutUnseen(text.normalize('NFC'))
      .replace(/[ \u3000]+(?=[，。、；：！？）》〉」』】〕])/gu, '')
      // Latin has these too, and its spaces before them are meant.
      .replace(/([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[ \u3000]+(?=[”’…])/gu, '$1')
      .replace(/([（《〈「『【〔])[ \u3000]+/gu, '$1')
      .replace(/([，。、；：！？）》〉」』】〕]) +/gu, '$1')
      .replace(/ +(?=[（《〈「『【〔])/gu, '')
      .replace(/ +(?=\n|$)/gu, '')
  )
}

/**
 * A text as it is taken from a keyboard or a clipboard: with what somebody sees of it, and nothing else. A mark of direction
 * or a tab out of a chat would have it refused, and nobody could see why.
 */
export function takenText(text: string): string {
  return withoutUnseen(text).replace(NO_CHARACTER, '')
}

/** Halves of characters, and places where none is. */
const NO_CHARACTER = /[\p{Cs}\ufff9-\uffff]/gu

function withoutUnseen(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/gu, '\n')
    .replace(/\t/gu, ' ')
    .replace(INVISIBLE, '')
}

/** Controls, soft hyphens, directional marks and variation selectors: they steer other systems and draw nothing here. */
const INVISIBLE =
  /(?!\n)\p{Cc}|(?!\ufe0f)\p{Variation_Selector}|[\u00ad\u200b\u200e\u200f\u2060\u202a-\u202e\u2066-\u2069\ufeff]/gu
