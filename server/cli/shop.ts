import pino from 'pino'
import { readEnv } from '../base/env.ts'
import { errorForLog } from '../base/error-for-log.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { FolderInUse } from '../db/owner-lock.ts'
import { answerCommand } from './shop/answer.command.ts'
import { shopArguments } from './shop/arguments.ts'
import { backupCommand, restoreCommand } from './shop/backup.command.ts'
import { checkCommand } from './shop/check.command.ts'
import { checkThemeCommand } from './shop/check-theme.command.ts'
import { type Command, OperatorMistake } from './shop/command.ts'
import { couponsCommand } from './shop/coupon.commands.ts'
import { exportCatalogueCommand } from './shop/export-catalogue.command.ts'
import { importCatalogueCommand } from './shop/import-catalogue.command.ts'
import { importOrdersCommand } from './shop/import-orders.command.ts'
import { importProfileCommand } from './shop/import-profile.command.ts'
import { inviteCommand } from './shop/invite.command.ts'
import { migrateCommand } from './shop/migrate.command.ts'
import { linkCommand, ordersCommand, releaseCommand, reopenCommand, shipCommand } from './shop/operate.commands.ts'
import { factoryTokenCommand, payCommand, printCommand } from './shop/order.commands.ts'
import { refundCommand } from './shop/refund.command.ts'
import { uploadErrorsCommand } from './shop/upload-errors.command.ts'

const COMMANDS: Readonly<Record<string, Command>> = {
  check: checkCommand,
  migrate: migrateCommand,
  backup: backupCommand,
  restore: restoreCommand,
  'import-catalogue': importCatalogueCommand,
  'export-catalogue': exportCatalogueCommand,
  'check-theme': checkThemeCommand,
  'import-orders': importOrdersCommand,
  'import-profile': importProfileCommand,
  coupons: couponsCommand,
  orders: ordersCommand,
  ship: shipCommand,
  reopen: reopenCommand,
  link: linkCommand,
  release: releaseCommand,
  pay: payCommand,
  refund: refundCommand,
  answer: answerCommand,
  print: printCommand,
  'factory-token': factoryTokenCommand,
  invite: inviteCommand,
  'upload-errors': uploadErrorsCommand,
}

function help(): string {
  const lines = Object.values(COMMANDS).map(({ usage, summary }) => `  ${usage.padEnd(31)} ${summary}`)
  return `Usage: npm run shop -- COMMAND\n\n${lines.join('\n')}\n\nSettings come from the environment; .env.example lists them.`
}

async function runCommand(): Promise<void> {
  process.umask(0o077)
  const { help: isAsked, out, state, unchecked, args: typed } = shopArguments(process.argv.slice(2))
  const [name, ...args] = typed
  if (isAsked || name === undefined) {
    console.info(help())
    return
  }
  const command = COMMANDS[name]
  if (!command) {
    throw new OperatorMistake(`There is no command ${name}.\n\n${help()}`)
  }
  const read = readEnv(process.env)
  if (read.kind === 'refused') {
    throw new OperatorMistake(`The configuration is not right:\n${read.sentences.join('\n')}`)
  }
  const { env } = read
  const level = env.logLevel === 'info' ? 'warn' : env.logLevel
  const log = pino({ level, serializers: { err: errorForLog } }, pino.destination(2))
  let database: Database | undefined
  const open = async () => {
    database = await openDatabase(env, log)
    return database
  }
  try {
    await command.run({
      env,
      log,
      args,
      out,
      state,
      unchecked,
      report: (sentence) => console.info(sentence),
      openDatabase: open,
    })
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
    console.error(`${error.message}. Stop the shop first: the embedded database has one owner at a time.`)
  } else {
    console.error(error)
  }
  process.exit(1)
}
