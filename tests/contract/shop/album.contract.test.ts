import { expect, test } from 'vitest'
import type { AlbumPhoto } from '../../../domain/album/album.ts'
import * as calls from '../../../domain/calls/album.ts'
import { asId, type PhotoId } from '../../../domain/ids.ts'
import type { Deps } from '../../../server/ports/deps.ts'
import type { PhotoShelf } from '../../../server/ports/photo-shelf.ts'
import { onBothEngines, onPostgres } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'

/** A shelf on which photos 1 to 9 of every album are safely stored. */
const shelf: PhotoShelf = {
  find: async (_, album, keys) =>
    new Map(keys.filter((key) => isStored(key, album.basecode)).map((key) => [key, aPhoto(key)])),
}
const isStored = (key: string, basecode: string) =>
  key.startsWith(`${basecode}/`) && /^photo[1-9]$/.test(key.split('/')[1] ?? '')

function aPhoto(key: string): AlbumPhoto {
  const name = key.split('/')[1] ?? ''
  return {
    id: asId<PhotoId>(name),
    key,
    fileName: `${name}.jpg`,
    md5: 'a'.repeat(32),
    format: 'jpeg',
    bytes: 1000,
    width: 4000,
    height: 3000,
    takenAt: 1_700_000_000_000,
    imageThumb: `/emall/photos/${key}/thumb`,
    proxy: `/emall/photos/${key}/proxy`,
  }
}

async function anAlbum(browser: TestClient, photos: readonly string[] = []) {
  const made = (await browser.call(calls.createAlbum, { name: '夏天', opid: opid() })).Data
  const keys = photos.map((photo) => `${made.basecode}/${photo}`)
  const group = { name: '海边', description: '', photos: keys }
  if (keys.length > 0) {
    const saved = await browser.call(calls.saveAlbum, {
      aid: made.NewAlbumID,
      name: '夏天',
      albumdata: { groups: [group] },
      lastupdatetime: made.lastupdatetime,
    })
    return { aid: made.NewAlbumID, basecode: made.basecode, base: saved.Data.lastupdatetime, keys }
  }
  return { aid: made.NewAlbumID, basecode: made.basecode, base: made.lastupdatetime, keys }
}

let count = 0
const opid = () => `opid-${String(count++).padStart(8, '0')}`
const options = { override: (deps: Deps): Deps => ({ ...deps, photoShelf: shelf }) }

