import type { Localised } from '../../domain/language.ts'
import { spokenLanguage } from './i18n.ts'

/** A text of the catalogue in the language spoken now. */
export function localised(text: Localised): string {
  return text[spokenLanguage()]
}
