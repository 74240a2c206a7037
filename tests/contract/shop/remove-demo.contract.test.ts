import { and, eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { putInCart } from '../../../domain/calls/cart.ts'
import { getPromoInfoByCode } from '../../../domain/calls/coupon.ts'
import { issueCoupons, manageCoupons } from '../../../domain/calls/manage/coupons.ts'
import { manageProducts } from '../../../domain/calls/manage/products.ts'
import { manageSetUp, removeDemo } from '../../../domain/calls/manage/set-up.ts'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import { asId, type MerchantId, type ProductId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import type { Product } from '../../../domain/product/product.ts'
import { categories, products } from '../../../server/db/schema/catalogue.tables.ts'
import { createProductStore } from '../../../server/stores/products.store.ts'
import { BOX, BOX_PLAIN, newShopper, paidOrder } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { migratedDatabase } from '../../support/servers/migrated-database.ts'
import { startTestServer } from '../../support/servers/test-server.ts'
import { openSecondShop } from '../../support/worlds/second-shop.ts'
import { BOOK, PLAIN } from '../../support/worlds/seeded-album.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

const CARDS = 'thankyou50'
const OWN = asId<ProductId>('postcard-12')
const HOST = 'two.example'
const SHOP = asId<MerchantId>('1')
const [SOLD_PART, KEPT_PART] = ['book-square-203', 'frame-a4']

onBothEngines(
  'the demo shop is taken away',
  (server) => {
    test('but for the parts of the merchant’s own packages and what has codes that are out; his own shelves stay too', async () => {
      const { db } = server().deps
      const store = createProductStore(db)
      const own = async (id: string, part: string, onShelf: boolean) => {
        const set: Product | undefined = DEMO_PRODUCTS.find(({ parts }) => parts !== undefined)
        invariant(set, 'the demo shop has a package')
        const parts = [{ id: 'one', pid: asId<ProductId>(part), quantity: 1 }]
        await store.save(SHOP, { ...set, id: asId<ProductId>(id), categoryId: 'ours', parts, onShelf }, 90)
      }
      const name = { 'zh-Hans': '自家', 'zh-Hant': '自家', en: 'Ours' }
      for (const id of ['ours', 'workshops']) {
        await store.saveCategory(SHOP, 'product', { id, name, icon: '' }, 90)
      }
      await own('sold-set', SOLD_PART, true)
      await own('kept-set', KEPT_PART, false)
      const owner = await signInAsStaff(server(), server().client(), 'owner')
      const { codes } = (await owner.call(issueCoupons, { promoid: CARDS, number: 2 })).Data
      const before = (await owner.call(manageSetUp, {})).Data.demo
      const { removed, kept } = (await owner.call(removeDemo, { opid: 'remove-now' })).Data
      const offers = (await owner.call(manageCoupons, { Count: 100 })).Data
      const left = (await owner.call(manageProducts, { Count: 100 })).Data
      const shelves = await db.select({ id: categories.id }).from(categories).where(eq(categories.kind, 'product'))
      // What the merchant sells stays where it can be ordered.
      expect({
        gone: [removed, kept],
        left: left.map((one) => [one.pid, one.onshelf, one.demo]).toSorted(),
        shelves: shelves.map(({ id }) => id).toSorted(),
        // Printed cards are ended with their coupon, where it is listed.
        offers: offers.map((one) => [one.promoid, one.status, one.codes]),
        code: (await (await server().signedIn('13300000044')).call(getPromoInfoByCode, { code: codes[0] ?? '' })).Code,
      }).toEqual({
        gone: [before.products - 2 + before.coupons - 1 + before.orders, 1],
        left: [
          [SOLD_PART, true, false],
          [KEPT_PART, false, false],
          ['kept-set', false, false],
          ['sold-set', true, false],
        ],
        shelves: ['books', 'ours', 'wall', 'workshops'],
        offers: [[CARDS, 'on', 2]],
        code: 0,
      })
    })
  },
  { role: 'api' },
)

test('what another merchant has sold of the same demo products keeps none of this one’s; what lies in a cart of his does', async () => {
  const database = await migratedDatabase()
  const server = await startTestServer({ role: 'api', database })
  await openSecondShop(server, database, HOST)
  const second = asId<MerchantId>('2')
  const { db } = server.deps
  await db
    .update(products)
    .set({ isDemo: true })
    .where(and(eq(products.mchid, second), ne(products.id, OWN)))
  await paidOrder(server, await newShopper(server, '13730000001'), [{ pid: BOOK, quantity: 1, attridlist: PLAIN }], {
    mode: 4,
  })
  const browser = server.client(HOST)
  await browser.signIn('13730000002', server.deps.outbox)
  expect((await browser.call(putInCart, { thing: { pid: BOX, quantity: 1, attridlist: BOX_PLAIN } })).Code).toBe(0)
  const owner = await signInAsStaff(server, server.client(HOST), 'owner', '2')
  const { kept } = (await owner.call(removeDemo, { opid: 'remove-second' })).Data
  const left = (await owner.call(manageProducts, { Count: 100 })).Data
  await server.close()
  expect([kept, left.map(({ pid, onshelf }) => [pid, onshelf]).toSorted()]).toEqual([
    1,
    [
      [OWN, true],
      [BOX, false],
    ],
  ])
})
