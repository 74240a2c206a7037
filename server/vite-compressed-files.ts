import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|html|wasm|json|svg|txt)$/
/** A smaller file goes into one packet either way. */
const WORTH_BYTES = 1024
/** 11 takes twice the time of 10 and is 2.5 % smaller (measured on the app's own files). */
const BROTLI_QUALITY = 10

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Writes `NAME.br` and `NAME.gz` beside every file of the built app that gets smaller by it: the server hands out the one that the
 * browser takes, and compresses nothing of the app while shoppers wait.
 */
export function compressedFiles(): Plugin {
  return {
    name: 'keepsake-compressed-files',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }, bundle) {
      // Stories and benches build pages of their own, which no server of ours hands out.
      if (!dir || !('index.html' in bundle)) {
        return
      }
      await compressFiles(dir)
    },
  }
}

/** Writes the compressed forms of all files of a folder, its own folders' too. */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name))
  await Promise.all(names.map((name) => compress(join(folder, name))))
}

async function compress(path: string): Promise<void> {
  const source = await readFile(path)
  if (source.length < WORTH_BYTES) {
    return
  }
  const params = { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [zlib.BROTLI_PARAM_SIZE_HINT]: source.length }
  const made = { '.br': await brotli(source, { params }), '.gz': await gzipped(source, { level: 9 }) }
  for (const [ending, bytes] of Object.entries(made)) {
    if (bytes.length < source.length) {
      await writeFile(path + ending, bytes)
    }
  }
}
