import { LANGUAGES, type Language } from '../../../domain/language.ts'
import type { Sentence } from '../sentences/sentences.ts'
import { LANGUAGE_NAMES } from '../sentences/speak.ts'
import type { Path } from './draft.ts'

/** What the fields of a document are called; `#` stands for a place in a list. */
export type FieldNames = Readonly<Record<string, Sentence>>

const isLanguage = (step: string | number): step is Language => LANGUAGES.some((language) => language === step)

/** A field as it is called in its form, with the parts that it stands in; of what no form shows, where it stands. */
export function nameOfField(names: FieldNames, path: Path, say: (sentence: Sentence) => string): string {
  const called = path.flatMap((step, n) => {
    const name =
      names[
        path
          .slice(0, n + 1)
          .map((one) => (typeof one === 'number' ? '#' : one))
          .join('.')
      ]
    if (name !== undefined) {
      // A list is known by what it holds.
      return typeof path[n + 1] === 'number' ? [] : [typeof step === 'number' ? `${say(name)} ${step + 1}` : say(name)]
    }
    return isLanguage(step) ? [LANGUAGE_NAMES[step]] : []
  })
  return called.length > 0 ? called.join(' · ') : path.join('.')
}
