import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { autoDesign } from '../../domain/design/auto/auto-design.ts'
import { asId, countingIds, type PhotoId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { photoBook } from '../../domain/photo/photo.ts'
import { sceneOf } from '../../editor/scene/compose/scene-of.ts'
import { loadFontBook } from '../../server/fonts/load-font-book.ts'
import { masterFile } from '../../server/fonts/master-file.ts'
import { planCell } from '../../server/print/cell-plan.ts'
import { PLAIN_SPEC } from '../../server/print/print-spec.ts'
import { prepareCells, writePrintFile } from '../../server/print/write-print-file.ts'
import { aBleedTheme, aBookProduct, aGroup } from '../../tests/support/builders/design-builders.ts'

/** One variant of `bench print` in a process of its own, so that its CPU time and its peak memory are its own. */
const [folder = '', variant = ''] = process.argv.slice(2)

const PHOTOS = 96
const files = readdirSync(folder).filter((name) => name.endsWith('.jpg'))
const photos = Array.from({ length: PHOTOS }, (_, at) => ({
  id: asId<PhotoId>(`photo${at}`),
  width: 4000,
  height: 3000,
  takenAt: 1_700_000_000_000 + at * 600_000,
}))
const pathOf = (id: PhotoId) => join(folder, files[Number(id.slice(5)) % files.length] ?? '')
const product = aBookProduct({ min: 24, default: 24, max: 24 }, { page: { width: 210, height: 297 } })
const theme = aBleedTheme({ photosPerPage: { min: 3, wanted: 4, max: 6 } })
const designed = autoDesign({
  groups: [aGroup(photos, 'Summer')],
  title: 'Bench',
  product,
  theme,
  seed: 1,
  ids: countingIds('p'),
  pageCount: 24,
})
invariant(designed.kind === 'designed', 'the bench book must be designable')
const job = {
  design: designed.design,
  product,
  theme,
  photos: photoBook(photos),
  fonts: loadFontBook(),
  fontFile: masterFile,
  sourceOf: async (id: PhotoId) => ({ path: pathOf(id), width: 4000, height: 3000, isSrgb: true, sha256: pathOf(id) }),
  out: join(folder, `${variant}.pdf`),
  proof: join(folder, `${variant}.json`),
  // As books are printed unless a merchant says otherwise: the whole, and cover and block in files of their own.
  spec: { ...PLAIN_SPEC, apart: true },
  meta: { title: 'Bench', createdAt: '2026-01-31T09:00:00Z', documentId: 'bench' },
}
const cells = join(folder, 'cells')

/** The least that has to be done: decode every photo whole, encode every slot's pixels. */
async function bound(): Promise<void> {
  for (const page of job.design.pages) {
    const scene = sceneOf({ ...job, page })
    for (const sprite of scene.sprites) {
      if (sprite.kind === 'photo') {
        const source = await job.sourceOf(sprite.photoId)
        const { region } = planCell(sprite, source, product.book.dpi)
        await sharp(source.path, { ignoreIcc: true }).raw().toBuffer()
        await sharp(slotPixels(region.width, region.height), {
          raw: { width: region.width, height: region.height, channels: 3 },
        })
          .jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false })
          .toBuffer()
      }
    }
  }
}

const noise = variant === 'bound' ? Buffer.alloc(3 * 4000 * 3000) : Buffer.alloc(0)
function slotPixels(width: number, height: number): Buffer {
  return noise.subarray(0, width * height * 3)
}

async function fillNoise(): Promise<void> {
  const { data } = await sharp(pathOf(asId('photo0')))
    .raw()
    .toBuffer({ resolveWithObject: true })
  data.copy(noise)
}

const VARIANTS: Record<string, () => Promise<unknown>> = {
  bound,
  print: () => writePrintFile(job),
  prepare: () => prepareCells({ ...job, cells }),
  prepared: () => writePrintFile({ ...job, cells }),
}

/** From the kernel's own note of this process; `ru_maxrss` would carry over the parent's memory through the fork. */
function peakMb(): number {
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  return Number(peak) / 1024
}

sharp.cache(false)
sharp.concurrency(1)
if (variant === 'bound') {
  await fillNoise()
}
if (variant === 'prepare') {
  rmSync(cells, { recursive: true, force: true })
}
const before = process.cpuUsage()
const started = performance.now()
await VARIANTS[variant]?.()
const wallMs = performance.now() - started
const { user, system } = process.cpuUsage(before)
console.log(JSON.stringify({ wallMs, cpuMs: (user + system) / 1000, peakMb: peakMb() }))
