import type { Meta, StoryObj } from '@storybook/react-vite'
import { DEMO_MERCHANT } from '../../domain/demo/demo-merchant.ts'
import { asId, type TaskId } from '../../domain/ids.ts'
import type { Product } from '../../domain/product/product.ts'
import { minorUnits } from '../../domain/units.ts'
import type { PackageComposition } from '../../src/ports/package-ports.ts'
import { ProdDetailsScreen } from '../../src/screens/prod_details/ProdDetailsScreen.tsx'
import { waiting } from '../fixtures/ports.ts'
import type { StageSetting } from '../fixtures/Stage.tsx'
import { LONG_NAMED, OFF_SHELF, PRODUCTS, SQUARE_BOOK } from '../fixtures/sample-products.ts'
import { broken, lost, on, refusedBecause, slow, WIDE } from '../fixtures/stories.ts'

/** A picture that needs no server. */
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Crect width="4" height="3" fill="%23c9b694"/%3E%3C/svg%3E'

const meta: Meta<typeof ProdDetailsScreen> = {
  title: 'Screens/1 Choose 挑选/One product 商品详情 商品詳情 · prod_details · A§3',
  id: 'screens-prod-details',
  component: ProdDetailsScreen,
}
export default meta

type Story = StoryObj<typeof ProdDetailsScreen>

const showing = (product: Product | undefined): StageSetting => ({
  address: '/prod_details?pid=p',
  world: { catalogue: { product: () => Promise.resolve(product ?? SQUARE_BOOK) } },
})
const ofType = (type: Product['type']) => showing(PRODUCTS.find((product) => product.type === type))

export const Book: Story = on(showing(PRODUCTS[0]))
export const PortraitBook: Story = on(showing(PRODUCTS.find(({ book }) => book && book.page.height > book.page.width)))
export const LongestName: Story = on(showing(LONG_NAMED))
export const OffTheShelf: Story = on(showing(OFF_SHELF))
export const SoonCalendar: Story = on(ofType(8))
export const Frame: Story = on(ofType(2))
export const Originals: Story = on(ofType(4))
export const BoxFromTheShelf: Story = on(ofType(5))
/** With the merchant's own pictures, a price that was higher, and one place to fetch it. */
export const MerchantsPictures: Story = on(
  showing({
    ...(PRODUCTS.find(({ type }) => type === 5) ?? SQUARE_BOOK),
    price: { ...SQUARE_BOOK.price, before: minorUnits(15_800) },
    pictures: { thumbs: [PICTURE, PICTURE], details: [PICTURE] },
    ...{ daysToMake: 3, pickUpAt: 'nanshan' },
  }),
)
/** Parcels abroad: another price, other days, and both. */
export const ParcelsAbroad: Story = {
  ...on({
    ...ofType(5),
    merchant: {
      ...DEMO_MERCHANT,
      shop: {
        ...DEMO_MERCHANT.shop,
        parcels: [
          { country: 'JP', price: minorUnits(6000), wayDays: { from: 6, to: 10 } },
          { country: 'SG', price: minorUnits(4500) },
          { country: 'HK', wayDays: { from: 3, to: 3 } },
        ],
      },
    },
  }),
  play: async ({ canvas, step }) => {
    await step('The shopper goes down to what delivery costs', async () => {
      ;(await canvas.findByText(/新加坡|Singapore/)).scrollIntoView({ block: 'center' })
    })
  },
}
export const Postcards: Story = on(ofType(7))
const SET = PRODUCTS.find(({ type }) => type === 3) ?? SQUARE_BOOK
const T1 = asId<TaskId>('t1')
const T2 = asId<TaskId>('t2')

/** The set on this phone: `made` by part, with the newest revision 4 of every design. */
function set(parts: PackageComposition['parts'] | null, address = '/prod_details?pid=p&pkj=k'): Story {
  const composition = parts && { key: 'k', pid: SET.id, parts, changed: 0 }
  return {
    ...on({
      address,
      world: {
        catalogue: { product: (pid) => Promise.resolve(PRODUCTS.find(({ id }) => id === pid) ?? SET) },
        packages: {
          find: () => Promise.resolve(composition ?? undefined),
          newest: () => Promise.resolve(composition ?? undefined),
        },
        designs: { revisionOf: () => Promise.resolve(4) },
      },
    }),
    // What a set is put together with is loaded when the first one is shown.
    play: async ({ canvas, step }) => {
      await step('The parts of the set are there', async () => {
        await canvas.findAllByRole('listitem')
      })
    },
  }
}

/** Nothing of the set is made: its parts are named, and one press begins it. */
export const SetNotBegun: Story = set(null, '/prod_details?pid=p')
export const SetBegunBefore: Story = set({}, '/prod_details?pid=p')
export const SetWithNothingYet: Story = set({})
export const SetHalfReady: Story = set({ book: { taskId: T1, rev: 4 }, cards: { taskId: T2, rev: 3 } })
export const SetReady: Story = set({
  book: { taskId: T1, rev: 4 },
  cards: { taskId: T2, rev: 4 },
  frame: { taskId: T1, rev: 4 },
})
export const SetLoading: Story = on({
  address: '/prod_details?pid=p',
  world: { catalogue: { product: (pid) => (pid === 'p' ? Promise.resolve(SET) : waiting()) } },
})
export const SetOffline: Story = on({
  address: '/prod_details?pid=p',
  world: { catalogue: { product: (pid) => (pid === 'p' ? Promise.resolve(SET) : lost()) } },
})

export const Loading: Story = on({ address: '/prod_details?pid=p', world: { catalogue: { product: () => waiting() } } })
export const Slow: Story = slow(Loading)
export const Offline: Story = on({ address: '/prod_details?pid=p', world: { catalogue: { product: lost } } })
export const Failed: Story = on({ address: '/prod_details?pid=p', world: { catalogue: { product: broken } } })
export const Unknown: Story = on({
  address: '/prod_details?pid=p',
  world: { catalogue: { product: () => refusedBecause('没有找到，可能已删除，或者你没有查看的权限。') } },
})
export const Wide: Story = { ...on(showing(PRODUCTS[0])), ...WIDE }
