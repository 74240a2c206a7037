import type { Dirent } from 'node:fs'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { holds } from '../../domain/text/coverage.ts'
import { emojiName } from '../../domain/text/emoji.ts'
import { graphemesOf } from '../../domain/text/graphemes.ts'
import { PRINT_FAMILIES } from '../../domain/text/type-families.ts'
import { GLYPH_BLOCK } from '../../editor/scene/font-book.ts'
import { facesOf, isFaceId } from '../../editor/scene/text/faces.ts'
import { blocksFile, type RequestedBlocks } from './blocks-file.ts'
import { emojiBlock, glyphBlock } from './load-font-book.ts'

/**
 * Fonts for the browser where no server of the shop runs: stories and browser tests.
 *
 * `virtual:font-blocks` holds the characters that stories, demo texts and catalogues use, as blocks with nothing else
 * in them; the development server also answers `/emall/fonts/{face}/{block}.json` in full.
 */
export function fontBlocks(root: string): Plugin {
  let isServed = false
  let held = ''
  return {
    name: 'keepsake-font-blocks',
    configResolved(config) {
      isServed = config.command === 'serve'
    },
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
      held = blocksFile({
        blocks: blocksHolding(charactersIn(files), charactersIn(titles).all),
        emoji: emojiIn(files),
      })
      // Fourteen megabytes: as a file they pass by all that reads and rewrites modules.
      return isServed
        ? `export const fontBlocks = await (await fetch('${SERVED}')).json()`
        : `export const fontBlocks = JSON.parse(${JSON.stringify(readFileSync(held, 'utf8'))})`
    },
    configureServer: (server) => {
      server.middlewares.use(SERVED, (_request, response) => {
        response.setHeader('content-type', 'application/json; charset=utf-8')
        response.end(readFileSync(held))
      })
      server.middlewares.use(answerFontBlock)
    },
    configurePreviewServer: (server) => {
      server.middlewares.use(answerFontBlock)
    },
  }
}

const PUBLIC_ID = 'virtual:font-blocks'
const RESOLVED_ID = `\0${PUBLIC_ID}`
/** Where the development server answers what the module holds. */
const SERVED = '/emall/fonts/of-stories.json'

/** Where texts stand that a story or a browser test may set. */
const TEXT_FOLDERS = ['stories', 'src/locales', 'domain', 'tests/goldens', 'tests/support']
/** Where titles stand: faces of titles come with their characters only. */
const TITLE_FOLDERS = ['stories', 'domain/demo', 'domain/calendar', 'tests/goldens', 'tests/support']
const TEXT_FILE = /\.(ts|tsx|po|json)$/

function textFiles(folder: string): string[] {
  if (!existsSync(folder)) {
    return []
  }
  const inside = (entry: Dirent) => join(entry.parentPath, entry.name)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        TEXT_FILE.test(entry.name) &&
        entry.name !== 'glyph-coverage.ts' &&
        entry.name !== 'printed-characters.ts',
    )
    .map(inside)
    .sort()
}

/** Every printable ASCII character, and everything beyond it that the files hold; what stands in lines with kana. */
function charactersIn(files: readonly string[]): { all: Set<number>; japanese: Set<number> } {
  const all = new Set(Array.from({ length: 95 }, (_, i) => 0x20 + i))
  const japanese = new Set<number>()
  for (const line of files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))) {
    const isJapanese = /[\u3041-\u30fa]/u.test(line)
    for (const character of line) {
      const codepoint = character.codePointAt(0) ?? 0
      if (codepoint > 0x7e) {
        all.add(codepoint)
        if (isJapanese) {
          japanese.add(codepoint)
        }
      }
    }
  }
  return { all, japanese }
}

const PRINT_FACES = PRINT_FAMILIES.flatMap((family) => facesOf(family).map((face) => ({ face, family })))

/** The emoji that the files hold. */
function emojiIn(files: readonly string[]): RequestedBlocks['emoji'] {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(hasEmoji))
  return [...new Set(lines.flatMap(graphemesOf).flatMap((grapheme) => emojiName(grapheme) ?? []))]
}

const hasEmoji = (line: string) => /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(line)

/**
 * Blocks with these characters only. Traditional Chinese and Japanese carry what Simplified has not, and Japanese also what
 * a text in it is set from, so the rest is left out.
 */
function blocksHolding(
  { all, japanese }: { all: ReadonlySet<number>; japanese: ReadonlySet<number> },
  ofTitles: ReadonlySet<number>,
): RequestedBlocks['blocks'] {
  const [texts, titles] = [all, ofTitles].map((set) =>
    Map.groupBy(set, (codepoint) => Math.floor(codepoint / GLYPH_BLOCK)),
  )
  return PRINT_FACES.flatMap(({ face, family }) =>
    [...((OF_TEXTS.test(family) ? texts : titles) ?? [])].flatMap(([block, wanted]) => {
      const isLast = family === 'noto-sans-tc' || family === 'biz-udpgothic'
      const needed = wanted.filter(
        (codepoint) =>
          holds(family, codepoint) &&
          (!isLast ||
            codepoint < 0x80 ||
            !holds('noto-sans-sc', codepoint) ||
            (family === 'biz-udpgothic' && japanese.has(codepoint))),
      )
      return needed.length > 0 ? [[face, block, needed] as const] : []
    }),
  )
}

const OF_TEXTS = /^(open-sans|lora|cactus|noto-sans(-[st]c)?|biz-udpgothic|nanum-gothic)$/

const answerFontBlock: Connect.NextHandleFunction = (request, response, next) => {
  const [, emoji] = /^\/emall\/fonts\/emoji\/([0-9a-f-]+)\.json(?:\?|$)/.exec(request.url ?? '') ?? []
  const [, face = '', block = ''] =
    /^\/emall\/fonts\/([a-z-]+-\d{3}(?:-italic)?)\/(\d{1,6})\.json(?:\?|$)/.exec(request.url ?? '') ?? []
  const answer =
    emoji === undefined ? isFaceId(face) && block !== '' && glyphBlock(face, Number(block)) : emojiBlock(emoji)
  if (!answer) {
    next()
    return
  }
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(answer))
}
