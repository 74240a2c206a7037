import type { PhotoFacts } from '../../photo/photo.ts'
import { templateKindOf } from '../../theme/template-types.ts'
import type { PageTemplate } from '../../theme/theme.ts'
import type { Caption, Page, Slot } from '../design.ts'
import { type DrawnWorld, templatesTaking } from '../edits/drawn-edits.ts'
import type { FilledSlot } from '../pages/relay-page.ts'
import { chooseTemplate, drawnPage, innerTemplates } from '../pages/template-page.ts'
import { refit } from '../placing/crop.ts'
import { placedGroupTexts } from '../texts/placed-group-texts.ts'

interface DrawnRestyle {
  readonly page: Page
  /** Which inner page it is, from 0. */
  readonly at: number
  /** The drawn page before it: neighbours that are drawn alike bore. */
  readonly before: string | undefined
  readonly world: DrawnWorld
}

/**
 * An inner page as a drawn page of a theme: its photos with their turns, crops and locks, its words in the drawn places, and
 * what has no place there left as it was. `undefined` where no drawn page takes all its photos, or none is drawn for it; a page
 * without photos gets no empty places.
 */
export function restyledDrawnPage({ page, at, before, world }: DrawnRestyle): Page | undefined {
  const { paper } = world
  const kept = page.slots.filter((slot): slot is FilledSlot => slot.placement !== undefined)
  const photos = kept.flatMap(({ placement }) => world.photos.get(placement.photoId) ?? [])
  const template = photos.length > 0 ? templateFor(page, photos, at, before, world) : undefined
  if (!template || template.slots.length < photos.length) {
    return undefined
  }
  const { id, groupId, ground, shuffleStep, locked } = page
  const next = drawnPage({ id, template, book: paper, photos, texts: {}, groupId })
  const slots = next.slots.map((slot): Slot => {
    const was = kept.find(({ placement }) => placement.photoId === slot.placement?.photoId)
    const photo = was && world.photos.get(was.placement.photoId)
    return was && photo
      ? { ...slot, placement: refit(was.placement, photo, was.box, slot.box), locked: was.locked }
      : slot
  })
  const { captions, left } = placedGroupTexts(next.captions, page)
  const free = left.map((caption): Caption => ({ ...caption, placed: true }))
  return { ...next, ...(ground ? { ground } : {}), slots, captions: [...captions, ...free], shuffleStep, locked }
}

function templateFor(
  page: Page,
  photos: readonly PhotoFacts[],
  at: number,
  before: string | undefined,
  world: DrawnWorld,
): PageTemplate | undefined {
  const drawn = innerTemplates(world.theme)
  switch (templateKindOf(world.theme)) {
    case 'designated':
      return drawn.find((one) => one.at === at + 1)
    case 'theme': {
      const worded = templatesTaking(page, page.kind === 'chapter' ? 'chapter' : 'inner', photos.length, world)
      return (
        chooseTemplate(worded, photos, world.paper, before)?.template ??
        chooseTemplate(drawn, photos, world.paper, before)?.template
      )
    }
    default:
      return drawn[at % drawn.length]
  }
}
