import { expect, test, vi } from 'vitest'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { type AlbumId, asId, type MerchantId, type ProductId, type ThemeId } from '../../../domain/ids.ts'
import { NetworkLost } from '../../../machines/faults.ts'
import type { LinkItem, LinkOrder } from '../../../machines/link-login/link-login.types.ts'
import { RequestRefused } from '../../ports/reading-faults.ts'
import type { StoredDrafts } from '../stored/stored-drafts.ts'
import { linkLoginPorts } from './link-login-adapter.ts'

const reference = { kind: 'outtrade', number: '订单 7/1' } as const
const signal = new AbortController().signal
const uid = asId('u1') as never
const aid = asId<AlbumId>('a1')
const PRODUCT = { id: 'book', type: 1, onShelf: true, photos: { minCount: 20, maxCount: 60 } }
const no =
  (code: number, reason = code === 404 ? 'not-found' : 'busy') =>
  () =>
    Promise.reject(new RequestRefused({ kind: 'refused', reason, code, message: 'no' }))

function item(change: Partial<LinkItem> = {}): LinkItem {
  return {
    ...{ sub: 'S1', pid: asId<ProductId>('book'), type: 1, name: 'A very long photo book', quantity: 1 },
    ...{ attributes: [], pkjId: '', minPhotos: 20, maxPhotos: 120, state: 'to-upload' },
    ...change,
  }
}

function world(change: object = {}) {
  const kept: unknown[] = []
  const drafts: StoredDrafts = {
    of: () => Promise.resolve([]),
    store: async (draft) => {
      kept.push(draft)
    },
    drop: () => Promise.resolve(),
    forgetAll: () => Promise.resolve(),
    byAlbum: () => Promise.resolve(undefined),
  }
  const create = vi.fn(() => Promise.resolve(aid))
  const given = {
    catalogue: {
      merchant: () => Promise.resolve(DEMO_MERCHANT),
      theme: () => Promise.resolve({}),
      themes: () => Promise.resolve([{}]),
      product: () => Promise.resolve(PRODUCT),
      ...('catalogue' in change ? (change.catalogue as object) : {}),
    },
    account: {
      me: () => Promise.resolve({ uid: 'u1' }),
      albums: () => Promise.resolve([]),
      ...inside(change, 'account'),
    },
    albums: { create, open: () => Promise.resolve({ groups: [{ photos: [{}, {}] }] }), ...inside(change, 'albums') },
    drafts: { ...drafts, ...inside(change, 'drafts') },
  }
  return { ports: linkLoginPorts(given as never), create, kept }
}

const inside = (change: object, name: string) => (Reflect.get(change, name) ?? {}) as object
const orderOf = (one: LinkItem): LinkOrder => ({
  mode: 1,
  orderId: null,
  mchid: DEMO_MERCHANT.id,
  items: [one],
  submission: 'none',
})
const album = (ports: ReturnType<typeof world>['ports'], one = item(), sub: string | null = 'S1') =>
  ports.findAlbum({ reference, phoneTail: '8000', order: orderOf(one), sub, uid }, signal)

test('the album of a thing is asked for by what it is for, each time with a key of its own, and this phone remembers it', async () => {
  const { ports, create, kept } = world()
  const lineItem = { outtradeid: reference.number, outtradesubid: 'T-1' }
  const one = item({ outtradeSubId: 'T-1' })
  const answers = [await album(ports, one), await album(ports, one)]
  const asked = create.mock.calls as unknown as [string, string, object][]
  expect({ answers: answers.map(({ kind }) => kind), kept: kept[0] }).toEqual({
    answers: ['found', 'found'],
    kept: { sub: 'S1', aid, pid: 'book', reference, phoneTail: '8000' },
  })
  expect(asked.map(([name, , of]) => [name, of])).toEqual([
    ['A very', lineItem],
    ['A very', lineItem],
  ])
  expect(new Set(asked.map(([, opid]) => opid)).size).toBe(2)
})

