import { expect, test } from 'vitest'
import { aGroup, albumPhotos, anAlbum } from '../../../stories/fixtures/sample-albums.ts'
import { sampleImages } from '../../ui/pictures/sample-photos.ts'
import { ownPhotosOf } from './own-photos-of.ts'

test.each([
  ['My album', undefined, ''],
  ['My album', '2007–2018 · Italy', '2007–2018 · Italy'],
  ['Italy', undefined, 'Italy'],
  ['Italy', '', ''],
])(
  'B§3: looks show an album called %j with the cover title %j as %j, never by the name that it was given by itself',
  (name, coverTitle, title) => {
    const groups = [aGroup('g1', albumPhotos(9))]
    const own = ownPhotosOf(
      anAlbum({ name, groups, ...(coverTitle === undefined ? {} : { coverTitle }) }),
      sampleImages,
    )
    expect(own === 'none' ? own : own.title).toBe(title)
  },
)
