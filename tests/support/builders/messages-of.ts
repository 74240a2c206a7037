import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../../domain/language.ts'
import { REFUSALS } from '../../../domain/refusals/refusals.ts'

/** What the shop says in one language, looked up by the English sentence of the source. */
export interface Words {
  /** The whole sentence, with its values filled in. */
  (sentence: string, values?: Readonly<Record<string, string | number>>): string
  /** The sentence with anything in the place of its values. */
  like(sentence: string): RegExp
}

/** @throws Error for a sentence that neither the catalogue nor the refusals of the language have. */
export function messagesOf(language: Language): Words {
  const catalogue = new Map([...refusalsIn(language), ...readCatalogue(language)])
  const find = (sentence: string) => {
    const found = catalogue.get(sentence)
    if (!found) {
      throw new Error(`the ${language} catalogue has no words for “${sentence}”`)
    }
    return found
  }
  const say = (sentence: string, values: Readonly<Record<string, string | number>> = {}) =>
    find(sentence).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  const like = (sentence: string) =>
    new RegExp(
      `^${find(sentence)
        .split(/\{\w+\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*')}$`,
    )
  return Object.assign(say, { like })
}

/** What the shop refuses with stands in one table for phone and server, beside the catalogue. */
function refusalsIn(language: Language): (readonly [string, string])[] {
  return Object.values(REFUSALS).map(({ sentence }) => [sentence.en, sentence[language]] as const)
}

/**
 * The catalogue as Lingui writes it: `msgid` and `msgstr`, each in one or more quoted lines. Where a sentence is there
 * with a context (`msgctxt`) and without, it is the one without.
 */
function readCatalogue(language: Language): ReadonlyMap<string, string> {
  const text = readFileSync(join(import.meta.dirname, '..', '..', '..', 'src', 'locales', `${language}.po`), 'utf8')
  const entries = [...text.matchAll(/^(msgctxt .*\n)?msgid ((?:".*"\n)+)msgstr ((?:".*"(?:\n|$))+)/gm)]
  const bareLast = entries.toSorted(([, a], [, b]) => Number(a === undefined) - Number(b === undefined))
  return new Map(bareLast.map(([, , id = '', said = '']) => [unquoted(id), unquoted(said)]))
}

function unquoted(lines: string): string {
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('')
}