test('A§7 GetOuttradeOrderInfo: an album that another browser began is opened, and this phone knows it from then on', async () => {
  const { ports, create, kept } = world()
  const answer = await album(ports, item({ aid: asId<AlbumId>('there') }))
  expect([answer.kind === 'found' && answer.found.aid, create.mock.calls, kept]).toEqual([
    'there',
    [],
    [{ sub: 'S1', aid: 'there', pid: 'book', reference, phoneTail: '8000' }],
  ])
})

test('A§2 photo rule: how many photos the album has for a design, and how many its product takes', async () => {
  const { ports } = world()
  const begun = await album(ports, item({ aid: asId<AlbumId>('there') }))
  const made = await album(ports)
  const products = await ports.findProduct({ order: orderOf(item()), sub: 'S1' }, signal)
  expect([begun, made].map((answer) => answer.kind === 'found' && answer.found.photoCount)).toEqual([2, 0])
  expect(products).toEqual({ kind: 'found', found: [{ pid: 'book', maxPhotos: 60 }] })
})

test('an album of an earlier visit is opened again; a deleted one is made anew', async () => {
  const of = () => Promise.resolve([{ sub: 'S1', aid: asId<AlbumId>('old') }])
  const there = world({ drafts: { of } })
  const gone = world({ drafts: { of }, albums: { open: no(404) } })
  const answers = [await album(there.ports), await album(gone.ports)]
  expect(answers.map((answer) => answer.kind === 'found' && answer.found.aid)).toEqual(['old', 'a1'])
})

test('B§8 E-commerce: album template missing, album template deleted, album creation failed, user album fetch failed', async () => {
  const themed = item({ themeId: asId<ThemeId>('gone') })
  const answers = [
    await album(world({ catalogue: { themes: () => Promise.resolve([]) } }).ports),
    await album(world({ catalogue: { theme: no(404) } }).ports, themed),
    await album(world({ albums: { create: no(4290) } }).ports),
    await album(world({ account: { albums: no(500) } }).ports, item(), null),
  ]
  expect(answers.map((answer) => (answer.kind === 'refused' ? [answer.reason, answer.code] : answer.kind))).toEqual([
    ['template-missing', -3],
    ['template-deleted', undefined],
    ['album-not-made', undefined],
    ['albums-not-fetched', 500],
  ])
})

test('A§8 album with no template: the refusal carries code -3', async () => {
  const answer = await album(world({ catalogue: { themes: () => Promise.resolve([]) } }).ports)
  expect(answer).toEqual({ kind: 'refused', reason: 'template-missing', code: -3 })
})

test('B§8 E-commerce: merchant query failed, user creation failed, data fetch failed, and a product that is gone; one off the shelf is paid for', async () => {
  const order = orderOf(item())
  const off = { product: () => Promise.resolve({ ...PRODUCT, onShelf: false }) }
  const answers = [
    await world().ports.findMerchant({ mchid: asId<MerchantId>('other') }, signal),
    await world({ account: { me: () => Promise.resolve(null) } }).ports.findUser({ order }, signal),
    await world({ account: { me: no(404) } }).ports.findUser({ order }, signal),
    await world({ account: { me: no(500) } }).ports.findUser({ order }, signal),
    await world({ catalogue: { product: no(404) } }).ports.findProduct({ order, sub: 'S1' }, signal),
    await world({ catalogue: { product: no(500) } }).ports.findProduct({ order, sub: 'S1' }, signal),
    await world({ catalogue: off }).ports.findProduct({ order, sub: 'S1' }, signal),
  ]
  expect(answers.map((answer) => (answer.kind === 'refused' ? answer.reason : answer.kind))).toEqual([
    ...['merchant-unknown', 'sign-in-needed', 'user-unknown', 'user-not-made'],
    ...['product-unknown', 'data-not-fetched', 'found'],
  ])
})

test('a lost network stays a fault: the step is tried again, nothing is refused', async () => {
  const { ports } = world({ catalogue: { merchant: () => Promise.reject(new NetworkLost()) } })
  await expect(ports.findMerchant({ mchid: DEMO_MERCHANT.id }, signal)).rejects.toThrow(NetworkLost)
})
