import { EMOJI_CHARACTERS, EMOJI_SEQUENCES, EMOJI_TWO_TONED, EMOJI_WITH_TONES } from './printed-characters.ts'
import { unpackRuns } from './runs.ts'

/** Pictures of people come in five tones of skin. */
export const SKIN_TONES = ['1f3fb', '1f3fc', '1f3fd', '1f3fe', '1f3ff'] as const
/** Stands in the names of such pictures where a tone stands. */
export const ANY_TONE = 'tone'

/** Characters that are pictures unless a sign behind them says otherwise, and those that a sign asks to be one. */
const PICTURE_FIRST = /^\p{Emoji_Presentation}|\ufe0f/u

/**
 * Letters, digits and marks that are no picture by themselves and begin none: asked of an engine, the answer would be that of
 * its Unicode. A date with a dash reads no table.
 */
const LETTER =
  /^[\x20-\x7e\u00a0-\u00a8\u00aa-\u00ad\u00af-\u024f\u0370-\u04ff\u1e00-\u1eff\u2010-\u203b\u3000-\u302f\u3041-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff5e]$/

/**
 * The name of the picture of a grapheme, its characters in hexadecimal without the sign that asks for one:
 * `1f468-200d-1f469`; `undefined` where the shop has no such picture.
 */
export function emojiName(grapheme: string): string | undefined {
  // Asked of every character of every text with every key: most are none.
  if (LETTER.test(grapheme)) {
    return undefined
  }
  const signs = [...grapheme].map((sign) => (sign.codePointAt(0) ?? 0).toString(16)).filter((sign) => sign !== 'fe0f')
  const name = signs.join('-')
  const { single, whole, toned, twoToned } = pictures()
  if (single.has(name) || whole.has(name)) {
    return name
  }
  const tones = signs.filter((sign) => SKIN_TONES.some((tone) => tone === sign))
  const pattern = signs.map((sign) => (tones.includes(sign) ? ANY_TONE : sign)).join('-')
  const isThere = toned.has(pattern) || (twoToned.has(pattern) && new Set(tones).size > 1)
  return tones.length > 0 && isThere ? name : undefined
}

/** Whether a grapheme that has a picture is drawn as one also where a face has its characters. */
export function isPictureFirst(grapheme: string): boolean {
  return PICTURE_FIRST.test(grapheme)
}

interface Pictures {
  readonly single: ReadonlySet<string>
  readonly whole: ReadonlySet<string>
  readonly toned: ReadonlySet<string>
  /** Of two tones that are not the same. */
  readonly twoToned: ReadonlySet<string>
}

let known: Pictures | undefined

function pictures(): Pictures {
  known ??= {
    single: new Set(singles().map((codepoint) => codepoint.toString(16))),
    whole: new Set(EMOJI_SEQUENCES.split(' ')),
    toned: new Set(EMOJI_WITH_TONES.split(' ')),
    twoToned: new Set(EMOJI_TWO_TONED.split(' ')),
  }
  return known
}

function singles(): readonly number[] {
  const bounds = unpackRuns(EMOJI_CHARACTERS)
  return Array.from({ length: bounds.length / 2 }, (_, run) => {
    const [from = 0, to = 0] = bounds.slice(run * 2, run * 2 + 2)
    return Array.from({ length: to - from }, (_, at) => from + at)
  }).flat()
}
