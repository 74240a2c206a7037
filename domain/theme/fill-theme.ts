import { COVER_STYLES } from '../cover-style.ts'
import type { CaptionRole, PageKind } from '../design/design.ts'
import { asId, type ThemeId } from '../ids.ts'
import { calendarStyle, calendarVariant } from './calendar-theme.ts'
import { mixed } from './colour.ts'
import { fillRole } from './fill-role.ts'
import { namedColours } from './named-colours.ts'
import { cardVariant, frameVariant, printVariant } from './sheet-variants.ts'
import type { CalendarStyle, CaptionStyle, Colour, LayoutPolicy, PageTemplate, Theme, ThemeVariant } from './theme.ts'
import type { CalendarFile, FileFault, ThemeFile, VariantFile } from './theme-file.ts'

const PAGE_KINDS = ['cover', 'inner', 'chapter', 'back', 'blank'] as const satisfies readonly PageKind[]

/** The colours that defaults are made of. */
interface Palette {
  readonly paper: Colour
  readonly ink: Colour
  readonly soft: Colour
  readonly accent: Colour
  readonly line: Colour
}

export type FillVerdict =
  | { readonly kind: 'filled'; readonly theme: Theme }
  | { readonly kind: 'refused'; readonly faults: readonly FileFault[] }

/** Makes a whole theme of what a file says: names become colours and drawings, everything unsaid its default. */
export function fillTheme(written: ThemeFile): FillVerdict {
  const colours = paletteOf(written)
  const { file, faults } = namedColours(written, { ...written.colours, ...colours })
  const filled = { colours, file, faults: [...faults] }
  const theme = themeOf(filled)
  return filled.faults.length > 0 ? { kind: 'refused', faults: filled.faults } : { kind: 'filled', theme }
}

interface Filling {
  readonly colours: Palette
  readonly file: ThemeFile
  /** Grows while parts are filled. */
  readonly faults: FileFault[]
}

const SOFT_SHARE = 0.22
const LINE_SHARE = 0.8
const FAINT_SHARE = 0.72

function paletteOf({ colours = {} }: ThemeFile): Palette {
  const { paper = '#ffffff', ink = '#1f1d1a' } = colours
  return {
    paper,
    ink,
    soft: colours['soft'] ?? mixed(ink, paper, SOFT_SHARE),
    accent: colours['accent'] ?? ink,
    line: colours['line'] ?? mixed(ink, paper, LINE_SHARE),
  }
}

function themeOf(filling: Filling): Theme {
  const { file, colours } = filling
  const layout = layoutOf(file)
  const roles = rolesOf(filling)
  const bare = {
    id: asId<ThemeId>(file.id),
    name: typeof file.name === 'string' ? { 'zh-Hans': file.name, 'zh-Hant': file.name, en: file.name } : file.name,
    owner: file.owner ?? 'merchant',
    categoryId: file.categoryId ?? 'plain',
    layout,
    cell: { radius: 0, ...file.cell },
    roles,
    captions: captionsOf(file, colours),
    spine: file.spine ?? roles.cover.background,
    ...(file.covers ? { covers: coversOf(file.covers, filling) } : {}),
    ...(file.template ? { template: file.template } : {}),
    ...(file.pages ? { pages: pagesOf(file.pages) } : {}),
    ...(file.calendar ? { calendar: calendarOf(file.calendar, file, colours) } : {}),
  }
  return { ...bare, ...variantsOf(bare, filling), ...formatsOf(filling) }
}

function layoutOf({ layout }: Pick<ThemeFile, 'layout'>): LayoutPolicy {
  return {
    kind: 'margins',
    margin: 16,
    gap: 4,
    maxCrop: layout?.kind === 'bleed' ? 0.45 : 0.15,
    ...layout,
    photosPerPage: { min: 1, wanted: 3, max: 6, ...layout?.photosPerPage },
  }
}

/** A role that the file does not name looks like its inner pages. */
function rolesOf(filling: Filling): Theme['roles'] {
  const { file, colours } = filling
  const given = (kind: PageKind) =>
    file.roles?.[kind] && fillRole(file.roles[kind], { ...filling, paper: colours.paper, path: ['roles', kind] })
  const inner = given('inner') ?? { background: colours.paper, ornaments: [] }
  return {
    cover: given('cover') ?? inner,
    inner,
    chapter: given('chapter') ?? inner,
    back: given('back') ?? inner,
    blank: given('blank') ?? inner,
  }
}

function coversOf(given: NonNullable<ThemeFile['covers']>, filling: Filling): NonNullable<Theme['covers']> {
  const styles = COVER_STYLES.flatMap((style) => {
    const { ornaments, ...rest } = given[style] ?? {}
    const path = ['covers', style]
    const drawn = ornaments && fillRole({ ornaments }, { ...filling, paper: filling.colours.paper, path }).ornaments
    return given[style] ? [[style, { ...rest, ...(drawn ? { ornaments: drawn } : {}) }]] : []
  })
  return { ...(given.usual ? { usual: given.usual } : {}), ...Object.fromEntries(styles) }
}

const CAPTION_SIZES: Readonly<Record<CaptionRole, Pick<CaptionStyle, 'size' | 'minSize' | 'leading'>>> = {
  title: { size: 8.5, minSize: 4, leading: 1.35 },
  description: { size: 3.9, minSize: 2.4, leading: 1.6 },
  text: { size: 3.6, minSize: 2.4, leading: 1.5 },
  spine: { size: 4, minSize: 2, leading: 1.2 },
  address: { size: 3.6, minSize: 2.4, leading: 1.6 },
}

