import { fillTheme } from '../../../domain/theme/fill-theme.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import type { ThemeFile } from '../../../domain/theme/theme-file.ts'
import { readTheme } from '../../themes/read-theme.ts'
import { isFields, isSameContent, leaveOut } from './leave-out.ts'

/** Parts of a theme, each before those that are made of it. */
const PARTS = [
  ...['owner', 'categoryId', 'layout', 'cell', 'roles', 'captions', 'spine', 'covers', 'template', 'pages'],
  ...['calendar', 'variants', 'formats'],
] as const

/** Short forms by what the theme says: one is filled hundreds of times until it is short, and every reading of a shop makes other objects of it. */
const shortened = new Map<string, object>()

/** A theme as docs/themes.md writes one: its colours, and what is not made of them. Whole where the short form cannot say it. */
export function shortTheme(theme: Theme): object {
  const said = JSON.stringify(theme)
  const short = shortened.get(said) ?? shorten(theme)
  shortened.set(said, short)
  return short
}

function shorten(theme: Theme): object {
  const { id, name, captions, calendar, variants } = theme
  let short: ThemeFile = { id, name, family: captions.title.family, colours: coloursOf(theme) }
  const said = {
    ...theme,
    ...(calendar && !calendar.lines ? { calendar: { ...calendar, lines: { kind: 'none' } } } : {}),
    variants: variants ?? 'none',
  }
  for (const part of PARTS) {
    short = withPart(short, part, Reflect.get(said, part))
  }
  const shorter = leaveOut(short, (file, without) => mayMakeTheSame(file, without, theme) && makesTheSame(file, theme))
  const read = readTheme(shorter)
  return read.kind === 'read' && isSameContent(read.theme, theme) ? shorter : theme
}

function makesTheSame(file: ThemeFile, theme: Theme): boolean {
  const filled = fillTheme(file)
  return filled.kind === 'filled' && isSameContent(filled.theme, theme)
}

/** Parts that nothing else is made of, but roles of calendars. */
const APART = new Set(['roles', 'covers', 'captions', 'calendar', 'pages', 'formats', 'variants'])
/** Those of them whose members are made each by itself. */
const MEMBERS_APART = new Set(['roles', 'covers', 'formats', 'variants'])

/** Whether the file makes the same of the part that the field is in: soon told, and most fields change it. */
function mayMakeTheSame(file: ThemeFile, [part = '', name = '', ...inside]: readonly string[], theme: Theme): boolean {
  const asMember = inside.length > 0 && MEMBERS_APART.has(part)
  if (name === '' || !APART.has(part) || (part === 'variants' && !asMember)) {
    return true
  }
  const partOf = (document: unknown) => {
    const whole = Reflect.get(Object(document), part)
    return asMember ? Reflect.get(Object(whole), name) : whole
  }
  const { roles, covers: _, captions: __, calendar: ___, pages: ____, formats: _____, ...base } = file
  const small = {
    ...base,
    variants: 'none' as const,
    // A calendar's cover is that of the book.
    ...(part === 'variants' && name === 'calendar' && roles ? { roles } : {}),
    [part]: asMember ? { [name]: partOf(file) } : partOf(file),
  }
  const filled = fillTheme(small)
  return filled.kind === 'filled' && isSameContent(partOf(filled.theme), partOf(theme))
}

/** The file with one part more: as little of it as is needed, or all of it. */
function withPart(short: ThemeFile, part: string, wanted: unknown): ThemeFile {
  if (wanted === undefined) {
    return short
  }
  const makes = (file: ThemeFile) => isSameContent(filledPart(file, part), wanted)
  if (makes(short)) {
    return short
  }
  const some = { ...short, [part]: differing(wanted, filledPart(startOf(short, part, wanted), part)) }
  return makes(some) ? some : { ...short, [part]: wanted }
}

/** What the part is compared with: what follows from its kind, and from inner pages, is known only with those. */
function startOf(short: ThemeFile, part: string, wanted: unknown): ThemeFile {
  switch (part) {
    case 'calendar':
      return { ...short, calendar: {} }
    case 'layout':
      return { ...short, layout: { kind: Object(wanted).kind } }
    default:
      return short
  }
}

function filledPart(file: ThemeFile, part: string): unknown {
  const filled = fillTheme(file)
  return filled.kind === 'filled' ? Reflect.get(filled.theme, part) : undefined
}

/** What is said otherwise than usual; all of it where something usual is missing. */
function differing(said: unknown, usual: unknown): unknown {
  if (!isFields(said) || !isFields(usual)) {
    return said
  }
  if (Object.keys(usual).some((name) => usual[name] !== undefined && said[name] === undefined)) {
    return said
  }
  return Object.fromEntries(
    Object.entries(said)
      .filter(([name, value]) => !isSameContent(value, usual[name]))
      .map(([name, value]) => [name, differing(value, usual[name])]),
  )
}

/** The colours that the rest of the theme seems to be made of. */
function coloursOf({ roles, captions, calendar }: Theme): Readonly<Record<string, string>> {
  return {
    paper: roles.inner.background,
    ink: captions.title.colour,
    soft: captions.description.colour,
    ...(calendar?.lines ? { line: calendar.lines.colour } : {}),
  }
}
