import type { Box } from '../../geometry.ts'
import type { GroupId, PageId } from '../../ids.ts'
import { asId } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import type { PageFormat } from '../../product/paper.ts'
import { isBook, pageFormat } from '../../product/paper.ts'
import type { BookFormat, PageRule, Product } from '../../product/product.ts'
import { templateKindOf } from '../../theme/template-types.ts'
import type { PageTemplate, TemplateSlot, Theme } from '../../theme/theme.ts'
import { themeFor } from '../../theme/theme-for.ts'
import { bleedBox, panelLimits, rounded } from '../areas/page-areas.ts'
import type { Caption, CaptionRole, Page, Slot } from '../design.ts'
import { assignPhotos } from '../placing/assign-photos.ts'
import { fitPlacement } from '../placing/crop.ts'
import type { EditWorld } from '../world/edit-world.ts'

/** The drawn inner pages that the theme's pages are made of; none where the engine lays them out. */
export function innerTemplates(theme: Pick<Theme, 'template' | 'pages'>): readonly PageTemplate[] {
  const kind = templateKindOf(theme)
  return kind === 'smart' || kind === 'cover' ? [] : (theme.pages ?? []).filter(({ role }) => role !== 'cover')
}

/** The drawn covers; a smart theme has none. */
export function coverTemplates(theme: Pick<Theme, 'template' | 'pages'>): readonly PageTemplate[] {
  return templateKindOf(theme) === 'smart' ? [] : (theme.pages ?? []).filter(({ role }) => role === 'cover')
}

/** The drawn page that a page is; `undefined` when the engine laid it out, or when the theme has it no longer. */
export function templateOf(page: Pick<Page, 'template'>, theme: Pick<Theme, 'pages'>): PageTemplate | undefined {
  return page.template === undefined ? undefined : theme.pages?.find(({ id }) => id === page.template)
}

/**
 * The page rule of a product in a theme. Drawn pages that come in a fixed order make the number of pages fixed: as many
 * as the product has, else the highest `at` (designated) or the drawn pages once around (fixed), as far as the product
 * can be bound so.
 */
export function pageRuleFor(rule: PageRule, theme: Pick<Theme, 'template' | 'pages'>): PageRule {
  const kind = templateKindOf(theme)
  if (kind !== 'fixed' && kind !== 'designated') {
    return rule
  }
  const drawn = innerTemplates(theme)
  const wanted = kind === 'fixed' ? drawn.length : drawn.reduce((most, { at = 0 }) => Math.max(most, at), 0)
  const multiple = Math.max(1, rule.multiple)
  const whole = Math.ceil(wanted / multiple) * multiple
  const count = rule.kind === 'fixed' ? rule.default : Math.max(rule.min, Math.min(rule.max, whole))
  return { kind: 'fixed', min: count, max: count, default: count, multiple }
}

/** The theme with the density that its drawn pages have, where they are chosen by their number of photos. */
function withDrawnDensity(theme: Theme): Theme {
  const counts = innerTemplates(theme).flatMap(({ slots }) => (slots.length > 0 ? [slots.length] : []))
  if (templateKindOf(theme) !== 'theme' || counts.length === 0) {
    return theme
  }
  const [min, max] = [Math.min(...counts), Math.max(...counts)]
  const wanted = Math.max(min, Math.min(max, theme.layout.photosPerPage.wanted))
  return { ...theme, layout: { ...theme.layout, photosPerPage: { min, wanted, max } } }
}

/** A theme as it is worn by a product, and the page rule that follows: of books drawn pages have a say, of sheets not. */
export function wornBy(
  product: Product,
  theme: Theme,
): { readonly theme: Theme; readonly pages: PageRule | undefined } {
  const worn = themeFor(theme, product)
  return product.book
    ? { theme: withDrawnDensity(worn), pages: product.pages && pageRuleFor(product.pages, worn) }
    : { theme: worn, pages: product.pages }
}

/** How many photos an inner page or a cover takes at most: a drawn page of a fixed order as many as it has places. */
export function mostPhotosOn(page: Page, theme: Theme): number {
  const order = page.template !== undefined && templateKindOf(theme) !== 'theme'
  return page.kind === 'cover' || order ? page.slots.length : theme.layout.photosPerPage.max
}

/** The geometry that a drawn page is drawn on, and the box that nothing leaves: the bleed, at a cover not the spine. */
interface Ground {
  readonly format: PageFormat
  readonly limits: Box
}

export function templateGround(book: BookFormat, role: PageTemplate['role']): Ground {
  const format = pageFormat(book, { kind: role })
  const limits = role === 'cover' ? panelLimits(book, { kind: 'cover' }, 'front', 0) : bleedBox(format)
  return { format, limits }
}

