import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getMerchantProdList, getProdInfoById } from '../../../domain/calls/catalogue.ts'
import {
  copyManagedProduct,
  manageProduct,
  manageProducts,
  moveProduct,
  PRODUCT_PICTURE_MAX,
  saveManagedProduct,
  shelveProduct,
  uploadProductPicture,
} from '../../../domain/calls/manage/products.ts'
import { manageLog } from '../../../domain/calls/manage/today-and-log.ts'
import { asId, type MerchantId, type ProductId } from '../../../domain/ids.ts'
import type { BookFormat, Product } from '../../../domain/product/product.ts'
import { minorUnits } from '../../../domain/units.ts'
import { createManageProductStore } from '../../../server/stores/manage/manage-products.store.ts'
import { generatePhoto } from '../../support/builders/generate-photos.ts'
import { designOf, newShopper } from '../../support/builders/order-items.ts'
import { onBothEngines, onPostgres } from '../../support/servers/engines.ts'
import { BOOK } from '../../support/worlds/seeded-album.ts'
import { foreignStaff, signInAsStaff } from '../../support/worlds/staff-world.ts'

const BOX = 'standard-album-box'
const HOSTS_MS = 30_001
let now = Date.UTC(2026, 5, 1)

onPostgres('the order of products', (server) => {
  test('who sorts while somebody else does sorts what he has left: no move is lost', async () => {
    const { db } = server().deps
    const mchid = asId<MerchantId>('1')
    const waits = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    let second: Promise<readonly ProductId[]> | undefined
    const moved = await db.transaction(async (tx) => {
      const store = createManageProductStore(tx)
      const order = await store.lockOrder(mchid)
      second = db.transaction(async (other) => await createManageProductStore(other).lockOrder(mchid))
      await expect.poll(async () => (await db.execute(waits)).rows.length).toBe(1)
      const reversed = order.toReversed()
      await store.saveOrder(mchid, reversed)
      return reversed
    })
    expect(await second).toEqual(moved)
  })
})

