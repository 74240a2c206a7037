import { afterEach, expect, test, vi } from 'vitest'
import { type AlbumId, asId, type GroupId, type MerchantId, type ProductId, type UserId } from '../../../domain/ids.ts'
import { DEFAULT_BYTE_LIMITS } from '../../../domain/photo/size-class.ts'
import type { UploadInput } from '../../../machines/upload/upload.types.ts'
import type { PhotoReader } from './photo-reader.ts'
import { type UploadWorld, uploadPorts } from './upload-adapter.ts'
import type { UploadFailure } from './upload-log.ts'

const photo: UploadInput = {
  ...{ uploadId: 'upload-0', fileName: 'p.jpg', bytes: 300_000 },
  ...{ mchid: asId<MerchantId>('1'), uid: asId<UserId>('u0') },
  ...{ aid: asId<AlbumId>('a0'), groupId: asId<GroupId>('g0'), pid: asId<ProductId>('book') },
}
const signal = new AbortController().signal
const reader: PhotoReader = {
  check: async (file) => ({ kind: 'accepted', format: 'jpeg', isLikelyShrunk: file.size < 1000 }),
  starts: async (files) => files.map(() => ({ head: '' })),
  compress: async () => undefined,
  hash: async () => 'a'.repeat(32),
  glance: async () => undefined,
  look: () => Promise.resolve(undefined),
  place: () => Promise.resolve({}),
  dispose: () => undefined,
}

afterEach(() => vi.unstubAllGlobals())

/** The shop answers each path in turn; what it was asked is kept. */
function aShop(answers: Readonly<Record<string, object>>) {
  const asked: { readonly path: string; readonly fields: Readonly<Record<string, string>> }[] = []
  vi.stubGlobal('location', { href: 'http://shop.test/emall/app/' })
  vi.stubGlobal('fetch', async (url: string, init?: { body?: URLSearchParams }) => {
    const path = url.split('/').at(-1) ?? ''
    asked.push({ path, fields: Object.fromEntries(init?.body ?? []) })
    const { Code = 0, ...Data } = (answers[path] ?? {}) as { Code?: number }
    return new Response(JSON.stringify({ Code, Data, Msg: Code === 0 ? '' : 'no' }))
  })
  return asked
}

function world(more: Partial<UploadWorld> = {}): UploadWorld {
  return {
    clock: { wait: () => Promise.resolve(), waitUntil: () => Promise.resolve() },
    reader,
    file: async () => new File([new Uint8Array(300_000)], 'p.jpg', { type: 'image/jpeg' }),
    messengerPhoto: async () => undefined,
    rules: async () => ({ limits: DEFAULT_BYTE_LIMITS }),
    ossType: async () => 'QINIU',
    reportFailure: () => undefined,
    ...more,
  }
}

const PLACE = { Token: 't', Key: 'base/p.jpg', Host: 'http://s3.test/photos' }

test('B§5 size limit: the place is asked for with the product, whose limits the server holds too', async () => {
  const asked = aShop({ GetTokenByMchID: { ...PLACE, Fields: { key: 'k' }, StatusHost: '/emall/upload' } })
  const answer = await uploadPorts(world()).requestUploadSlot({ ...photo, md5: 'a'.repeat(32) }, signal)
  expect(answer).toEqual({
    ...{ kind: 'place', token: 't', key: 'base/p.jpg', host: 'http://s3.test/photos' },
    ...{ fields: { key: 'k' }, statusHost: '/emall/upload' },
  })
  expect(asked.map(({ fields }) => fields)).toEqual([
    {
      ...{ aid: 'a0', pid: 'book', GetThumb: '1', fileName: 'p.jpg', size: '300000', md5: 'a'.repeat(32) },
      opid: 'upload-0',
    },
  ])
})

test('readings 2: a photo of the largest size and above is made smaller first; what is sent is what was checked', async () => {
  const limits = { min: 10, max: 300_000 }
  const smaller = { ...reader, compress: async () => new Blob([new Uint8Array(200_000)], { type: 'image/jpeg' }) }
  const ports = uploadPorts(world({ reader: smaller, rules: async () => ({ limits }) }))
  expect(await ports.checkFile(photo, signal)).toEqual({
    ...{ kind: 'accepted', format: 'jpeg', isLikelyShrunk: false, bytes: 200_000 },
  })
  const unable = uploadPorts(world({ rules: async () => ({ limits }) }))
  expect(await unable.checkFile(photo, signal)).toEqual({ kind: 'accepted', format: 'jpeg', isLikelyShrunk: false })
})

test('B§5 size limit: a photo that is too small is told the smallest size that holds for it', async () => {
  const limits = { min: 102_400, max: 300_000 }
  const strict: PhotoReader = { ...reader, check: async () => ({ kind: 'refused', reason: 'photo-too-small' }) }
  const ports = uploadPorts(world({ reader: strict, rules: async () => ({ limits }) }))
  expect(await ports.checkFile(photo, signal)).toEqual({
    ...{ kind: 'refused', reason: 'photo-too-small', params: { min: '100 KB' } },
  })
})

