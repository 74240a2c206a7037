import { spineTakesText } from '../../../domain/design/areas/page-areas.ts'
import type { Caption, Design, Page, Slot } from '../../../domain/design/design.ts'
import type { PaperSheet } from '../../../domain/design/sheets/sheet.ts'
import { onSheet, sheetOf } from '../../../domain/design/sheets/sheet.ts'
import type { Box } from '../../../domain/geometry.ts'
import { grown } from '../../../domain/geometry.ts'
import type { PhotoBook } from '../../../domain/photo/photo.ts'
import { type Paper, pageFormat, paperOf } from '../../../domain/product/paper.ts'
import type { Product } from '../../../domain/product/product.ts'
import { captionStyleOf } from '../../../domain/theme/caption-style.ts'
import { coverPlaces, themeOn } from '../../../domain/theme/cover-look.ts'
import { groundOf } from '../../../domain/theme/page-grounds.ts'
import type { Ornament, PageRole, Theme } from '../../../domain/theme/theme.ts'
import { themeFor } from '../../../domain/theme/theme-for.ts'
import { coverYears } from '../calendar/cover-years.ts'
import { monthGround, monthSprites } from '../calendar/month-sprites.ts'
import type { FontBook } from '../font-book.ts'
import { ornamentSprite } from '../ornament-sprite.ts'
import type { FillSprite, Scene, Sprite, TextSprite } from '../scene.ts'
import { shadowSprites } from '../shadow-sprites.ts'
import { layoutText } from '../text/layout-text.ts'
import { setIn } from '../text/sprite-rows.ts'

export interface SceneSource {
  readonly design: Pick<Design, 'pages' | 'calendar'>
  readonly page: Page
  /** The product, or its paper; of a mere paper `theme` must be the one of its product type (`themeFor`). */
  readonly product: Product | Paper
  readonly theme: Theme
  readonly photos: PhotoBook
  readonly fonts: FontBook
}

/**
 * What one page looks like, to the last glyph: the same numbers in the browser and on the server.
 *
 * A slot whose photo is not in `photos` is drawn as a blank one. `fonts` must hold the blocks of `blocksOf`.
 *
 * @throws RangeError when the product has no page geometry.
 */
export function sceneOf(given: SceneSource): Scene {
  const { design, page, product } = given
  const worn = 'type' in product ? themeFor(given.theme, product) : given.theme
  const theme = themeOn(worn, page)
  const source = { ...given, theme }
  const sheet = sheetOf(paperFor(product), page, design.pages.filter(({ kind }) => kind !== 'cover').length)
  const calendar = calendarSprites(source)
  return {
    pageId: page.id,
    width: sheet.width,
    height: sheet.height,
    bleed: sheet.bleed,
    sprites: [
      ...groundSprites(sheet, page, theme),
      ...(calendar?.ground ?? []),
      ...page.slots.flatMap((slot) => slotShadow(slot, sheet, source)),
      ...page.slots.flatMap((slot) => slotSprite(slot, sheet, source)),
      ...titlePlate(sheet, page, worn),
      ...page.captions.flatMap((caption) => captionSprite(caption, sheet, source)),
      ...(calendar?.drawn ?? []),
    ],
  }
}

/** What a calendar's page draws of itself: the grid of its month, the years of its cover. */
function calendarSprites(source: SceneSource): { ground: readonly Sprite[]; drawn: readonly Sprite[] } | undefined {
  const { design, page, product, theme, fonts } = source
  const { calendar: settings } = design
  const { calendar: style } = theme
  if (!settings || !style) {
    return undefined
  }
  const of = { pageId: page.id, settings, format: pageFormat(paperFor(product), page), theme, style, fonts }
  if (page.month) {
    return { ground: monthGround(of), drawn: monthSprites({ ...of, month: page.month }) }
  }
  return page.kind === 'cover' ? { ground: [], drawn: coverYears({ ...of, design }) } : undefined
}

function paperFor(product: Product | Paper): Paper {
  const paper = 'type' in product ? paperOf(product) : product
  if (!paper) {
    throw new RangeError('this product has no page geometry to draw')
  }
  return paper
}

