import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { fetchForFactory } from './order-book.ts'
import type { Report } from './report.ts'
import type { ShopClient } from './shop-client.ts'

const manifest = z.object({ photos: z.array(z.object({ file: z.string(), name: z.string(), sha256: z.string() })) })

/**
 * Fetches originals one by one as a factory would, each checked against its hash, with the manifest beside them.
 *
 * @throws Error when a byte has changed on the way.
 */
export async function saveOriginals(
  client: ShopClient,
  of: { readonly base: string; readonly token: string; readonly out: string; readonly report: Report },
): Promise<void> {
  const folder = join(of.out, 'originals')
  await mkdir(folder, { recursive: true })
  const lists = await Promise.all(
    ['manifest.json', 'manifest.csv'].map(async (name) => {
      const bytes = await fetchForFactory(client, `${of.base}/${name}?n=0`, of.token)
      await writeFile(join(folder, name), bytes)
      return bytes
    }),
  )
  const { photos } = manifest.parse(JSON.parse(lists[0]?.toString('utf8') ?? ''))
  const step = of.report.step('originals', photos.length)
  for (const [i, photo] of photos.entries()) {
    const bytes = await fetchForFactory(client, `${of.base}/original?n=0&i=${i}`, of.token)
    if (createHash('sha256').update(bytes).digest('hex') !== photo.sha256) {
      throw new Error(`${photo.file} is not what was handed in.`)
    }
    await writeFile(join(folder, photo.file), bytes)
    step.to(i + 1)
  }
}
