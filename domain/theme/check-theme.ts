import type { CoverStyle } from '../cover-style.ts'
import { overlap } from '../geometry.ts'
import { checkTemplates } from './check-templates.ts'
import { coverLooks, coverPlaces } from './cover-look.ts'
import type { CalendarStyle, CaptionStyle, Ornament, Theme, ThemeVariant } from './theme.ts'
import { HAIRLINE, millimetres, READABLE_SIZE, type ThemeFinding } from './theme-finding.ts'

/** A theme, or what it does otherwise on other paper, and where in the file that stands. */
interface Look extends Pick<ThemeVariant, 'cell' | 'roles' | 'pages'> {
  readonly path: readonly PropertyKey[]
  readonly captions?: Readonly<Record<string, Partial<CaptionStyle> | undefined>>
}

/** What can be said of a theme without laying out a page of it. */
export function checkTheme(theme: Theme): readonly ThemeFinding[] {
  return [
    ...looksOf(theme).flatMap((sheetTheme) => checkLook(sheetTheme)),
    ...Object.entries(coverLooks(theme)).flatMap(([style, look]) => [
      ...(look.ornaments ?? []).flatMap((one, at) => checkOrnament(one, ['covers', style, 'ornaments', at])),
      ...checkCaption(look.text, ['covers', style, 'text']),
      ...checkPlaces(theme, style as CoverStyle),
    ]),
    ...checkDensity(theme),
    ...(theme.calendar ? checkCalendar(theme.calendar) : []),
    ...checkTemplateType(theme),
  ]
}

function looksOf(theme: Theme): readonly Look[] {
  const on = (from: 'formats' | 'variants') =>
    Object.entries(theme[from] ?? {}).map(([name, variant]): Look => ({ ...variant, path: [from, name] }))
  return [{ ...theme, path: [] }, ...on('formats'), ...on('variants')]
}

function checkLook({ path, cell, roles, captions, pages }: Look): readonly ThemeFinding[] {
  const border = cell?.border
  return [
    ...(border && border.width < HAIRLINE ? [thin([...path, 'cell', 'border', 'width'], 'border', border.width)] : []),
    ...Object.entries(roles ?? {}).flatMap(([kind, role]) =>
      (role?.ornaments ?? []).flatMap((ornament, at) =>
        checkOrnament(ornament, [...path, 'roles', kind, 'ornaments', at]),
      ),
    ),
    ...Object.entries(captions ?? {}).flatMap(([role, style]) => checkCaption(style, [...path, 'captions', role])),
    ...checkTemplates(pages ?? [], [...path, 'pages']),
  ]
}

function checkOrnament({ stroke, size, viewBox }: Ornament, path: readonly PropertyKey[]): readonly ThemeFinding[] {
  const empty = [size, viewBox].some(({ width, height }) => width <= 0 || height <= 0)
  return [
    ...(stroke && stroke.width < HAIRLINE ? [thin([...path, 'stroke', 'width'], 'stroke', stroke.width)] : []),
    ...(empty ? [{ path: [...path, 'size'], message: 'a drawing without width or height is not drawn' }] : []),
  ]
}

/** Photos hide what lies below them, and no colour of letters is read on all photos. */
function checkPlaces(theme: Theme, style: CoverStyle): readonly ThemeFinding[] {
  const { photos, title, plate } = coverPlaces(theme, style)
  if (!photos || !title || plate) {
    return []
  }
  const { width, height } = overlap(photos, title)
  const field = theme.covers?.[style]?.title ? 'title' : 'photos'
  const message = 'the title lies on the photos: give it a plate, or move title and photos apart'
  return width > 0 && height > 0 ? [{ path: ['covers', style, field], message }] : []
}

function thin(path: readonly PropertyKey[], what: string, width: number): ThemeFinding {
  return {
    path,
    message: `a ${what} of ${millimetres(width)} is thinner than a press holds (${millimetres(HAIRLINE)})`,
  }
}

function checkCaption(
  style: Partial<Pick<CaptionStyle, 'size' | 'minSize'>> | undefined,
  path: readonly PropertyKey[],
): readonly ThemeFinding[] {
  const { size, minSize } = style ?? {}
  if (minSize !== undefined && minSize < READABLE_SIZE) {
    const message = `texts may shrink to ${millimetres(minSize)}; nobody reads print below ${millimetres(READABLE_SIZE)}`
    return [{ path: [...path, 'minSize'], message }]
  }
  return size !== undefined && minSize !== undefined && minSize > size
    ? [
        {
          path: [...path, 'minSize'],
          message: `the smallest size, ${millimetres(minSize)}, is above the size, ${millimetres(size)}`,
        },
      ]
    : []
}

function checkDensity({ layout }: Theme): readonly ThemeFinding[] {
  const { min, wanted, max } = layout.photosPerPage
  return min <= wanted && wanted <= max
    ? []
    : [
        {
          path: ['layout', 'photosPerPage'],
          message: `${min} to ${max} photos a page do not hold the wanted ${wanted}`,
        },
      ]
}

function checkCalendar({ lines, note }: CalendarStyle): readonly ThemeFinding[] {
  return [
    ...(lines && lines.width < HAIRLINE ? [thin(['calendar', 'lines', 'width'], 'line', lines.width)] : []),
    ...checkCaption(note, ['calendar', 'note']),
  ]
}

function checkTemplateType({ template, pages }: Theme): readonly ThemeFinding[] {
  return template !== undefined && template !== 'smart' && (pages ?? []).length === 0
    ? [{ path: ['template'], message: `a ${template} template has drawn pages, and this one has none` }]
    : []
}
