import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aGroup, albumPhotos, albumWorld, anAlbum } from '../../../stories/fixtures/sample-albums.ts'
import { closeAlbum, openAlbum } from '../../../tests/support/browser/open-album.tsx'
import { speak } from '../../i18n/i18n.ts'

/** Pages are scrolled by whole pixels, boxes end between them. */
const A_PIXEL = 1

beforeEach(() => speak('en'))
afterEach(closeAlbum)

test('what the keyboard goes to is never under the bar at the lower edge, and the page ends above it', async () => {
  openAlbum(albumWorld({ album: anAlbum({ groups: [aGroup('g1', albumPhotos(40))] }) }))
  await expect.element(page.getByRole('button', { name: 'Add photos' })).toBeVisible()
  const bar = page.getByRole('contentinfo').element()
  const edge = () => Math.ceil(bar.getBoundingClientRect().top)
  const stops = [...document.querySelectorAll<HTMLElement>('main button, main a, main [tabindex="0"]')].filter(
    (stop) => stop.checkVisibility({ visibilityProperty: true }) && stop.tabIndex >= 0,
  )
  const under = stops.filter((stop) => {
    stop.focus()
    return stop.getBoundingClientRect().bottom > edge() + A_PIXEL
  })
  expect([stops.length > 40, under.map((stop) => stop.getAttribute('aria-label'))]).toEqual([true, []])

  scrollTo(0, document.documentElement.scrollHeight)
  expect(document.querySelector('main')?.getBoundingClientRect().bottom).toBeLessThanOrEqual(edge())
})
