import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asId, type PhotoId } from '../../../domain/ids.ts'
import {
  clearWorkspace,
  openWorkspace,
  prepareWorkspace,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'
import type { PictureSize } from '../../ports/render-resources.ts'
import { photosOfPage } from '../edits/page-edits.ts'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const pages = story.design.pages
const photosOf = (...at: readonly number[]) =>
  new Set(at.flatMap((index) => pages.slice(index, index + 1).flatMap(photosOfPage)))

/** The story, and the photos whose pictures are asked for, by size. */
function whoseImagesAreCounted() {
  const wanted: Record<PictureSize, Set<PhotoId>> = { thumb: new Set(), proxy: new Set() }
  const images = {
    ...story.resources.images,
    want: (photos: readonly PhotoId[], size: PictureSize) => {
      for (const photo of photos) {
        wanted[size].add(photo)
      }
    },
  }
  return { wanted, of: { ...story, resources: { ...story.resources, images } } }
}

test('a book asks for the sharp pictures of its open page, small ones of what may come next, and none of its other end', async () => {
  const { wanted, of } = whoseImagesAreCounted()
  const { editing } = await openWorkspace({}, 'resting', { of })
  await vi.waitFor(() => expect(wanted.proxy).toEqual(photosOf(4)))
  expect([...photosOf(3, 5)].filter((photo) => !wanted.thumb.has(photo))).toEqual([])
  const last = pages.length - 1
  const before = photosOf(...pages.keys().take(last - 1))
  const end = [...photosOf(last - 1, last)].filter((photo) => !before.has(photo))
  expect([end.length > 0, end.filter((photo) => wanted.thumb.has(photo))]).toEqual([true, []])
  editing.send({ type: 'page.show', pageId: pages[last]?.id ?? asId('') })
  await vi.waitFor(() => expect(wanted.proxy).toEqual(photosOf(4, last)))
  expect(end.filter((photo) => !wanted.thumb.has(photo))).toEqual([])
})
