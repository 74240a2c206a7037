import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { productFaultMessage } from '../../../domain/product/product-fault-message.ts'
import type { Fault } from '../../base/lined-file.ts'
import { paperFaults } from '../../catalogue-changes/save-product.ts'
import type { Db } from '../../db/db.ts'
import { migrateDatabase } from '../../db/migrate.ts'
import { loadFontBook } from '../../fonts/load-font-book.ts'
import { type Catalogue, saveCatalogue } from '../../seed/save-catalogue.ts'
import { createMerchantStore } from '../../stores/merchants.store.ts'
import { createThemeStore } from '../../stores/themes.store.ts'
import { findInTheme } from '../../themes/check/find-in-theme.ts'
import { readCatalogueFile } from './catalogue-file.ts'
import { type Command, OperatorMistake, oneArgument } from './command.ts'
import { COMMAND_WORDS } from './command-words.ts'
import { giveCurrency } from './currency.command.ts'
import { faultLines, readLined } from './line-errors.ts'

export const importCatalogueCommand: Command = {
  ...COMMAND_WORDS['import-catalogue'],
  run: async ({ args, openDatabase, report, files, unchecked = false }) => {
    const file = oneArgument(args, importCatalogueCommand.usage)
    const lined = readLined((await files.read(file)).toString('utf8'), file)
    const catalogues = readCatalogueFile(lined, file)
    const database = await openDatabase()
    await migrateDatabase(database)
    const faults = unchecked ? [] : await themeFaults(database.db, catalogues, Object(lined.value))
    if (faults.length > 0) {
      throw new OperatorMistake(
        `${faultLines(faults, file, lined)}\nThese themes would print badly; --unchecked takes them as they are.`,
      )
    }
    await database.db.transaction(async (tx) => {
      const inUse = await faultsOfPaper(tx, catalogues, Object(lined.value))
      if (inUse.length > 0) {
        throw new OperatorMistake(faultLines(inUse, file, lined))
      }
      for (const catalogue of catalogues) {
        const { id, currency } = catalogue.merchant
        const [now, requestId] = [Date.now(), randomUUID()]
        // What the file does not name has its amounts in the shop's currency too.
        if (await createMerchantStore(tx).find(id)) {
          await giveCurrency(tx, id, currency.code, now, requestId)
        }
        await saveCatalogue(tx, catalogue, now, { actor: 'operator', requestId })
      }
    })
    for (const { merchant, products, themes, coupons = [] } of catalogues) {
      const counts = `${products.length} products, ${themes.length} themes and ${coupons.length} coupons`
      report(`Merchant ${merchant.id}: ${counts} are in the shop.`)
    }
  },
}

/** Products that would get other paper than the designs which shoppers have of them. */
async function faultsOfPaper(db: Db, catalogues: readonly Catalogue[], written: Written): Promise<readonly Fault[]> {
  const faults: Fault[] = []
  for (const [shop, { merchant, products }] of catalogues.entries()) {
    for (const [at, product] of products.entries()) {
      for (const fault of await paperFaults({ db, mchid: merchant.id }, product)) {
        const path = [...(written.shops ? ['shops', shop] : []), 'products', at, ...fault.path]
        faults.push({ path, message: productFaultMessage(fault, 'en') })
      }
    }
  }
  return faults
}

type Written = { readonly shops?: readonly WrittenShop[] } & WrittenShop
type WrittenShop = { readonly themes?: readonly unknown[] }

/** What would print badly in new and changed themes, on the products that wear them. */
async function themeFaults(db: Db, catalogues: readonly Catalogue[], written: Written): Promise<readonly Fault[]> {
  const fonts = loadFontBook()
  const faults: Fault[] = []
  for (const [shop, { merchant, themes, products }] of catalogues.entries()) {
    const [file, place] = written.shops ? [written.shops[shop], ['shops', shop]] : [written, []]
    for (const [at, theme] of themes.entries()) {
      const kept = await createThemeStore(db).find(merchant.id, theme.id)
      if (!isDeepStrictEqual(kept, theme)) {
        const wearers = products.filter(({ themeIds }) => themeIds.includes(theme.id))
        const { findings } = findInTheme(theme, file?.themes?.[at], wearers, fonts)
        faults.push(...findings.map(({ path, message }) => ({ path: [...place, 'themes', at, ...path], message })))
      }
    }
  }
  return faults
}
