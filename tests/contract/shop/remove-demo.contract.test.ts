import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { manageProducts } from '../../../domain/calls/manage/products.ts'
import { manageSetUp, removeDemo } from '../../../domain/calls/manage/set-up.ts'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import { asId, type MerchantId, type ProductId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import type { Product } from '../../../domain/product/product.ts'
import { categories } from '../../../server/db/schema/catalogue.tables.ts'
import { createProductStore } from '../../../server/stores/products.store.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

const SHOP = asId<MerchantId>('1')
const [SOLD_PART, KEPT_PART] = ['book-square-203', 'frame-a4']

onBothEngines(
  'the demo shop is taken away',
  (server) => {
    test('but for the parts of the merchant’s own packages; his own shelves stay too', async () => {
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
      const before = (await owner.call(manageSetUp, {})).Data.demo
      const { removed, kept } = (await owner.call(removeDemo, { opid: 'remove-now' })).Data
      const left = (await owner.call(manageProducts, { Count: 100 })).Data
      const shelves = await db.select({ id: categories.id }).from(categories).where(eq(categories.kind, 'product'))
      // What the merchant sells stays where it can be ordered.
      expect({
        gone: [removed, kept],
        left: left.map((one) => [one.pid, one.onshelf, one.demo]).toSorted(),
        shelves: shelves.map(({ id }) => id).toSorted(),
      }).toEqual({
        gone: [before.products - 2 + before.coupons + before.orders, 1],
        left: [
          [SOLD_PART, true, false],
          [KEPT_PART, false, false],
          ['kept-set', false, false],
          ['sold-set', true, false],
        ],
        shelves: ['books', 'ours', 'wall', 'workshops'],
      })
    })
  },
  { role: 'api' },
)
