import { asId, type ProductId, type ThemeId } from '../ids.ts'

/** Where a version of a theme stands: shoppers choose among published ones; designs keep a withdrawn one. */
export type ThemeVersionState = 'draft' | 'published' | 'withdrawn'

/** What is known of how it prints. `stuck`: nobody could find out. */
export type ThemeVerdict = 'none' | 'checking' | 'well' | 'badly' | 'stuck'

/** Something in a theme's file that would print badly. */
export interface ThemeFileFinding {
  readonly line: number
  readonly column: number
  /** Fields of the file that lead to it, with dots between. */
  readonly where: string
  readonly message: string
}

/** A page that was looked at, and the name of its picture. */
export interface CheckedThemePage {
  readonly name: string
  readonly pid: ProductId
  readonly picture: string
}

/** The id of a version: designs are made with one, and keep it when there is another. */
export function themeVersionId(look: string, version: number): ThemeId {
  return asId<ThemeId>(version === 1 ? look : `${look}-v${version}`)
}

/** The themes of a product with this version in it: in the place of an older one, or behind all. */
export function withThemeVersion(
  worn: readonly ThemeId[],
  look: { readonly id: ThemeId; readonly versions: readonly ThemeId[] },
): readonly ThemeId[] {
  const at = worn.findIndex((id) => look.versions.includes(id))
  const others = worn.filter((id) => !look.versions.includes(id))
  return at < 0 ? [...others, look.id] : [...others.slice(0, at), look.id, ...others.slice(at)]
}
