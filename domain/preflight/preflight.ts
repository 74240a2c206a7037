import { isGivenName } from '../album/cover-title.ts'
import type { Design, Page } from '../design/design.ts'
import { innerPages } from '../design/design.ts'
import { qualityOf } from '../design/placing/quality.ts'
import type { PaperSheet } from '../design/sheets/sheet.ts'
import { sheetOf } from '../design/sheets/sheet.ts'
import type { EditWorld } from '../design/world/edit-world.ts'
import type { Box } from '../geometry.ts'
import { contains, grown } from '../geometry.ts'
import type { PageId } from '../ids.ts'
import { isBook } from '../product/paper.ts'
import type { PageRule } from '../product/product.ts'
import type { CheckKind, CheckLevel } from './checks.ts'
import type { Finding, PageCounts, TextFacts } from './finding.ts'

/** What a design is looked at against. */
export interface PreflightWorld extends EditWorld {
  /** Below so many pixels per inch a photo is called low (readings 25). */
  readonly dpiRatio: number
  readonly checks: Readonly<Record<CheckKind, CheckLevel>>
  readonly texts: TextFacts
  /** Titles that dates and places of the photos propose for the cover; absent: none are known here. */
  readonly titles?: readonly string[]
}

/**
 * Everything that would print otherwise than the shopper expects, in page order; the number of pages first. The same on
 * the phone, which shows and mends it, and on the server, which refuses what blocks.
 *
 * With `only` these pages alone are looked at.
 */
export function preflight(design: Design, world: PreflightWorld, only?: ReadonlySet<PageId>): readonly Finding[] {
  const count = innerPages(design).length
  const twice = repeatedPhotos(design)
  const pages = design.pages.filter(({ id }) => only?.has(id) ?? true)
  const raw = [
    ...pageCountFindings(design, world.pages),
    ...pages.flatMap((page) => [
      ...titleFindings(page, world),
      ...blankFindings(page),
      ...damagedFindings(page, world),
      ...(isBlankPage(page) ? [{ kind: 'blank-page' as const, pageId: page.id }] : []),
      ...lowFindings(page, world),
      ...lyingFindings(page, world),
      ...twice.filter(({ pageId }) => pageId === page.id),
      ...textFindings(design, page, sheetOf(world.paper, page, count), world.texts),
    ]),
  ]
  return raw.flatMap((finding) => {
    const level = world.checks[finding.kind]
    return level === 'off' ? [] : [{ ...finding, level }]
  })
}

/** What stops an order. */
export function blocking(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ level }) => level === 'block')
}

/** A finding before the merchant's settings say how much it counts. */
type Raw = Finding extends infer F ? (F extends Finding ? Omit<F, 'level'> : never) : never

/** Whether so many inner pages can be made. */
export function isPossibleCount(count: number, { min, max, multiple }: PageCounts): boolean {
  return count >= min && count <= max && count % Math.max(1, multiple) === 0
}

function pageCountFindings(design: Design, { min, max, multiple }: PageRule): Raw[] {
  const count = innerPages(design).length
  const allowed = { min, max, multiple }
  return isPossibleCount(count, allowed) ? [] : [{ kind: 'page-count', count, allowed }]
}

/** A page of a book without anything on it. A sheet of a card or a print says so by its empty place. */
function isBlankPage({ kind, slots, captions, sheet }: Page): boolean {
  return kind === 'blank' && !sheet && slots.length === 0 && captions.length === 0
}

/** A book that nobody has named, or that would be called as its album was by itself. A drawn cover has the words that it draws. */
function titleFindings(page: Page, { paper }: PreflightWorld): Raw[] {
  const title = page.captions.find(({ role }) => role === 'title')?.text.trim() ?? ''
  const isNamed = title !== '' && !isGivenName(title)
  const isMeant = page.untitled === true || page.template !== undefined
  return page.kind !== 'cover' || !isBook(paper) || isNamed || (title === '' && isMeant)
    ? []
    : [{ kind: 'no-title', pageId: page.id, ...(title === '' ? {} : { given: title }) }]
}