onBothEngines(
  'products at the console',
  (server) => {
    const as = (role: 'owner' | 'clerk' | 'factory') => signInAsStaff(server(), server().client(), role)

    test('are listed a page at a time, by name, shelf and category, those off the shelf too', async () => {
      const clerk = await as('clerk')
      const names = async (ask: object) => (await clerk.call(manageProducts, ask)).Data.map(({ pid }) => pid)
      const all = await clerk.call(manageProducts, { Count: 2 })
      const rest = await clerk.call(manageProducts, { Start: 2, Count: 100 })
      expect({
        page: [all.Data.length, all.Total === rest.Data.length + 2],
        box: (await names({ key: 'KEEPSAKE box' })).includes(BOX),
        percent: await names({ key: '%' }),
        off: (await names({ shelf: 'off' })).includes(BOX),
        books: [...new Set((await clerk.call(manageProducts, { cataid: 'books' })).Data.map(({ type }) => type))],
      }).toEqual({ page: [2, true], box: true, percent: [], off: false, books: [1] })
    })

    test('are changed whole, and shoppers see it; what was changed meanwhile is not written over', async () => {
      const owner = await as('owner')
      const read = (await owner.call(manageProduct, { pid: BOX })).Data
      const name = { ...read.product.name, en: 'Linen box' }
      const product = { ...read.product, name, price: { ...read.product.price, base: minorUnits(6100) } }
      const saved = await owner.call(saveManagedProduct, { product, changed: read.changed })
      const late = await owner.call(saveManagedProduct, { product: read.product, changed: read.changed })
      const seen = (await server().client().call(getProdInfoById, { pid: BOX })).Data.product
      expect([saved.Code, late.Reason, seen]).toEqual([0, 'changed-meanwhile', product])
      const again = { product: read.product, changed: saved.Data.changed }
      expect((await owner.call(saveManagedProduct, again)).Code).toBe(0)
      const log = (await owner.call(manageLog, { Count: 2 })).Data
      expect(log.map(({ action, about, by }) => [action, about, by])).toEqual([
        ['product', BOX, 'the owner'],
        ['product', BOX, 'the owner'],
      ])
    })

    test('that are named in one language have that name in the others, their options too', async () => {
      const owner = await as('owner')
      const { product, changed } = (await owner.call(manageProduct, { pid: BOX })).Data
      const only = (en: string) => ({ 'zh-Hans': '', 'zh-Hant': ' ', en })
      const all = (en: string) => ({ 'zh-Hans': en, 'zh-Hant': en, en })
      const [cloth, ...others] = product.attributes
      const written = (word: typeof only) => ({
        ...product,
        ...{ name: word('Box'), description: word('For an album.') },
        attributes: cloth ? [{ ...cloth, name: word('Cloth') }, ...others] : [],
      })
      const saved = await owner.call(saveManagedProduct, { product: written(only), changed })
      expect([saved.Code, (await owner.call(manageProduct, { pid: BOX })).Data.product]).toEqual([0, written(all)])
      const again = await owner.call(saveManagedProduct, { product, changed: saved.Data.changed })
      expect(again.Code).toBe(0)
    })

    test('take a picture out of a file, painted anew and kept once; whatever is no picture is refused with a sentence', async () => {
      const owner = await as('owner')
      const upload = async (bytes: Uint8Array) =>
        await owner.call(uploadProductPicture, { file: Buffer.from(bytes).toString('base64url') })
      const photo = await generatePhoto({ width: 640, height: 480, format: 'png', grain: 0, seed: 7 })
      const told = (await owner.call(manageLog, {})).Total ?? 0
      const [first, again] = [await upload(photo), await upload(photo)]
      const picture = await server().client().request({ method: 'GET', url: first.Data.address })
      const { width, height, format } = await sharp(picture.rawPayload).metadata()
      const refused = [
        await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
        await upload(photo.subarray(0, photo.length / 2)),
        await upload(Buffer.alloc(PRODUCT_PICTURE_MAX + 1)),
      ]
      const elsewhere = await server().client().request({ method: 'GET', url: '/emall/pictures/..%2Fsecret.jpg' })
      expect({
        same: [first.Code, again.Data.address === first.Data.address],
        ...{ width, height, format, status: picture.statusCode },
        headers: [picture.headers['content-type'], picture.headers['x-content-type-options']],
        refused: refused.map(({ Reason, Msg }) => [Reason, Msg.length > 10]),
        log: (await owner.call(manageLog, {})).Total === told + 2,
        elsewhere: elsewhere.statusCode,
      }).toEqual({
        ...{ same: [0, true], width: 640, height: 480, format: 'jpeg', status: 200 },
        headers: ['image/jpeg', 'nosniff'],
        refused: [
          ['photo-not-a-picture', true],
          ['photo-damaged', true],
          ['photo-too-large', true],
        ],
        ...{ log: true, elsewhere: 404 },
      })
    })

    test('that cannot be sold as they are written are refused with what is wrong, and stay as they were', async () => {
      const owner = await as('owner')
      const { product, changed } = (await owner.call(manageProduct, { pid: BOX })).Data
      const wrong = { ...product, categoryId: 'nowhere', price: { ...product.price, base: minorUnits(-1) } }
      const refused = await owner.call(saveManagedProduct, { product: wrong, changed })
      expect([refused.Reason, refused.Data, refused.Msg]).toEqual([
        'product-wrong',
        [['categoryId'], ['price', 'base']],
        expect.stringContaining('nowhere'),
      ])
      expect((await owner.call(manageProduct, { pid: BOX })).Data.product).toEqual(product)
    })

    test('keep the paper that shoppers have designs on; all else of them changes, and a copy has any paper', async () => {
      const owner = await as('owner')
      const read = async () => (await owner.call(manageProduct, { pid: BOOK })).Data
      const withBleed = async (bleed: number, more: Partial<Product> = {}) => {
        const { product, changed } = await read()
        const book = product.book && { ...product.book, bleed }
        return await owner.call(saveManagedProduct, {
          product: { ...product, ...more, ...(book ? { book } : {}) },
          changed,
        })
      }
      const { product } = await read()
      expect([(await withBleed(5)).Code, (await withBleed(product.book?.bleed ?? 0)).Code]).toEqual([0, 0])
      await designOf(server(), await newShopper(server(), '13760000071'))
      const refused = await withBleed(5)
      expect([refused.Reason, refused.Data, refused.Msg]).toEqual([
        'product-wrong',
        [['book', 'bleed']],
        expect.stringContaining('book.bleed: 已有顾客按现在的尺寸做了设计'),
      ])
      expect((await read()).product).toEqual(product)
      expect((await withBleed(product.book?.bleed ?? 0, { daysToMake: 9 })).Code).toBe(0)
      const { pid } = (await owner.call(copyManagedProduct, { pid: BOOK })).Data
      const copy = (await owner.call(manageProduct, { pid })).Data
      const wider = { ...copy.product, book: { ...(copy.product.book as BookFormat), bleed: 5 } }
      expect((await owner.call(saveManagedProduct, { product: wider, changed: copy.changed })).Code).toBe(0)
    })

    test('are copied off the shelf, sorted, and put on the shelf, where a shopper sees them', async () => {
      const owner = await as('owner')
      const clerk = await as('clerk')
      const order = async () => (await owner.call(manageProducts, { Count: 100 })).Data.map(({ pid }) => pid)
      const onShelf = async () => (await server().client().call(getMerchantProdList, {})).Data.map(({ pid }) => pid)
      const before = await order()
      const { pid } = (await owner.call(copyManagedProduct, { pid: BOX })).Data
      const behind = (await order()).indexOf(pid) - before.indexOf(BOX)
      const hidden = (await onShelf()).includes(pid)
      await owner.call(moveProduct, { pid, before: before[0] ?? '' })
      const first = (await order())[0]
      await clerk.call(shelveProduct, { pid, shelf: 'on' })
      const shown = (await onShelf())[0]
      await owner.call(moveProduct, { pid })
      const last = (await order()).at(-1)
      await clerk.call(shelveProduct, { pid, shelf: 'off' })
      expect({ behind, hidden, first, shown, last, gone: (await onShelf()).includes(pid) }).toEqual({
        ...{ behind: 1, hidden: false, first: pid, shown: pid, last: pid, gone: false },
      })
      expect((await order()).filter((one) => one !== pid)).toEqual(before)
    })

    test('go a place up or down from where they stand, and not beyond the first and the last place', async () => {
      const owner = await as('owner')
      const order = async () => (await owner.call(manageProducts, { Count: 100 })).Data.map(({ pid }) => pid)
      const before = await order()
      const [first = '', second = '', ...others] = before
      const last = others.at(-1) ?? ''
      await owner.call(moveProduct, { pid: second, step: 'up' })
      await owner.call(moveProduct, { pid: second, step: 'up' })
      const moved = await order()
      await owner.call(moveProduct, { pid: second, step: 'down' })
      const ends = (await owner.call(moveProduct, { pid: last, step: 'down' })).Code
      expect([
        moved,
        await order(),
        ends,
        (await owner.call(moveProduct, { pid: 'nothing', step: 'up' })).Code,
      ]).toEqual([...[[second, first, ...others], before, 0, 404]])
    })

    test('are changed by the owner alone; a clerk puts them on the shelf, the factory sees none', async () => {
      const [clerk, factory] = [await as('clerk'), await as('factory')]
      const { product, changed } = (await clerk.call(manageProduct, { pid: BOX })).Data
      expect([
        (await clerk.call(saveManagedProduct, { product, changed })).Code,
        (await clerk.call(copyManagedProduct, { pid: BOX })).Code,
        (await clerk.call(moveProduct, { pid: BOX })).Code,
        (await factory.call(manageProducts, {})).Code,
      ]).toEqual([404, 404, 404, 404])
    })

    test('of another merchant are not there for anybody of this one', async () => {
      const own = (await (await as('owner')).call(manageProduct, { pid: BOX })).Data
      const ask = await foreignStaff(server(), 'owner')
      now += HOSTS_MS
      const { product, changed } = own
      expect([
        (await ask(manageProducts, {})).Total,
        (await ask(manageProduct, { pid: BOX })).Code,
        (await ask(saveManagedProduct, { product, changed })).Code,
        (await ask(copyManagedProduct, { pid: BOX })).Code,
        (await ask(shelveProduct, { pid: BOX, shelf: 'off' })).Code,
        (await ask(moveProduct, { pid: BOX })).Code,
      ]).toEqual([0, 404, 404, 404, 404, 404])
      expect((await (await as('owner')).call(manageProduct, { pid: BOX })).Data).toEqual(own)
    })
  },
  { role: 'api', clock: { now: () => now } },
)
