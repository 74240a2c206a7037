import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CheckedThemePage } from '../../domain/theme/theme-version.ts'
import { linedFile, parseText, placedFaults } from '../base/lined-file.ts'
import { loadFontBook } from '../fonts/load-font-book.ts'
import { createPagePainter } from '../render/paint-page.ts'
import { findInTheme } from './check/find-in-theme.ts'
import { worstPicture } from './check/worst-picture.ts'
import type { ThemeCheckAnswer, ThemeCheckRequest } from './theme-check-process.ts'

/** Pixels across: as wide as the console shows a page on a good screen. */
const WIDTH = 640

/** Takes one request by message, answers once, ends. It holds no database and no secret. */
process.once('message', async (request: ThemeCheckRequest) => {
  const answer = await checkTheme(request).catch(
    (error: unknown): ThemeCheckAnswer => ({ kind: 'failed', message: String(error) }),
  )
  process.send?.(answer, undefined, undefined, () => process.exit(answer.kind === 'failed' ? 1 : 0))
})

async function checkTheme({ theme, written, products, folder }: ThemeCheckRequest): Promise<ThemeCheckAnswer> {
  const fonts = loadFontBook()
  const file = linedFile(parseText(written))
  const { findings, pages } = findInTheme(theme, file.value, products, fonts)
  const painter = createPagePainter(fonts)
  const painted: CheckedThemePage[] = []
  for (const [at, { name, product, scene }] of pages.entries()) {
    const picture = `${at}.jpg`
    const jpeg = await painter.jpeg({ scene, width: WIDTH, proxyOf: async (id) => worstPicture(id) })
    await writeFile(join(folder, picture), jpeg)
    painted.push({ name, pid: product.id, picture })
  }
  return { kind: 'checked', findings: placedFaults(findings, file), pages: painted }
}
