import { migrateDatabase } from '../../db/migrate.ts'
import { readCatalogues } from '../../seed/read-catalogues.ts'
import { catalogueText } from './catalogue-file.ts'
import { type Command, OperatorMistake } from './command.ts'

export const exportCatalogueCommand: Command = {
  usage: 'export-catalogue [--out FILE]',
  summary:
    'Tells what is sold as import-catalogue reads it, without what need not be said: YAML, or JSON for a FILE.json.',
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
