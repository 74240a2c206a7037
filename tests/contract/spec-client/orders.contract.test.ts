import { beforeAll, expect, test } from 'vitest'
import { asId, type ProductId } from '../../../domain/ids.ts'
import { BOX, importOuttrade, ORIGINALS, pay, productLike, SET } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { field, type SpecClient, specClient } from '../../support/servers/spec-client.ts'
import { BOOK, PLAIN, storePhotos } from '../../support/worlds/seeded-album.ts'

const NUMBER_EMPTY = '电商链接的订单号不能为空，请检查链接。'

onBothEngines('prices and orders by the payloads of the specifications alone', (server) => {
  let client: SpecClient
  let uid: string
  let aid: string
  let fetched: string
  beforeAll(async () => {
    client = specClient(server())
    uid = await client.signIn('13911110003')
    const made = await client.post('/Mobile/Shop/CreateAlbum', { uid, name: '夏天' })
    aid = field(made, 'NewAlbumID')
    const keys = await storePhotos(server(), { aid, basecode: field(made, 'basecode'), uid }, 24)
    await client.post('/Mobile/Shop/SaveAlbum', {
      ...{ aid, name: '夏天', albumdata: { groups: [{ id: 'g', name: '', photos: keys }] } },
    })
    fetched = await productLike(server(), BOX, 'box-in-the-shop', () => ({ pickUpAt: 'nanshan' }))
  })
  /** Every field of A§3 "Order item"; those that mean nothing here are empty. */
  const item = (more: object = {}) => ({
    ...{ aid: '', attridlist: 'cloth-sand', bookcount: '1', code: '', customer: '', ExpressPrice: '', imgcount: '' },
    ...{ orderdata: '', pid: BOX, pagecount: '', pay_amount: '', quantity: '1', subcomment: '', taskid: '', tid: '' },
    ...{ dpi: '', pkjId: '' },
    ...more,
  })
  /** A§3 "Order payload". */
  const payload = (items: readonly object[], more: object = {}) => ({
    ...{ recvname: '王小明', recvphone: '13800138000', mchid: '1', uid, orderdata: items, comment: '' },
    ...{ outtradeid: '', orderid: '', ...more },
  })
  const price = async (items: readonly object[]) =>
    (await client.post('/Mobile/Shop/CalPrice', payload(items))).Data as { pay_amount: number; lines: unknown[] }
  const order = (items: readonly object[], path = 'CreateOrder', more: object = {}) =>
    client.post(`/Mobile/Shop/${path}`, payload(items, more))
  const boxes = (quantity: number, more: object = {}) => item({ pid: fetched, quantity: String(quantity), ...more })
  const ordered = async (quantity: number) => {
    const { pay_amount } = await price([boxes(quantity)])
    return field(await order([boxes(quantity, { pay_amount })]), 'orderid')
  }

  test('A§7 CalPrice: the order payload with empty fields is priced line by line [A§3.order-payload]', async () => {
    const { pay_amount, lines } = await price([item()])
    expect({ pay_amount, lines }).toEqual({
      pay_amount: 6800,
      lines: [
        { kind: 'base', item: 0, amount: 5800 },
        { kind: 'delivery', amount: 1000 },
      ],
    })
  })

  test('A§3 order payload: it names no place; what is sent goes where the receiver’s newest order went, a designed book too [A§3.order-payload]', async () => {
    const design = field(await client.post('/Mobile/Shop/CreatePreview', { orderdata: [{ aid, pid: BOOK }] }), 'tid')
    const book = item({ pid: BOOK, aid, taskid: design, attridlist: PLAIN.join() })
    const { pay_amount } = await price([book])
    const things = [item({ ...book, pay_amount })]
    const nowhere = await order(things)
    expect({ Code: nowhere.Code !== 0, Msg: nowhere.Msg }).toEqual({ Code: true, Msg: '请选择省、市、区。' })
    // Once the shop has the place, from its own app.
    const place = { recvprovince: '广东省', recvcity: '深圳市', recvdistrict: '南山区', recvaddress: '科技园 1 号' }
    const told = await order([item({ pay_amount: '6800' })], 'CreateOrder', place)
    // The same words at once would be the same request, with its outcome.
    const sent = await order(things, 'CreateOrder', { comment: '谢谢' })
    expect([told, sent].map(({ Code, Msg }) => [Code, Msg])).toEqual([
      [0, ''],
      [0, ''],
    ])
    const info = await client.post('/Mobile/Shop/GetOrderInfo', { oid: field(sent, 'orderid') })
    expect(info.Data).toEqual(expect.objectContaining({ ...place, recvname: '王小明', pickup: false, pay_amount }))
    const elsewhere = await order([item({ pay_amount: '6800' })], 'CreateOrder', { recvname: '李四' })
    expect([elsewhere.Code, elsewhere.Msg]).toEqual([nowhere.Code, nowhere.Msg])
  })

  test('A§3 pickUpAddressId: what is only fetched costs no delivery and needs no address', async () => {
    expect((await price([boxes(1)])).lines).toEqual([{ kind: 'base', item: 0, amount: 5800 }])
    const reply = await order([boxes(1, { pay_amount: 5800, ExpressPrice: 0, customer: '小明' })])
    expect(reply).toEqual({
      ...{ Code: 0, Msg: '' },
      Data: {
        orderid: expect.any(String),
        pay_amount: 5800,
        currency: 'CNY',
        status: 1000,
        payurl: expect.any(String),
      },
    })
    const info = await client.post('/Mobile/Shop/GetOrderInfo', { oid: field(reply, 'orderid') })
    expect(info).toEqual({
      ...{ Code: 0, Msg: '' },
      Data: expect.objectContaining({ pickup: true, recvname: '王小明', pay_amount: 5800, status: 1000 }),
    })
  })

  test('A§7 CreateOrder: another pay_amount or ExpressPrice than the shop’s is refused with the price of today [A§3.order-item]', async () => {
    const refused = {
      Code: 1002,
      Data: { pay_amount: 5800, currency: 'CNY', lines: [{ kind: 'base', item: 0, amount: 5800 }] },
    }
    const wrong = [{ pay_amount: 5700 }, { pay_amount: 5800, ExpressPrice: 1000 }, {}]
    for (const more of wrong) {
      const { Code, Data } = await order([boxes(1, { ...more, subcomment: JSON.stringify(more) })])
      expect({ Code, Data }).toEqual(refused)
    }
  })

  test('A§7 CreateOrder: a thing that is sent asks for its address in a sentence', async () => {
    const reply = await order([item({ pay_amount: 6800 })], 'CreateOrder', { recvname: '新来的' })
    expect(reply).toEqual({ Code: 3114, Data: null, Msg: '请选择省、市、区。' })
  })

  test('A§7 CreateOrder: a design by its taskid, with the counts that the design has [A§3.order-item]', async () => {
    const pid = await productLike(server(), BOOK, 'book-in-the-shop', () => ({ pickUpAt: 'xihu' }))
    const preview = await client.post('/Mobile/Shop/CreatePreview', { orderdata: [{ aid, pid }] })
    const taskid = field(preview, 'tid')
    const pages = (preview.Data as { pages: { type: string }[] }).pages.filter(({ type }) => type !== 'cover').length
    const book = (more: object) => item({ pid, aid, taskid, attridlist: PLAIN.join(','), ...more })
    const { pay_amount } = await price([book({})])
    const tried = [{ pagecount: pages + 2 }, { imgcount: 23 }, { dpi: 200 }]
    const codes = []
    for (const more of tried) {
      codes.push((await order([book({ pay_amount, ...more })])).Code)
    }
    expect(codes).toEqual([3104, 3104, 4000])
    const counts = { pagecount: pages, imgcount: 24, dpi: 300 }
    expect(await order([book({ pay_amount, ...counts })])).toEqual({
      ...{ Code: 0, Msg: '' },
      Data: { orderid: expect.any(String), pay_amount, currency: 'CNY', status: 1000, payurl: expect.any(String) },
    })
  })

  test('A§7 CreateOrderFromOrderID: adds to an order by its orderid', async () => {
    const orderid = await ordered(2)
    await pay(server(), orderid)
    const { pay_amount } = await price([boxes(1)])
    const reply = await order([boxes(1, { pay_amount })], 'CreateOrderFromOrderID', { orderid })
    expect(reply).toEqual({
      ...{ Code: 0, Msg: '' },
      Data: { orderid: expect.any(String), pay_amount, currency: 'CNY', status: 1000, payurl: expect.any(String) },
    })
  })

  test('A§7 CreatePackageOrder: the things of a package with their combinepId, the package as proddata', async () => {
    const parts = [{ id: 'lid', pid: asId<ProductId>(BOX), quantity: 1 }]
    const packageId = await productLike(server(), SET, 'set-in-the-shop', () => ({ parts, pickUpAt: 'xihu' }))
    const lineItems = (more: object = {}) => [item({ pkjId: 'k1', combinepId: 'lid', ...more })]
    const proddata = { packageName: '', packageId, pkjId: 'k1', attrIdList: '' }
    const quoted = await client.post('/Mobile/Shop/CalPrice', payload(lineItems(), { proddata }))
    const { pay_amount } = quoted.Data as { pay_amount: number }
    expect(await order(lineItems({ pay_amount }), 'CreatePackageOrder', { proddata })).toEqual({
      ...{ Code: 0, Msg: '' },
      Data: { orderid: expect.any(String), pay_amount, currency: 'CNY', status: 1000, payurl: expect.any(String) },
    })
  })

  test('A§7 ReUpdateOrderInfo: photos of an order of another platform by outtradeid and product alone', async () => {
    await importOuttrade(server(), '8801', [{ pid: asId<ProductId>(ORIGINALS), attributes: [] }])
    const found = await client.post('/Mobile/Shop/GetOuttradeOrderInfo', { outtradeid: '8801', mchid: '1' })
    expect(found).toEqual({
      ...{ Code: 0, Msg: '' },
      Data: [
        expect.objectContaining({ mchid: '1', prodid: ORIGINALS, outtradeid: '8801', orderid: '', aid: '', uid: '' }),
      ],
    })
    const handed = await order(
      [item({ pid: ORIGINALS, attridlist: '', orderdata: aid, imgcount: '24' })],
      'ReUpdateOrderInfo',
      {
        outtradeid: '8801',
      },
    )
    expect(handed).toEqual({
      ...{ Code: 0, Msg: '' },
      Data: { orderid: expect.any(String), status: 3000, submission: 'all', waiting: [] },
    })
  })

  test('A§5 GetOuttradeOrderInfo: without a number, and with an empty one, the sentence of the specification', async () => {
    const refused = { Code: expect.any(Number), Data: null, Msg: NUMBER_EMPTY }
    expect(await client.post('/Mobile/Shop/GetOuttradeOrderInfo', { mchid: '1' })).toEqual(refused)
    expect(await client.post('/Mobile/Shop/GetOuttradeOrderInfo', { mchid: '1', outtradeid: '' })).toEqual(refused)
  })

  test('A§7 GetUserOrderList: uid and status', async () => {
    const orderid = await ordered(3)
    const reply = await client.post('/Mobile/Shop/GetUserOrderList', { uid, status: 1000 })
    const ids = (reply.Data as { orderid: string }[]).map((it) => it.orderid)
    expect([reply.Code, ids.includes(orderid)]).toEqual([0, true])
    expect((await client.post('/Mobile/Shop/GetUserOrderList', { uid, status: 4000 })).Data).toEqual([])
  })

  test('A§7 GetReUploadOrderInfo: an order by a sub-order, all its fields', async () => {
    const orderid = await ordered(4)
    const info = await client.post('/Mobile/Shop/GetOrderInfo', { oid: orderid })
    const [lineItem] = (info.Data as { items: { suborderid: string }[] }).items
    const reply = await client.post('/Mobile/Shop/GetReUploadOrderInfo', { suborderid: lineItem?.suborderid })
    expect(reply).toEqual({
      ...{ Code: 0, Msg: '' },
      Data: {
        ...{ orderid, customer: '王小明', mchid: '1', fid: '1', recvname: '王小明', uid },
        suborder: [
          expect.objectContaining({
            ...{ sub_prodid: fetched, sub_quantity: 4, sub_bookcount: 4, sub_previewprj: '', sub_orderdata: '' },
            ...{ sub_themeid: '', sub_orderid: orderid, sub_status: expect.any(Number) },
          }),
        ],
      },
    })
  })
})
