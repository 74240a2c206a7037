import { countGraphemes } from '../../text/graphemes.ts'
import { unprintableIn } from '../../text/printable.ts'
import type { CaptionRole } from '../design.ts'
import { TEXT_UNITS_MAX } from '../design-limits.ts'
import type { EditRefusal } from '../world/edit-world.ts'

/**
 * How many characters any text may have. What a text may be long is said by its place on the page, which it is set to fit;
 * this is more than any place takes.
 */
const TEXT_LIMIT = 1000

/** Control characters, lone surrogates, and those that turn the reading direction around: nothing of them is printed. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\uffff]/u

/** Why what somebody writes cannot be a caption of this role; `undefined` when it can. */
export function textRefusal(text: string, role: CaptionRole): EditRefusal | undefined {
  return storedTextRefusal(text, role) ?? (unprintableIn(text).length > 0 ? 'text-not-printable' : undefined)
}

/**
 * The same of a text that was written before: what no face draws was let in once, and the preflight tells of it. Moving its
 * page and taking a step back must not fail for it.
 */
export function storedTextRefusal(text: string, role: CaptionRole): EditRefusal | undefined {
  const lines = role === 'description' || role === 'text' || role === 'address' ? text.replaceAll('\n', '') : text
  if (UNPRINTABLE.test(lines)) {
    return 'text-not-printable'
  }
  // A family of emoji is one character, and eleven units of what is sent and kept.
  return text.length > TEXT_UNITS_MAX || (text.length > TEXT_LIMIT && countGraphemes(text) > TEXT_LIMIT)
    ? 'text-too-long'
    : undefined
}
