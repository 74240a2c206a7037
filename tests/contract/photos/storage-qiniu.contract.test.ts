import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAlbum } from '../../../domain/calls/album.ts'
import { getOssType } from '../../../domain/calls/config.ts'
import { createThumbnail, getUploadTicket, getUploadToken } from '../../../domain/calls/storage.ts'
import { createFileCache } from '../../../server/storage/file-cache.ts'
import { createQiniuStorage } from '../../../server/storage/qiniu/qiniu-storage.ts'
import { derivedKey } from '../../../server/storage/storage-key.ts'
import { openPhotoPages } from '../../support/browser/open-photo-page.ts'
import { generatePhoto } from '../../support/builders/generate-photos.ts'
import { type QiniuStandIn, startQiniu } from '../../support/servers/fake-qiniu.ts'
import { expectStorage } from '../../support/servers/storage-behaviour.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { sendBytes, waitForProcessing } from '../../support/worlds/upload-photo.ts'

let qiniu: QiniuStandIn
let server: TestServer
let address: string
let owner: TestClient
let aid: string
beforeAll(async () => {
  qiniu = await startQiniu()
  server = await startTestServer({ env: { storage: { type: 'QINIU', cacheBytes: 1_000_000_000, ...qiniu.settings } } })
  address = (await server.listen()).replace('localhost', '127.0.0.1')
  owner = await server.signedIn()
  aid = (await owner.call(createAlbum, {})).Data.NewAlbumID
})
afterAll(async () => {
  await server?.close()
  await qiniu?.stop()
})

async function placeFor(bytes: Uint8Array) {
  const ask = { aid, fileName: 'p.jpg', size: bytes.length, md5: randomBytes(16).toString('hex'), GetThumb: '1' }
  return (await owner.call(getUploadToken, ask)).Data
}

test('A§7 osstype: objects at Qiniu do what objects on the own disk do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keepsake-cache-'))
  const cache = createFileCache({ folder: join(folder, 'cache'), maxBytes: 100_000_000 })
  const clock = { now: () => Date.now() }
  await expectStorage(createQiniuStorage({ settings: qiniu.settings, cache, clock, folder: join(folder, 'out') }))
  rmSync(folder, { recursive: true })
})

test('objects on the own disk do the same', async () => {
  const own = await startTestServer({ role: 'api' })
  await expectStorage(own.deps.storage)
  await own.close()
})

test('A§7 osstype: a photo travels to Qiniu and comes back as an album photo', async () => {
  expect((await owner.call(getOssType, {})).Data).toEqual({ value: 'QINIU' })
  const photo = await generatePhoto({ width: 900, height: 1200, seed: 41, format: 'jpeg', orientation: 6 })
  const grant = await placeFor(photo)
  expect([grant.Host, grant.StatusHost, grant.FopHost]).toEqual([
    qiniu.settings.uploadHost,
    '/emall/upload',
    qiniu.settings.statusHost,
  ])
  expect((await owner.call(createThumbnail, { Key: grant.Key })).Code).toBe(3011)
  await sendBytes(photo, { token: grant.Token, key: grant.Key, host: grant.Host })
  const { persistentId } = (await owner.call(createThumbnail, { Key: grant.Key })).Data
  const status = await waitForProcessing(new URL(grant.StatusHost ?? '', address).href, persistentId)
  expect([status.code, status.photo?.width, status.photo?.height]).toEqual([0, 900, 1200])
  const thumb = await owner.request({ method: 'GET', url: status.photo?.imageThumb ?? '' })
  expect([thumb.statusCode, thumb.headers['content-type']]).toEqual([200, 'image/jpeg'])
  const info = await owner.request({ method: 'GET', url: `${status.photo?.proxy}&imageInfo` })
  expect(info.json()).toEqual({ format: 'jpeg', width: 900, height: 1200, orientation: 1 })
  expect([await qiniu.has(grant.Key), await qiniu.has(derivedKey(grant.Key, 'thumb'))]).toEqual([true, true])
})

test('safety 3.49: at Qiniu too the place takes one photo, in the size that it was made for', async () => {
  const bytes = () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(20_000)])
  const grant = await placeFor(bytes())
  const target = { token: grant.Token, key: grant.Key, host: grant.Host }
  await sendBytes(bytes(), target)
  await expect(sendBytes(bytes(), target)).rejects.toThrow('614')
  await expect(sendBytes(bytes(), { ...target, key: grant.Key.replace('/', '/x') })).rejects.toThrow('403')
})

test('A§7 GetConfigByMchID: Qiniu has no such credentials, and no key of the shop is in any reply', async () => {
  const refused = await owner.call(getUploadTicket, { MchID: '1', aid })
  expect([refused.Code, refused.Msg]).toEqual([3301, '本店不提供这种上传凭证，请用照片上传页面上传。'])
  const grant = await placeFor(Buffer.alloc(20_000))
  expect(JSON.stringify(grant)).not.toContain(qiniu.settings.keys.secretKey)
})

test('A§4 upload status 2: the official uploader in the browser, and the provider is asked at its own address [A§4.status-2] [A§7.direct-upload]', async () => {
  const photo = await generatePhoto({ width: 1200, height: 900, seed: 43, format: 'jpeg' })
  const grant = await placeFor(photo)
  const pages = await openPhotoPages()
  const page = await pages.open(address, new Map([['photo', photo]]))
  const asked = await page.evaluate(
    async ([host, token, key, fopHost]) => {
      const file = new File([await (await fetch('/files/photo')).blob()], 'p.jpg', { type: 'image/jpeg' })
      const where = { token, key, host, fopHost }
      const signal = new AbortController().signal
      const answer = await window.photos.sendPhoto({ file, grant: where }, () => undefined, signal)
      const provider = window.photos.providerProcessing()
      provider.sent(where, answer)
      provider.confirmed(key, 'job-of-the-shop')
      const underWay: boolean[] = []
      for (let poll = 0; poll < 4; poll++) {
        underWay.push(await provider.isInProgress('job-of-the-shop', signal))
      }
      return { persistentId: answer.persistentId, underWay }
    },
    [grant.Host, grant.Token, grant.Key, grant.FopHost ?? ''] as const,
  )
  await pages.close()
  expect(asked).toEqual({ persistentId: expect.stringMatching(/^z0\./), underWay: [true, true, false, false] })
  expect(qiniu.polls.map(({ id }) => id)).toEqual(Array(3).fill(asked.persistentId))
})
