import { migrateDatabase } from '../../db/migrate.ts'
import type { Command } from './command.ts'

export const migrateCommand: Command = {
  usage: 'migrate',
  summary: 'Brings the tables up to date. The server does the same at every start.',
  run: async ({ openDatabase, report }) => {
    await migrateDatabase(await openDatabase())
    report('The tables are up to date.')
  },
}