function captionsOf({ family = 'open-sans', captions }: ThemeFile, { ink, soft }: Palette): Theme['captions'] {
  const style = (role: CaptionRole): CaptionStyle => ({
    family,
    weight: 400,
    align: 'center',
    vertical: 'middle',
    colour: role === 'title' || role === 'spine' ? ink : soft,
    ...CAPTION_SIZES[role],
    ...captions?.base,
    ...captions?.[role],
  })
  return {
    title: style('title'),
    description: style('description'),
    text: style('text'),
    spine: style('spine'),
    ...(captions?.address ? { address: style('address') } : {}),
  }
}

type PageFile = NonNullable<ThemeFile['pages']>[number]

function pagesOf(pages: readonly PageFile[]): readonly PageTemplate[] {
  return pages.map((page, at) => ({ id: `page-${at + 1}`, role: 'inner', ...page }))
}

function calendarOf(given: CalendarFile, { family = 'open-sans' }: ThemeFile, colours: Palette): CalendarStyle {
  const { ink, soft, accent, line, paper } = colours
  const style = calendarStyle({
    ...{ family, ink, soft, line, rest: accent, term: soft, own: accent },
    faint: mixed(ink, paper, FAINT_SHARE),
    lines: 'none',
  })
  const { lines, month, weekday, day, note, mark, ...plain } = given
  return {
    ...style,
    ...plain,
    month: { ...style.month, ...month },
    weekday: { ...style.weekday, ...weekday },
    day: { ...style.day, ...day },
    note: { ...style.note, ...note },
    mark: { ...style.mark, ...mark },
    ...linesOf(line, lines),
  }
}

function linesOf(colour: Colour, given: CalendarFile['lines']): Pick<CalendarStyle, 'lines'> {
  const { kind = 'rows', ...rest } = given ?? {}
  return kind === 'none' ? {} : { lines: { kind, colour, width: 0.15, ...rest } }
}

/** Cards, frames, calendars and prints as the colours make them, and on top what the file says of them. */
function variantsOf(theme: Pick<Theme, 'layout' | 'roles'>, filling: Filling): Pick<Theme, 'variants'> {
  const { colours, file } = filling
  const { variants = {} } = file
  if (variants === 'none') {
    return {}
  }
  const { paper, ink, line } = colours
  const bleeds = theme.layout.kind === 'bleed'
  const on = (name: keyof NonNullable<Theme['variants']>, made: ThemeVariant) =>
    variantOf(variants[name], made, ['variants', name], filling)
  const made = {
    card: on('card', cardVariant({ edge: bleeds ? 0 : 7, front: paper, back: paper, ink, line })),
    frame: on('frame', frameVariant({ mat: bleeds ? 0 : 28, colour: paper, ...(bleeds ? {} : { cut: line }) })),
    calendar: on('calendar', calendarVariant({ edge: 12, paper, cover: theme.roles.cover })),
    print: on('print', printVariant(paper)),
  }
  return { variants: made }
}

function formatsOf(filling: Filling): Pick<Theme, 'formats'> {
  const { formats } = filling.file
  if (!formats) {
    return {}
  }
  const on = (name: keyof typeof formats) =>
    formats[name] ? { [name]: variantOf(formats[name], {}, ['formats', name], filling) } : {}
  return { formats: { ...on('portrait'), ...on('landscape'), ...on('square') } }
}

function variantOf(
  given: VariantFile | undefined,
  made: ThemeVariant,
  path: readonly PropertyKey[],
  filling: Filling,
): ThemeVariant {
  if (!given) {
    return made
  }
  const { layout, cell, roles, captions, pages } = given
  const { file, colours } = filling
  const drawn = PAGE_KINDS.flatMap((kind) => {
    const role = roles?.[kind]
    return role ? [[kind, fillRole(role, { ...filling, paper: colours.paper, path: [...path, 'roles', kind] })]] : []
  })
  return {
    ...made,
    ...(layout ? { layout: changedLayout({ ...layoutOf(file), ...made.layout }, made.layout, layout) } : {}),
    ...(cell ? { cell: { radius: 0, ...(made.cell ?? file.cell), ...cell } } : {}),
    ...(roles ? { roles: { ...made.roles, ...Object.fromEntries(drawn) } } : {}),
    ...(captions ? { captions: captionChanges(made.captions, captions) } : {}),
    ...(pages ? { pages: pagesOf(pages) } : {}),
  }
}

function changedLayout(
  whole: LayoutPolicy,
  made: Partial<LayoutPolicy> | undefined,
  { photosPerPage, ...given }: NonNullable<VariantFile['layout']>,
): Partial<LayoutPolicy> {
  const photos = photosPerPage ? { photosPerPage: { ...whole.photosPerPage, ...photosPerPage } } : {}
  return { ...made, ...given, ...photos }
}

function captionChanges(
  made: ThemeVariant['captions'],
  given: NonNullable<VariantFile['captions']>,
): NonNullable<ThemeVariant['captions']> {
  const roles = ['title', 'description', 'text', 'spine', 'address'] as const
  return Object.fromEntries(
    roles.flatMap((role) => (made?.[role] || given[role] ? [[role, { ...made?.[role], ...given[role] }]] : [])),
  )
}
