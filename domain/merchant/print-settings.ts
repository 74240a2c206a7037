import { type CheckKind, type CheckLevel, DEFAULT_LEVELS } from '../preflight/checks.ts'

/** How a merchant's printer wants its files, and how strictly designs are looked at. What is absent is as `printSettings` says. */
export interface MerchantPrint {
  /** `srgb`, or the CMYK output profile of this name: `generic`, or one that the operator has imported. */
  readonly profile?: ColourProfile
  /** Crop marks outside the bleed, on a larger sheet. */
  readonly marks?: boolean
  /** Books: the whole in one file, or the cover and the block in files of their own besides. */
  readonly books?: 'one' | 'two'
  /** Prints: one PDF, or a folder of JPEGs besides. */
  readonly prints?: 'pdf' | 'jpegs'
  /** What stops an order, what is only told, what is not looked at. */
  readonly checks?: Partial<Readonly<Record<CheckKind, CheckLevel>>>
}

export type ColourProfile = 'srgb' | { readonly cmyk: string }

/** The CMYK profile that every shop has. */
export const GENERIC_CMYK = 'generic'

/** Settings with every default in its place. */
export interface PrintSettings {
  readonly profile: ColourProfile
  readonly marks: boolean
  readonly books: 'one' | 'two'
  readonly prints: 'pdf' | 'jpegs'
  readonly checks: Readonly<Record<CheckKind, CheckLevel>>
}

export function printSettings(print: MerchantPrint = {}): PrintSettings {
  const { profile = 'srgb', marks = false, books = 'two', prints = 'pdf', checks } = print
  return { profile, marks, books, prints, checks: { ...DEFAULT_LEVELS, ...checks } }
}
