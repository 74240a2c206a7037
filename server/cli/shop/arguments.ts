import { parseArgs } from 'node:util'

/** What an operator typed behind `npm run shop --`. */
export interface ShopArguments {
  readonly help: boolean
  readonly out: string | undefined
  readonly state: string | undefined
  readonly unchecked: boolean
  /** The command and what it is about, in order. */
  readonly args: readonly string[]
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  out: { type: 'string' },
  state: { type: 'string' },
  unchecked: { type: 'boolean' },
} as const

/**
 * Reads the command line. Ids are random and may begin with `-`: what is none of our options is a word.
 *
 * @throws TypeError when an option has no value, or an option with two dashes is none of ours.
 */
export function shopArguments(argv: readonly string[]): ShopArguments {
  const options: string[] = []
  const args: string[] = []
  for (let at = 0; at < argv.length; at++) {
    const word = argv[at] ?? ''
    if (!word.startsWith('--') && word !== '-h') {
      args.push(word)
      continue
    }
    options.push(word)
    const value = argv[at + 1]
    if ((word === '--out' || word === '--state') && value !== undefined) {
      options.push(value)
      at++
    }
  }
  const { values, positionals } = parseArgs({
    args: [...options, '--', ...args],
    allowPositionals: true,
    options: OPTIONS,
  })
  const { help = false, out, state, unchecked = false } = values
  return { help, out, state, unchecked, args: positionals }
}
