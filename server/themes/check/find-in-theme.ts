import { photoBook } from '../../../domain/photo/photo.ts'
import { mainFormat, paperOf } from '../../../domain/product/paper.ts'
import type { Product } from '../../../domain/product/product.ts'
import { type Blame, checkPage, type PageFinding } from '../../../domain/theme/check-page.ts'
import { checkTheme } from '../../../domain/theme/check-theme.ts'
import { coverLooks } from '../../../domain/theme/cover-look.ts'
import type { PageRole, Theme } from '../../../domain/theme/theme.ts'
import type { ThemeFinding } from '../../../domain/theme/theme-finding.ts'
import { pageShape, variantNameOf } from '../../../domain/theme/theme-for.ts'
import { sceneOf } from '../../../editor/scene/compose/scene-of.ts'
import type { FontBook } from '../../../editor/scene/font-book.ts'
import { readPath } from '../../../editor/scene/ornament-path.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import { seePage } from './see-page.ts'
import { WORST_PHOTOS } from './worst-cases.ts'
import { type WorstPage, worstPages } from './worst-pages.ts'

/** What would print badly in a theme, and every page that was looked at. */
export interface ThemeReport {
  readonly findings: readonly ThemeFinding[]
  readonly pages: readonly (WorstPage & { readonly scene: Scene })[]
}

/** Looks at a theme on every product, page role by page role. `written` is its file, for places in it. */
export function findInTheme(
  theme: Theme,
  written: unknown,
  products: readonly Product[],
  fonts: FontBook,
): ThemeReport {
  const broken = saidOnce(checkPaths(theme), written)
  if (broken.length > 0) {
    return { findings: broken, pages: [] }
  }
  const pages = products
    .flatMap((product) => worstPages(product, theme))
    .map((page) => ({
      ...page,
      scene: sceneOf({ ...page, theme, photos: photosOf(page), fonts }),
    }))
  const seen = pages.flatMap((page) =>
    checkPage(seePage(page, page.scene, theme, fonts)).map((finding) => ({
      finding,
      page: page.name,
      path: pathOf(finding.blame, written, page.product),
      variant: variantNameOf(page.product.type),
    })),
  )
  return { findings: [...saidOnce(checkTheme(theme), written), ...toldOnce(seen)], pages }
}

/** What a page has from another one or from a default is told where the file says it, not once for every heir. */
function saidOnce(findings: readonly ThemeFinding[], written: unknown): readonly ThemeFinding[] {
  const isSaid = ({ path }: ThemeFinding) => {
    const drawing = path.indexOf('ornaments')
    return isThere(written, drawing < 0 ? path : path.slice(0, drawing + 2))
  }
  return findings.filter(
    (one) => isSaid(one) || !findings.some((other) => other.message === one.message && isSaid(other)),
  )
}

interface OnPage {
  readonly finding: PageFinding
  readonly page: string
  readonly path: readonly PropertyKey[]
  /** What the theme may say otherwise for products of this kind; `undefined`: for books, nothing. */
  readonly variant: string | undefined
}

/** The same rule broken at the same place of the file, however many pages show it. */
function toldOnce(all: readonly OnPage[]): readonly ThemeFinding[] {
  const byPlace = Map.groupBy(all, ({ finding, path }) => `${finding.rule} ${path.map(String).join('.')}`)
  return [...byPlace.values()].flatMap((same) => {
    const [first] = same
    const others = new Set(same.map(({ page }) => page)).size - 1
    const more = others > 0 ? ` and ${others} more pages` : ''
    return first
      ? [{ path: first.path, message: `${first.finding.message} (${first.page}${more}${elsewhere(same)})` }]
      : []
  })
}

/** What is said for all products and is wrong on one kind of them. */
function elsewhere(same: readonly OnPage[]): string {
  const [variant, ...others] = new Set(same.map((one) => one.variant))
  const isShared = ['captions', 'roles', 'layout'].includes(String(same[0]?.path[0]))
  return variant && others.length === 0 && isShared ? `: there alone it is set under variants.${variant}` : ''
}

function photosOf({ page }: WorstPage) {
  const placed = page.slots.flatMap(({ placement }) => (placement ? [placement.photoId] : []))
  return photoBook(
    placed.flatMap((id) => {
      const facts = WORST_PHOTOS.find((photo) => id === photo.id || id.startsWith(`${photo.id}.`))
      return facts ? [{ ...facts, id }] : []
    }),
  )
}

/** Drawings whose path data cannot be read: nothing of the theme can be laid out then. */
function checkPaths(theme: Theme): readonly ThemeFinding[] {
  const looks: readonly {
    path: readonly PropertyKey[]
    roles: Readonly<Record<string, Partial<PageRole> | undefined>>
  }[] = [
    { path: ['roles'], roles: theme.roles },
    { path: ['covers'], roles: coverLooks(theme) },
    ...(['formats', 'variants'] as const).flatMap((from) =>
      Object.entries(theme[from] ?? {}).map(([name, { roles }]) => ({
        path: [from, name, 'roles'],
        roles: roles ?? {},
      })),
    ),
  ]
  return looks.flatMap(({ path, roles }) =>
    Object.entries(roles).flatMap(([kind, role]) =>
      (role?.ornaments ?? []).flatMap((ornament, at) => {
        const message = unreadable(ornament.path)
        return message ? [{ path: [...path, kind, 'ornaments', at, 'path'], message }] : []
      }),
    ),
  )
}

function unreadable(path: string): string | undefined {
  try {
    const steps = readPath(path)
    const isWhole = steps.length > 1 && steps[0]?.letter === 'M'
    return isWhole && /^[\sMLHVCSQTAZ\d.,eE+-]+$/i.test(path)
      ? undefined
      : 'is no path: it begins with M and draws something'
  } catch (error) {
    if (error instanceof SyntaxError) {
      return error.message
    }
    throw error
  }
}

/** Where the file says what is to blame: in a variant, in a format, or for all paper; else the place that could say it. */
function pathOf(blame: Blame, written: unknown, product: Product): readonly PropertyKey[] {
  const places = placesOf(blame)
  const variant = variantNameOf(product.type)
  const paper = paperOf(product)
  const prefixes: (readonly PropertyKey[])[] = [
    ...(variant ? [['variants', variant]] : []),
    ...(paper ? [['formats', pageShape(mainFormat(paper).page)]] : []),
    [],
  ]
  const candidates = places.flatMap((place) => prefixes.map((prefix) => [...prefix, ...place]))
  return candidates.find((path) => isThere(written, path)) ?? places[0] ?? []
}

function placesOf(blame: Blame): readonly (readonly PropertyKey[])[] {
  switch (blame.kind) {
    case 'caption':
      return [
        ...(blame.cover
          ? [
              ['covers', blame.cover, 'text'],
              ['covers', blame.cover],
            ]
          : []),
        ...[['captions', blame.role], ['captions', 'base'], ['captions']],
      ]
    case 'calendar':
      return blame.fields.length > 0 ? blame.fields.map((field) => ['calendar', ...field]) : [['calendar']]
    case 'layout':
      return [['layout', 'photosPerPage'], ['layout']]
    case 'drawing':
      return [
        ...(blame.cover && blame.role === 'cover' ? [['covers', blame.cover, 'ornaments', blame.at]] : []),
        ['roles', blame.role, 'ornaments', blame.at],
        ['roles', 'inner', 'ornaments', blame.at],
      ]
  }
}

function isThere(value: unknown, path: readonly PropertyKey[]): boolean {
  let at: unknown = value
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !(step in at)) {
      return false
    }
    at = Reflect.get(at, step)
  }
  return true
}
