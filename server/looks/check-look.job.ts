import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LookPage } from '../../domain/theme/look.ts'
import type { LookJob } from '../jobs/queues.ts'
import type { Deps } from '../ports/deps.ts'
import { createPagePictures } from '../preview/page-pictures.ts'
import { createLookStore } from '../stores/manage/looks.store.ts'
import { type LookReport, lookAtTheme } from './look-process.ts'

/**
 * Lays a look out on everything that the merchant sells, and keeps the verdict with a picture of every page.
 *
 * @throws Error when the pages cannot be painted or kept: the job is tried again
 */
export async function checkLookPages(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { mchid, id }: LookJob,
): Promise<void> {
  const store = createLookStore(db)
  const look = await store.find(mchid, id)
  if (look?.verdict !== 'checking') {
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'keepsake-look-'))
  try {
    const written = look.written ?? JSON.stringify(look.theme)
    const { findings, pages } = await lookAtTheme({
      ...{ theme: look.theme, written, folder },
      products: await store.products(mchid),
    })
    const kept = await keepPictures({ storage }, folder, pages)
    await store.setVerdict(mchid, id, findings.length === 0 ? 'well' : 'badly', { findings, pages: kept })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Named by what they show, beside the pages of designs. */
async function keepPictures({ storage }: Pick<Deps, 'storage'>, folder: string, pages: LookReport['pages']) {
  const pictures = createPagePictures(storage)
  const kept: LookPage[] = []
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
