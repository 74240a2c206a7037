import { isBook, pageFormat } from '../../product/paper.ts'
import type { LayoutPolicy } from '../../theme/theme.ts'
import { sideIn } from '../areas/page-areas.ts'
import type { Page, Slot } from '../design.ts'
import { around } from '../pages/free-parts.ts'
import { roomOf } from '../pages/relay-page.ts'
import { bleedShare } from '../placing/over-fold.ts'
import { footOf, headOf } from '../texts/page-texts.ts'
import type { EditWorld } from '../world/edit-world.ts'
import type { CompositionRoom } from './compositions.ts'
import { pageRoom } from './page-room.ts'

const TO_THE_EDGE: Partial<LayoutPolicy> = { kind: 'bleed' }

/** Photos that fill a sheet to its edges: in a theme with margins only some do, a pair stands in them. */
const LEAST_ON_SHEET = { margins: 3, bleed: 2 } as const

/** Nearer to the fold than this a photo ends in it, mm. */
const TOUCHING = 0.1

/** Where the photos of a page may lie, between its texts and beside the page that faces it. */
export function compositionRoom(
  page: Page,
  index: number,
  facing: Page | undefined,
  world: EditWorld,
): CompositionRoom {
  const { paper, theme } = world
  const { layout } = theme
  const format = pageFormat(paper, page)
  const area = roomOf(page, index, world)
  const edge = roomOf(page, index, { ...world, theme: { ...theme, layout: { ...layout, ...TO_THE_EDGE } } })
  const hasTexts = headOf(page, theme) !== undefined || footOf(page, theme) !== undefined
  const mayRunOff = layout.kind === 'bleed' || (bleedShare(theme) > 0 && !hasTexts)
  const side = sideIn(paper, index)
  const meetsFold = ({ half, box: { x, width } }: Slot) =>
    // The other half of a photo of this page leaves with it.
    half === undefined && (side === 'right' ? x + width >= format.page.width - TOUCHING : x <= TOUCHING)
  const isMet = isBook(paper) && facing?.slots.some(meetsFold)
  return {
    ...pageRoom(format, theme, side),
    inside: (area.otherwise ?? area).box,
    sheet: edge.box,
    runsOff: !mayRunOff ? undefined : isMet ? 'not-at-the-fold' : 'everywhere',
    leastOnSheet: LEAST_ON_SHEET[layout.kind],
    isWhole: layout.maxCrop === 0,
    isFilled: false,
  }
}

/** The part of a page that these slots fill: it stays as full as it is. */
export function filledRoom(room: CompositionRoom, slots: readonly Slot[]): CompositionRoom {
  return { ...room, inside: around(slots.map(({ box }) => box)), runsOff: undefined, isFilled: true }
}
