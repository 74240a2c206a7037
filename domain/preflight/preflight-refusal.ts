import type { Design } from '../design/design.ts'
import type { CheckKind } from './checks.ts'
import type { Finding } from './finding.ts'
import { blocking } from './preflight.ts'

/** Why a design cannot be ordered as it is, one reason for each check. */
export const PREFLIGHT_REFUSALS = {
  'photo-damaged': 'placed-photo-damaged',
  'low-ppi': 'photo-too-soft',
  'text-in-trim': 'text-near-edge',
  'text-overflow': 'text-not-whole',
  'missing-glyph': 'character-not-printable',
  'blank-slot': 'slot-blank',
  'blank-page': 'page-blank',
  'photo-twice': 'photo-placed-twice',
  'photo-lies': 'photo-on-its-side',
  'no-title': 'book-untitled',
  'page-count': 'pages-not-possible',
} as const satisfies Record<CheckKind, string>
export type PreflightReason = (typeof PREFLIGHT_REFUSALS)[CheckKind]

export interface PreflightRefusal {
  readonly reason: PreflightReason
  /** Places in the design, as shoppers count them. */
  readonly pages: readonly number[]
  readonly characters: readonly string[]
}

/** The first thing that stops an order, with every page that has it; `undefined` where nothing does. */
export function preflightRefusal(design: Design, findings: readonly Finding[]): PreflightRefusal | undefined {
  const stops = blocking(findings)
  const [first] = stops
  if (!first) {
    return undefined
  }
  const same = stops.filter(({ kind }) => kind === first.kind)
  const places = same.flatMap((finding) =>
    'pageId' in finding ? [design.pages.findIndex(({ id }) => id === finding.pageId)] : [],
  )
  return {
    reason: PREFLIGHT_REFUSALS[first.kind],
    pages: [...new Set(places.map((place) => pageNumber(design, place)))],
    characters: [...new Set(same.flatMap((finding) => (finding.kind === 'missing-glyph' ? finding.characters : [])))],
  }
}

/** What the shopper calls a place: 0 is the cover; cards and pictures count from 1, both sides as one. */
export function pageNumber(design: Pick<Design, 'pages'>, place: number): number {
  if (design.pages[0]?.kind === 'cover') {
    return place
  }
  return design.pages.some(({ kind }) => kind === 'back') ? Math.floor(place / 2) + 1 : place + 1
}
