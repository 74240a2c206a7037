import { beforeAll, expect, test } from 'vitest'
import { ALBUMS_MAX } from '../../../domain/album/save-album.ts'
import { type AlbumId, asId, type MerchantId, type UserId } from '../../../domain/ids.ts'
import { readAlbum } from '../../../server/albums/read-album.ts'
import { randomIds } from '../../../server/base/tokens.ts'
import { createAlbumStore } from '../../../server/stores/albums.store.ts'
import { ownUsers } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { field, type SpecClient, type SpecReply, specClient } from '../../support/servers/spec-client.ts'
import { storePhotos } from '../../support/worlds/seeded-album.ts'

const UPDATED = { lastupdatetime: expect.any(Number) }

onBothEngines('albums by the payloads of the specifications alone', (server) => {
  let client: SpecClient
  let uid: string
  let aid: string
  let basecode: string
  let keys: readonly string[]
  beforeAll(async () => {
    client = specClient(server())
    uid = await client.signIn('13911110001')
    const made = await create()
    aid = field(made, 'NewAlbumID')
    basecode = field(made, 'basecode')
    keys = await storePhotos(server(), { aid, basecode, uid }, 2)
  })
  const create = (name = '夏天') =>
    client.post('/Mobile/Shop/CreateAlbum', { uid, name, baseurl: '', coverimg: '', albumdata: '' })
  const info = (it: string) => client.post('/Mobile/Shop/GetAlbumInfo', { aid: it })
  const albumdata = (photos: readonly string[]) => ({
    groups: [
      {
        ...{ id: 'g1', name: '海边', description: '风很大', photos },
        ...{ md5info: photos.map(() => ''), exifinfo: photos.map(() => ({ DateTime: '' })) },
        nameinfo: photos.map((url) => ({ url, name: 'a.jpg', highToFop: 2, persistentId: '' })),
      },
    ],
    ...{ drag: false, previewTime: '2026-07-01 10:00:00', coverHighData: '' },
  })
  const save = (fields: object = {}) =>
    client.post('/Mobile/Shop/SaveAlbum', {
      ...{ aid, basecode, baseurl: '', coverimg: '', name: '海边的夏天', albumdata: albumdata(keys), ...fields },
    })
  const dataOf = async (it = aid) => (await info(it)).Data as Readonly<Record<string, unknown>>

  test('A§7 GetConfig: GET says which storage photos go to', async () => {
    expect(await client.get('/Api/Conf/GetConfig/key/osstype')).toEqual({ Code: 0, Data: { value: 'QINIU' }, Msg: '' })
  })

  test('A§7 GetAlbumTplList: the templates that an album can wear', async () => {
    const reply = await client.post('/Mobile/Shop/GetAlbumTplList')
    expect([reply.Code, Array.isArray(reply.Data)]).toEqual([0, true])
  })

  test('A§7 CreateAlbum: uid, name and empty fields make an album; NewAlbumID names it [A§7.CreateAlbum]', async () => {
    const made = await create('秋天')
    expect(made).toEqual({
      ...{ Code: 0, Msg: '' },
      Data: { NewAlbumID: expect.any(String), basecode: expect.any(String), ...UPDATED },
    })
    expect(await client.post('/Mobile/Shop/DeleteUserAlbum', { uid, aid: field(made, 'NewAlbumID') })).toEqual({
      ...{ Code: 0, Data: {}, Msg: '' },
    })
  })

  test('A§7 SaveAlbum: saved by its owner without an update time, the answer is the new one [A§7.SaveAlbum]', async () => {
    await save({ name: '春天' })
    const before = (await dataOf())['lastupdatetime'] as number
    const saved = await save()
    expect(saved).toEqual({ Code: 0, Data: UPDATED, Msg: '' })
    const { lastupdatetime } = saved.Data as { lastupdatetime: number }
    expect(lastupdatetime).toBeGreaterThan(before)
    expect(await client.post('/Mobile/Shop/GetAlbumLastUpdateTime', { aid })).toEqual({
      ...{ Code: 0, Data: { lastupdatetime }, Msg: '' },
    })
  })

  test('A§7 SaveAlbum: what nothing changed is kept with the same update time', async () => {
    await save()
    expect((await save()).Data).toEqual((await save()).Data)
  })

  test('A§6 SaveAlbum: another than the owner must say which album was changed [A§6.stale-guest]', async () => {
    const made = await create('合影')
    const it = field(made, 'NewAlbumID')
    const shared = await client.post('/Mobile/Shop/SetAlbumShareType', { sharetype: 'edit', uid, aid: it })
    expect(shared).toEqual({
      ...{ Code: 0, Msg: '' },
      Data: { share_url: expect.stringContaining(`aid=${it}`), share_type: 'edit' },
    })
    const token = new URL(field(shared, 'share_url').replace('/#', '')).searchParams.get('st')
    const other = specClient(server())
    const otherUid = await other.signIn('13911110002')
    await other.post('/Mobile/Shop/OpenSharedAlbum', { aid: it, st: token })
    const refused = await other.post('/Mobile/Shop/SaveAlbum', {
      ...{ aid: it, basecode: field(made, 'basecode'), name: 'X', albumdata: albumdata([]) },
    })
    expect([otherUid === uid, refused]).toEqual([
      false,
      { Code: 4090, Data: UPDATED, Msg: '影集保存失败，请刷新获取最新信息。' },
    ])
    await client.post('/Mobile/Shop/DeleteUserAlbum', { uid, aid: it })
  })

  test('A§7 GetAlbumInfo: everything that the table names, with what was saved [A§7.GetAlbumInfo] [A§3.album]', async () => {
    await save({ coverimg: keys.slice(0, 1) })
    const { album: _, role: __, ...reply } = await dataOf()
    const { albumdata: data, coverimg, ...rest } = reply
    expect(rest).toEqual({
      ...{ aid, name: '海边的夏天', basecode, uid, ...UPDATED },
      ...{ baseurl: 'http://localhost:8080/emall/photos', albumPhotoTotal: 2, ismch: false },
      sharedata: { share_url: '', share_type: 'noshare' },
    })
    expect(coverimg).toEqual([expect.objectContaining({ key: keys[0], basecode })])
    expect(data).toEqual(expect.objectContaining({ drag: false, previewTime: '2026-07-01 10:00:00' }))
  })

  test('A§7 GetUserAlbumList: UserID, Start and Count; and by uid with 0 and 9999 [A§7.GetUserAlbumList] [A§9.GetUserAlbumList]', async () => {
    const asked = (fields: object): Promise<SpecReply> => client.post('/Mobile/Shop/GetUserAlbumList', { ...fields })
    await save()
    const list = await asked({ UserID: uid, Start: 0, Count: 10 })
    expect(list).toEqual({
      ...{ Code: 0, Msg: '', Total: 1 },
      Data: [
        {
          ...{ id: aid, name: '海边的夏天', share_type: 'noshare', photocount: 2, ...UPDATED },
          coverimg: expect.stringContaining(`${keys[0]}/thumb`),
        },
      ],
    })
    expect(await asked({ uid, Start: 0, Count: 9999 })).toEqual(list)
  })

  test('A§9 a list of 9999 is whole: as many albums as one shopper may have', async () => {
    const many = specClient(server())
    const owner = asId<UserId>(await many.signIn('13911110009'))
    const store = createAlbumStore(server().deps.db)
    const made = Array.from({ length: ALBUMS_MAX }, (_, at) => ({
      ...{ id: asId<AlbumId>(`many-${at}`), mchid: asId<MerchantId>('1'), uid: owner, name: `${at}` },
      ...{ basecode: `base-many-${at}`, shareType: 'noshare' as const, shareRev: 0, shareHash: `many-${at}` },
      ...{ data: readAlbum({ groups: [] }, [], randomIds), lastUpdateTime: at },
    }))
    for (const album of made) {
      await store.insert(album, 0)
    }
    const list = await many.post('/Mobile/Shop/GetUserAlbumList', { uid: owner, Start: 0, Count: 9999 })
    const names = (list.Data as readonly { readonly name: string }[]).map(({ name }) => name)
    expect([list.Total, names]).toEqual([ALBUMS_MAX, made.map(({ name }) => name).reverse()])
  })

  test('A§3 saved album data: previewTime, coverHighData, drag, textShow, disabled, layoutTexts stay when a save is silent [A§3.saved-album]', async () => {
    const group = { id: 'g1', name: '海边', photos: keys, textShow: 'part', disabled: true, layoutTexts: ['想你'] }
    const note = { drag: true, previewTime: '2026-07-02 10:00:00', coverHighData: 'mine' }
    await save({ albumdata: { groups: [group], ...note } })
    await save({ name: '又一次', albumdata: { groups: [{ id: 'g1', name: '海边', photos: keys }] } })
    const { groups, ...kept } = (await dataOf())['albumdata'] as { groups: Readonly<Record<string, unknown>>[] }
    const [{ textShow, disabled, layoutTexts } = {}] = groups
    expect({ ...kept, textShow, disabled, layoutTexts }).toEqual({
      ...{ ...note, textShow: 'part', disabled: true, layoutTexts: ['想你'] },
    })
    await save({ albumdata: { groups: [{ ...group, disabled: '0', textShow: 'full', layoutTexts: [] }] } })
  })

  test('A§4 SaveAlbum: a photo with errorCode -1 or uploadValid false is not saved', async () => {
    const nameinfo = [
      { uploadValid: true, errorCode: -1 },
      { uploadValid: true, errorCode: 0 },
    ]
    await save({ albumdata: { groups: [{ id: 'g1', name: '海边', photos: keys, nameinfo }] } })
    const { albumPhotoTotal, albumdata: data } = (await dataOf()) as {
      albumPhotoTotal: number
      albumdata: { groups: { photos: string[] }[] }
    }
    expect([albumPhotoTotal, data.groups[0]?.photos]).toEqual([1, keys.slice(1)])
    await save()
  })

  test('A§6 ismch: the album of a user whom the merchant names as his own is flagged, and no other [A§6.ismch]', async () => {
    const flagged = async () => (await dataOf())['ismch']
    const own = (users: readonly UserId[]) => ownUsers(server(), users)
    const before = await flagged()
    await own([asId<UserId>(uid)])
    const named = await flagged()
    await own([asId<UserId>('somebody-else')])
    expect([before, named, await flagged()]).toEqual([false, true, false])
    await own([])
  })

  test('A§3 previewTime: the time of the newest preview stands in the album', async () => {
    await save()
    await client.post('/Mobile/Shop/CreatePreview', { orderdata: [{ aid, pid: 'frame-a4', photos: keys.slice(0, 1) }] })
    const { previewTime } = (await dataOf())['albumdata'] as { previewTime: string }
    expect(previewTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect(previewTime).not.toBe('2026-07-01 10:00:00')
  })
})
