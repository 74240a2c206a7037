import type { Dirent } from 'node:fs'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'
import type { GlyphBlock } from '../../editor/scene/font-book.ts'
import { GLYPH_BLOCK } from '../../editor/scene/font-book.ts'
import { FACES, isFaceId, mayHold, surelyHolds } from '../../editor/scene/text/faces.ts'
import { glyphBlock } from './font-book.ts'

/**
 * Fonts for the browser where no server of the shop runs: stories and browser tests.
 *
 * `virtual:font-blocks` holds the characters that stories, demo texts and catalogues use, as blocks with nothing else
 * in them; the development server also answers `/emall/fonts/{face}/{block}.json` in full.
 */
export function fontBlocks(root: string): Plugin {
  return {
    name: 'keepsake-font-blocks',
    resolveId: (id) => (id === PUBLIC_ID ? RESOLVED_ID : undefined),
    load(id) {
      if (id !== RESOLVED_ID) {
        return undefined
      }
      const files = TEXT_FOLDERS.flatMap((folder) => textFiles(join(root, folder)))
      for (const file of files) {
        this.addWatchFile(file)
      }
      const titles = TITLE_FOLDERS.flatMap((folder) => textFiles(join(root, folder)))
      const blocks = blocksHolding(charactersIn(files), charactersIn(titles))
      return `export const fontBlocks = JSON.parse(${JSON.stringify(JSON.stringify(blocks))})`
    },
    configureServer: (server) => {
      server.middlewares.use(answerFontBlock)
    },
    configurePreviewServer: (server) => {
      server.middlewares.use(answerFontBlock)
    },
  }
}

const PUBLIC_ID = 'virtual:font-blocks'
const RESOLVED_ID = `\0${PUBLIC_ID}`

/** Where texts stand that a story or a browser test may set. */
const TEXT_FOLDERS = ['stories', 'src/locales', 'domain', 'tests/goldens', 'tests/support']
/** Where titles stand: faces of titles come with their characters only. */
const TITLE_FOLDERS = ['stories', 'domain/demo', 'tests/goldens', 'tests/support']
const TEXT_FILE = /\.(ts|tsx|po|json)$/

function textFiles(folder: string): string[] {
  if (!existsSync(folder)) {
    return []
  }
  const inside = (entry: Dirent) => join(entry.parentPath, entry.name)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map(inside)
    .sort()
}

/** Every printable ASCII character, and everything beyond it that the files hold. */
function charactersIn(files: readonly string[]): Set<number> {
  const codepoints = new Set(Array.from({ length: 95 }, (_, i) => 0x20 + i))
  for (const file of files) {
    for (const character of readFileSync(file, 'utf8')) {
      const codepoint = character.codePointAt(0) ?? 0
      if (codepoint > 0x7e) {
        codepoints.add(codepoint)
      }
    }
  }
  return codepoints
}

/** Blocks with these characters only. Traditional faces carry what Simplified ones do not have, so the rest is left out. */
function blocksHolding(codepoints: ReadonlySet<number>, ofTitles: ReadonlySet<number>): GlyphBlock[] {
  const [all, titles] = [codepoints, ofTitles].map((set) =>
    Map.groupBy(set, (codepoint) => Math.floor(codepoint / GLYPH_BLOCK)),
  )
  return FACES.flatMap((face) =>
    [...((isOfTexts(face) ? all : titles) ?? [])].flatMap(([block, wanted]) => {
      const simplified = face.replace('-tc-', '-sc-')
      const needed = wanted.filter(
        (codepoint) =>
          mayHold(face, codepoint) &&
          (codepoint < 0x80 || face === simplified || !(isFaceId(simplified) && surelyHolds(simplified, codepoint))),
      )
      if (needed.length === 0) {
        return []
      }
      const full = glyphBlock(face, block)
      const glyphs = Object.fromEntries(needed.flatMap((cp) => (full.glyphs[cp] ? [[cp, full.glyphs[cp]]] : [])))
      return [{ ...full, glyphs }]
    }),
  )
}

const isOfTexts = (face: string) => /^(open-sans|lora|noto-sans-[st]c)-[47]/.test(face)

const answerFontBlock: Connect.NextHandleFunction = (request, response, next) => {
  const [, face = '', block = ''] =
    /^\/emall\/fonts\/([a-z-]+-\d{3}(?:-italic)?)\/(\d{1,6})\.json(?:\?|$)/.exec(request.url ?? '') ?? []
  if (!isFaceId(face) || block === '') {
    next()
    return
  }
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(glyphBlock(face, Number(block))))
}
