import { expect, test } from 'vitest'
import { getMerchantProdList, getProdCataList, getProdInfoById } from '../../../domain/calls/catalogue.ts'
import { getMerchantInfo } from '../../../domain/calls/merchant.ts'
import { getAlbumTplList, getDiyThemeInfo } from '../../../domain/calls/theme.ts'
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

    test('A§9 dpi: a product prints at 300 unless it says otherwise [A§9.dpi]', async () => {
      const browser = server().client()
      expect((await browser.call(getProdInfoById, { pid: BOOK })).Data.proddata.dpi).toBe(300)
    })

    test('A§3 merchant: its fields, the size limits filled in, nothing of its storage [A§3.no-s3info] [B§3.size-limits]', async () => {
      const { Data } = await server().client().call(getMerchantInfo, { MchID: '1' })
      expect([Data.lowsize, Data.highsize, Data.factoryConfig.mergerOrder, 's3info' in Data]).toEqual([
        10_240,
        20_971_520,
        true,
        false,
      ])
      const names = ['mchid', 'mchname', 'domain', 'currency', 'contactinfo', 'fid', 'mobileshopinfo', 'recomdata']
      expect(names.filter((name) => !(name in Data))).toEqual([])
    })
  },
  { role: 'api' },
)
