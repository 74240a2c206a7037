import type { ComponentType, ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aGroup, albumPhotos, albumWorld, anAlbum } from '../../stories/fixtures/albums.ts'
import * as front from '../../stories/screens/index.stories.tsx'
import * as orders from '../../stories/screens/orders.stories.tsx'
import * as pay from '../../stories/screens/pay-index.stories.tsx'
import * as product from '../../stories/screens/prod-details.stories.tsx'
import { layoutFaults } from '../../tests/support/browser/laid-out.ts'
import { closeScreen, openScreen } from '../../tests/support/browser/open-screen.tsx'
import { AlbumDetailScreen } from '../screens/album_detail/AlbumDetailScreen.tsx'

afterEach(() => {
  document.documentElement.style.fontSize = ''
  closeScreen()
})

const SIZES = [
  { width: 320, height: 568, letters: 100 },
  { width: 375, height: 667, letters: 200 },
  { width: 667, height: 375, letters: 100 },
]

interface Told {
  readonly parameters?: { readonly stage?: Parameters<typeof openScreen>[1] }
  readonly render?: unknown
}

const anOpenAlbum: Told = {
  parameters: {
    stage: {
      address: '/album_detail?aid=album1&pid=book-square',
      world: albumWorld({
        album: anAlbum({ groups: [aGroup('g1', albumPhotos(7), { title: 'The summer at the sea' })] }),
      }),
    },
  },
}

const screen = (component: unknown) => {
  const Screen = component as ComponentType
  return <Screen />
}

/** A screen as a story tells it, and what is read on it when it is there. */
const SCREENS: Readonly<Record<string, readonly [story: Told, shown: ReactNode, ready: RegExp]>> = {
  index: [front.ContinuesABook as Told, screen(front.default.component), /Continue/],
  prod_details: [product.LongestName as Told, screen(product.default.component), /Make|Upload|photos/],
  album_detail: [anOpenAlbum, <AlbumDetailScreen key="album" />, /Add photos/],
  order_index: [orders.LongestName as Told, screen(orders.default.component), /To pay|Pay/],
  pay_index: [pay.LongestName as Told, screen(pay.LongestName.render), /Price/],
}

test.each(Object.entries(SCREENS))(
  '%s: nothing is cut or covered at 320 px, on its side and at 200 %',
  async (name, [story, shown, ready]) => {
    await openScreen(shown, { address: `/${name}`, ...story.parameters?.stage })
    await vi.waitFor(() => expect(document.body.textContent).toMatch(ready))
    const found: Record<string, readonly string[]> = {}
    for (const { width, height, letters } of SIZES) {
      await page.viewport(width, height)
      document.documentElement.style.fontSize = `${letters}%`
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      found[`${width} x ${height}, letters ${letters} %`] = layoutFaults()
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((size) => [size, []])))
  },
)
