import { z } from 'zod'
import { idOf } from '../../../fields.ts'
import type { PageId } from '../../../ids.ts'
import { paginate } from '../../../layout/pagination.ts'
import { seedOf } from '../../../layout/seeded-random.ts'
import type { PhotoFacts } from '../../../photo/photo.ts'
import { isBook, sheetFormatOf } from '../../../product/paper.ts'
import { sideIn } from '../../areas/page-areas.ts'
import { blankPage, type Design, type Page } from '../../design.ts'
import { photoArea, settled, slotsFor } from '../../placing/relayout.ts'
import { sheetFront } from '../../sheets/sheet-design.ts'
import type { EditWorld } from '../../world/edit-world.ts'
import { type Decision, knownPhotos, mostOnPage, photosInside, refuseEdit } from '../decision.ts'
import { freshDrawnPage } from '../drawn-edits.ts'
import { defineEdit, reads, readsNot } from '../edit-definition.ts'
import { emptyPages, insertPages, newPageIds, pageIds } from '../page-edits.ts'
import { addedPages, photoNamesField } from '../wire-data.ts'
import { namedPhotos, photoIds } from '../wire-photos.ts'

const schema = z
  .strictObject({ cmd: z.literal('new_pages_to_add_photos'), after: idOf<PageId>(), pageIds, photos: photoIds })
  .readonly()

/** Adds pages behind `after` and lays `photos` out on them. */
type NewPagesToAddPhotos = z.output<typeof schema>

export const newPagesToAddPhotos = defineEdit({
  schema,
  decide: addPagesWithPhotos,
  wire: z.strictObject({ add: photoNamesField, ...addedPages }),
  fromWire: (ask) => {
    const photos = namedPhotos(ask, ask.data.add)
    return photos
      ? reads({ cmd: 'new_pages_to_add_photos', after: ask.page.id, pageIds: newPageIds(ask), photos })
      : readsNot('photo-unknown')
  },
  errors: () => ({ post: 1, picture: 4 }),
  pageOf: ({ after }) => after,
  says: () => 'pages-added',
  changesPageCount: true,
})

/** Adds pages and lays photos out on them, in the order given. */
function addPagesWithPhotos(design: Design, edit: NewPagesToAddPhotos, world: EditWorld): Decision {
  const photos = knownPhotos(edit.photos, world)
  if (!photos) {
    return refuseEdit('photo-unknown')
  }
  const inside = photosInside(design.pages)
  if (edit.photos.some((id) => inside.has(id)) || new Set(edit.photos).size < edit.photos.length) {
    return refuseEdit('photo-already-placed')
  }
  if (photos.length === 0 || edit.pageIds.length === 0) {
    return refuseEdit('nothing-to-change')
  }
  if (photos.length > edit.pageIds.length * mostOnPage(world)) {
    return refuseEdit('too-many-photos-on-page')
  }
  const at = design.pages.findIndex((page) => page.id === edit.after)
  return insertPages(design, edit.after, pagesOf(photos, edit.pageIds, at + 1, design, world), world)
}

function pagesOf(
  photos: readonly PhotoFacts[],
  ids: readonly PageId[],
  firstIndex: number,
  design: Design,
  world: EditWorld,
): Page[] {
  const { paper, theme } = world
  const empty = emptyPages(design, ids, world)
  if (!isBook(paper)) {
    const format = sheetFormatOf(paper, empty[0]?.sheet)
    const each = Math.ceil(photos.length / ids.length)
    return ids.map((id, at) =>
      sheetFront(id, photos.slice(at * each, (at + 1) * each), format, { paper, theme, seed: design.seed }),
    )
  }
  const count = Math.min(ids.length, photos.length)
  const layoutArea = photoArea(paper, theme, 'right')
  const runs = paginate({
    photos: photos.map((photo) => ({
      aspect: photo.width / photo.height,
      ...(photo.takenAt === undefined ? {} : { takenAt: photo.takenAt }),
      group: 0,
    })),
    frame: () => layoutArea.frame,
    weights: layoutArea.weights,
    pages: { min: count, max: count, wanted: count, multiple: 1 },
    perPage: theme.layout.photosPerPage,
  })
  return ids.map((id, at) => {
    const run = runs?.[at]
    if (!run) {
      return blankPage(id)
    }
    const own = photos.slice(run.from, run.to)
    const drawn = freshDrawnPage(id, own, world)
    if (drawn) {
      return drawn
    }
    const here = photoArea(paper, theme, sideIn(paper, firstIndex + at))
    const laid = settled(own, here, run.layout, design.seed ^ seedOf(id))
    return { ...blankPage(id), kind: 'inner', slots: slotsFor(id, own, laid) }
  })
}
