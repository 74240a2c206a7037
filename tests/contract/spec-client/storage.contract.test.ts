import { beforeAll, expect, test } from 'vitest'
import { getAlbumInfo } from '../../../domain/calls/album.ts'
import { generatePhoto } from '../../support/builders/generate-photos.ts'
import { newShopper } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { field, type SpecClient, specClient } from '../../support/servers/spec-client.ts'
import { seedAlbum } from '../../support/worlds/seeded-album.ts'

onBothEngines('storage by the payloads of the specifications alone', (server) => {
  let client: SpecClient
  let uid: string
  let basecode: string
  let address: string
  beforeAll(async () => {
    address = (await server().listen()).replace('localhost', '127.0.0.1')
    client = specClient(server())
    uid = await client.signIn('13911110008')
    basecode = field(await client.post('/Mobile/Shop/CreateAlbum', { uid, name: '夏天' }), 'basecode')
  })
  const token = (fields: object) => client.post('/Api/Qiniu/GetTokenByMchID', { MchID: '1', ...fields })

  test('A§7 GetTokenByMchID: with Key the Token is for the same Key, also when it is asked for again [A§7.GetTokenByMchID]', async () => {
    const Key = `${basecode}/V1StGXR8_Z5jdHi6B-myT.jpg`
    const first = await token({ Key })
    expect(first).toEqual({
      ...{ Code: 0, Msg: '' },
      Data: { Token: expect.any(String), Key, Host: expect.any(String) },
    })
    expect(field(await token({ Key }), 'Key')).toBe(Key)
    const taken = await token({ Key: Key.replace('.jpg', '.png') })
    expect([taken.Code > 0, taken.Msg !== '']).toEqual([true, true])
    const strange = await token({ Key: 'somebody-else/V1StGXR8_Z5jdHi6B-myT.jpg' })
    expect([strange.Code, strange.Data]).toEqual([404, null])
  })

  test('A§7 GetTokenByMchID: with GetThumb alone, a place in the album that was saved last [A§7.GetThumb]', async () => {
    const reply = await token({ GetThumb: '1' })
    expect(reply).toEqual({
      ...{ Code: 0, Msg: '' },
      Data: { Token: expect.any(String), Key: expect.stringContaining(`${basecode}/`), Host: expect.any(String) },
    })
  })

  test('A§7, B§7 direct upload by the Token, then CreateThumbnail with UserID, UserType and Key [A§7.CreateThumbnail] [B§7.direct-upload]', async () => {
    const Key = `${basecode}/IRFa-VaY2b0Pc4rDqZ8xQ.jpg`
    const reply = await token({ Key })
    const form = new FormData()
    form.set('token', field(reply, 'Token'))
    form.set('key', Key)
    const photo = await generatePhoto({ width: 1200, height: 900, seed: 4, format: 'jpeg' })
    form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'a.jpg')
    const sent = await fetch(new URL(field(reply, 'Host'), address), { method: 'POST', body: form })
    expect([sent.status, await sent.json()]).toEqual([200, expect.objectContaining({ key: Key })])
    expect(await client.post('/Api/Aws/CreateThumbnail', { UserID: uid, UserType: '0', Key })).toEqual({
      ...{ Code: 0, Data: { persistentId: expect.any(String) }, Msg: '' },
    })
  })

  test('B§7 image info: GET on the address of a picture with the suffix behind it, whatever stands in it [B§7.image-info-suffix]', async () => {
    const { browser, uid: owner } = await newShopper(server(), '13911110018')
    const { aid } = await seedAlbum(server(), browser, owner, 1)
    const [photo] = (await browser.call(getAlbumInfo, { aid })).Data.album.groups[0]?.photos ?? []
    const addresses = [photo?.imageThumb ?? '', photo?.proxy ?? ''].map((url) => new URL(url, address).href)
    const infos = addresses.map(async (url) => (await fetch(`${url}?imageInfo`)).json())
    const upright = { format: 'jpeg', width: 3000, height: 4000, orientation: 1 }
    expect(await Promise.all(infos)).toEqual([upright, upright])
    const forged = addresses.map(async (url) => (await fetch(`${url.slice(0, -1)}?imageInfo`)).status)
    expect(await Promise.all(forged)).toEqual([404, 404])
  })

  test('A§7 GetConfigByMchID: Key, Secret, Region and Bucket, good for one album: the one of the key, or the one saved last [A§7.GetConfigByMchID]', async () => {
    for (const named of [{ Key: `${basecode}/` }, {}]) {
      expect(await client.post('/Api/Aws/GetConfigByMchID', { MchID: '1', ...named })).toEqual({
        ...{ Code: 0, Msg: '' },
        Data: {
          ...{ Key: expect.any(String), Secret: expect.any(String), Region: 'local-1', Bucket: 'photos' },
          ...{ Prefix: `${basecode}/`, Endpoint: expect.any(String), Expire: expect.any(Number) },
        },
      })
    }
  })

  test('B§7 Matting, FetchWechatFile: a shop without these services says so in a sentence', async () => {
    const Key = `${basecode}/V1StGXR8_Z5jdHi6B-myT.jpg`
    const replies = [
      await client.post('/Api/Qiniu/Matting', { MchID: '1', FileUrl: Key }),
      await client.post('/Api/Qiniu/FetchWechatFile', { MchID: '1', Key, ServerID: 'media-1', localId: '' }),
    ]
    expect(replies.map(({ Code, Data, Msg }) => [Code > 0, Data, Msg !== ''])).toEqual(
      replies.map(() => [true, null, true]),
    )
  })

  test('A§7 Api/Test/SaveData: a debugging snapshot [A§7.SaveData]', async () => {
    expect(await client.post('/Api/Test/SaveData', { data: '{}' })).toEqual({
      ...{ Code: 0, Data: { id: expect.any(String) }, Msg: '' },
    })
  })

  test('B§7 log call: an upload error is noted [B§7.upload-errors]', async () => {
    expect(await client.post('/Mobile/Shop/UploadLog', { log: '{"key":"a"}' })).toEqual({ Code: 0, Data: {}, Msg: '' })
  })
})
