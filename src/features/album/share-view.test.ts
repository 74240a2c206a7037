import { expect, test } from 'vitest'
import { SHARE_VIEW } from './share-view.ts'

test('A§2 share type decides the view: edit the album, look at it, or the page that says it is not shared [A§2.share-view]', () => {
  expect(SHARE_VIEW).toEqual({ edit: 'album_detail', readonly: 'album_preview', noshare: 'album_noshare' })
})
