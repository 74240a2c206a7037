import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { GENERIC_CMYK } from '../../../domain/merchant/print-settings.ts'
import { migrateDatabase } from '../../db/migrate.ts'
import type { Env } from '../../env.ts'
import { profilesFolder } from '../../print/profile-folder.ts'
import { saveCatalogue } from '../../seed/save-catalogue.ts'
import { readCatalogueFile } from './catalogue-file.ts'
import { type Command, OperatorMistake, oneWord } from './command.ts'

export const importCatalogueCommand: Command = {
  usage: 'import-catalogue FILE',
  summary: 'Writes merchants with products, prices, themes, coupons and levels from YAML or JSON, all or nothing.',
  run: async ({ words, env, openDatabase, say }) => {
    const file = oneWord(words, importCatalogueCommand.usage)
    const catalogues = readCatalogueFile(await fileText(file), file)
    for (const { merchant } of catalogues) {
      needProfile(env, merchant)
    }
    const database = await openDatabase()
    await migrateDatabase(database)
    await database.db.transaction(async (tx) => {
      for (const catalogue of catalogues) {
        await saveCatalogue(tx, catalogue, Date.now())
      }
    })
    for (const { merchant, products, themes, coupons = [] } of catalogues) {
      const counts = `${products.length} products, ${themes.length} themes and ${coupons.length} coupons`
      say(`Merchant ${merchant.id}: ${counts} are in the shop.`)
    }
  },
}

/** @throws OperatorMistake when the merchant prints with a profile that is not installed: his orders would never be made */
function needProfile(env: Env, { id, print }: Merchant): void {
  const profile = print?.profile
  if (typeof profile === 'object' && profile.cmyk !== GENERIC_CMYK) {
    const file = join(profilesFolder(env), `${profile.cmyk}.icc`)
    if (!existsSync(file)) {
      throw new OperatorMistake(
        `Merchant ${id} prints with the profile ${profile.cmyk}, which is not installed: npm run shop -- import-profile FILE`,
      )
    }
  }
}

/** @throws OperatorMistake when the file is not there */
export async function fileText(file: string): Promise<string> {
  if (!existsSync(file)) {
    throw new OperatorMistake(`There is no file ${file}.`)
  }
  return await readFile(file, 'utf8')
}
