import { expect, test } from 'vitest'
import { aDesign } from '../../../tests/support/builders/design-builders.ts'
import { asId, countingIds, type PageId, type PhotoId } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { innerPages } from '../design.ts'
import { applyEdit } from './apply-edit.ts'
import { photosOnNewPages, photosWithoutPlace } from './photos-on-new-pages.ts'

const { design, world } = aDesign(30)
const last = design.pages.at(-1)?.id ?? asId<PageId>('none')
/** Photos that came to the album when the design was there. */
const fresh = Array.from({ length: 23 }, (_, at) => asId<PhotoId>(`fresh${at}`))
const facts = fresh.map((id, at): PhotoFacts => ({ id, width: 4000, height: 3000, takenAt: 1_746_200_000_000 + at }))
const grown = { ...world, photos: new Map([...world.photos, ...facts.map((photo) => [photo.id, photo] as const)]) }

function added(count: number) {
  const ids = countingIds('n')
  return photosOnNewPages({ after: last, photos: fresh.slice(0, count) }, grown, () => asId<PageId>(ids.next()))
}

test('A§5 page counts: photos that come later go on new pages, two for every ten begun', () => {
  expect([1, 10, 11, 23].map((count) => added(count).pageIds.length)).toEqual([2, 2, 4, 6])
  const verdict = applyEdit(design, added(23), grown)
  const pages = verdict.kind === 'applied' ? innerPages(verdict.next).slice(-6) : []
  expect(pages.flatMap(({ slots }) => slots.map(({ placement }) => placement?.photoId))).toEqual(fresh)
})

test('photos without a place are those of the tray and those that came to the album since', () => {
  const placed = design.pages[1]?.slots[0]?.placement?.photoId ?? asId<PhotoId>('none')
  const tray = [asId<PhotoId>('tray0')]
  expect(photosWithoutPlace({ ...design, tray }, [placed, ...tray, ...fresh])).toEqual([...tray, ...fresh])
})

test('an edit is undone also when photos came to the album before it: those it named wait in the tray', () => {
  const edits = [added(3), { cmd: 'shuff', pageId: design.pages[3]?.id ?? last } as const]
  const undone = edits.map((edit) => {
    const done = applyEdit(design, edit, grown)
    const back = done.kind === 'applied' ? applyEdit(done.next, done.inverse, grown) : done
    return back.kind === 'applied' ? [back.next.pages, new Set(back.next.tray)] : back
  })
  expect(undone).toEqual([
    [design.pages, new Set([...design.tray, ...fresh.slice(0, 3)])],
    [design.pages, new Set(design.tray)],
  ])
})
