import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { COVER_TITLE_MAX } from '../../../domain/album/cover-title.ts'
import type { CivilMonth } from '../../../domain/calendar/calendar-settings.ts'
import type { Language } from '../../../domain/language.ts'
import { LANGUAGES } from '../../../domain/language.ts'
import { graphemesOf } from '../../../domain/text/graphemes.ts'

/** What the command was asked to do. */
export interface BookOptions {
  readonly photosDir: string
  readonly out: string
  readonly product: string | undefined
  readonly theme: string | undefined
  /** What is printed on cover and spine; absent: nothing. */
  readonly title: string | undefined
  /** Inner pages; absent: as many as the photos want. */
  readonly pages: number | undefined
  /** The first month of a calendar; absent: the shop's choice. */
  readonly start: CivilMonth | undefined
  /** A running shop; absent: the command brings its own. */
  readonly server: string | undefined
  /** Where the own shop keeps its data; kept afterwards. */
  readonly data: string | undefined
  readonly photosOnly: boolean
  readonly language: Language
}

export const USAGE = `Makes a photo book of a folder, through the same public calls as the shop's own pages.

  npm run book -- PHOTOS_DIR --out DIR [options]

  --out DIR          where order.json, design.json, proof.json, pages/NN.jpg and print.pdf go
  --product ID       the product, of any type; default: the shop's first book. Of originals (transmission) every file
                     comes back under originals/ with its manifest, of a set each thing in a folder of its own
  --theme ID         the theme; default: the product's first
  --title TEXT       what stands on cover and spine; default: nothing, and a calendar has its years alone
  --pages N          number of inner pages; default: as many as the photos want
  --start YYYY-MM    the first month of a calendar; default: the next one, from August on next January
  --server URL       use this running shop (development mode), here or elsewhere, instead of an own one
  --data DIR         keep the own shop's data here; default: inside --out, removed at the end
  --photos-only      stop after every photo has its verdict
  --lang LANG        language of the sentences: ${LANGUAGES.join(', ')}; default: en

Run it again with the same --out after an interruption: it goes on where it was.
Exit code 0 when every file is accounted for; a refused photo is an answer, not an error.`

export type OptionsVerdict =
  | { readonly kind: 'run'; readonly options: BookOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'refused'; readonly sentence: string }

export function readOptions(args: readonly string[]): OptionsVerdict {
  const parsed = parse(args)
  if (parsed instanceof Error) {
    return refused(parsed.message)
  }
  const { values, positionals } = parsed
  if (values.help) {
    return { kind: 'help' }
  }
  const [photosDir, ...rest] = positionals
  if (photosDir === undefined || rest.length > 0) {
    return refused('Give exactly one folder of photos.')
  }
  if (values.out === undefined) {
    return refused('Say with --out where the book goes.')
  }
  if (values.pages !== undefined && !/^[1-9]\d{0,2}$/.test(values.pages)) {
    return refused('--pages must be a whole number.')
  }
  const start = values.start === undefined ? undefined : monthOf(values.start)
  if (values.start !== undefined && !start) {
    return refused('--start must be a month such as 2027-01.')
  }
  if (values.server !== undefined && !/^https?:\/\/[^/]+/.test(values.server)) {
    return refused('--server must be an address such as http://localhost:8080.')
  }
  const title = values.title?.trim()
  if (title !== undefined && graphemesOf(title).length > COVER_TITLE_MAX) {
    return refused(`--title may have ${COVER_TITLE_MAX} characters, this one has ${graphemesOf(title).length}.`)
  }
  const language = LANGUAGES.find((known) => known === (values.lang ?? 'en'))
  if (!language) {
    return refused(`--lang must be one of ${LANGUAGES.join(', ')}.`)
  }
  return {
    kind: 'run',
    options: {
      photosDir: resolve(photosDir),
      out: resolve(values.out),
      product: values.product,
      theme: values.theme,
      title,
      pages: values.pages === undefined ? undefined : Number(values.pages),
      start,
      server: values.server?.replace(/\/+$/, ''),
      data: values.data === undefined ? undefined : resolve(values.data),
      photosOnly: values['photos-only'] ?? false,
      language,
    },
  }
}

function monthOf(text: string): CivilMonth | undefined {
  const [, year, month] = /^((?:19|20)\d\d)-(0[1-9]|1[0-2])$/.exec(text) ?? []
  return year && month ? { year: Number(year), month: Number(month) } : undefined
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ out: text, product: text, theme: text, title: text, pages: text, start: text, server: text, data: text },
        ...{ lang: text, 'photos-only': flag, help: { ...flag, short: 'h' } },
      },
    })
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function refused(sentence: string): OptionsVerdict {
  return { kind: 'refused', sentence: `${sentence}\n\n${USAGE}` }
}
