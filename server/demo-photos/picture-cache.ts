import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sharp } from 'sharp'

const ROOT = join(import.meta.dirname, '..', '..')
const CACHE = join(ROOT, 'node_modules', '.cache', 'keepsake')

let folder: string | undefined

/** Where the pictures of these very sources lie: rendered once, by whoever asks first. */
function pictureFolder(): string {
  folder ??= join(CACHE, `demo-photos-${sourcesHash()}`)
  mkdirSync(folder, { recursive: true })
  return folder
}

function sourcesHash(): string {
  const hash = createHash('sha256')
  const own = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('vite'))
    .sort()
    .map((name) => join(import.meta.dirname, name))
  const named = ['demo-photos.ts', 'box-pictures.ts'].map((name) => join(ROOT, 'domain', 'demo', name))
  for (const file of [...own, ...named]) {
    hash.update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

/** The file of a picture, rendered or not yet. */
export function pictureFile(name: string): string {
  return join(pictureFolder(), `${name}.jpg`)
}

/** Two processes may do this at once: a rename is whole or not there. */
export async function keepPicture(picture: Sharp, name: string): Promise<void> {
  const file = pictureFile(name)
  const half = `${file}.${process.pid}`
  writeFileSync(half, await picture.toBuffer())
  renameSync(half, file)
}
