import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getMerchantProdList, getProdCataList, getProdInfoById, getShelf } from '../../../domain/calls/catalogue.ts'
import { getMerchantInfo } from '../../../domain/calls/merchant.ts'
import { getAlbumTplList, getDiyThemeInfo } from '../../../domain/calls/theme.ts'
import { asId, type MerchantId, type ProductId, type ThemeId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { minorUnits } from '../../../domain/units.ts'
import { products, themes } from '../../../server/db/schema/catalogue.tables.ts'
import type { Deps } from '../../../server/ports/deps.ts'
import { createProductStore } from '../../../server/stores/products.store.ts'
import { createThemeStore } from '../../../server/stores/themes.store.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { BOOK } from '../../support/worlds/seeded-album.ts'

onBothEngines(
  'the catalogue',
  (server) => {
    test('A§7 GetProdCataList: every category with the number of its products on the shelf [A§7.GetProdCataList]', async () => {
      const browser = server().client()
      const { Data: categories } = await browser.call(getProdCataList, { mchid: '1' })
      const { Data: all, Total } = await browser.call(getMerchantProdList, { MchID: '1', Start: 0, Count: 9999 })
      const counted = categories.map(({ id, total }) => [id, total])
      expect(counted).toEqual(categories.map(({ id }) => [id, all.filter((it) => it.cataid === id).length]))
      expect([Total, categories.length > 2]).toEqual([all.length, true])
      expect(categories.filter(({ cataname }) => cataname === '')).toEqual([])
    })

    test('a shelf has the products of the list, and of each only what a shelf shows', async () => {
      const browser = server().client()
      const asked = { MchID: '1', Cur: 2, Count: 5, orderby: 'price' } as const
      const [shelf, list] = [await browser.call(getShelf, asked), await browser.call(getMerchantProdList, asked)]
      expect([shelf.Total, shelf.Data.map(({ id }) => id)]).toEqual([list.Total, list.Data.map(({ pid }) => pid)])
      const book = (await browser.call(getShelf, { MchID: '1', Count: 200 })).Data.find(({ id }) => id === BOOK)
      expect(book).toEqual({
        ...{ id: BOOK, type: 1, categoryId: 'books', onShelf: true, soon: false, price: { base: 12_800 } },
        name: { en: 'Square photo book 20×20', 'zh-Hans': '方形照片书 20×20', 'zh-Hant': '方形相片書 20×20' },
        book: { page: { width: 203, height: 203 } },
      })
    })

    test('A§7 GetDIYThemeInfo: a theme by its id; an unknown one is not there [A§7.GetDIYThemeInfo]', async () => {
      const browser = server().client()
      const found = await browser.call(getDiyThemeInfo, { id: 'theme-white' })
      expect(found.Code).toBe(0)
      expect(JSON.stringify(found.Data)).toContain('theme-white')
      expect((await browser.call(getDiyThemeInfo, { id: 'nothing' })).Code).toBe(404)
    })

    test('A§7 GetAlbumTplList: the templates that a product can wear [A§7.GetAlbumTplList]', async () => {
      const { Code, Data } = await server().client().call(getAlbumTplList, { pid: BOOK })
      expect([Code, Data.length > 0]).toEqual([0, true])
    })

    test('a product that was asked for before is told as it is now: changed, its theme changed, undone, gone', async () => {
      const browser = server().client()
      const { db } = server().deps
      const [mchid, id] = [asId<MerchantId>('1'), asId<ProductId>('told-again')]
      const told = async () => {
        const { Code, Data } = await browser.call(getProdInfoById, { pid: id })
        return Code === 0 ? [Data.price, Data.templateType] : Code
      }
      const book = await createProductStore(db).find(mchid, asId(BOOK))
      const theme = await createThemeStore(db).find(mchid, asId('theme-white'))
      invariant(book && theme, 'the demo shop has them')
      const own = { ...theme, id: asId<ThemeId>('told-again') }
      const priced = (base: number) => ({
        ...book,
        id,
        themeIds: [own.id],
        price: { ...book.price, base: minorUnits(base) },
      })
      await createThemeStore(db).save(mchid, own, 99)
      await createProductStore(db).save(mchid, priced(100), 99)
      const seen = [await told(), await told()]
      await createProductStore(db).save(mchid, priced(200), 99)
      seen.push(await told(), await told())
      await createThemeStore(db).save(mchid, { ...own, template: 'fixed' }, 99)
      seen.push(await told(), await told())
      const inside = await db
        .transaction(async (tx) => {
          await createProductStore(tx).save(mchid, priced(300), 99)
          const found = await createProductStore(tx).findListed(mchid, id)
          throw Object.assign(new Error('undo'), { found: found?.product.price.base })
        })
        .catch((error: unknown) => (error instanceof Error && 'found' in error ? error.found : error))
      seen.push(await told())
      await db.delete(products).where(and(eq(products.mchid, mchid), eq(products.id, id)))
      seen.push(await told())
      await db.delete(themes).where(and(eq(themes.mchid, mchid), eq(themes.id, own.id)))
      const [first, dearer, drawn] = [
        [100, 2],
        [200, 2],
        [200, 1],
      ]
      expect({ seen, inside }).toEqual({ seen: [first, first, dearer, dearer, drawn, drawn, drawn, 404], inside: 300 })
    })

    test('products that are asked for at once are each told to whoever asked, and those that are not there to nobody', async () => {
      const browser = server().client()
      const { Data: all } = await browser.call(getMerchantProdList, { MchID: '1', Start: 0, Count: 4 })
      const asked = [...all, ...all].map(({ pid }) => pid)
      const told = await Promise.all(
        [...asked, 'nothing'].map(async (pid) => {
          const { Code, Data } = await browser.call(getProdInfoById, { pid })
          return Code === 0 ? Data.pid : Code
        }),
      )
      expect(told).toEqual([...asked, 404])
      const gone = new Error('the database is away')
      const broken = {
        dialect: {},
        session: {},
        select: () => {
          throw gone
        },
      } as unknown as Deps['db']
      const failed = await Promise.allSettled(
        asked.map((pid) => createProductStore(broken).findListed(asId('1'), asId(pid))),
      )
      expect(failed).toEqual(asked.map(() => ({ status: 'rejected', reason: gone })))
    })

    test('A§9 dpi: a product prints at 300 unless it says otherwise [A§9.dpi]', async () => {
      const browser = server().client()
      expect((await browser.call(getProdInfoById, { pid: BOOK })).Data.proddata.dpi).toBe(300)
    })

    test('A§3 merchant: every field with its value, the size limits filled in, nothing of its storage [A§3.no-s3info] [B§3.size-limits] [A§3.merchant]', async () => {
      const { merchant: _, ...told } = (await server().client().call(getMerchantInfo, { MchID: '1' })).Data
      expect(told).toEqual({
        ...{ mchid: '1', mchname: '拾光印记', domain: 'localhost', currency: '¥', fid: '1', shareprofit: 5 },
        ...{ lowsize: 10_240, highsize: 20_971_520, cutout: false, factoryConfig: { mergerOrder: true } },
        contactinfo: { phone: '400-000-0000', wechat: 'keepsake-shop', email: 'hello@keepsake.example' },
        recomdata: ['package-family', 'book-square-203', 'postcard-12', 'frame-a4'],
        mobileshopinfo: {
          ...{ logo: '', previewDlg: '', title: '拾光印记', storeDescription: '把手机里的照片，做成可以翻开的书。' },
          ...{ closeAlbumGroup: false, dpiRatio: 200 },
          addressList: [
            { id: 'nanshan', name: '南山店', address: '深圳市南山区海德三道 12 号 1 层，每天 10:00–21:00' },
            { id: 'xihu', name: '西湖工坊', address: '杭州市西湖区文三路 100 号，周一至周六 9:30–18:00' },
          ],
        },
      })
    })
  },
  { role: 'api' },
)
