import type { CoverStyle } from '../cover-style.ts'
import type { CaptionRole, PageKind } from '../design/design.ts'
import type { Point } from '../geometry.ts'
import type { Localised } from '../language.ts'
import type { FontFamily } from '../text/type-families.ts'
import type {
  CalendarStyle,
  CaptionStyle,
  Colour,
  CoverLook,
  LayoutPolicy,
  Ornament,
  PageTemplate,
  Theme,
} from './theme.ts'

/** Something wrong in a file, where it stands. */
export interface FileFault {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** A colour of a theme's file: `#rrggbb`, or one of its `colours` by name. */
type NamedColour = Colour

/** A drawing of a file: `use` takes one of `drawings`, and says what differs. */
export interface DrawingFile extends Partial<Omit<Ornament, 'offset' | 'fill'>> {
  readonly use?: string
  readonly offset?: Partial<Point>
  readonly fill?: NamedColour
}

export interface RoleFile {
  readonly background?: NamedColour
  /** In stacking order; a name alone is the drawing of that name. */
  readonly ornaments?: readonly (string | DrawingFile)[]
}

type Roles = Partial<Record<PageKind, RoleFile>>

type CoverFile = Omit<CoverLook, 'ornaments'> & Pick<RoleFile, 'ornaments'>

type LayoutFile = Partial<Omit<LayoutPolicy, 'photosPerPage'>> & {
  readonly photosPerPage?: Partial<LayoutPolicy['photosPerPage']>
}

type CaptionsFile = Partial<Record<CaptionRole, Partial<CaptionStyle>>> & {
  /** What all captions share. */
  readonly base?: Partial<Pick<CaptionStyle, 'family' | 'weight' | 'italic' | 'colour' | 'align' | 'vertical'>>
}

type PageFile = Partial<Pick<PageTemplate, 'id' | 'role'>> & Omit<PageTemplate, 'id' | 'role'>

type VariantName = keyof NonNullable<Theme['variants']>

export interface VariantFile {
  readonly layout?: LayoutFile
  readonly cell?: Partial<Theme['cell']>
  readonly roles?: Roles
  readonly captions?: Partial<Record<CaptionRole, Partial<Omit<CaptionStyle, 'family' | 'weight' | 'italic'>>>>
  readonly pages?: readonly PageFile[]
}

/** Every part may say only what it does otherwise. */
export type CalendarFile = {
  readonly [Part in Exclude<keyof CalendarStyle, 'lines'>]?: CalendarStyle[Part] extends object | undefined
    ? Partial<CalendarStyle[Part]>
    : CalendarStyle[Part]
} & {
  readonly lines?: Partial<Omit<NonNullable<CalendarStyle['lines']>, 'kind'>> & {
    readonly kind?: NonNullable<CalendarStyle['lines']>['kind'] | 'none'
  }
}

/** A theme as somebody writes it down: what is not said is made from its colours (`fillTheme`). docs/themes.md. */
export interface ThemeFile {
  readonly id: string
  /** One text for all languages, or one each. */
  readonly name: string | Localised
  readonly owner?: Theme['owner']
  readonly categoryId?: string
  readonly family?: FontFamily
  /** `paper`, `ink`, `soft`, `accent` and `line` are what defaults are made of; others are names of one's own. */
  readonly colours?: Readonly<Record<string, Colour>>
  readonly layout?: LayoutFile
  readonly cell?: Partial<Theme['cell']>
  readonly drawings?: Readonly<Record<string, DrawingFile>>
  readonly roles?: Roles
  readonly captions?: CaptionsFile
  readonly spine?: NamedColour
  /** What is not said of a cover is made of the theme. */
  readonly covers?: Partial<Record<CoverStyle, CoverFile>> & { readonly usual?: CoverStyle }
  readonly template?: NonNullable<Theme['template']>
  readonly pages?: readonly PageFile[]
  /** Absent: calendars are not made in this theme; `{}`: in the style of its colours. */
  readonly calendar?: CalendarFile
  /** `none`: other products look as the books do. */
  readonly variants?: 'none' | Partial<Record<VariantName, VariantFile>>
  readonly formats?: Partial<Record<keyof NonNullable<Theme['formats']>, VariantFile>>
}
