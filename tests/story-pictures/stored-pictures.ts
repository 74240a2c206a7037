import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

const ROOT = join(import.meta.dirname, '..', '..')
/** Where stories stand that are pictured (`.storybook/pictured.ts`). */
export const PICTURED = ['stories/ui', 'stories/screens']

/** What is kept in the repository: WebP without loss, a third of what the same pixels weigh as PNG. */
export const STORED = join(ROOT, '.storybook', 'pictures')
/** The same as the matcher reads and writes them: PNG. */
export const UNPACKED = join(ROOT, 'node_modules', '.cache', 'keepsake', 'story-pictures')
/** The bytes that the browser gave, as SHA-256: a picture that is the same to the byte is not decoded. */
const AS_CAPTURED = join(STORED, 'as-captured.json')

const SIDE_BY_SIDE = 4

/** Every stored picture by its name: `phone/screens-pay-index-ready`. */
export const storedNames = () => namesIn(STORED, '.webp')

/** Makes PNG of everything that is stored. */
export async function unpack(): Promise<void> {
  const names = new Set(storedNames())
  for (const gone of namesIn(UNPACKED, '.png').filter((name) => !names.has(name))) {
    rmSync(join(UNPACKED, `${gone}.png`))
  }
  await each([...names], unpackOne)
}

/** Makes PNG of a stored picture; one that is newer than its WebP stays as it is. */
export async function unpackOne(name: string): Promise<void> {
  const from = join(STORED, `${name}.webp`)
  const to = join(UNPACKED, `${name}.png`)
  if (!existsSync(to) || statSync(to).mtimeMs < statSync(from).mtimeMs) {
    mkdirSync(dirname(to), { recursive: true })
    await sharp(from).png({ compressionLevel: 1 }).toFile(to)
  }
}

/** Stores what the matcher wrote since then. */
export async function pack(since: number): Promise<void> {
  const hashes = new Map(
    existsSync(AS_CAPTURED)
      ? Object.entries(JSON.parse(readFileSync(AS_CAPTURED, 'utf8')) as Record<string, string>)
      : [],
  )
  await each(namesIn(UNPACKED, '.png'), async (name) => {
    const to = join(STORED, `${name}.webp`)
    const from = join(UNPACKED, `${name}.png`)
    if (statSync(from).mtimeMs > since) {
      const captured = readFileSync(from)
      hashes.set(name, createHash('sha256').update(captured).digest('hex'))
      mkdirSync(dirname(to), { recursive: true })
      await sharp(captured).removeAlpha().webp({ lossless: true, effort: 4 }).toFile(to)
    }
  })
  const stored = new Set(storedNames())
  const sorted = [...hashes].filter(([name]) => stored.has(name)).sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(AS_CAPTURED, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

function namesIn(folder: string, ext: string): readonly string[] {
  return globSync(`*/*${ext}`, { cwd: folder }).map((file) => file.slice(0, -ext.length))
}

async function each(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  const left = [...names]
  await Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, async () => {
      for (let name = left.pop(); name !== undefined; name = left.pop()) {
        await work(name)
      }
    }),
  )
}
