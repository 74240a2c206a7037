import type { Logger } from 'pino'
import type { Env } from '../../base/env.ts'
import type { Database } from '../../db/database.ts'

/** A mistake that the operator can mend: shown as one sentence, exit code 1. */
export class OperatorMistake extends Error {}

export interface CommandInput {
  readonly env: Env
  readonly log: Logger
  /** Words behind the command's name. */
  readonly args: readonly string[]
  readonly out: string | undefined
  readonly state: string | undefined
  /** Takes themes that would print badly. */
  readonly unchecked?: boolean
  readonly report: (sentence: string) => void
  /** Opens the shop's database; it is closed when the command ends. */
  readonly openDatabase: () => Promise<Database>
}

/** One thing that an operator can do from a terminal. */
export interface Command {
  readonly usage: string
  readonly summary: string
  run(input: CommandInput): Promise<void>
}

/** The one word that a command needs. @throws OperatorMistake with the usage */
export function oneArgument(args: readonly string[], usage: string): string {
  const [word, ...more] = args
  if (word === undefined || more.length > 0) {
    throw new OperatorMistake(`Usage: npm run shop -- ${usage}`)
  }
  return word
}
