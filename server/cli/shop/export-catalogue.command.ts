import { migrateDatabase } from '../../db/migrate.ts'
import { readCatalogues } from '../../seed/read-catalogues.ts'
import { catalogueText } from './catalogue-file.ts'
import { type Command, OperatorMistake } from './command.ts'
import { COMMAND_WORDS } from './command-words.ts'

export const exportCatalogueCommand: Command = {
  ...COMMAND_WORDS['export-catalogue'],
  run: async ({ args, out, openDatabase, report, files }) => {
    if (args.length > 0) {
      throw new OperatorMistake(`Usage: npm run shop -- ${exportCatalogueCommand.usage}`)
    }
    const database = await openDatabase()
    await migrateDatabase(database)
    const text = catalogueText(await readCatalogues(database.db), out?.endsWith('.json') ? 'json' : 'yaml')
    if (out === undefined) {
      report(text.trimEnd())
      return
    }
    await files.write(out, text)
    report(`The catalogue is in ${out}.`)
  },
}
