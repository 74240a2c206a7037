import { holds } from './coverage.ts'
import { emojiName, isPictureFirst } from './emoji.ts'
import { type FontFamily, type PrintFamily, pairedWith } from './type-families.ts'

/** What draws a grapheme: a family, or the picture of an emoji. */
export type DrawnBy =
  | { readonly kind: 'family'; readonly family: PrintFamily; readonly codepoints: readonly number[] }
  | { readonly kind: 'emoji'; readonly name: string }

/** What stands in for any family, in this order: the other letters of Europe, then Chinese, Korean, Japanese. */
export const STAND_INS = [
  'open-sans',
  'noto-sans',
  'noto-sans-sc',
  'noto-sans-tc',
  'nanum-gothic',
  'biz-udpgothic',
] as const

/** Kana; one の may be an ornament in a Chinese text (優の良品). */
const JAPANESE = /[\u3041-\u306d\u306f-\u30fa\uff66-\uff9d]|の.*の/su

/**
 * Families to look for the characters of a text in, in this order, when it is set in `family`. Ideographs have forms of
 * their own in Japanese: a text with kana is set in those.
 */
export function familyChain(family: FontFamily, text: string): readonly PrintFamily[] {
  const first: readonly PrintFamily[] = JAPANESE.test(text) ? ['biz-udpgothic'] : []
  return [...new Set<PrintFamily>([family, ...first, ...pairedWith(family), ...STAND_INS])]
}

/** Commas and stops: Cactus sets them in the middle of their square, which Simplified text does not do. */
const STOP = /[、。，．：；！？]/u

/** Ideographs, kana and their marks. */
const IDEOGRAPH = /[\p{Script=Han}\u3041-\u30ff\uff66-\uff9f]/u

/** Signs of Latin and of Chinese texts alike, which some families set in a square. */
const QUOTE = /[‘’“”…·]/u
const SQUARE_QUOTES = /^noto-sans-[st]c|^zcool/
/** Phones write the apostrophe of "Zoë’s" as a quote; between letters it is one in a Chinese text as well. */
const APOSTROPHE = /\p{sc=Latn}’\p{sc=Latn}/u

/** Scripts of letters, each by its letters with their marks; forms a square wide are of the Chinese families. */
const LETTERS = ['Latn', 'Grek', 'Cyrl', 'Hang'].map(
  (script) => new RegExp(`(?![\uff00-\uffef])(?=\\p{L})\\p{sc=${script}}\\p{M}*`, 'gu'),
)

/** Spaces, numbers and signs, which belong to no script: they are set as the letters are that they stand with. */
const SIGN = /^[\s\p{Nd}\p{P}\p{S}]$/u

/**
 * What draws the graphemes of a clean text. A family that lacks a single letter or ideograph of a script draws none of
 * them where another has all, so that no word is written by two hands; of ideographs the Noto families share theirs.
 */
export function drawnIn(text: string, families: readonly PrintFamily[]): (grapheme: string) => DrawnBy | undefined {
  const ideographs = [...new Set(text)].filter((sign) => IDEOGRAPH.test(sign)).map((sign) => sign.codePointAt(0) ?? 0)
  const whole = families.filter(
    (family) => family.startsWith('noto-sans') || ideographs.every((codepoint) => holds(family, codepoint)),
  )
  const scripts = LETTERS.map((script) => {
    const letters = new Set(text.match(script))
    return { letters, hand: families.find((family) => [...letters].every(isOf(family))) }
  })
  // Korean has its numbers in Latin letters' hand, as Chinese has.
  const leading = scripts.slice(0, -1).find(({ letters }) => letters.size > 0)?.hand
  const signs = leading ? [leading, ...families] : families
  const stops = families.filter((family) => family !== 'cactus')
  const narrow = signs.filter((family) => !SQUARE_QUOTES.test(family))
  const quotes = ideographs.length === 0 ? QUOTE : APOSTROPHE.test(text) ? /’/ : undefined
  return (grapheme) => {
    const hand = scripts.find(({ letters }) => letters.has(grapheme))?.hand
    return (
      (hand && drawnBy(grapheme, [hand])) ||
      (IDEOGRAPH.test(grapheme) && drawnBy(grapheme, whole)) ||
      (quotes?.test(grapheme) && drawnBy(grapheme, narrow)) ||
      drawnBy(grapheme, STOP.test(grapheme) ? stops : SIGN.test(grapheme) ? signs : families)
    )
  }
}

/** Whether a family draws all of a letter and its marks. */
function isOf(family: PrintFamily): (letter: string) => boolean {
  return (letter) => [...letter].every((sign) => holds(family, sign.codePointAt(0) ?? 0))
}

/** What draws a grapheme of a clean text, which is asked of each several times with every key. */
function drawnBy(grapheme: string, chain: readonly PrintFamily[]): DrawnBy | undefined {
  const key = chain.join()
  const known = kept.get(key) ?? new Map<string, DrawnBy | undefined>()
  if (!known.has(grapheme)) {
    if (known.size >= KEPT) {
      known.clear()
    }
    kept.set(key, known.set(grapheme, found(grapheme, chain)))
  }
  return known.get(grapheme)
}

const KEPT = 2000
const kept = new Map<string, Map<string, DrawnBy | undefined>>()

/** The first family of the chain that has all of a grapheme; `undefined`: nothing draws it. */
function found(grapheme: string, chain: readonly PrintFamily[]): DrawnBy | undefined {
  const name = emojiName(grapheme)
  if (name !== undefined && isPictureFirst(grapheme)) {
    return { kind: 'emoji', name }
  }
  const codepoints = [...grapheme].map((sign) => sign.codePointAt(0) ?? 0).filter((codepoint) => codepoint !== 0xfe0f)
  const family = chain.find((one) => codepoints.every((codepoint) => holds(one, codepoint)))
  if (family !== undefined) {
    return { kind: 'family', family, codepoints }
  }
  return name === undefined ? undefined : { kind: 'emoji', name }
}