/** A drawn place in mm: fractions of the trimmed panel, to the bleed where it bleeds. */
export function slotBox({ area, bleeds = [] }: TemplateSlot, { format, limits }: Ground): Box {
  const { width, height } = format.page
  const left = bleeds.includes('left') ? limits.x : area.x * width
  const top = bleeds.includes('top') ? limits.y : area.y * height
  const right = bleeds.includes('right') ? limits.x + limits.width : (area.x + area.width) * width
  const bottom = bleeds.includes('bottom') ? limits.y + limits.height : (area.y + area.height) * height
  return rounded({ x: left, y: top, width: right - left, height: bottom - top })
}

/** Where a drawn text stands: inside the safe area whatever was drawn. */
export function captionBox(area: Box, { page, safe }: PageFormat): Box {
  const clamp = (value: number, size: number) => Math.max(safe, Math.min(size - safe, value))
  const left = clamp(area.x * page.width, page.width)
  const top = clamp(area.y * page.height, page.height)
  const right = clamp((area.x + area.width) * page.width, page.width)
  const bottom = clamp((area.y + area.height) * page.height, page.height)
  return rounded({ x: left, y: top, width: right - left, height: bottom - top })
}

/** What is written on a drawn page, by role; what is absent is a placeholder. */
export type DrawnTexts = Partial<Record<CaptionRole, string>>

export interface DrawnPageRequest {
  readonly id: PageId
  readonly template: PageTemplate
  readonly book: BookFormat
  /** Never more than the page has places. */
  readonly photos: readonly PhotoFacts[]
  readonly texts: DrawnTexts
  readonly groupId?: GroupId | undefined
  /** Another order of photos that would lose the same. */
  readonly turn?: number
}

/** A drawn page with its photos where they lose least; places without a photo stay blank. */
export function drawnPage({ id, template, book, photos, texts, groupId, turn }: DrawnPageRequest): Page {
  const ground = templateGround(book, template.role)
  const boxes = template.slots.map((slot) => slotBox(slot, ground))
  const { photoOf } = assignPhotos(photos, boxes, ground.format.dpi, turn)
  const slots = boxes.map((box, at): Slot => {
    const photo = photos[photoOf[at] ?? -1]
    const placement = photo ? { placement: fitPlacement(photo, box) } : {}
    return { id: asId(`${id}.${at}`), panel: 'front', box, ...placement, locked: false }
  })
  return {
    id,
    kind: template.role,
    ...(groupId === undefined ? {} : { groupId }),
    template: template.id,
    slots,
    captions: drawnCaptions(id, template, ground.format, texts),
    shuffleStep: 0,
    locked: false,
  }
}

/** The captions of a drawn page. Two of one role have names of their own. */
export function drawnCaptions(id: PageId, template: PageTemplate, format: PageFormat, texts: DrawnTexts): Caption[] {
  const seen = new Map<CaptionRole, number>()
  return (template.captions ?? []).flatMap(({ role, area }): Caption[] => {
    const before = seen.get(role) ?? 0
    seen.set(role, before + 1)
    const box = captionBox(area, format)
    const name = before === 0 ? `${id}.${role}` : `${id}.${role}${before + 1}`
    return role === 'spine' || box.width <= 0 || box.height <= 0
      ? []
      : [{ id: asId(name), role, panel: 'front', box, text: before === 0 ? (texts[role] ?? '') : '' }]
  })
}

/** A place without a photo is worth this loss: a drawn page with a blank place is the last choice. */
const BLANK = 1
/** Neighbouring pages that are drawn alike bore a little. */
const ALIKE = 0.04

export interface TemplateChoice {
  readonly template: PageTemplate
  /** The mean loss of a photo, blank places included. */
  readonly loss: number
}

/**
 * The drawn page on which these photos lose least; blank places count. `undefined` when none has places enough.
 *
 * `after` is the drawn page before; of equal ones the first.
 */
export function chooseTemplate(
  templates: readonly PageTemplate[],
  photos: readonly PhotoFacts[],
  book: BookFormat,
  after?: string,
): TemplateChoice | undefined {
  return rankedTemplates(templates, photos, book, after)[0]
}

/** All drawn pages with places enough, the best first; equals as they are drawn. */
export function rankedTemplates(
  templates: readonly PageTemplate[],
  photos: readonly PhotoFacts[],
  book: BookFormat,
  after?: string,
): TemplateChoice[] {
  return templates
    .filter(({ slots }) => slots.length >= photos.length)
    .map((template) => {
      const ground = templateGround(book, template.role)
      const boxes = template.slots.map((slot) => slotBox(slot, ground))
      const { loss } = assignPhotos(photos, boxes, ground.format.dpi)
      const blanks = BLANK * (boxes.length - photos.length)
      const alike = template.id === after ? ALIKE : 0
      return { template, loss: loss / Math.max(1, photos.length) + blanks + alike }
    })
    .sort((a, b) => a.loss - b.loss)
}

/** Whether pages of this world are drawn ones, chosen by their number of photos. */
export function choosesTemplates({ theme, paper }: Pick<EditWorld, 'theme' | 'paper'>): boolean {
  return (
    isBook(paper) && templateKindOf(theme) === 'theme' && innerTemplates(theme).some(({ slots }) => slots.length > 0)
  )
}
