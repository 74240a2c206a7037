import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { localisedField, merchantField, productField, themeField } from '../../../domain/calls/catalogue-fields.ts'
import { merchantCouponField } from '../../../domain/calls/coupon.ts'
import { migrateDatabase } from '../../db/migrate.ts'
import { type Catalogue, saveCatalogue } from '../../seed/save-catalogue.ts'
import { type Command, OperatorMistake, oneWord } from './command.ts'

const shelf = z.object({ id: z.string().min(1), name: localisedField })

const catalogueFile: z.ZodType<Catalogue> = z.object({
  merchant: merchantField,
  productCategories: z.array(shelf),
  products: z.array(productField),
  themeCategories: z.array(shelf),
  themes: z.array(themeField),
  coupons: z.array(merchantCouponField).exactOptional(),
})

export const importCatalogueCommand: Command = {
  usage: 'import-catalogue FILE',
  summary: 'Writes a merchant, its products and its themes from a JSON file, all or nothing.',
  run: async ({ words, openDatabase, say }) => {
    const file = oneWord(words, importCatalogueCommand.usage)
    const catalogue = await readCatalogue(file)
    const database = await openDatabase()
    await migrateDatabase(database)
    await saveCatalogue(database.db, catalogue, Date.now())
    const { products, themes, merchant } = catalogue
    say(`Merchant ${merchant.id}: ${products.length} products and ${themes.length} themes are in the shop.`)
  },
}

async function readCatalogue(file: string): Promise<Catalogue> {
  if (!existsSync(file)) {
    throw new OperatorMistake(`There is no file ${file}.`)
  }
  let json: unknown
  try {
    json = JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    throw new OperatorMistake(`${file} is not JSON: ${cause instanceof Error ? cause.message : cause}`)
  }
  const read = catalogueFile.safeParse(json)
  if (!read.success) {
    const places = read.error.issues.slice(0, 10).map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new OperatorMistake(`${file} is not a catalogue:\n${places.join('\n')}`)
  }
  return read.data
}
