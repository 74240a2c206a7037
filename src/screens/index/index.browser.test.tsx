import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { insteadOfDemo } from '../../../domain/demo/instead-of-demo.ts'
import { type AlbumId, asId, type ProductId } from '../../../domain/ids.ts'
import { EMPTY_VISIT } from '../../../domain/navigation/stored-visit.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { IndexScreen } from './IndexScreen.tsx'

afterEach(closeScreen)

const asked = (subscribe: boolean | null) => ({ ...EMPTY_VISIT, user: { ...EMPTY_VISIT.user, subscribe } })
const follow = () => page.getByRole('link', { name: 'How to follow' })

test('A§2 entry subscribe: only who does not follow the shop is asked to [A§2.entry-subscribe]', async () => {
  await openScreen(<IndexScreen />, { address: '/index', visit: asked(false) })
  await follow().click()
  expect(addressNow()).toEqual('/user_service')
  for (const said of [true, null]) {
    closeScreen()
    await openScreen(<IndexScreen />, { address: '/index', visit: asked(said) })
    await expect.element(page.getByRole('heading', { name: 'Made from your photos' })).toBeVisible()
    expect(follow().elements()).toEqual([])
  }
})

test('B§2 prod_recommend: the shelves lead to what the shop recommends, where it recommends something [B§2.recommend]', async () => {
  const recommending = (id: string) => ({ ...DEMO_MERCHANT, recommended: [asId<ProductId>(id)] })
  // What the merchant has taken off the shelf leads nowhere.
  await openScreen(<IndexScreen />, { address: '/index', merchant: recommending('book-gone') })
  await expect.element(page.getByRole('link', { name: /Square photo book/ }).first()).toBeVisible()
  expect(page.getByRole('link', { name: /We recommend/ }).elements()).toEqual([])
  closeScreen()
  await openScreen(<IndexScreen />, { address: '/index', merchant: recommending('book-square-203') })
  await page.getByRole('link', { name: /We recommend/ }).click()
  expect(addressNow()).toEqual('/prod_recommend')
})

test('a book begins with its size: of several the shelf of books comes first', async () => {
  const start = () => page.getByRole('button', { name: 'Make a photo book' })
  await openScreen(<IndexScreen />, { address: '/index' })
  await expect.element(start()).toBeEnabled()
  await start().click()
  expect(addressNow()).toEqual('/prod_list?cataid=books')
})

test("the window is dressed with the shopper's own photos and title as soon as there are any", async () => {
  // A drawn photo of one pixel: it loads.
  const url = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs='
  const instead = insteadOfDemo([{ url, width: 3, height: 2, position: '40% 20%' }])
  const shown = { aid: asId<AlbumId>('album-1'), title: 'Iceland', instead }
  await openScreen(<IndexScreen />, {
    address: '/index',
    world: { account: { shownPhotos: () => Promise.resolve(shown) } },
  })
  await expect.element(page.getByText('Iceland').first()).toBeInTheDocument()
  expect(page.getByText('Our summer').elements()).toEqual([])
  const photos = [...document.querySelectorAll<HTMLImageElement>('section [aria-hidden=true] img')]
  expect(new Set(photos.map((photo) => `${photo.src} ${photo.style.objectPosition}`))).toEqual(
    new Set([`${url} 40% 20%`]),
  )
})
