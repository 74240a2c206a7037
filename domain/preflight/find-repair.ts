import { applyEdit } from '../design/change/apply-edit.ts'
import type { Edit } from '../design/change/edit.ts'
import type { Design } from '../design/design.ts'
import type { PageId } from '../ids.ts'
import type { Finding } from './finding.ts'
import { findingKey } from './finding.ts'
import { sharperOptions, turnOptions } from './photo-repairs.ts'
import { blankPageOptions, countOptions, emptyOptions, otherPhotoOptions, twiceOptions } from './place-repairs.ts'
import { blocking, type PreflightWorld, preflight } from './preflight.ts'
import type { Repair } from './repair.ts'
import { textOptions, titleOptions } from './text-repairs.ts'

/**
 * The first way that really mends a finding: the edit is applied and the changed pages are looked at anew.
 * `undefined`: only the shopper can help here.
 */
export function repairOf(finding: Finding, design: Design, world: PreflightWorld): Repair | undefined {
  for (const way of optionsOf(finding, design, world)) {
    if (mends(way.edit, finding, design, world)) {
      return way
    }
  }
  return undefined
}

function optionsOf(finding: Finding, design: Design, world: PreflightWorld): Iterable<Repair> {
  switch (finding.kind) {
    case 'low-ppi':
      return sharperOptions(finding, design, world)
    case 'photo-damaged':
      return otherPhotoOptions(finding, design, world)
    case 'text-in-trim':
    case 'text-overflow':
    case 'missing-glyph':
      return textOptions(finding, design, world)
    case 'blank-slot':
      return emptyOptions(finding, design, world)
    case 'blank-page':
      return blankPageOptions(finding, design, world)
    case 'photo-twice':
      return twiceOptions(finding, design)
    case 'photo-lies':
      return turnOptions(finding, design, world)
    case 'no-title':
      return titleOptions(design, world)
    case 'page-count':
      return countOptions(finding, design)
  }
}

function mends(edit: Edit, finding: Finding, design: Design, world: PreflightWorld): boolean {
  const verdict = applyEdit(design, edit, world)
  if (verdict.kind === 'refused') {
    return false
  }
  const here = 'pageId' in finding ? [finding.pageId] : []
  const looked = new Set<PageId>([...verdict.changed, ...here])
  // A page that a repair leaves blank, or that it adds for the binding, is told after it and stops nothing.
  const counted = ({ kind }: Finding) => kind === finding.kind || kind !== 'blank-page'
  const before = preflight(design, world, looked).filter(counted)
  const after = preflight(verdict.next, world, looked).filter(counted)
  const key = findingKey(finding)
  return (
    after.length < before.length &&
    blocking(after).length <= blocking(before).length &&
    !after.some((other) => findingKey(other) === key)
  )
}

/** Everything that can be mended without losing anything, as one edit; `undefined` where there is nothing of the kind. */
export function repairAll(
  design: Design,
  world: PreflightWorld,
): { readonly edit: Edit; readonly mended: number } | undefined {
  let now = design
  let mended = 0
  const tried = new Set<string>()
  for (;;) {
    const next = preflight(now, world).find((finding) => !tried.has(findingKey(finding)))
    if (!next) {
      break
    }
    tried.add(findingKey(next))
    const repair = repairOf(next, now, world)
    const verdict = repair?.safe ? applyEdit(now, repair.edit, world) : undefined
    if (verdict?.kind === 'applied') {
      now = verdict.next
      mended += 1
    }
  }
  return now === design ? undefined : { edit: editBetween(design, now), mended }
}

/** One step from a design to another one of the same product. */
function editBetween(before: Design, after: Design): Edit {
  const old = new Map(before.pages.map((page) => [page.id, page]))
  return {
    cmd: 'page_load',
    pages: after.pages.filter((page) => old.get(page.id) !== page),
    order: after.pages.map(({ id }) => id),
    tray: after.tray,
  }
}
