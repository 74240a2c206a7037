import { migrateDatabase } from '../../db/migrate.ts'
import type { Command } from './command.ts'
import { COMMAND_WORDS } from './command-words.ts'

export const migrateCommand: Command = {
  ...COMMAND_WORDS.migrate,
  run: async ({ openDatabase, report }) => {
    await migrateDatabase(await openDatabase())
    report('The tables are up to date.')
  },
}
