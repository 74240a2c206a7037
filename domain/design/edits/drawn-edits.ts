import type { PageId } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { isBook } from '../../product/paper.ts'
import type { BookFormat } from '../../product/product.ts'
import type { PageTemplate } from '../../theme/theme.ts'
import { blankPage, type Caption, type CaptionRole, type Page, type Slot } from '../design.ts'
import type { FilledSlot } from '../pages/relay-page.ts'
import {
  captionBox,
  choosesTemplates,
  chooseTemplate,
  drawnPage,
  innerTemplates,
  rankedTemplates,
  templateGround,
  templateOf,
} from '../pages/template-page.ts'
import { assignPhotos } from '../placing/assign-photos.ts'
import { fitPlacement, refit } from '../placing/crop.ts'
import { placedGroupTexts, textsToPlace } from '../texts/placed-group-texts.ts'
import type { EditRefusal, EditWorld } from '../world/edit-world.ts'
import { filledSlots } from './decision.ts'

/** Whether an inner page is one of the theme's drawn pages. */
export function isDrawn(page: Page, { paper, theme }: EditWorld): boolean {
  return page.kind !== 'cover' && isBook(paper) && templateOf(page, theme) !== undefined
}

/** Whether an inner page keeps to drawn pages, or becomes one, when its photos change. */
export function takesDrawn(page: Page, world: EditWorld): boolean {
  return isDrawn(page, world) || (page.kind !== 'cover' && page.template === undefined && choosesTemplates(world))
}

/**
 * A drawn page whose photos went and came: blank places are filled; where pages are chosen by their number of photos,
 * another drawn page is taken when the number is another. Words that are on the page stay on it.
 */
export function redrawn(
  page: Page,
  kept: readonly FilledSlot[],
  added: readonly PhotoFacts[],
  world: EditWorld,
): Page | EditRefusal {
  const { paper, theme, photos } = world
  if (!isBook(paper)) {
    return 'page-not-valid'
  }
  const count = kept.length + added.length
  const own = templateOf(page, theme)
  const stays = own && (!choosesTemplates(world) || count === page.slots.length || count === 0 || hasLock(page))
  if (stays) {
    return filled(page, kept, added, paper.dpi) ?? 'too-many-photos-on-page'
  }
  const known = kept.flatMap(({ placement }) => photos.get(placement.photoId) ?? [])
  if (known.length < kept.length) {
    return 'photo-unknown'
  }
  const all = [...known, ...added]
  const fitting = templatesTaking(page, roleOf(page, own), count, world)
  const template = chooseTemplate(fitting, all, paper)?.template
  return template ? onTemplate(page, template, kept, all, world) : 'too-many-photos-on-page'
}

function hasLock(page: Page): boolean {
  return page.slots.some(({ locked, placement }) => locked && placement)
}

/** A world of books. */
export type DrawnWorld = EditWorld & { readonly paper: BookFormat }

/** Drawn pages with places for so many photos and for every word on the page; of its role where there are any. */
export function templatesTaking(
  page: Page,
  role: PageTemplate['role'],
  count: number,
  { theme }: Pick<EditWorld, 'theme'>,
): readonly PageTemplate[] {
  const texts = textsToPlace(page)
  const wordy = innerTemplates(theme).filter(({ slots, captions = [] }) => {
    const enough = ({ role }: Caption) => timesOf(captions, role) >= timesOf(texts, role)
    return slots.length >= Math.max(1, count) && texts.every(enough)
  })
  const alike = wordy.filter((one) => one.role === role)
  return alike.length > 0 ? alike : wordy
}

function roleOf(page: Page, own: PageTemplate | undefined): PageTemplate['role'] {
  return own?.role ?? (page.kind === 'chapter' ? 'chapter' : 'inner')
}

/** The same drawn page: what stays, stays; its blank places take what comes. `undefined`: there are too few. */
function filled(page: Page, kept: readonly FilledSlot[], added: readonly PhotoFacts[], dpi: number): Page | undefined {
  const staying = new Set(kept.map(({ id }) => id))
  const blank = page.slots.filter(({ id }) => !staying.has(id))
  if (added.length > blank.length) {
    return undefined
  }
  const boxes = blank.map(({ box }) => box)
  const { photoOf } = assignPhotos(added, boxes, dpi)
  const slots = page.slots.map((slot): Slot => {
    const at = blank.indexOf(slot)
    return at < 0 ? slot : slotWith(slot, added[photoOf[at] ?? -1])
  })
  return { ...page, slots }
}

function slotWith({ id, panel, box, locked }: Slot, photo: PhotoFacts | undefined): Slot {
  return { id, panel, box, ...(photo ? { placement: fitPlacement(photo, box) } : {}), locked: photo ? locked : false }
}