onBothEngines(
  'albums',
  (server) => {
    test('A§7 CreateAlbum: a new album has the default names, a folder that the server chose, and is not shared [A§9.default-names]', async () => {
      const browser = await server().signedIn('13900000001')
      const made = await browser.call(calls.createAlbum, { name: '' })
      expect(made.Data.basecode).toMatch(/^[A-Za-z0-9_-]{21}$/)
      const info = (await browser.call(calls.getAlbumInfo, { aid: made.Data.NewAlbumID })).Data
      expect(info.name).toBe('我的影集')
      expect(info.albumdata.groups.map((group) => group.name)).toEqual(['未分组'])
      expect(info.album.groups.map((group) => group.title)).toEqual([''])
      expect(info.sharedata).toEqual({ share_url: '', share_type: 'noshare' })
      expect(info.role).toBe('owner')
    })

    test('A§7 GetUserAlbumList: two taps on "new album" make one, two wishes make two', async () => {
      const browser = await server().signedIn('13900000002')
      const [a, b] = await Promise.all([
        browser.call(calls.createAlbum, { name: 'x', opid: 'tap-00000001' }),
        browser.call(calls.createAlbum, { name: 'x', opid: 'tap-00000001' }),
      ])
      expect(b).toEqual(a)
      const c = await browser.call(calls.createAlbum, { name: 'x', opid: 'tap-00000002' })
      expect(c.Data.NewAlbumID).not.toBe(a.Data.NewAlbumID)
      expect((await browser.call(calls.getUserAlbumList, { Start: 0, Count: 9999 })).Total).toBe(2)
    })

    test('A§7 SaveAlbum, A§7 GetAlbumInfo, A§7 GetAlbumLastUpdateTime: a saved album comes back with its photos in order [A§7.GetAlbumLastUpdateTime]', async () => {
      const browser = await server().signedIn('13900000003')
      const album = await anAlbum(browser, ['photo2', 'photo1'])
      const info = (await browser.call(calls.getAlbumInfo, { aid: album.aid })).Data
      expect(info.albumdata.groups.map(({ name, photos }) => ({ name, photos }))).toEqual([
        { name: '海边', photos: album.keys },
      ])
      expect(info.album.groups[0]?.photos.map((photo) => photo.proxy)).toEqual(
        album.keys.map((key) => `/emall/photos/${key}/proxy`),
      )
      const time = await browser.call(calls.getAlbumLastUpdateTime, { aid: album.aid })
      expect(time.Data).toEqual({ lastupdatetime: album.base })
    })

    test('A§4 a save from an old copy is refused for the owner too, with the required sentence [A§4.stale-save] [A§5.stale-save] [A§8.stale-save]', async () => {
      const browser = await server().signedIn('13900000004')
      const { aid, base } = await anAlbum(browser)
      const change = (name: string, lastupdatetime: number) =>
        browser.call(calls.saveAlbum, { aid, name, albumdata: { groups: [] }, lastupdatetime })
      const saved = await change('一', base)
      expect(saved.Data.lastupdatetime).toBeGreaterThan(base)
      const stale = {
        Code: 4090,
        Data: { lastupdatetime: saved.Data.lastupdatetime },
        Msg: '影集保存失败，请刷新获取最新信息。',
        Reason: 'album-stale',
      }
      expect(await change('二', base)).toEqual(stale)
      expect((await browser.call(calls.getAlbumInfo, { aid })).Data.name).toBe('一')
    })

    test('a save that is sent again is answered with its first outcome, refusals included', async () => {
      const browser = await server().signedIn('13900000005')
      const { aid, base } = await anAlbum(browser)
      const save = { aid, name: '一', albumdata: { groups: [] }, lastupdatetime: base, opid: 'save-0000001' }
      const first = await browser.call(calls.saveAlbum, save)
      expect(first.Code).toBe(0)
      expect(await browser.call(calls.saveAlbum, save)).toEqual(first)

      const refused = { ...save, name: '十一个字的名字太长了啊啊', opid: 'save-0000002' }
      const no = await browser.call(calls.saveAlbum, { ...refused, lastupdatetime: first.Data.lastupdatetime })
      expect(no.Code).toBe(2001)
      expect(await browser.call(calls.saveAlbum, { ...refused, lastupdatetime: first.Data.lastupdatetime })).toEqual(no)
      expect((await browser.call(calls.saveAlbum, { ...save, name: '别的' })).Code).toBe(4220)
    })

    test('only photos that are safely stored below this album are kept [A§4.kept-photos]', async () => {
      const browser = await server().signedIn('13900000006')
      const { aid, basecode, base } = await anAlbum(browser)
      const other = await anAlbum(browser, ['photo1'])
      const save = (photos: readonly string[]) =>
        browser.call(calls.saveAlbum, {
          aid,
          name: '夏天',
          albumdata: { groups: [{ name: '', description: '', photos: [...photos] }] },
          lastupdatetime: base,
        })
      expect((await save([`${basecode}/unfinished`])).Code).toBe(2004)
      expect((await save([`${other.keys[0]}`])).Code).toBe(2004)
      expect((await save([`${basecode}/photo1`, `${basecode}/photo1`])).Code).toBe(2005)
      expect((await save([`${basecode}/photo1`])).Code).toBe(0)
    })

    test('A§7 SetAlbumShareType: a shared album shows what its link allows, and a new link ends the old one [A§6.share-types] [B§6.share-types] [A§7.SetAlbumShareType]', async () => {
      const owner = await server().signedIn('13900000007')
      const friend = await server().signedIn('13900000008')
      const { aid, base } = await anAlbum(owner, ['photo1'])
      const share = async (sharetype: 'edit' | 'readonly' | 'noshare') =>
        (await owner.call(calls.setAlbumShareType, { aid, sharetype, opid: opid() })).Data.share_url
      const tokenOf = (url: string) => new URL(url.replace('#/', '')).searchParams.get('st') ?? ''
      const look = () => friend.call(calls.getAlbumInfo, { aid })
      const hidden = { Code: 404, Data: { sharedata: { share_url: '', share_type: 'noshare' } } }

      const { Code, Data } = await look()
      expect({ Code, Data }).toEqual(hidden)
      const missing = await friend.call(calls.getAlbumInfo, { aid: 'no-such-album' })
      expect(missing).toEqual(await look())

      const readToken = tokenOf(await share('readonly'))
      expect((await friend.call(calls.openSharedAlbum, { aid, st: readToken })).Data).toEqual({
        aid,
        share_type: 'readonly',
      })
      const seen = (await look()).Data
      expect({ role: seen.role, uid: seen.uid, basecode: seen.basecode, share: seen.sharedata.share_url }).toEqual({
        role: 'reader',
        uid: '',
        basecode: '',
        share: '',
      })
      expect(seen.album.groups[0]?.photos.map((photo) => photo.proxy === photo.imageThumb)).toEqual([true])
      const save = { aid, name: '友', albumdata: { groups: [] }, lastupdatetime: base }
      expect((await friend.call(calls.saveAlbum, save)).Code).toBe(404)

      const editToken = tokenOf(await share('edit'))
      expect((await look()).Code).toBe(404)
      await friend.call(calls.openSharedAlbum, { aid, st: editToken })
      expect((await look()).Data.role).toBe('editor')
      expect((await friend.call(calls.saveAlbum, save)).Code).toBe(0)
      expect((await friend.call(calls.deleteUserAlbum, { aid })).Code).toBe(404)
      expect((await friend.call(calls.setAlbumShareType, { aid, sharetype: 'edit' })).Code).toBe(404)

      await share('noshare')
      expect((await look()).Code).toBe(404)
      expect((await friend.call(calls.openSharedAlbum, { aid, st: editToken })).Code).toBe(404)
    })

    test('the link of an album is opened by a whole party behind one address', async () => {
      const owner = await server().signedIn('13900000019')
      const { aid } = await anAlbum(owner)
      const url = (await owner.call(calls.setAlbumShareType, { aid, sharetype: 'edit', opid: opid() })).Data.share_url
      const st = new URL(url.replace('#/', '')).searchParams.get('st') ?? ''
      const guests = Array.from({ length: 60 }, () => server().client().call(calls.openSharedAlbum, { aid, st }))
      expect((await Promise.all(guests)).map(({ Code }) => Code)).toEqual(Array(60).fill(0))
    })

    test('A§7 DeleteUserAlbum: a deleted album is gone for everybody [A§7.DeleteUserAlbum]', async () => {
      const owner = await server().signedIn('13900000009')
      const { aid } = await anAlbum(owner)
      expect((await owner.call(calls.deleteUserAlbum, { aid })).Code).toBe(0)
      expect((await owner.call(calls.getAlbumInfo, { aid })).Code).toBe(404)
      expect((await owner.call(calls.getUserAlbumList, {})).Data).toEqual([])
    })
  },
  options,
)

