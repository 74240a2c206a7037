import type { CalendarSettings } from '../calendar/calendar-settings.ts'
import type { PhotoId, TaskId, ThemeId } from '../ids.ts'
import { sameValue } from '../same-value.ts'

/** What is asked to be designed of an album for a product. */
export interface DesignRequest {
  /** Absent: whatever it was begun in. */
  readonly themeId?: ThemeId
  /** Photos alone, no words on the pages. */
  readonly wordless?: boolean
  /** The photos that were chosen; absent: all that the album designs. */
  readonly photos?: readonly PhotoId[]
  readonly calendar?: { readonly settings: CalendarSettings; readonly months: number }
}

/** The design that was begun of the same album for the same product, and stands in no order. */
export interface BegunDesign {
  readonly taskId: TaskId
  readonly themeId: ThemeId
  readonly wordless: boolean
  /** Photos on its pages, those that wait beside it. */
  readonly placed: readonly PhotoId[]
  readonly waiting: readonly PhotoId[]
  readonly calendar?: { readonly settings: CalendarSettings; readonly months: number }
}

export type DesignStart =
  | { readonly kind: 'new' }
  | { readonly kind: 'resume'; readonly taskId: TaskId }
  /** It was begun, but not like that: the shopper says which of the two. */
  | { readonly kind: 'ask'; readonly taskId: TaskId; readonly because: 'otherwise' }
  | { readonly kind: 'ask'; readonly taskId: TaskId; readonly because: 'new-photos'; readonly count: number }

/**
 * Whether a design is begun or gone on with. What was begun is never left behind unasked; who chose other photos has
 * said what they want. `album`: the photos that a new design would take.
 */
export function startDesign(
  request: DesignRequest,
  begun: BegunDesign | undefined,
  album: readonly PhotoId[],
): DesignStart {
  if (!begun) {
    return { kind: 'new' }
  }
  const { taskId } = begun
  if (request.photos && !sameMembers(request.photos, begun.placed)) {
    return { kind: 'new' }
  }
  const otherTheme = request.themeId !== undefined && request.themeId !== begun.themeId
  const otherWords = request.wordless === true && !begun.wordless
  if (otherTheme || otherWords || !sameCalendar(request.calendar, begun.calendar)) {
    return { kind: 'ask', taskId, because: 'otherwise' }
  }
  const known = new Set([...begun.placed, ...begun.waiting])
  const fresh = request.photos ? [] : album.filter((id) => !known.has(id))
  return fresh.length > 0
    ? { kind: 'ask', taskId, because: 'new-photos', count: fresh.length }
    : { kind: 'resume', taskId }
}

function sameMembers(some: readonly PhotoId[], others: readonly PhotoId[]): boolean {
  const [a, b] = [new Set(some), new Set(others)]
  return a.size === b.size && [...a].every((id) => b.has(id))
}

/** A calendar speaks the language of the moment, which is no wish. Who wishes nothing takes it as it is. */
function sameCalendar(wanted: DesignRequest['calendar'], begun: BegunDesign['calendar']): boolean {
  if (!wanted || !begun) {
    return true
  }
  const { language } = begun.settings
  return wanted.months === begun.months && sameValue({ ...wanted.settings, language }, begun.settings)
}