/** The page as another drawn page; photos that stay keep their turns and their middle. */
function onTemplate(
  page: Page,
  template: PageTemplate,
  kept: readonly FilledSlot[],
  photos: readonly PhotoFacts[],
  { paper }: EditWorld,
): Page {
  if (!isBook(paper)) {
    return page
  }
  const { id, groupId } = page
  const next = drawnPage({ id, template, book: paper, photos, texts: {}, groupId })
  const slots = next.slots.map((slot): Slot => {
    const before = kept.find(({ placement }) => placement.photoId === slot.placement?.photoId)
    const photo = before && photos.find((one) => one.id === before.placement.photoId)
    return before && photo ? { ...slot, placement: refit(before.placement, photo, before.box, slot.box) } : slot
  })
  const ground = page.ground ? { ground: page.ground } : {}
  return {
    ...next,
    ...ground,
    slots,
    captions: placedGroupTexts(next.captions, page).captions,
    shuffleStep: page.shuffleStep,
  }
}

function timesOf(items: readonly { readonly role: CaptionRole }[], role: CaptionRole): number {
  return items.filter((item) => item.role === role).length
}

/** The next drawn page for the same photos, in the order of the theme; `undefined` when there is no other. */
export function nextTemplate(page: Page, photos: readonly PhotoFacts[], world: EditWorld): Page | undefined {
  const round = drawnRound(page, world)
  const own = round.findIndex(({ id }) => id === page.template)
  const next = round[(own + 1) % round.length]
  return next && next.id !== page.template
    ? { ...onTemplate(page, next, filledSlots(page), photos, world), shuffleStep: page.shuffleStep + 1 }
    : undefined
}

/** The drawn pages that this one may be, itself among them, as the theme has them; none where it cannot change. */
export function drawnRound(page: Page, world: EditWorld): readonly PageTemplate[] {
  const { theme, paper } = world
  const own = templateOf(page, theme)
  const kept = filledSlots(page)
  if (!own || !isBook(paper) || !choosesTemplates(world) || hasLock(page)) {
    return []
  }
  const places = new Set([page.slots.length, kept.length])
  const fitting = templatesTaking(page, roleOf(page, own), kept.length, world).filter(({ slots }) =>
    places.has(slots.length),
  )
  return innerTemplates(theme).filter((one) => one === own || fitting.includes(one))
}

/** The page as the drawn page of this name, with its photos and words; `undefined` where it may not be that. */
export function drawnAs(
  page: Page,
  template: string,
  photos: readonly PhotoFacts[],
  world: EditWorld,
): Page | undefined {
  const wanted = drawnRound(page, world).find(({ id }) => id === template)
  return wanted && onTemplate(page, wanted, filledSlots(page), photos, world)
}

/** A new page that waits for photos: the drawn one of the usual number where pages are drawn, else blank. */
export function freshPage(id: PageId, world: EditWorld): Page {
  const { theme, paper } = world
  const inner = innerTemplates(theme).filter(({ role, slots }) => role === 'inner' && slots.length > 0)
  const { wanted } = theme.layout.photosPerPage
  const off = ({ slots }: PageTemplate) => Math.abs(slots.length - wanted)
  const [usual] = [...inner].sort((a, b) => off(a) - off(b))
  return usual && isBook(paper) && choosesTemplates(world)
    ? drawnPage({ id, template: usual, book: paper, photos: [], texts: {} })
    : blankPage(id)
}

/** A new page with these photos, drawn; `undefined` where the engine lays pages out. */
export function freshDrawnPage(id: PageId, photos: readonly PhotoFacts[], world: EditWorld): Page | undefined {
  const { theme, paper } = world
  if (!isBook(paper) || !choosesTemplates(world)) {
    return undefined
  }
  const drawn = innerTemplates(theme)
  const inner = drawn.filter(({ role }) => role === 'inner')
  const [best] = [...rankedTemplates(inner, photos, paper), ...rankedTemplates(drawn, photos, paper)]
  return best && drawnPage({ id, template: best.template, book: paper, photos, texts: {} })
}

/**
 * Where a text of this role stands on a drawn page: its first place that is free. `undefined` when there is none, or
 * when the page is not drawn.
 */
export function drawnTextPlace(page: Page, role: CaptionRole, { theme, paper }: Pick<EditWorld, 'theme' | 'paper'>) {
  const template = templateOf(page, theme)
  if (!template || !isBook(paper)) {
    return undefined
  }
  const { format } = templateGround(paper, template.role)
  const places = (template.captions ?? [])
    .filter((one) => one.role === role)
    .map(({ area }) => captionBox(area, format))
  return places.find(
    ({ x, y }) => !page.captions.some(({ role: taken, box }) => taken === role && box.x === x && box.y === y),
  )
}

/** The role that a new text of a page has: a cover has its title first; `undefined` when a drawn page has no place left. */
export function roleForNewText(page: Page, world: Pick<EditWorld, 'theme' | 'paper'>): CaptionRole | undefined {
  const template = templateOf(page, world.theme)
  if (template) {
    return template.captions?.find(({ role }) => drawnTextPlace(page, role, world) !== undefined)?.role
  }
  return page.kind === 'cover' && page.captions.every(({ role }) => role !== 'title') ? 'title' : 'text'
}
