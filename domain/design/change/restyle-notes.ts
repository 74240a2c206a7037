import { overlap } from '../../geometry.ts'
import type { PageId, PhotoId } from '../../ids.ts'
import type { BookFormat } from '../../product/product.ts'
import { channelsOf, contrast } from '../../theme/colour.ts'
import { groundOf } from '../../theme/page-grounds.ts'
import { READABLE_CONTRAST } from '../../theme/readable-colour.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Crop, Design, Page } from '../design.ts'
import { innerTemplates } from '../pages/template-page.ts'
import type { EditWorld } from '../world/edit-world.ts'
import { samePlace } from './restyled-texts.ts'

/** What of a page could not be kept as it was, or not all of it. */
export type RestyleNote =
  /** No drawn page of the theme takes all its photos: they lie as the shop arranges them, in the theme's colours. */
  | { readonly kind: 'not-drawn' }
  /** It was locked, and had to be arranged anew all the same. */
  | { readonly kind: 'lock-not-kept' }
  /** Texts that lie elsewhere than the shopper put them, or over the page because no place is drawn for them. */
  | { readonly kind: 'texts-moved'; readonly count: number }
  /** Texts in a colour that the shopper chose and that is hard to read on the paper of this theme. */
  | { readonly kind: 'texts-hard-to-read'; readonly count: number }
  /** Photos of which less is seen, as their places have another shape. */
  | { readonly kind: 'photos-cut-closer'; readonly count: number }
  /** The cover takes fewer photos; inside they are as before. */
  | { readonly kind: 'photos-off-cover'; readonly count: number }

interface Restyled {
  readonly before: Design
  readonly after: Design
  readonly from: EditWorld & { readonly paper: BookFormat }
  readonly to: EditWorld & { readonly paper: BookFormat }
}

/** What must be said of each page, by its id; pages of which nothing must be said are absent. */
export function restyleNotes({ before, after, from, to }: Restyled): ReadonlyMap<PageId, readonly RestyleNote[]> {
  const drawn = innerTemplates(to.theme).length > 0
  return new Map(
    after.pages.flatMap((page) => {
      const old = before.pages.find(({ id }) => id === page.id)
      const changed = old && old !== page ? notesOf(old, page, { drawn, from: from.paper, to: to.paper }) : []
      const hard = hardToRead(page, to.theme) - (old ? hardToRead(old, from.theme) : 0)
      const notes = hard > 0 ? [...changed, { kind: 'texts-hard-to-read', count: hard } as const] : changed
      return notes.length > 0 ? [[page.id, notes] as const] : []
    }),
  )
}

/** How many texts in a colour of their own stand on paper that they are hardly read on; what lies on a photo is not judged. */
function hardToRead(page: Page, theme: Theme): number {
  const grounds = { front: groundOf(page, theme).background, back: theme.roles.back.background, spine: theme.spine }
  return page.captions.filter(({ text, style, panel, box }) => {
    const isOnPhoto = page.slots.some((slot) => {
      const { width, height } = overlap(slot.box, box)
      return slot.placement !== undefined && slot.panel === panel && width > 0 && height > 0
    })
    return (
      style?.colour !== undefined &&
      text.trim() !== '' &&
      !isOnPhoto &&
      contrast(channelsOf(style.colour), channelsOf(grounds[panel])) < READABLE_CONTRAST
    )
  }).length
}

interface Papers {
  readonly drawn: boolean
  readonly from: BookFormat
  readonly to: BookFormat
}

function notesOf(old: Page, page: Page, { drawn, from, to }: Papers): RestyleNote[] {
  const [was, now] = [cropsOf(old), cropsOf(page)]
  const gone = [...was.keys()].filter((id) => !now.has(id)).length
  const cut = [...now].filter(([id, crop]) => shareSeen(was.get(id), crop) < LEAST_SEEN).length
  const moved = page.captions.filter(({ id, placed, box }) => {
    const text = old.captions.find((one) => one.id === id)
    const place = text?.placed ? samePlace(text.box, { from, to }) : undefined
    const apart = (side: 'x' | 'y') => Math.abs(box[side] - (place?.[side] ?? box[side])) > A_LITTLE
    return placed && text && (!place || apart('x') || apart('y'))
  }).length
  const anew = old.locked && JSON.stringify(old.slots) !== JSON.stringify(page.slots)
  const free = drawn && page.kind !== 'cover' && page.template === undefined && page.slots.some(({ half }) => !half)
  return [
    ...(free && !page.locked ? [{ kind: 'not-drawn' } as const] : []),
    ...(anew ? [{ kind: 'lock-not-kept' } as const] : []),
    ...(moved > 0 ? [{ kind: 'texts-moved', count: moved } as const] : []),
    ...(cut > 0 ? [{ kind: 'photos-cut-closer', count: cut } as const] : []),
    ...(gone > 0 ? [{ kind: 'photos-off-cover', count: gone } as const] : []),
  ]
}

/** So much of what a photo showed may be lost before it is said. */
const LEAST_SEEN = 0.8
/** Nobody sees that a text lies so far from its place, mm. */
const A_LITTLE = 1

function cropsOf({ slots }: Page): ReadonlyMap<PhotoId, Crop> {
  return new Map(slots.flatMap(({ placement }) => (placement ? [[placement.photoId, placement.crop] as const] : [])))
}

function shareSeen(was: Crop | undefined, now: Crop): number {
  const both = was && overlap(was, now)
  return was && both ? (Math.max(0, both.width) * Math.max(0, both.height)) / (was.width * was.height) : 1
}
