import type { Logger } from 'pino'
import type { Env } from '../../base/env.ts'
import type { Database } from '../../db/database.ts'
import type { OpenShop } from '../../shop.ts'

/** A mistake that the operator can mend: shown as one sentence, exit code 1. */
export class OperatorMistake extends Error {}

/**
 * The files that an operator names, as he names them. They are opened where he types, never in the shop: that may run in
 * another folder, and see less of the machine.
 */
export interface OperatorFiles {
  /** @throws OperatorMistake when it is not there */
  read(file: string): Promise<Buffer>
  /** Readable by its owner alone. @throws OperatorMistake when it has to be a new file and is none */
  write(file: string, text: string, how?: 'new'): Promise<void>
  /** A file, whole or not at all, or a folder with everything in it. */
  copy(from: string, to: string): Promise<void>
}

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
  readonly files: OperatorFiles
  /** Opens the shop's database; it is closed when the command ends, unless the shop goes on. */
  readonly openDatabase: () => Promise<Database>
  /** The open shop that runs the command; absent: nobody but the command has its data. */
  readonly running?: OpenShop
}

export interface CommandWords {
  readonly usage: string
  readonly summary: string
  /** It asks nothing of the database, and is done where the operator types even while the shop runs. */
  readonly alone?: boolean
}

/** One thing that an operator can do from a terminal. */
export interface Command extends CommandWords {
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
