import { openSync } from 'fontkit'
import { STAND_INS } from '../../domain/text/drawn-in.ts'
import { ANY_TONE, SKIN_TONES } from '../../domain/text/emoji.ts'
import { PRINT_FAMILIES, type PrintFamily } from '../../domain/text/type-families.ts'
import { facesOf } from '../../editor/scene/text/faces.ts'
import { emojiFont } from '../../server/fonts/emoji-font.ts'
import { masterFile } from '../../server/fonts/master-file.ts'

/** The text of `domain/text/glyph-coverage.ts`, from the font files. */
export function coverageSource(): string {
  // A light or black family has the characters of the one it is a weight of: noted once.
  const runs = new Map(PRINT_FAMILIES.map((family) => [family, runsOf(coverageOf(family))]))
  const first = (family: PrintFamily) => PRINT_FAMILIES.find((other) => runs.get(other) === runs.get(family)) ?? family
  const key = (family: PrintFamily) => (family.includes('-') ? `'${family}'` : family)
  return [
    '// biome-ignore-all format: written by a machine.',
    '/** Written by `npm run glyphs` from the font files: see `coverage.ts`. */',
    'export const GLYPH_COVERAGE = {',
    ...PRINT_FAMILIES.map((family) =>
      first(family) === family
        ? `  ${key(family)}:\n    '${runs.get(family)}',`
        : `  ${key(family)}: '= ${first(family)}',`,
    ),
    '} as const',
    '',
  ].join('\n')
}

/** The text of `domain/text/printed-characters.ts`: what is asked on every screen, a tenth of the other. */
export function printedSource(): string {
  const emoji = namesOfEmoji()
  const all = new Set(STAND_INS.flatMap((family) => coverageOf(family)))
  return [
    '// biome-ignore-all format: written by a machine.',
    '/** Written by `npm run glyphs`: what some family draws that stands in for others, see `printable.ts`. */',
    `export const PRINTED_CHARACTERS =\n  '${runsOf([...all].sort((a, b) => a - b))}'`,
    '/** What the family draws that has letters and their marks. */',
    `export const JOINED_CHARACTERS =\n  '${runsOf(coverageOf('noto-sans'))}'`,
    '/** Emoji of one character. */',
    `export const EMOJI_CHARACTERS =\n  '${runsOf(emoji.single)}'`,
    '/** Emoji of several characters, by name. */',
    `export const EMOJI_SEQUENCES =\n  '${emoji.whole.join(' ')}'`,
    '/** Emoji in every tone of skin, or every two tones. */',
    `export const EMOJI_WITH_TONES =\n  '${emoji.toned.join(' ')}'`,
    '/** Emoji in every two tones that are not the same. */',
    `export const EMOJI_TWO_TONED =\n  '${emoji.twoToned.join(' ')}'`,
    '',
  ].join('\n')
}

/** What every face of a family draws as it stands. */
function coverageOf(family: PrintFamily): readonly number[] {
  const [first = [], ...others] = facesOf(family).map((face) => {
    const font = openSync(masterFile(face))
    return font.characterSet.filter((codepoint) => font.hasGlyphForCodePoint(codepoint))
  })
  const sets = others.map((each) => new Set(each))
  return first
    .filter((codepoint) => isSetAsItStands(codepoint) && sets.every((set) => set.has(codepoint)))
    .sort((a, b) => a - b)
}

/** Signs that steer text, private and unassigned ones: nobody knows what they look like. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufffc\ufffd]/u

/**
 * Scripts that are read from the right, whose letters join, or whose signs move around each other: right only with a
 * shaper, whatever glyphs a face has. Old Hangul is put together from parts.
 */
const SHAPED = [
  [0x0590, 0x109f],
  [0x1100, 0x11ff],
  [0x1700, 0x18af],
  [0x1900, 0x1c7f],
  [0x1cc0, 0x1cff],
  [0xa800, 0xa8ff],
  [0xa930, 0xaadf],
  [0xabc0, 0xabff],
  [0xd7b0, 0xd7ff],
  [0xfb1d, 0xfdff],
  [0xfe70, 0xfeff],
  [0x10800, 0x11fff],
  [0x16100, 0x1613f],
  [0x1e800, 0x1efff],
] as const

function isSetAsItStands(codepoint: number): boolean {
  return (
    !UNSEEN.test(String.fromCodePoint(codepoint)) &&
    !SHAPED.some(([first, last]) => codepoint >= first && codepoint <= last)
  )
}

/** See `unpackRuns`. */
function runsOf(codepoints: readonly number[]): string {
  const runs: [number, number][] = []
  for (const codepoint of codepoints) {
    const last = runs.at(-1)
    if (last && last[1] === codepoint) {
      last[1] += 1
    } else {
      runs.push([codepoint, codepoint + 1])
    }
  }
  return runs
    .map(([from, to], at) => {
      const gap = (from - (runs[at - 1]?.[1] ?? 0)).toString(36)
      return to - from === 1 ? gap : `${gap}-${(to - from).toString(36)}`
    })
    .join(' ')
}

function namesOfEmoji() {
  const names = emojiFont().names
  const isTone = (sign: string) => SKIN_TONES.some((tone) => tone === sign)
  const parts = (name: string) => name.split('-')
  const [toned, plain] = [true, false].map((wants) =>
    names.filter((name) => (parts(name).length > 1 && parts(name).some(isTone)) === wants),
  ) as [string[], string[]]
  const patterns = Map.groupBy(toned, (name) =>
    parts(name)
      .map((sign) => (isTone(sign) ? ANY_TONE : sign))
      .join('-'),
  )
  const having = (counts: readonly number[]) =>
    [...patterns]
      .filter(([, of]) => counts.includes(of.length))
      .map(([pattern]) => pattern)
      .sort()
  const [every, different] = [having([5, 25]), having([20])]
  if (every.length + different.length < patterns.size) {
    throw new Error(`an emoji has neither all tones nor all two: ${[...patterns.keys()].join(' ')}`)
  }
  return {
    single: plain
      .filter((name) => parts(name).length === 1)
      .map((name) => Number.parseInt(name, 16))
      .sort((a, b) => a - b),
    whole: plain.filter((name) => parts(name).length > 1).sort(),
    toned: every,
    twoToned: different,
  }
}
