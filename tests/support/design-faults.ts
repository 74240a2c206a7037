import { panelLimits } from '../../domain/design/areas/page-areas.ts'
import type { Design, Page } from '../../domain/design/design.ts'
import { innerPages } from '../../domain/design/design.ts'
import { calendarRefusal } from '../../domain/design/edits/calendar-edit.ts'
import { spreadsAreWhole } from '../../domain/design/edits/spread-edit.ts'
import { isCovered } from '../../domain/design/placing/crop.ts'
import type { EditWorld } from '../../domain/design/world/edit-world.ts'
import { contains } from '../../domain/geometry.ts'
import { isBook, isTwoSided, pageFormat } from '../../domain/product/paper.ts'
import { coverPlaces } from '../../domain/theme/cover-look.ts'

/** Sentences about what is wrong with a design; none for a good one. */
export function designFaults(design: Design, world: EditWorld): string[] {
  return [
    ...countFaults(design, world),
    ...photoFaults(design, world),
    ...(spreadsAreWhole(design.pages, world) ? [] : ['half a photo without its other half']),
    ...design.pages.flatMap((page) => pageFaults(page, design, world)),
    ...(calendarRefusal(design.pages, design.calendar, world)
      ? ['the months do not follow, or lie under a photo']
      : []),
  ]
}

function countFaults(design: Design, { pages: rule, paper }: EditWorld): string[] {
  const total = innerPages(design).length
  const ids = new Set(design.pages.map((page) => page.id))
  return [
    ...((design.pages[0]?.kind === 'cover') === (isBook(paper) || design.calendar !== undefined)
      ? []
      : ['the first page is no cover']),
    ...(isTwoSided(paper) && design.pages.some(({ kind }, at) => (kind === 'back') !== (at % 2 === 1))
      ? ['fronts and backs do not lie by turns']
      : []),
    ...(design.pages.slice(1).some((page) => page.kind === 'cover') ? ['a second cover'] : []),
    ...(ids.size === design.pages.length ? [] : ['two pages share an id']),
    ...(total >= rule.min && total <= rule.max ? [] : [`${total} pages`]),
    ...(total % rule.multiple === 0 ? [] : [`${total} is no multiple of ${rule.multiple}`]),
  ]
}

function photoFaults(design: Design, { photos }: EditWorld): string[] {
  const inside = design.pages
    .filter((page) => page.kind !== 'cover')
    .flatMap((page) => page.slots.flatMap((slot) => (slot.half === 'right' ? [] : (slot.placement?.photoId ?? []))))
  const held = [...inside, ...design.tray]
  const lost = [...photos.keys()].filter((id) => !held.includes(id))
  return [
    ...(new Set(held).size === held.length ? [] : ['a photo lies in two places']),
    ...lost.map((id) => `${id} is lost`),
    ...held.filter((id) => !photos.has(id)).map((id) => `${id} is unknown`),
  ]
}

function pageFaults(page: Page, design: Design, world: EditWorld): string[] {
  const faults: string[] = []
  const items = [...page.slots, ...page.captions]
  for (const [at, { id, box, panel }] of items.entries()) {
    if (!contains(panelLimits(world.paper, page, panel, innerPages(design).length), box)) {
      faults.push(`${id} leaves its panel: ${JSON.stringify(box)}`)
    }
    for (const other of items.slice(at + 1)) {
      const width = Math.min(box.x + box.width, other.box.x + other.box.width) - Math.max(box.x, other.box.x)
      const height = Math.min(box.y + box.height, other.box.y + other.box.height) - Math.max(box.y, other.box.y)
      const isOver = [items[at], other].some((item) => isPlaced(item) || isOnPaper(item, page, world))
      if (!isOver && other.panel === panel && width > 1e-6 && height > 1e-6) {
        faults.push(`${id} lies over ${other.id}`)
      }
    }
  }
  const { page: trim, safe } = pageFormat(world.paper, page)
  const safely = { x: safe, y: safe, width: trim.width - 2 * safe, height: trim.height - 2 * safe }
  if (page.kind === 'back' && page.slots.length > 0) {
    faults.push(`${page.id} has photos on its back`)
  }
  for (const { id, box, panel, placed } of page.captions) {
    if (!placed && panel !== 'spine' && !contains(safely, box)) {
      faults.push(`${id} leaves the safe area: ${JSON.stringify(box)}`)
    }
  }
  for (const { id, box, placement } of page.slots) {
    const photo = placement && world.photos.get(placement.photoId)
    if (placement && photo && !isCovered(placement, photo, box)) {
      faults.push(`${id} is not covered by its photo`)
    }
    if (!(box.width > 1 && box.height > 1)) {
      faults.push(`${id} is no place for a photo: ${JSON.stringify(box)}`)
    }
  }
  if (new Set(items.map((item) => item.id)).size < items.length) {
    faults.push(`${page.id} has an id twice`)
  }
  return faults
}

/** A cover may lay its title on a photo, on paper of its own; one that says nothing leaves its room to the photos. */
function isOnPaper(item: object | undefined, { coverStyle }: Page, { theme }: EditWorld): boolean {
  if (item === undefined || !('role' in item) || item.role !== 'title') {
    return false
  }
  const isEmpty = 'text' in item && item.text === ''
  return isEmpty
    ? coverStyle !== undefined
    : coverStyle !== undefined && coverPlaces(theme, coverStyle).plate !== undefined
}

/** A shopper may put a text over a photo, and near the trim. */
function isPlaced(item: object | undefined): boolean {
  return item !== undefined && 'placed' in item
}
