import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createAlbum, deleteUserAlbum, getAlbumInfo } from '../../../domain/calls/album.ts'
import { getOuttradeOrderInfo } from '../../../domain/calls/link-order.ts'
import { reUpdateOrderInfo } from '../../../domain/calls/order.ts'
import { createPreview } from '../../../domain/calls/preview.ts'
import { asId } from '../../../domain/ids.ts'
import { linkKey } from '../../../domain/order/links/link-key.ts'
import { albums } from '../../../server/db/schema/albums.tables.ts'
import { limits } from '../../../server/db/schema/envelope.tables.ts'
import { loginCodes } from '../../../server/db/schema/users.tables.ts'
import { importOuttrade, newOpid, newShopper } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { BOOK, seedAlbum } from '../../support/worlds/seeded-album.ts'

onBothEngines(
  'an order of a link in another browser',
  (server, engine) => {
    const phone = (n: number) => `1372000${engine === 'embedded' ? 1 : 2}00${n}`

    test('A§7 GetOuttradeOrderInfo: what the shopper has begun is found in every browser, and by nobody else', async () => {
      await importOuttrade(server(), 'T-elsewhere', [{}, {}])
      const names = { outtradeid: 'T-elsewhere', outtradesubid: 'T-elsewhere-1' }
      const first = await newShopper(server(), phone(1))
      const made = await first.browser.call(createAlbum, { name: '方形照片书', opid: newOpid(), ...names })
      const begun = async (browser: typeof first.browser) => {
        const { Data } = await browser.call(getOuttradeOrderInfo, { outtradeid: 'T-elsewhere' })
        return Data.map((item) => [item.aid, item.subPreviewProjectUrl, item.rev])
      }
      expect(await begun(first.browser)).toEqual([
        [made.Data.NewAlbumID, '', undefined],
        ['', '', undefined],
      ])

      // The album says it too: a design that is opened by its bare address is handed in, not paid again.
      const suborderid = 'o-1'
      const again = await first.browser.call(createAlbum, { name: '再传', opid: newOpid(), suborderid })
      const own = await first.browser.call(createAlbum, { name: '自己的', opid: newOpid() })
      const linkItems = [made, again, own].map(async ({ Data }) => {
        return (await first.browser.call(getAlbumInfo, { aid: Data.NewAlbumID })).Data.linkitem
      })
      expect(await Promise.all(linkItems)).toEqual([{ mode: 1, ...names }, { mode: 5, suborderid }, undefined])

      // Its photos and its design; the album of the link is the one that has them.
      const { aid } = await seedAlbum(server(), first.browser, first.uid, 24)
      await server()
        .deps.db.update(albums)
        .set({ linkKey: linkKey(names) })
        .where(eq(albums.id, asId(aid)))
      const design = await first.browser.call(createPreview, { orderdata: [{ aid, pid: BOOK }] })
      // The other browser signs in at once; how soon a code may be asked for again is another test's business.
      await server().deps.db.delete(loginCodes)
      await server().deps.db.delete(limits)
      const there = server().client()
      await there.signIn(phone(1), server().deps.outbox)
      expect((await begun(there))[0]).toEqual([aid, design.Data.tid, design.Data.rev])
      const stranger = await newShopper(server(), phone(2))
      expect([await begun(stranger.browser), await begun(server().client())]).toEqual([
        [
          ['', '', undefined],
          ['', '', undefined],
        ],
        [
          ['', '', undefined],
          ['', '', undefined],
        ],
      ])

      const handed = await there.call(reUpdateOrderInfo, {
        ...{ mode: 1, outtradeid: 'T-elsewhere', opid: newOpid() },
        orderdata: [{ pid: BOOK, taskid: design.Data.tid, rev: design.Data.rev, outtradesubid: names.outtradesubid }],
      })
      expect([handed.Code, handed.Data.submission]).toEqual([0, 'some'])
    })

    test('A§4 album creation: a thing has one album, whoever asks how often; one that was deleted is made anew', async () => {
      const { browser } = await newShopper(server(), phone(4))
      const names = { outtradeid: 'T-anew', outtradesubid: 'T-anew-1' }
      const made = async () => (await browser.call(createAlbum, { name: '书', opid: newOpid(), ...names })).Data
      const [first, again] = [await made(), await made()]
      const other = await browser.call(createAlbum, { opid: newOpid(), ...names, outtradesubid: 'T-anew-2' })
      await browser.call(deleteUserAlbum, { aid: first.NewAlbumID, opid: newOpid() })
      const anew = await made()
      expect(again).toEqual(first)
      expect(new Set([first, other.Data, anew].map(({ NewAlbumID }) => NewAlbumID)).size).toBe(3)
    })

    test('B§9 orders per album: what is left of a thing waits for a volume of its own, not for the one that was handed in', async () => {
      const [outtradeid, outtradesubid] = ['T-rest', 'T-rest-1']
      await importOuttrade(server(), outtradeid, [{ quantity: 2 }])
      const { browser, uid } = await newShopper(server(), phone(3))
      const { aid, keys } = await seedAlbum(server(), browser, uid, 24)
      await server()
        .deps.db.update(albums)
        .set({ linkKey: linkKey({ outtradeid, outtradesubid }) })
        .where(eq(albums.id, asId(aid)))
      const layOut = async (chosen?: readonly string[]) => {
        const orderdata = [{ aid, pid: BOOK, ...(chosen ? { photos: [...chosen] } : {}) }]
        return (await browser.call(createPreview, { orderdata })).Data
      }
      const left = async () => {
        const { Data } = await browser.call(getOuttradeOrderInfo, { outtradeid })
        return Data.filter(({ upload }) => upload === 'to-upload').map((item) => [
          item.aid,
          item.subPreviewProjectUrl,
          item.rev,
        ])
      }
      // All photos first, then as two volumes.
      await layOut()
      const volume = await layOut(keys.slice(0, 12))
      expect(await left()).toEqual([[aid, volume.tid, volume.rev]])
      const handed = await browser.call(reUpdateOrderInfo, {
        ...{ mode: 1, outtradeid, opid: newOpid() },
        orderdata: [{ pid: BOOK, taskid: volume.tid, rev: volume.rev, quantity: 1, outtradesubid }],
      })
      expect([handed.Code, handed.Data.submission]).toEqual([0, 'some'])
      expect(await left()).toEqual([[aid, '', undefined]])
      const second = await layOut(keys.slice(12))
      expect(await left()).toEqual([[aid, second.tid, second.rev]])
    })
  },
  { role: 'api' },
)
