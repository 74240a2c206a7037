import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import type { EmojiLayer, EmojiPicture } from '../../editor/scene/font-book.ts'
import { compactPath } from './compact-path.ts'

/** The pictures of emoji as a font has them: flat layers (COLR) in the colours of a palette. */
export interface EmojiFont {
  /** `undefined`: it has no such picture. */
  picture(name: string): EmojiPicture | undefined
  readonly names: readonly string[]
}

/** Opened when the first emoji is asked for; one per process. */
export function emojiFont(): EmojiFont {
  opened ??= openEmojiFont()
  return opened
}

let opened: EmojiFont | undefined

/** Twemoji, drawn for Twitter: CC-BY 4.0, as a font OFL 1.1. */
const FILE = 'twemoji-colr-font/twemoji.woff2'

function openEmojiFont(): EmojiFont {
  const font = openSync(createRequire(import.meta.url).resolve(FILE))
  const { COLR, CPAL, unitsPerEm } = font
  const glyphIds = namedGlyphs(font)
  const layersOf = new Map(COLR.baseGlyphRecord.map((record) => [record.gid, record]))
  const outlines = new Map<number, string>()
  const pictures = new Map<string, EmojiPicture>()

  const outline = (gid: number): string => {
    // Asked for once: fontkit answers nothing the second time for a WOFF2 file.
    const path = outlines.get(gid) ?? compactPath(font._getBaseGlyph(gid)?.path.commands ?? [])
    outlines.set(gid, path)
    return path
  }
  const draw = (gid: number): EmojiPicture => {
    const { firstLayerIndex = 0, numLayers = 0 } = layersOf.get(gid) ?? {}
    const layers = COLR.layerRecords.slice(firstLayerIndex, firstLayerIndex + numLayers)
    return {
      unitsPerEm,
      // Every picture is a square of an em.
      advance: unitsPerEm,
      layers: layers.flatMap(({ gid: layer, paletteIndex }): EmojiLayer[] => {
        const { red = 0, green = 0, blue = 0, alpha = 255 } = CPAL.colorRecords[paletteIndex] ?? {}
        const path = outline(layer)
        const colour = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
        return path === '' ? [] : [{ path, colour, ...(alpha < 255 ? { opacity: round(alpha / 255) } : {}) }]
      }),
    }
  }
  return {
    names: [...glyphIds.keys()],
    picture: (name) => {
      const gid = glyphIds.get(name)
      const picture = pictures.get(name) ?? (gid === undefined ? undefined : draw(gid))
      if (picture) {
        pictures.set(name, picture)
      }
      return picture
    },
  }
}

type OpenFont = ReturnType<typeof openSync>

/** Every emoji of the font by the name it is asked for with: characters alone, and those that join to one (GSUB ligatures). */
function namedGlyphs(font: OpenFont): ReadonlyMap<string, number> {
  const characters = new Map(font.characterSet.map((codepoint) => [font._cmapProcessor.lookup(codepoint), codepoint]))
  const nameOf = (gids: readonly number[]) =>
    gids
      .map((gid) => characters.get(gid) ?? 0)
      .filter((codepoint) => codepoint !== PICTURE_SIGN)
      .map((codepoint) => codepoint.toString(16))
      .join('-')
  const alone = [...characters]
    .filter(([, codepoint]) => !isPart(codepoint))
    .map(([gid]) => [nameOf([gid]), gid] as const)
  const joined = [...font.GSUB.lookupList.toArray()].flatMap(({ subTables }) =>
    subTables.flatMap(({ coverage, ligatureSets }) => {
      const first = coverage.glyphs ?? coverage.rangeRecords?.flatMap(({ start, end }) => range(start, end)) ?? []
      return ligatureSets
        .toArray()
        .flatMap((set, at) =>
          set.map(({ components, glyph }) => [nameOf([first[at] ?? 0, ...components]), glyph] as const),
        )
    }),
  )
  return new Map([...alone, ...joined])
}

const PICTURE_SIGN = 0xfe0f

/** Digits and signs of keycaps, joiners, letters of flags: alone they are no emoji. */
function isPart(codepoint: number): boolean {
  return (
    codepoint < 0x80 ||
    [0x200d, 0x20e3, PICTURE_SIGN].includes(codepoint) ||
    (codepoint >= 0x1f1e6 && codepoint <= 0x1f1ff) ||
    codepoint >= 0xe0000
  )
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)
const round = (share: number) => Math.round(share * 1000) / 1000
