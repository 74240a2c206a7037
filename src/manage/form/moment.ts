/** Years that are still being typed are none of these: 2027 goes by 2, 20 and 202. */
const FIRST_YEAR = 1970

/** A moment of the world by the clock of whoever reads it, as a field of day and time shows it: `2026-06-01T08:30`. Empty: it is no moment. */
export function localText(moment: string): string {
  const at = new Date(moment)
  if (Number.isNaN(at.getTime())) {
    return ''
  }
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The moment of what was typed by the own clock; undefined: it is none yet. */
export function typedMoment(typed: string): string | undefined {
  const at = new Date(typed)
  return Number.isNaN(at.getTime()) || at.getFullYear() < FIRST_YEAR ? undefined : at.toISOString()
}
