import { afterEach, expect, test, vi } from 'vitest'
import type { Album } from '../../../domain/album/album.ts'
import { type AlbumId, asId, type GroupId, type UserId } from '../../../domain/ids.ts'
import { anAlbumPhoto } from '../../../tests/support/builders/album-builders.ts'
import { browserClock } from '../platform/browser-clock.ts'
import { albumMachinePorts } from './album-adapter.ts'

const AID = asId<AlbumId>('a0')
const album = (lastUpdateTime: number): Album => ({
  ...{ id: AID, uid: asId<UserId>('u0'), name: 'Trip', basecode: 'a0', coverPhotos: [], shareType: 'edit' },
  groups: [{ id: asId<GroupId>('g0'), title: '', description: '', photos: [anAlbumPhoto()] }],
  lastUpdateTime,
})

const info = (role: 'owner' | 'editor', lastUpdateTime: number) => ({
  ...{ aid: AID, name: 'Trip', baseurl: '', basecode: 'a0', uid: 'u0', lastupdatetime: lastUpdateTime, coverimg: [] },
  sharedata: { share_url: '', share_type: 'edit' },
  albumdata: { groups: [], drag: true, previewTime: '', coverHighData: '' },
  ...{ role, album: album(lastUpdateTime), albumPhotoTotal: 1, ismch: false },
})

/** A server whose album was last saved at `saved`; answers the calls that were made. */
function server(role: 'owner' | 'editor', saved: { at: number }): string[] {
  const calls: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    const name = address.split('/').at(-1) ?? ''
    calls.push(name)
    const data: Record<string, object> = {
      GetAlbumInfo: info(role, saved.at),
      GetAlbumLastUpdateTime: { lastupdatetime: saved.at },
      SaveAlbum: { lastupdatetime: saved.at + 1 },
    }
    return Promise.resolve(new Response(JSON.stringify({ Code: 0, Data: data[name], Msg: '' })))
  })
  return calls
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const ports = () => albumMachinePorts({ clock: browserClock, unsaved: { load: async () => [], store: async () => {} } })
const { signal } = new AbortController()

test('A§6 non-owner save: the server update time is checked first, and a newer album is shown instead of saved over [A§6.save-check]', async () => {
  const saved = { at: 5 }
  const calls = server('editor', saved)
  const guest = ports()
  await guest.loadAlbum(AID, signal)
  const kept = await guest.saveAlbum(album(5), signal)
  saved.at = 9
  const stale = await guest.saveAlbum(album(5), signal)
  expect([kept, stale]).toEqual([
    { kind: 'saved', lastUpdateTime: 6 },
    { kind: 'conflict', newer: album(9) },
  ])
  expect(calls).toEqual([
    ...['GetAlbumInfo', 'GetAlbumLastUpdateTime', 'SaveAlbum'],
    ...['GetAlbumLastUpdateTime', 'GetAlbumInfo'],
  ])
})

test('a guest whose save got no answer sends it again without the check: the newer album may be his own', async () => {
  const saved = { at: 5 }
  const calls = server('editor', saved)
  const guest = ports()
  await guest.loadAlbum(AID, signal)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = await fetch(address)
    if (address.endsWith('/SaveAlbum')) {
      saved.at = 6
      throw new TypeError('failed to fetch')
    }
    return answer
  })
  await expect(guest.saveAlbum(album(5), signal)).rejects.toMatchObject({ name: 'NetworkLost' })
  vi.stubGlobal('fetch', fetch)
  const again = await guest.saveAlbum(album(5), signal)
  expect([again, calls]).toEqual([
    { kind: 'saved', lastUpdateTime: 7 },
    ['GetAlbumInfo', 'GetAlbumLastUpdateTime', 'SaveAlbum', 'SaveAlbum'],
  ])
})

test('A§6 the owner saves at once; the save itself decides', async () => {
  const calls = server('owner', { at: 5 })
  const owner = ports()
  await owner.loadAlbum(AID, signal)
  await owner.saveAlbum(album(5), signal)
  expect(calls).toEqual(['GetAlbumInfo', 'SaveAlbum'])
})

test('A§7 保存失败 is a success only when the server has the very album that was saved from (readings 7) [A§7.save-nothing]', async () => {
  const saves = [
    { Code: 1, Data: { lastupdatetime: 5 }, Msg: '保存失败' },
    { Code: 1, Data: { lastupdatetime: 6 }, Msg: '保存失败' },
    { Code: 1, Data: {}, Msg: '保存失败' },
    { Code: 1, Data: { lastupdatetime: 5 }, Msg: '另一句话' },
  ]
  const answers = []
  for (const reply of saves) {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(reply))))
    answers.push(await ports().saveAlbum(album(5), signal))
  }
  const not = (message: string) => ({ kind: 'refused', reason: 'not-possible', code: 1, message })
  expect(answers).toEqual([{ kind: 'saved', lastUpdateTime: 5 }, not('保存失败'), not('保存失败'), not('另一句话')])
})

test('an album that is opened too fast is not called private, and a save that came too fast is no refusal of it: both are thrown, and tried again', async () => {
  const reply = JSON.stringify({ Code: 4290, Reason: 'too-many-requests', Msg: 'too fast' })
  vi.stubGlobal('fetch', async () => new Response(reply, { status: 429, headers: { 'retry-after': '20' } }))
  await expect(ports().loadAlbum(AID, signal)).rejects.toMatchObject({ name: 'ShopBusy', seconds: 20 })
  await expect(ports().saveAlbum(album(5), signal)).rejects.toMatchObject({ name: 'ShopBusy', seconds: 20 })
})