onPostgres(
  'albums under a race',
  (server) => {
    test('of twenty saves from the same copy one is kept and nineteen are told', async () => {
      const browser = await server().signedIn('13900000010')
      const { aid, base } = await anAlbum(browser)
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          browser.call(calls.saveAlbum, {
            aid,
            name: `第${index}`,
            albumdata: { groups: [] },
            lastupdatetime: base,
            opid: opid(),
          }),
        ),
      )
      const codes = replies.map((reply) => reply.Code)
      expect(codes.filter((code) => code === 0)).toHaveLength(1)
      expect(codes.filter((code) => code === 4090)).toHaveLength(19)
      const winner = replies.findIndex((reply) => reply.Code === 0)
      expect((await browser.call(calls.getAlbumInfo, { aid })).Data.name).toBe(`第${winner}`)
    })

    test('twenty taps with one key make one album', async () => {
      const browser = await server().signedIn('13900000011')
      const replies = await Promise.all(
        Array.from({ length: 20 }, () => browser.call(calls.createAlbum, { name: 'a', opid: 'race-0000001' })),
      )
      expect(new Set(replies.map((reply) => reply.Data.NewAlbumID)).size).toBe(1)
      expect((await browser.call(calls.getUserAlbumList, {})).Total).toBe(1)
    })
  },
  options,
)
