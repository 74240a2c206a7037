import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CheckedThemePage } from '../../domain/theme/theme-version.ts'
import type { ThemeCheckJob } from '../jobs/queues.ts'
import type { Deps } from '../ports/deps.ts'
import { createPagePictures } from '../preview/page-pictures.ts'
import { createThemeVersionStore } from '../stores/manage/theme-versions.store.ts'
import { checkThemeInProcess, type ThemeCheckReport } from './theme-check-process.ts'

/**
 * Lays a theme out on everything that the merchant sells, and keeps the verdict with a picture of every page.
 *
 * @throws Error when the pages cannot be painted or kept: the job is tried again
 */
export async function checkThemePages(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { mchid, id }: ThemeCheckJob,
): Promise<void> {
  const store = createThemeVersionStore(db)
  const stored = await store.find(mchid, id)
  if (stored?.verdict !== 'checking') {
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'keepsake-theme-'))
  try {
    const written = stored.written ?? JSON.stringify(stored.theme)
    const { findings, pages } = await checkThemeInProcess({
      ...{ theme: stored.theme, written, folder },
      products: await store.products(mchid),
    })
    const kept = await keepPictures({ storage }, folder, pages)
    await store.setVerdict(mchid, id, findings.length === 0 ? 'well' : 'badly', { findings, pages: kept })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Named by what they show, beside the pages of designs. */
async function keepPictures({ storage }: Pick<Deps, 'storage'>, folder: string, pages: ThemeCheckReport['pages']) {
  const pictures = createPagePictures(storage)
  const kept: CheckedThemePage[] = []
  for (const page of pages) {
    const jpeg = await readFile(join(folder, page.picture))
    const picture = createHash('sha256').update('look').update(jpeg).digest('hex')
    if (!(await pictures.has(picture))) {
      await pictures.put(picture, jpeg)
    }
    kept.push({ ...page, picture })
  }
  return kept
}
