import type { Size } from '../../../domain/geometry.ts'
import type { Language } from '../../../domain/language.ts'
import { familyChain } from '../../../domain/text/drawn-in.ts'
import type { FontFamily, FontWeight, PrintFamily } from '../../../domain/text/type-families.ts'
import type { CalendarStyle } from '../../../domain/theme/theme.ts'
import type { Mm } from '../../../domain/units.ts'
import type { FaceChain } from '../text/faces.ts'

/** Faces for the words of a calendar: the theme's family and what stands with it, the Chinese of its language before the other. */
export function gridChain(family: FontFamily, weight: FontWeight, language: Language): FaceChain {
  const [own, ...others] = familyChain(family, '')
  const hand = (name: PrintFamily) => name.replace(/-[st]c\b/, '')
  const first = (name: PrintFamily) => others.findIndex((other) => hand(other) === hand(name))
  const later = language === 'zh-Hant' ? /-sc\b/ : /-tc\b/
  const ordered = others.toSorted((a, b) => first(a) - first(b) || Number(later.test(a)) - Number(later.test(b)))
  return { families: [...(own ? [own] : []), ...ordered], weight }
}

/** Sizes of a theme are for a grid of this width, mm. */
const USUAL_WIDTH = 190
/** Nothing of a grid is set smaller than can be read at arm's length, mm: lunar days and all other words of a day at 7 points. */
const LEAST = { month: 5, weekday: 2.1, day: 3.8, note: 2.5 } as const
/** How much of a week's height its numbers and its small words may have. */
const MOST = { day: 0.4, note: 0.2 } as const
/** Tall places for days have larger words than the theme asks for: up to these shares of the week's height and of a day's width. */
const ROOMY = { day: { height: 0.3, width: 0.45 }, note: { height: 0.15, width: 0.3 } } as const
/** A narrow grid does not shrink its head as it shrinks its days: up to these shares of its width, and of what the theme asks for. */
const ROOMY_HEAD = { month: 0.125, weekday: 0.034, asked: 0.9 } as const

/** Ems in mm, as they are set on one grid. */
export interface GridSizes {
  readonly month: Mm
  readonly weekday: Mm
  readonly day: Mm
  readonly note: Mm
  readonly minNote: Mm
}

/** Height of the head with the month's name and of the row of weekdays, in multiples of their sizes. */
export const HEAD = { month: 1.5, weekday: 2.1 } as const

/** Sizes for a grid of this size with so many weeks. */
export function gridSizes(style: CalendarStyle, { width, height }: Size, weeks: number): GridSizes {
  const scale = width / USUAL_WIDTH
  const head = (of: 'month' | 'weekday') =>
    Math.max(LEAST[of], style[of].size * scale, Math.min(ROOMY_HEAD[of] * width, style[of].size * ROOMY_HEAD.asked))
  const [month, weekday] = [head('month'), head('weekday')]
  const week = (height - month * HEAD.month - weekday * HEAD.weekday) / weeks
  const roomy = (of: keyof typeof ROOMY) => Math.min(ROOMY[of].height * week, (ROOMY[of].width * width) / 7)
  const note = Math.min(Math.max(LEAST.note, style.note.size * scale, roomy('note')), week * MOST.note)
  return {
    month,
    weekday,
    day: Math.min(Math.max(LEAST.day, style.day.size * scale, roomy('day')), week * MOST.day),
    note,
    minNote: Math.min(note, Math.max(LEAST.note, style.note.minSize * scale)),
  }
}