/** Slots that would print empty. */
function blankFindings(page: Page): Raw[] {
  return page.slots.flatMap((slot) =>
    slot.placement ? [] : [{ kind: 'blank-slot' as const, pageId: page.id, slotId: slot.id }],
  )
}

function damagedFindings(page: Page, { photos }: PreflightWorld): Raw[] {
  return page.slots.flatMap(({ id, placement }) =>
    placement && photos.get(placement.photoId)?.damaged
      ? [{ kind: 'photo-damaged' as const, pageId: page.id, slotId: id, photoId: placement.photoId }]
      : [],
  )
}

function lowFindings(page: Page, { photos, dpiRatio }: PreflightWorld): Raw[] {
  return page.slots.flatMap(({ id, placement, box }) => {
    if (!placement) {
      return []
    }
    const source = photos.get(placement.photoId) ?? { width: 0, height: 0 }
    const { status, ppi, sharpUpTo } = qualityOf(placement, source, box, dpiRatio)
    const low = { pageId: page.id, slotId: id, photoId: placement.photoId, sharpUpTo }
    return status === 1 ? [] : [{ kind: 'low-ppi' as const, ...low, ppi: Math.floor(Math.min(ppi.across, ppi.down)) }]
  })
}

/** Photos that seem to lie and that the shopper has left so. Of a photo over two pages neither half can be turned. */
function lyingFindings(page: Page, { photos }: PreflightWorld): Raw[] {
  return page.slots.flatMap(({ id, placement, half }) => {
    const turns = placement && photos.get(placement.photoId)?.lies
    return turns && placement.turns === 0 && half === undefined
      ? [{ kind: 'photo-lies' as const, pageId: page.id, slotId: id, photoId: placement.photoId, turns }]
      : []
  })
}

/** Photos beyond their first place. The cover shows copies, so it counts by itself. */
function repeatedPhotos(design: Design): readonly Extract<Raw, { kind: 'photo-twice' }>[] {
  const first = new Map<string, PageId>()
  return design.pages.flatMap((page) =>
    page.slots.flatMap(({ id, placement, half }) => {
      if (half === 'right') {
        return []
      }
      const name = placement && `${page.kind === 'cover' ? 'cover' : 'inner'} ${placement.photoId}`
      const before = name === undefined ? undefined : first.get(name)
      if (name !== undefined && before === undefined) {
        first.set(name, page.id)
      }
      return placement && before !== undefined
        ? [{ kind: 'photo-twice' as const, pageId: page.id, slotId: id, photoId: placement.photoId, first: before }]
        : []
    }),
  )
}

/** Ink is measured by the em box of its characters: less than this beyond the line is no ink, mm. */
const INK_SLACK = 0.1

function textFindings(design: Design, page: Page, sheet: PaperSheet, texts: TextFacts): Raw[] {
  return texts(design, page).flatMap(({ captionId, ink, overflows, missing }): Raw[] => {
    const caption = page.captions.find(({ id }) => id === captionId)
    const safe = caption && safeOf(sheet, caption.panel)
    const inside = !(ink && safe) || contains(safe, ink, INK_SLACK)
    return [
      ...(missing.length > 0
        ? [
            {
              ...{ kind: 'missing-glyph' as const, pageId: page.id, characters: missing },
              ...(captionId ? { captionId } : {}),
            },
          ]
        : []),
      ...(overflows && captionId ? [{ kind: 'text-overflow' as const, pageId: page.id, captionId }] : []),
      ...(captionId && !overflows && !inside ? [{ kind: 'text-in-trim' as const, pageId: page.id, captionId }] : []),
    ]
  })
}

/** Where texts of a panel are safe from the cut, on the sheet. A spine is cut at head and foot only. */
export function safeOf(sheet: PaperSheet, panel: Page['captions'][number]['panel']): Box | undefined {
  const box = sheet.panels[panel]
  if (!box) {
    return undefined
  }
  return panel === 'spine'
    ? { ...box, y: box.y + sheet.safe, height: box.height - 2 * sheet.safe }
    : grown(box, -sheet.safe)
}
