import { graphemesOf } from '../text/graphemes.ts'

/** A phone of which the last four digits are shown and the four before them are not; of a shorter one nothing. */
export function maskedPhone(phone: string): string {
  return phone.length < 8 ? '*'.repeat(phone.length) : `${phone.slice(0, -8)}****${phone.slice(-4)}`
}

/** A name of which only the first character is shown, and not how long it is: `王**` (`safety` 17). */
export function maskedName(name: string): string {
  const [first] = graphemesOf(name.trim())
  return first ? `${first}**` : ''
}
