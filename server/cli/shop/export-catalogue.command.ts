import { writeFile } from 'node:fs/promises'
import { stringify } from 'yaml'
import { migrateDatabase } from '../../db/migrate.ts'
import { readCatalogues } from '../../seed/read-catalogues.ts'
import { catalogueDocument } from './catalogue-file.ts'
import { type Command, OperatorMistake } from './command.ts'

export const exportCatalogueCommand: Command = {
  usage: 'export-catalogue [--out FILE]',
  summary: 'Tells everything that is sold, as import-catalogue reads it: YAML, or JSON for a FILE.json.',
  run: async ({ args, out, openDatabase, report }) => {
    if (args.length > 0) {
      throw new OperatorMistake(`Usage: npm run shop -- ${exportCatalogueCommand.usage}`)
    }
    const database = await openDatabase()
    await migrateDatabase(database)
    const document = catalogueDocument(await readCatalogues(database.db))
    const text = out?.endsWith('.json') ? `${JSON.stringify(document, null, 2)}\n` : stringify(document, YAML_STYLE)
    if (out === undefined) {
      report(text.trimEnd())
      return
    }
    await writeFile(out, text, { mode: 0o600 })
    report(`The catalogue is in ${out}.`)
  },
}

/** Long paths of ornaments stay on one line; nothing is written as an alias of something else. */
const YAML_STYLE = { lineWidth: 0, aliasDuplicateObjects: false } as const
