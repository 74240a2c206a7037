import { countGraphemes } from '../../text/graphemes.ts'
import type { CaptionRole } from '../design.ts'
import type { EditRefusal } from '../world/edit-world.ts'

/** How many graphemes a text may have (readings 44). */
export const TEXT_LIMITS = {
  title: 20,
  description: 200,
  spine: 40,
  text: 200,
  address: 120,
} as const satisfies Record<CaptionRole, number>

/** Control characters, lone surrogates, and those that turn the reading direction around: nothing of them is printed. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\uffff]/u

/** Why a text cannot be a caption of this role; `undefined` when it can. */
export function textRefusal(text: string, role: CaptionRole): EditRefusal | undefined {
  const lines = role === 'description' || role === 'text' || role === 'address' ? text.replaceAll('\n', '') : text
  if (UNPRINTABLE.test(lines)) {
    return 'text-not-printable'
  }
  const limit = TEXT_LIMITS[role]
  return text.length > limit && countGraphemes(text) > limit ? 'text-too-long' : undefined
}
