import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import type { FileFault } from '../../../domain/theme/theme-file.ts'
import { type LinedFile, placedFaults } from '../../base/lined-file.ts'
import { loadFontBook } from '../../fonts/load-font-book.ts'
import { findInTheme } from '../../themes/check/find-in-theme.ts'
import { writeThemePages } from '../../themes/check/write-theme-pages.ts'
import { readTheme } from '../../themes/read-theme.ts'
import { type Command, OperatorMistake, oneArgument } from './command.ts'
import { COMMAND_WORDS } from './command-words.ts'
import { readLined } from './line-errors.ts'

export const checkThemeCommand: Command = {
  ...COMMAND_WORDS['check-theme'],
  run: async ({ args, out, report, files }) => {
    const name = oneArgument(args, checkThemeCommand.usage)
    const file = readLined((await files.read(name)).toString('utf8'), name)
    const reading = readTheme(file.value)
    if (reading.kind === 'refused') {
      throw new OperatorMistake(placed(reading.faults, name, file))
    }
    const { theme } = reading
    const fonts = loadFontBook()
    const { findings, pages } = findInTheme(theme, file.value, DEMO_PRODUCTS, fonts)
    if (out !== undefined && pages.length > 0) {
      const { pictures, pdf } = await writeThemePages(pages, out, fonts)
      report(`${pictures} pictures and ${pdf} show ${theme.name.en} with the worst photos and texts.`)
    }
    if (findings.length > 0) {
      throw new OperatorMistake(
        `${placed(findings, name, file)}\n${theme.name.en} would print badly: ${count(findings)}.`,
      )
    }
    const products = new Set(pages.map(({ product }) => product.id)).size
    report(`${theme.name.en} prints well: ${pages.length} pages of ${products} products were looked at.`)
  },
}

const count = ({ length }: readonly unknown[]) => (length === 1 ? 'one thing' : `${length} things`)

/** What is wrong, by line and column of the file. */
function placed(faults: readonly FileFault[], name: string, file: LinedFile): string {
  return placedFaults(faults, file)
    .map(({ line, column, where, message }) => `${name}:${line}:${column}: ${where}: ${message}`)
    .join('\n')
}
