import { afterEach, expect, test, vi } from 'vitest'
import { type AlbumId, asId, type ProductId } from '../../../domain/ids.ts'
import { NetworkLost } from '../../../machines/faults.ts'
import type { StoredDraft } from '../../ports/ec-ports.ts'
import { ecPorts } from './ec-adapter.ts'
import { findLinkOrder } from './link-order.ts'

const aid = asId<AlbumId>('a0')
const [book, cards] = [asId<ProductId>('book'), asId<ProductId>('cards')]
const NAMES = { outtradeid: 'T1', outtradesubid: 'S1' }
const line = {
  ...{ ...NAMES, mchid: '1', prodid: book, prodname: 'Book', prodtype: 1, quantity: 1, outTradeQuantity: 1 },
  ...{ orderid: '', status: 2300, type: 1, orderstatus: 2300, src: 'e-commerce', attrIdList: [], minnum: 0, maxnum: 0 },
  ...{ suborderid: '', uid: '', pkjId: '', aid: 'a0', subPreviewProjectUrl: 't0', tid: 'white', upload: 'to-upload' },
}
const album = {
  ...{ aid, name: 'Trip', baseurl: '', basecode: 'a0', uid: 'u0', lastupdatetime: 1, coverimg: [], role: 'owner' },
  ...{ sharedata: { share_url: '', share_type: 'noshare' }, albumPhotoTotal: 0, ismch: false },
  albumdata: { groups: [], drag: true, previewTime: '', coverHighData: '' },
  album: {
    ...{ id: aid, uid: 'u0', name: 'Trip', basecode: 'a0', coverPhotos: [], shareType: 'noshare' },
    ...{ groups: [], lastUpdateTime: 1 },
  },
}
const found = { reference: { kind: 'outtrade', number: 'T1' }, sub: 'S1', phoneTail: '', aid, pid: book }

/** A shop that says what the album was made for, and what the order holds; and a phone that began this. */
function itemOf(linkitem: object | undefined, order: object, begun?: Partial<StoredDraft>, pid = book) {
  vi.stubGlobal('fetch', (address: string) => {
    const isAlbum = address.endsWith('GetAlbumInfo')
    const reply = isAlbum ? { Code: 0, Data: { ...album, ...(linkitem ? { linkitem } : {}) }, Msg: '' } : order
    return Promise.resolve(new Response(JSON.stringify(reply)))
  })
  const drafts = {
    of: () => Promise.resolve([]),
    store: () => Promise.resolve(),
    drop: () => Promise.resolve(),
    forgetAll: () => Promise.resolve(),
    byAlbum: () => Promise.resolve(begun && ({ ...found, ...begun } as StoredDraft)),
  }
  return ecPorts(drafts).itemOf(aid, pid)
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what an album was made for is known in a browser that never saw its link: the shop says it', async () => {
  const made = { mode: 1, ...NAMES }
  const holds = (change: object = {}) => ({ Code: 0, Data: [{ ...line, ...change }], Msg: '' })
  const wrong = { Code: 404, Data: null, Msg: 'no', Reason: 'order-number-wrong' }
  expect({
    waits: await itemOf(made, holds()),
    handedIn: await itemOf(made, holds({ upload: 'submitted' })),
    otherProduct: await itemOf(made, holds(), undefined, cards),
    asksForMore: await itemOf(made, wrong),
    ofHisOwn: await itemOf(undefined, holds()),
    begunHere: await itemOf(undefined, holds(), { phoneTail: '0001' }),
    begunHereForAnother: await itemOf(undefined, holds(), { pid: cards }),
  }).toEqual({
    ...{ waits: found, handedIn: undefined, otherProduct: undefined, asksForMore: found, ofHisOwn: undefined },
    ...{ begunHere: { ...found, phoneTail: '0001' }, begunHereForAnother: undefined },
  })
})

test('a shop that does not answer is no answer: whether the album was paid already is not guessed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const nothing = async () => undefined
  const none = { of: async () => [], store: nothing, drop: nothing, forgetAll: nothing }
  const asked = ecPorts({ ...none, byAlbum: async () => undefined }).itemOf(aid, book)
  await expect(asked).rejects.toBeInstanceOf(NetworkLost)
})

test('how far an order is: one of finished goods alone is wholly with us once it is claimed, not before', async () => {
  const asked: string[] = []
  const goods = { ...line, prodtype: 5, upload: 'nothing', aid: '', subPreviewProjectUrl: '' }
  const sent = { ...line, upload: 'submitted', orderid: 'o1' }
  for (const things of [
    [goods],
    [{ ...goods, orderid: 'o1' }],
    [line, goods],
    [sent, { ...goods, orderid: 'o1' }],
    [sent, line],
  ]) {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ Code: 0, Data: things, Msg: '' }))))
    const order = await findLinkOrder({ reference: { kind: 'outtrade', number: 'T1' }, phoneTail: '' }, undefined)
    asked.push(order.kind === 'found' ? order.found.submission : order.kind)
  }
  expect(asked).toEqual(['none', 'all', 'none', 'all', 'some'])
})

test('an order that was closed where it was paid is called closed, not one that did not load', async () => {
  const closed = { Code: 3147, Data: null, Msg: 'closed', Reason: 'order-closed' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(closed))))
  const reference = { kind: 'outtrade', number: 'T1' } as const
  expect(await findLinkOrder({ reference, phoneTail: '' }, undefined)).toEqual({
    ...{ kind: 'refused', reason: 'order-closed', code: 3147, message: 'closed' },
  })
})
