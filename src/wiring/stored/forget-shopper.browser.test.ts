import { beforeEach, expect, test } from 'vitest'
import { usualSettings } from '../../../domain/calendar/calendar-months.ts'
import { type AlbumId, asId, type GroupId, type PhotoId, type ProductId } from '../../../domain/ids.ts'
import { calendarPorts } from '../designs/calendar-adapter.ts'
import { forgetAddress, lastAddress, storeLastAddress } from '../orders/last-address.ts'
import { recentNumbers } from '../orders/recent-numbers.ts'
import { forgetShopper } from './forget-shopper.ts'
import { packageCarts } from './package-carts.ts'
import { pickedPhotos } from './picked-photos.ts'
import { storedAnalyses } from './stored-analyses.ts'
import { storedDrafts } from './stored-drafts.ts'
import { unsavedAlbums } from './unsaved-albums.ts'

const [aid, other] = [asId<AlbumId>('a1'), asId<AlbumId>('a2')]
const pid = asId<ProductId>('calendar-wall')
const place = { name: 'Xiamen' } as never
const at = (of: AlbumId) => ({ aid: of, fileName: 'a.jpg', takenAt: 1, place })

// Tests of other files in the same browser leave their own things there.
beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

test('who signs out leaves nothing behind that the shop has too, or that only they should read', async () => {
  const [calendars, carts, drafts, analyses] = [calendarPorts(), packageCarts(), storedDrafts(), storedAnalyses()]
  const numbers = recentNumbers()
  const reference = { kind: 'outtrade', number: '880012345678' } as const
  calendars.store(pid, { settings: usualSettings('en', { year: 2026, month: 1 }), months: 12, byMonthTaken: false })
  storeLastAddress({ name: 'Li', phone: '13800000001', province: '', city: '', district: '', street: 'x' })
  numbers.remember('880012345678')
  await drafts.store({ reference, sub: 's', phoneTail: '', aid, pid })
  await carts.store({ key: 'k', pid, changed: 1 } as never)
  await analyses.storeLocation(at(aid))
  window.localStorage.setItem('keepsake.language', 'en')
  window.sessionStorage.setItem('keepsake.pay.cart', '{}')
  await forgetShopper([
    calendars,
    carts,
    drafts,
    analyses,
    { forgetAll: numbers.forgetRecent },
    { forgetAll: forgetAddress },
  ])
  expect([
    ...[calendars.find(pid), lastAddress(), numbers.recent(), await drafts.of(reference), await carts.find('k')],
    ...[await analyses.placesOf(aid), Object.keys(window.localStorage), Object.keys(window.sessionStorage)],
  ]).toEqual([undefined, undefined, [], [], undefined, [], ['keepsake.language'], []])
})

test('a storage that fails keeps no other from being forgotten', async () => {
  storeLastAddress({ name: 'Li', phone: '13800000001', province: '', city: '', district: '', street: 'x' })
  const broken = { forgetAll: () => Promise.reject(new Error('closed')) }
  await forgetShopper([broken, { forgetAll: forgetAddress }])
  expect(lastAddress()).toBeUndefined()
})

test('of an album that is deleted no photo, no change and no place stays on this phone; other albums keep theirs', async () => {
  const [picked, unsaved, analyses] = [pickedPhotos(), unsavedAlbums(), storedAnalyses()]
  for (const of of [aid, other]) {
    const record = {
      ...{ uploadId: `up-${of}`, aid: of, groupId: asId<GroupId>('g'), fileName: 'a.jpg', type: 'image/jpeg' },
      ...{ place: 1, parts: 0, head: '', bytes: 3 },
    } as never
    await picked.note([record])
    await picked.stage(record, new Blob(['abc']))
    await unsaved.store(of, [{ kind: 'rename', name: 'x' }])
    await analyses.storeLocation(at(of))
  }
  await Promise.all([picked.removeAlbum(aid), unsaved.store(aid, []), analyses.forgetAlbum(aid)])
  const left = async (of: AlbumId) => [
    ...[(await picked.ofAlbum(of)).length, (await unsaved.load(of)).length, (await analyses.placesOf(of)).length],
  ]
  expect([await left(aid), await left(other), (await picked.read(`up-${other}`)).size]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
    3,
  ])
  await expect(picked.read(`up-${aid}`)).rejects.toThrow()
})

test('a change of an album that this version does not know keeps none of the others from being made', async () => {
  const unsaved = unsavedAlbums()
  const known = { kind: 'remove-photos', photoIds: [asId<PhotoId>('p')] } as const
  await unsaved.store(aid, [{ kind: 'from-another-version' } as never, known])
  expect(await unsaved.load(aid)).toEqual([known])
})