test('B§7 FetchWechatFile: a photo that the messenger holds is fetched by the shop and sent by nobody', async () => {
  const asked = aShop({ GetTokenByMchID: PLACE, FetchWechatFile: { size: 200_000 } })
  const ports = uploadPorts(
    world({
      messengerPhoto: async () => ({ localId: 'wxLocal://1', serverId: 'media-1' }),
      file: () => Promise.reject(new Error('this phone has no bytes')),
    }),
  )
  expect(await ports.checkFile(photo, signal)).toEqual({ kind: 'accepted', format: 'jpeg' })
  const md5 = await ports.hashFile(photo, signal)
  const answer = await ports.requestUploadSlot({ ...photo, md5 }, signal)
  expect(answer.kind).toBe('place')
  await ports.send({ ...photo, grant: { token: 't', key: 'base/p.jpg', host: '' } }, () => undefined, signal)
  expect(asked.map(({ path, fields }) => [path, fields['size'], fields['md5'], fields['ServerID']])).toEqual([
    ['GetTokenByMchID', undefined, undefined, undefined],
    ['FetchWechatFile', undefined, undefined, 'media-1'],
  ])
})

test('a photo that the shop fetches out of the messenger may take longer than another answer', async () => {
  vi.useFakeTimers()
  aShop({ GetTokenByMchID: PLACE, FetchWechatFile: { size: 200_000 } })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    if (String(asked[0]).endsWith('FetchWechatFile')) {
      await new Promise((resolve) => setTimeout(resolve, 60_000))
    }
    return await fetch(...asked)
  })
  const messengerPhoto = async () => ({ localId: 'wxLocal://1', serverId: 'media-1' })
  const answer = uploadPorts(world({ messengerPhoto })).requestUploadSlot({ ...photo, md5: '' }, signal)
  const said = answer.then(
    ({ kind }) => kind,
    ({ name }) => name,
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await said).toBe('place')
  vi.useRealTimers()
})

test('a shop that cannot fetch from the messenger says so, and the photo ends with that sentence', async () => {
  aShop({ GetTokenByMchID: PLACE, FetchWechatFile: { Code: 3302 } })
  const messengerPhoto = async () => ({ localId: 'wxLocal://1', serverId: 'media-1' })
  const answer = await uploadPorts(world({ messengerPhoto })).requestUploadSlot({ ...photo, md5: '' }, signal)
  expect(answer).toEqual({ kind: 'refused', reason: 'not-possible', code: 3302, message: 'no' })
})

test('an answer "too fast" is no word about the photo: every question of an upload throws it with its pause', async () => {
  vi.stubGlobal('location', { href: 'http://shop.test/emall/app/' })
  const reply = { Code: 4290, Reason: 'too-many-requests', Msg: 'too fast' }
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify(reply), { status: 429, headers: { 'retry-after': '20' } }),
  )
  const told: UploadFailure[] = []
  const ports = uploadPorts(world({ reportFailure: (failure) => void told.push(failure) }))
  const placed = { ...photo, md5: 'a'.repeat(32), key: 'base/p.jpg' }
  const asked = [
    ports.requestUploadSlot(placed, signal),
    ports.confirm(placed, signal),
    ports.fetchPhotoFacts(placed, signal),
  ]
  const faults = (await Promise.allSettled(asked)).map((it) => (it.status === 'rejected' ? it.reason : it.value))
  expect(faults.map(({ name, seconds }) => [name, seconds])).toEqual(Array(3).fill(['ShopBusy', 20]))
  expect(told).toEqual([])
})

test('a session that has ended is no word about the photo: it is thrown, and told to nobody as a failure', async () => {
  vi.stubGlobal('location', { href: 'http://shop.test/emall/app/' })
  const reply = { Code: 401, Reason: 'sign-in-needed', Msg: 'no' }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(reply), { status: 401 }))
  const told: UploadFailure[] = []
  const ports = uploadPorts(world({ reportFailure: (failure) => void told.push(failure) }))
  const placed = { ...photo, md5: 'a'.repeat(32), key: 'base/p.jpg' }
  const asked = [
    ports.requestUploadSlot(placed, signal),
    ports.confirm(placed, signal),
    ports.fetchPhotoFacts(placed, signal),
  ]
  const faults = (await Promise.allSettled(asked)).map((it) => (it.status === 'rejected' ? it.reason.name : it.value))
  expect([faults, told]).toEqual([Array(3).fill('SignedOut'), []])
})

test('B§7 a log call is made on upload errors: each broken step is told once, a shopper who leaves is none', async () => {
  const told: UploadFailure[] = []
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
  const ports = uploadPorts(world({ reportFailure: (failure) => void told.push(failure) }))
  await expect(ports.confirm({ ...photo, key: 'base/p.jpg' }, signal)).rejects.toThrow('no answer')
  const left = new AbortController()
  left.abort(new Error('left'))
  await expect(ports.confirm({ ...photo, key: 'base/p.jpg' }, left.signal)).rejects.toThrow()
  expect(told.map(({ step, bytes, key }) => ({ step, bytes, key }))).toEqual([
    { step: 'confirm', bytes: 300_000, key: 'base/p.jpg' },
  ])
})

test('A§8 large-image load error: processing that fails (code 3) takes the photo off with its reason and sentence [A§8.large-image]', async () => {
  const status = { id: 'job', desc: 'too many pixels', items: [] }
  const answers = []
  for (const more of [
    { code: 1 },
    { code: 2 },
    { code: 3, reason: 'photo-too-many-pixels' },
    { code: 3 },
    { code: 0 },
  ]) {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ...status, ...more })))
    answers.push(await uploadPorts(world()).askProcessing({ host: 'http://up.test', persistentId: 'job' }, signal))
  }
  const no = { kind: 'refused', code: 3, message: 'too many pixels' }
  expect(answers).toEqual([
    { kind: 'in-progress' },
    { kind: 'in-progress' },
    { ...no, reason: 'photo-too-many-pixels' },
    { ...no, reason: 'not-possible' },
    { kind: 'done' },
  ])
})
