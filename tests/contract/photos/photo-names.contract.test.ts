import { beforeAll, expect, test } from 'vitest'
import { createAlbum, saveAlbum } from '../../../domain/calls/album.ts'
import { createThumbnail, getUploadToken } from '../../../domain/calls/storage.ts'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import type { DecodedPhoto } from '../../../domain/photo/decoded-photo.ts'
import { createMerchantStore } from '../../../server/stores/merchants.store.ts'
import { createPhotoStore } from '../../../server/stores/photos.store.ts'
import { generatePhoto } from '../../support/builders/generate-photos.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'

const MINUTE = 60_000
const clock = { at: Date.UTC(2026, 5, 1) }
const FACTS: Omit<DecodedPhoto, 'md5'> = {
  ...{ sha256: 's', md5: 'a'.repeat(32), format: 'jpeg', width: 640, height: 480, orientation: 1, isSrgb: true },
  ...{ bytes: 1, blemished: false, files: { proxy: 'p', thumb: 't' } },
}
let bytes: Buffer
beforeAll(async () => {
  bytes = await generatePhoto({ width: 640, height: 480, seed: 5, format: 'jpeg' })
})

onBothEngines(
  'the names of an album where its merchant has them checked',
  (server) => {
    const shopperWithAlbum = async (phone: string) => {
      const merchants = createMerchantStore(server().deps.db)
      const merchant = await merchants.find(asId<MerchantId>('1'))
      invariant(merchant, 'the demo merchant is there')
      await merchants.save({ ...merchant, shop: { ...merchant.shop, uploadNameCheck: true } })
      const browser = await server().signedIn(phone)
      const aid = (await browser.call(createAlbum, { name: '夏天' })).Data.NewAlbumID
      return { browser, aid }
    }
    /** A place for a photo, whose bytes have come; they are others for every `md5`. */
    const sent = async (browser: TestClient, aid: string, fileName: string, md5: string) => {
      const ask = { aid, fileName, size: bytes.length, md5: md5.repeat(32) }
      const { Key } = (await browser.call(getUploadToken, ask)).Data
      await server().deps.storage.put(Key, bytes)
      return Key
    }
    const confirmed = async (browser: TestClient, Key: string) =>
      (await browser.call(createThumbnail, { Key })).Reason ?? 'taken'
    const stateOf = async (Key: string) => {
      const row = await createPhotoStore(server().deps.db).findByKey(Key)
      return [row?.state, row?.reason, (await server().deps.storage.head(Key)) !== undefined]
    }
    const finish = async (Key: string) => {
      const row = await createPhotoStore(server().deps.db).findByKey(Key)
      invariant(row, 'the photo has a place')
      await createPhotoStore(server().deps.db).finish(
        row.id,
        { ...FACTS, md5: row.md5 ?? '' },
        { proxy: 'p', thumb: 't' },
        clock.at,
      )
    }

    const saved = async (browser: TestClient, aid: string, photos: readonly string[]) => {
      const albumdata = { groups: [{ id: 'g0', name: '海边', photos }] }
      return (await browser.call(saveAlbum, { aid, name: '夏天', albumdata })).Code
    }

    test('of two of one name that are picked together one is taken, and the other is told so [B§5.duplicate-names]', async () => {
      const { browser, aid } = await shopperWithAlbum('13811110001')
      const [first, second] = [await sent(browser, aid, 'DSC_1.jpg', '1'), await sent(browser, aid, 'dsc_1.JPG', '2')]
      const other = await sent(browser, aid, 'DSC_2.jpg', '3')
      const generic = [await sent(browser, aid, 'image.jpg', '4'), await sent(browser, aid, 'image.jpg', '5')]
      const both = await Promise.all([first, second].map((key) => confirmed(browser, key)))
      expect(both.toSorted()).toEqual(['photo-name-duplicate', 'taken'])
      const lost = both[0] === 'taken' ? second : first
      expect([await stateOf(lost), await confirmed(browser, other)]).toEqual([
        ['refused', 'photo-name-duplicate', false],
        'taken',
      ])
      expect([await confirmed(browser, generic[0] ?? ''), await confirmed(browser, generic[1] ?? '')]).toEqual([
        ...['taken', 'taken'],
      ])
    })

    test('a name whose bytes have come is taken before another photo of that name is sent; the same bytes have a place', async () => {
      const { browser, aid } = await shopperWithAlbum('13811110005')
      const first = await sent(browser, aid, 'DSC_1.jpg', '1')
      const placeFor = async (md5: string) =>
        (await browser.call(getUploadToken, { aid, fileName: 'dsc_1.JPG', size: bytes.length, md5: md5.repeat(32) }))
          .Reason ?? 'place'
      const onItsWay = await placeFor('2')
      expect(await confirmed(browser, first)).toBe('taken')
      const processing = [await placeFor('3'), await placeFor('1')]
      await finish(first)
      const ready = [await placeFor('4'), await placeFor('1')]
      // It came into no album.
      clock.at += MINUTE + 1
      expect([onItsWay, processing, ready, await placeFor('5')]).toEqual([
        'place',
        ...[
          ['photo-name-duplicate', 'place'],
          ['photo-name-duplicate', 'place'],
        ],
        'place',
      ])
    })

    test('what is ready and not in the album yet has its name for a minute; then the album alone says', async () => {
      const { browser, aid } = await shopperWithAlbum('13811110002')
      const first = await sent(browser, aid, 'DSC_1.jpg', '1')
      const [second, third, fourth] = [
        await sent(browser, aid, 'DSC_1.jpg', '2'),
        await sent(browser, aid, 'DSC_1.jpg', '3'),
        await sent(browser, aid, 'DSC_1.jpg', '4'),
      ]
      expect(await confirmed(browser, first)).toBe('taken')
      await finish(first)
      const soon = await confirmed(browser, second)
      expect(await saved(browser, aid, [first])).toBe(0)
      clock.at += MINUTE + 1
      const inAlbum = await confirmed(browser, third)
      // It was taken out: retouched, it is added again.
      expect(await saved(browser, aid, [])).toBe(0)
      expect([soon, inAlbum, await confirmed(browser, fourth)]).toEqual([
        ...['photo-name-duplicate', 'photo-name-duplicate', 'taken'],
      ])
    })

    test('one that was in the album and was taken out frees its name at once', async () => {
      const { browser, aid } = await shopperWithAlbum('13811110007')
      const [other, first] = [await sent(browser, aid, 'DSC_2.jpg', '1'), await sent(browser, aid, 'DSC_1.jpg', '2')]
      const [second, retouched] = [
        await sent(browser, aid, 'DSC_1.jpg', '3'),
        await sent(browser, aid, 'DSC_1.jpg', '4'),
      ]
      expect([await confirmed(browser, other), await confirmed(browser, first)]).toEqual(['taken', 'taken'])
      await finish(other)
      await finish(first)
      clock.at += 5000
      // Its phone does not know yet that it is ready.
      expect(await saved(browser, aid, [other])).toBe(0)
      const soon = await confirmed(browser, second)
      expect(await saved(browser, aid, [other, first])).toBe(0)
      clock.at += 15_000
      expect(await saved(browser, aid, [other])).toBe(0)
      expect([soon, await confirmed(browser, retouched)]).toEqual(['photo-name-duplicate', 'taken'])
    })

    test('one that is never got ready has its name for ten minutes', async () => {
      const { browser, aid } = await shopperWithAlbum('13811110006')
      const [first, second] = [await sent(browser, aid, 'DSC_1.jpg', '1'), await sent(browser, aid, 'DSC_1.jpg', '2')]
      const third = await sent(browser, aid, 'DSC_1.jpg', '3')
      expect(await confirmed(browser, first)).toBe('taken')
      clock.at += 10 * MINUTE - 1
      const soon = await confirmed(browser, second)
      clock.at += 1
      expect([soon, await confirmed(browser, third)]).toEqual(['photo-name-duplicate', 'taken'])
    })

    test('one that was taken back on its way and is picked again is the same bytes, and is taken', async () => {
      const { browser, aid } = await shopperWithAlbum('13811110003')
      const first = await sent(browser, aid, 'DSC_1.jpg', '1')
      expect(await confirmed(browser, first)).toBe('taken')
      expect(await confirmed(browser, await sent(browser, aid, 'DSC_1.jpg', '1'))).toBe('taken')
    })

    test('its end that is told twice at once, without a word about its bytes, is one', async () => {
      const { browser, aid } = await shopperWithAlbum('13811110004')
      const { Key } = (await browser.call(getUploadToken, { aid, fileName: 'DSC_1.jpg' })).Data
      await server().deps.storage.put(Key, bytes)
      expect(await Promise.all([1, 2, 3].map(() => confirmed(browser, Key)))).toEqual(['taken', 'taken', 'taken'])
    })
  },
  { role: 'api', clock: { now: () => clock.at } },
)
