import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getAlbumInfo, saveAlbum } from '../../../domain/calls/album.ts'
import { createPreview } from '../../../domain/calls/preview.ts'
import { listShownPhotos } from '../../../domain/calls/shown-photos.ts'
import { photos } from '../../../server/db/schema/photos.tables.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { BOOK, seedAlbum } from '../../support/worlds/seeded-album.ts'

onBothEngines('shown photos', (server, engine) => {
  const phone = (at: number) => String((engine === 'embedded' ? 13_600_030_000 : 13_600_040_000) + at)
  const shopper = async (at: number) => {
    const browser = server().client()
    const uid = await browser.signIn(phone(at), server().deps.outbox)
    const shown = async () => (await browser.call(listShownPhotos, {})).Data.shown
    return { browser, uid, shown, album: (count: number) => seedAlbum(server(), browser, uid, count) }
  }

  test('an album of four is too few; of several the one saved last is shown, that of the begun design before it', async () => {
    const { browser, shown, album } = await shopper(1)
    await album(4)
    expect(await shown()).toBe(undefined)
    const first = await album(24)
    await album(6)
    await album(3)
    expect((await shown())?.photos.length).toBe(6)
    const made = await browser.call(createPreview, { orderdata: [{ aid: first.aid, pid: BOOK }] })
    expect(made.Code).toBe(0)
    expect((await shown())?.aid).toBe(first.aid)
  })

  test('photos are spread over the album, with their size and the middle of their faces; what no design takes is left out', async () => {
    const { browser, shown, album } = await shopper(2)
    const { aid, keys } = await album(30)
    const focus = { x: 0.2, y: 0.1, width: 0.4, height: 0.2 }
    await server()
      .deps.db.update(photos)
      .set({ focus })
      .where(eq(photos.key, keys[1] ?? ''))
    const { lastupdatetime } = (await browser.call(getAlbumInfo, { aid })).Data
    const saved = await browser.call(saveAlbum, {
      ...{ aid, lastupdatetime, name: '2018 冰岛' },
      albumdata: { groups: [{ id: 'g0', name: '', photos: [...keys] }], spare: [keys[0] ?? ''], coverTitle: '冰岛' },
    })
    expect(saved.Code).toBe(0)
    const found = await shown()
    const [photo, ...others] = found?.photos ?? []
    expect(found?.title).toBe('冰岛')
    expect(others.length).toBe(13)
    expect({ ...photo, url: photo?.url.replace(/\?.*$/, '') }).toEqual({
      ...{ url: `/emall/photos/${keys[1]}/thumb`, width: 4000, height: 3000 },
      middle: { x: 0.4, y: 0.2 },
    })
    expect(others.every(({ middle }) => middle === undefined)).toBe(true)
  })

  test("nobody is shown another shopper's photos", async () => {
    const one = await shopper(3)
    await one.album(8)
    const other = await shopper(4)
    expect(await other.shown()).toBe(undefined)
  })
})
