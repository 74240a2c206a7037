import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FaceId } from '../../domain/theme/theme.ts'
import { emojiBlock, glyphBlock } from './load-font-book.ts'

/** Characters of blocks, and emoji by their names. */
export interface RequestedBlocks {
  readonly blocks: readonly (readonly [face: FaceId, block: number, codepoints: readonly number[]])[]
  readonly emoji: readonly string[]
}

const ROOT = join(import.meta.dirname, '..', '..')
const CACHE = join(ROOT, 'node_modules', '.cache', 'keepsake')

/**
 * The file that holds these blocks as JSON, with nothing else in them. Read off the fonts once: outlines of some ten
 * thousand characters take seconds, and the tests of stories and those of the browser want the same.
 */
export function blocksFile(wanted: RequestedBlocks): string {
  const file = join(CACHE, `font-blocks-${hashOf(wanted)}.json`)
  if (!existsSync(file)) {
    const glyphs = wanted.blocks.map(([face, block, codepoints]) => glyphBlock(face, block, codepoints))
    const emoji = wanted.emoji.flatMap((name) => emojiBlock(name) ?? [])
    mkdirSync(CACHE, { recursive: true })
    // Two processes may do this at once: a rename is whole or not there.
    const half = `${file}.${process.pid}`
    writeFileSync(half, JSON.stringify([...glyphs, ...emoji]))
    renameSync(half, file)
  }
  return file
}

/** What is wanted, how it is read, and which versions of fonts it is read of. */
function hashOf(wanted: RequestedBlocks): string {
  const hash = createHash('sha256').update(JSON.stringify(wanted))
  const own = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  for (const file of [...own.sort().map((name) => join(import.meta.dirname, name)), join(ROOT, 'package-lock.json')]) {
    hash.update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}
