import { spokenLanguage } from './i18n.ts'

/** Parts of one name or line, parted as the language spoken now does; what is empty is left out. */
export function listed(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(spokenLanguage() === 'en' ? ', ' : '，')
}

/** Sentences one after the other; those of Chinese bring their space with them. What is empty is left out. */
export function inARow(sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(spokenLanguage() === 'en' ? ' ' : '')
}
