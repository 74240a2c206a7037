import type { ComponentType, ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anEditorStory } from '../../stories/editor/editor-fixtures.ts'
import { anOwnDesign } from '../../stories/fixtures/drafts.ts'
import { aGroup, albumPhotos, albumWorld, anAlbum } from '../../stories/fixtures/sample-albums.ts'
import * as front from '../../stories/screens/index.stories.tsx'
import * as orders from '../../stories/screens/orders.stories.tsx'
import * as pay from '../../stories/screens/pay-index.stories.tsx'
import * as product from '../../stories/screens/prod-details.stories.tsx'
import { layoutFaults } from '../../tests/support/browser/laid-out.ts'
import { closeScreen, openScreen } from '../../tests/support/browser/open-screen.tsx'
import { AlbumDetailScreen } from '../screens/album_detail/AlbumDetailScreen.tsx'
import { DesignListScreen } from '../screens/design_list/DesignListScreen.tsx'
import { LargePages } from '../screens/theme_viewLarger/LargePages.tsx'

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

const comment = { id: 'c1', pageId: 'p1' as never, x: 0.3, y: 0.4, name: 'Grandmother', created: 0, resolved: false }
const shared = {
  url: 'https://shop.example/emall/app/#/design_flip?st=aaaaaaaaaaaaaaaaaaaaaa',
  comments: [
    { ...comment, text: 'The one of the harbour is lovely!' },
    { ...comment, id: 'c2', text: 'Another photo on page three?', resolved: true },
  ],
}
const aSharedDesign: Told = {
  parameters: {
    stage: {
      address: '/design_list',
      world: {
        ownDesigns: { list: () => Promise.resolve({ designs: [anOwnDesign()], next: '' }) },
        sharedDesigns: { of: () => Promise.resolve(shared) },
      },
    },
  },
}

const story = anEditorStory()
const theProof = (
  <LargePages
    title="Summer"
    design={story.design}
    world={story.world}
    resources={story.resources}
    first={story.design.pages[4]?.id ?? ('' as never)}
    pictures={new Map()}
    onLeaf={() => undefined}
    onItem={() => undefined}
    onBack={() => undefined}
  />
)

/** A screen as a story tells it, and what is read on it when it is there. */
const SCREENS: Readonly<
  Record<string, readonly [story: Told, shown: ReactNode, ready: RegExp, open?: () => Promise<unknown>]>
> = {
  index: [front.ContinuesABook as Told, screen(front.default.component), /Continue/],
  prod_details: [product.LongestName as Told, screen(product.default.component), /Make|Upload|photos/],
  album_detail: [anOpenAlbum, <AlbumDetailScreen key="album" />, /Add photos/],
  order_index: [orders.LongestName as Told, screen(orders.default.component), /To pay|Pay/],
  'the sheet of a link to share': [
    aSharedDesign,
    <DesignListScreen key="designs" />,
    /我们的夏天/,
    async () => {
      await page
        .getByRole('button', { name: /^More options for/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Share a preview' }).click()
      await expect.element(page.getByRole('button', { name: 'Stop sharing' })).toBeVisible()
    },
  ],
  'the proof': [{}, theProof, /Page 4/],
  pay_index: [pay.LongestName as Told, screen(pay.LongestName.render), /Price/],
}

test.each(Object.entries(SCREENS))(
  '%s: nothing is cut or covered at 320 px, on its side and at 200 %',
  async (name, [story, shown, ready, open]) => {
    await openScreen(shown, { address: `/${name}`, ...story.parameters?.stage })
    await vi.waitFor(() => expect(document.body.textContent).toMatch(ready))
    await open?.()
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
