import { LANGUAGES, type Language, type Localised } from '../../domain/language.ts'

/** Names of levels as a line of the log keeps them, in every language. */
export function namesOfLevels(levels: readonly { readonly name: Localised }[]): string {
  return JSON.stringify(levels.map(({ name }) => LANGUAGES.map((language) => name[language])))
}

/** The same as it is read; undefined: a line of before, which named the merchant instead of the levels. */
export function readNamesOfLevels(subject: string, language: Language): string | undefined {
  if (!subject.startsWith('[')) {
    return undefined
  }
  const names = JSON.parse(subject) as readonly (readonly string[])[]
  return names.map((name) => name[LANGUAGES.indexOf(language)] ?? '').join(', ')
}
