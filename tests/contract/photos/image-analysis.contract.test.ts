import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getAlbumInfo, openSharedAlbum, saveAlbum, setAlbumShareType } from '../../../domain/calls/album.ts'
import { createPreview } from '../../../domain/calls/preview.ts'
import { placedPhotos } from '../../../domain/design/design.ts'
import { photos } from '../../../server/db/schema/photos.tables.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { BOOK, seedAlbum } from '../../support/worlds/seeded-album.ts'

/** A face near the left edge: a window in the middle of the photo would cut it. */
const LIKENESS = '0123456789abcdef'.repeat(2)
const FOCUS = {
  ...{ x: 0.01, y: 0.3, width: 0.2, height: 0.3 },
  faces: [{ x: 0.03, y: 0.36, width: 0.15, height: 0.2 }],
}

onBothEngines('what is seen in photos', (server, engine) => {
  const phone = (n: number) => `1380000${engine === 'embedded' ? 1 : 2}11${n}`

  test('auto-design 5: photos that the shopper set aside stay in the album and wait in the tray; nothing drops them', async () => {
    const browser = server().client()
    const uid = await browser.signIn(phone(1), server().deps.outbox)
    const { aid, keys } = await seedAlbum(server(), browser, uid)
    const info = async () => (await browser.call(getAlbumInfo, { aid })).Data
    const save = async (spare?: readonly string[]) => {
      const { name, lastupdatetime } = await info()
      const groups = [{ id: 'g0', name: '海边', description: '', photos: keys.map((key) => ({ key })) }]
      const albumdata = { groups, drag: true, ...(spare ? { spare: spare.map((key) => ({ key })) } : {}) }
      return (await browser.call(saveAlbum, { aid, name, lastupdatetime, albumdata })).Code
    }
    // Another seed each time: the same intent twice in a row is one intent.
    const design = async (seed: number) =>
      (await browser.call(createPreview, { orderdata: [{ aid, pid: BOOK, seed }] })).Data.design

    expect(await save([keys[2] ?? '', keys[5] ?? '', `${keys[0]}x`])).toBe(0)
    const { album } = await info()
    const ids = album.groups.flatMap((group) => group.photos.map(({ id }) => id))
    expect([ids.length, album.spare]).toEqual([24, [ids[2], ids[5]]])
    const designed = await design(3)
    expect(designed.tray).toEqual([ids[2], ids[5]])
    expect(new Set(placedPhotos(designed))).toEqual(new Set(ids.filter((_, at) => at !== 2 && at !== 5)))

    // A page that knows nothing of spare photos leaves them; one that does can take them back.
    expect(await save()).toBe(0)
    expect((await info()).album.spare).toEqual([ids[2], ids[5]])
    expect(await save([])).toBe(0)
    expect((await info()).album.spare).toBeUndefined()
    expect((await design(4)).tray).toEqual([])
  })

  test('A§5 chapters: an opener tells the days of its photos in the language of the shopper, and their town to the owner alone', async () => {
    const browser = server().client()
    const uid = await browser.signIn(phone(3), server().deps.outbox)
    const { aid, keys } = await seedAlbum(server(), browser, uid)
    await server()
      .deps.db.update(photos)
      .set({ takenAt: Date.UTC(2026, 4, 2, 9), gps: { latitude: 34.967, longitude: 135.773 } })
      .where(inArray(photos.key, [...keys]))
    const opener = async (client: typeof browser) => {
      const made = await client.call(createPreview, { orderdata: [{ aid, pid: BOOK, seed: 5 }] })
      return made.Data.design.pages
        .find(({ kind }) => kind === 'chapter')
        ?.captions.map(({ role, text }) => [role, text])
    }
    expect(await opener(browser)).toEqual([
      ['title', '海边'],
      ['description', '2026年5月2日 · 京都'],
    ])
    const link = (await browser.call(setAlbumShareType, { aid, sharetype: 'edit' })).Data.share_url
    const guest = server().client()
    await guest.signIn(phone(4), server().deps.outbox)
    await guest.call(openSharedAlbum, { aid, st: /st=([\w-]{22})/.exec(link)?.[1] ?? '' })
    expect(await opener(guest)).toEqual([
      ['title', '海边'],
      ['description', '2026年5月2日'],
    ])
  })

  test('users-pains 17, readings 57: a design keeps the faces; who only looks is told neither these nor any place', async () => {
    const browser = server().client()
    const uid = await browser.signIn(phone(2), server().deps.outbox)
    const { aid, keys } = await seedAlbum(server(), browser, uid)
    await server()
      .deps.db.update(photos)
      .set({
        focus: FOCUS,
        likeness: LIKENESS,
        sharpEdge: 512,
        blackPercent: 41,
        lies: 3,
        gps: { latitude: 35.01, longitude: 135.77 },
      })
      .where(eq(photos.key, keys[1] ?? ''))
    const own = (await browser.call(getAlbumInfo, { aid })).Data
    const photo = own.album.groups[0]?.photos[1]
    expect([photo?.focus, photo?.likeness, photo?.sharpEdge, photo?.blackPercent, photo?.lies]).toEqual([
      ...[FOCUS, LIKENESS, 512, 41, 3],
    ])

    const made = await browser.call(createPreview, { orderdata: [{ aid, pid: BOOK, seed: 5 }] })
    const crops = made.Data.design.pages.flatMap(({ slots }) =>
      // The face lies in the left half of a photo over the fold.
      slots.flatMap(({ placement, half }) =>
        placement && placement.photoId === photo?.id && half !== 'right' ? [placement.crop] : [],
      ),
    )
    expect(crops.map(({ x, width }) => x <= 0.03 && x + width >= 0.18)).toEqual(crops.map(() => true))
    expect(crops.length).toBeGreaterThan(0)

    const link = (await browser.call(setAlbumShareType, { aid, sharetype: 'readonly' })).Data.share_url
    const guest = server().client()
    await guest.call(openSharedAlbum, { aid, st: /st=([\w-]{22})/.exec(link)?.[1] ?? '' })
    const seen = (await guest.call(getAlbumInfo, { aid })).Data
    const looked = seen.album.groups[0]?.photos[1]
    expect([...[looked?.focus, looked?.likeness, looked?.sharpEdge, looked?.blackPercent, looked?.lies]]).toEqual(
      Array(5).fill(undefined),
    )
    // The owner's own album says where a photo was taken (A§3 exif), no design and no shared album does.
    expect([own, made.Data, seen].map((reply) => /latitude|135\.77/.test(JSON.stringify(reply)))).toEqual([
      true,
      false,
      false,
    ])
  })
})
