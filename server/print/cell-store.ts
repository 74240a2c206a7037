import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import type { CellPlan } from './cell-plan.ts'
import { toInks } from './print-colours.ts'
import type { PrintSource } from './print-source.ts'
import type { PrintProfile } from './print-spec.ts'

/** JPEG quality of embedded photos. */
const QUALITY = 92

sharp.cache(false)
sharp.concurrency(1)

/** Pictures ready to be embedded, kept on disk by what they show, so that a repeated or prepared slot costs nothing. */
export interface CellStore {
  /**
   * @throws Error when the source cannot be read, or is no longer what was stored: a picture with flipped
   * bytes often decodes, and nobody would see before it is on paper.
   */
  load(source: PrintSource, plan: CellPlan): Promise<Buffer>
}

/** The colours that slots are made in. */
export interface CellColours {
  readonly profile: PrintProfile
  /** Of the profile's bytes; absent in sRGB. */
  readonly sha256?: string
}

/** A store in `folder`; without a folder nothing is kept. */
export function createCellStore(folder?: string, colours: CellColours = { profile: { space: 'srgb' } }): CellStore {
  return {
    async load(source, plan) {
      if (!folder) {
        return renderCell(source, plan, colours)
      }
      const path = join(folder, `${cellKey(source, plan, colours)}.jpg`)
      const kept = await readFile(path).catch(unlessGone)
      if (kept) {
        await utimes(path, new Date(), new Date()).catch(unlessGone)
        return kept
      }
      const made = await renderCell(source, plan, colours)
      await mkdir(folder, { recursive: true })
      // Written aside and renamed: a process that dies half way leaves no half picture under the key.
      const aside = `${path}.${randomUUID()}`
      await writeFile(aside, made)
      await rename(aside, path)
      return made
    },
  }
}

/** Throws out the slots that were used longest ago until the folder holds at most `limit` bytes. */
export async function trimCells(folder: string, limit: number): Promise<void> {
  const names = (await readdir(folder).catch(unlessGone)) ?? []
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name)).catch(unlessGone)
      return { name, bytes: found?.size ?? 0, used: found?.mtimeMs ?? 0 }
    }),
  )
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  for (const file of files.sort((a, b) => a.used - b.used)) {
    if (bytes <= limit) {
      return
    }
    await rm(join(folder, file.name), { force: true })
    bytes -= file.bytes
  }
}

/** Another process may throw a slot out at any time: it is then made again. */
function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') {
    throw error
  }
}

function cellKey(source: PrintSource, plan: CellPlan, { sha256 }: CellColours): string {
  const { scaled, region } = plan
  return createHash('sha256')
    .update(JSON.stringify([source.sha256, source.isSrgb, scaled, region, QUALITY, ...(sha256 ? [sha256] : [])]))
    .digest('hex')
}

/** SHA-256 of a local file, hex. */
export async function fileSha256(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function renderCell(source: PrintSource, plan: CellPlan, { profile }: CellColours): Promise<Buffer> {
  const { scaled, region } = plan
  if (source.fileSha256 !== undefined && (await fileSha256(source.path)) !== source.fileSha256) {
    throw new Error(`the stored photo ${source.sha256} is damaged`)
  }
  // Converting sRGB to sRGB would double the cost: a verified sRGB file is read as it is.
  const picture = sharp(source.path, {
    failOn: 'error',
    limitInputPixels: 210_000_000,
    ignoreIcc: source.isSrgb,
  }).autoOrient()
  if (scaled.width !== source.width || scaled.height !== source.height) {
    picture.resize(scaled.width, scaled.height, { fit: 'fill', kernel: 'lanczos3' })
  }
  picture
    .extract({ left: region.x, top: region.y, width: region.width, height: region.height })
    .flatten({ background: '#ffffff' })
  return await (profile.space === 'srgb' ? picture.toColourspace('srgb') : toInks(picture, profile))
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer()
}