/** Paper colour and ornaments. On a cover wrap the back panel wears the theme's back page, the spine its own colour. */
function groundSprites(sheet: PaperSheet, page: Page, theme: Theme): Sprite[] {
  const whole = grown({ x: 0, y: 0, width: sheet.width, height: sheet.height }, sheet.bleed)
  const { front, spine, back } = sheet.panels
  const ground = groundOf(page, theme)
  const role = { ...ground, ornaments: ground.ornaments.filter((ornament) => !isAtBridgedFold(ornament, page)) }
  const paper: FillSprite = { kind: 'fill', id: 'paper', box: whole, colour: role.background }
  if (!front || !(spine && back)) {
    return [paper, ...ornaments(role, front ?? whole, whole, 'ornament')]
  }
  // The back goes along with a colour that was chosen.
  const behind = page.ground?.colour ? { ...theme.roles.back, background: role.background } : theme.roles.back
  const backGround = panelGround(back, whole, spine)
  return [
    paper,
    { kind: 'fill', id: 'back', box: backGround, colour: behind.background },
    ...ornaments(behind, back, backGround, 'back-ornament'),
    ...ornaments(role, front, panelGround(front, whole, spine), 'ornament'),
    { kind: 'fill', id: 'spine', box: { ...spine, y: whole.y, height: whole.height }, colour: theme.spine },
  ]
}

/** A photo that crosses the fold covers most of what is drawn in the corners there, and the rest looks like a mistake. */
function isAtBridgedFold({ anchor, tile }: Ornament, { slots }: Page): boolean {
  const fold = { left: 'right', right: 'left' } as const
  return !tile && slots.some(({ half }) => half && anchor.endsWith(fold[half]))
}

/** A cover panel with its bleed on the three outer sides, up to the spine. */
function panelGround(panel: Box, whole: Box, spine: Box): Box {
  const left = panel.x < spine.x ? whole.x : panel.x
  const right = panel.x < spine.x ? spine.x : whole.x + whole.width
  return { x: left, y: whole.y, width: right - left, height: whole.height }
}

function ornaments(role: PageRole, trim: Box, bleed: Box, prefix: string): Sprite[] {
  return role.ornaments.map((ornament) => ornamentSprite(ornament, { trim, bleed }, `${prefix}-${ornament.id}`))
}

/** All shadows lie below all photos: on the paper, never on a neighbour. A slot without a photo casts none. */
function slotShadow({ id, panel, box, placement }: Slot, sheet: PaperSheet, { theme, photos }: SceneSource): Sprite[] {
  const { radius, shadow } = theme.cell
  const there = onSheet(sheet, panel, box)
  if (!(shadow && there && placement && photos.has(placement.photoId))) {
    return []
  }
  const { front, spine, back } = sheet.panels
  const whole = grown({ x: 0, y: 0, width: sheet.width, height: sheet.height }, sheet.bleed)
  const own = panel === 'back' ? back : front
  const ground = own && spine && back ? panelGround(own, whole, spine) : whole
  return shadowSprites(shadow, { id, box: there, radius, ground })
}

function slotSprite(slot: Slot, sheet: PaperSheet, { theme, photos }: SceneSource): Sprite[] {
  const box = onSheet(sheet, slot.panel, slot.box)
  if (!box) {
    return []
  }
  const { radius, border } = theme.cell
  if (!slot.placement || !photos.has(slot.placement.photoId)) {
    return [{ kind: 'blank', id: slot.id, box, radius }]
  }
  return [{ kind: 'photo', id: slot.id, box, radius, ...(border ? { border } : {}), ...slot.placement }]
}

/** Paper reaches so far beyond the place of a title that lies on a photo, mm. */
const PLATE_AIR = 3

/** The paper under a cover's title, where the look lays it on a photo. Without a title there is none. */
function titlePlate(sheet: PaperSheet, page: Page, theme: Theme): FillSprite[] {
  const { front, spine, back } = sheet.panels
  const plate = page.coverStyle && coverPlaces(theme, page.coverStyle).plate
  const title = page.captions.find(({ role, text }) => role === 'title' && text.trim() !== '')
  const box = title && onSheet(sheet, title.panel, title.box)
  if (!plate || !box || !front) {
    return []
  }
  const whole = grown({ x: 0, y: 0, width: sheet.width, height: sheet.height }, sheet.bleed)
  const ground = spine && back ? panelGround(front, whole, spine) : whole
  const paper = grown(box, PLATE_AIR)
  const wide = plate.kind === 'band' ? { ...paper, x: ground.x, width: ground.width } : paper
  return [{ kind: 'fill', id: 'title-plate', box: wide, colour: plate.colour }]
}

function captionSprite(caption: Caption, sheet: PaperSheet, { theme, fonts }: SceneSource): TextSprite[] {
  const box = onSheet(sheet, caption.panel, caption.box)
  if (!box || (caption.panel === 'spine' && !spineTakesText(box.width, theme))) {
    return []
  }
  const style = captionStyleOf(theme, caption)
  const angle = caption.panel === 'spine' ? 90 : 0
  const { text } = caption
  const { address } = theme.captions
  const ruled = caption.role === 'address' && address ? { ruled: address.size * address.leading } : {}
  const set = layoutText({ text, box: setIn({ box, angle }), style, ...ruled, fonts })
  return [
    { kind: 'text', id: caption.id, box, colour: style.colour, angle, ...set, written: { text, style, ...ruled } },
  ]
}
