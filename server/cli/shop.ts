import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { type Env, readEnv } from '../base/env.ts'
import { errorForLog } from '../base/error-for-log.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { FolderInUse } from '../db/owner-lock.ts'
import { askRunningShop, type Terminal } from './running/ask-running-shop.ts'
import { shopArguments } from './shop/arguments.ts'
import { OperatorMistake } from './shop/command.ts'
import { help } from './shop/commands.ts'
import { ownFiles } from './shop/own-files.ts'
import { commandNamed, type RequestedCommand, runRequested } from './shop/requested-command.ts'

/** How long a shop may take to open or to close, or another command to end. */
const PATIENCE_MS = 30_000
const PAUSE_MS = 250

async function runCommand(): Promise<void> {
  process.umask(0o077)
  const { help: isAsked, args, ...options } = shopArguments(process.argv.slice(2))
  const [name, ...words] = args
  if (isAsked || name === undefined) {
    console.info(help())
    return
  }
  const isAlone = commandNamed(name).alone === true
  const read = readEnv(process.env)
  if (read.kind === 'refused') {
    throw new OperatorMistake(`The configuration is not right:\n${read.sentences.join('\n')}`)
  }
  const { env } = read
  const command = { name, args: words, ...options }
  const terminal = { report: (sentence: string) => console.info(sentence), files: ownFiles }
  if (isAlone || env.databaseUrl) {
    await runHere(env, command, terminal)
  } else {
    await runWhereTheDataIs(env, command, terminal)
  }
}

/** In the shop that runs, or here when none does: the embedded database has one owner at a time. */
async function runWhereTheDataIs(env: Env, command: RequestedCommand, terminal: Terminal): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; ; await wait(PAUSE_MS)) {
    if (await askRunningShop(env, command, terminal)) {
      return
    }
    try {
      await runHere(env, command, terminal)
      return
    } catch (error) {
      if (!(error instanceof FolderInUse) || Date.now() > end) {
        throw error
      }
    }
  }
}

async function runHere(env: Env, command: RequestedCommand, terminal: Terminal): Promise<void> {
  const level = env.logLevel === 'info' ? 'warn' : env.logLevel
  const log = pino({ level, serializers: { err: errorForLog } }, pino.destination(2))
  let database: Database | undefined
  const open = async () => {
    database = await openDatabase(env, log)
    return database
  }
  try {
    await runRequested(command, { ...terminal, env, log, openDatabase: open })
  } finally {
    await database?.close()
  }
}

try {
  await runCommand()
  process.exit(0)
} catch (error) {
  if (error instanceof OperatorMistake) {
    console.error(error.message)
  } else if (error instanceof FolderInUse) {
    console.error(
      `${error.message}, which takes no commands: another command, or a shop that opens or closes. Try again in a moment.`,
    )
  } else {
    console.error(error)
  }
  process.exit(1)
}
