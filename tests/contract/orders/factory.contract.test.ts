import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FACTORY_BASE, FACTORY_BATCH, factoryOrderListField } from '../../../domain/calls/factory.ts'
import { createOrder, createOrderFromOrderId, getOrderInfo } from '../../../domain/calls/order.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import { asId, type MerchantId, type OrderId } from '../../../domain/ids.ts'
import { limits } from '../../../server/db/schema/envelope.tables.ts'
import { printOrderItem } from '../../../server/orders/print.job.ts'
import { shortOf } from '../../../server/orders/short-of.ts'
import { factoryToken } from '../../../server/pages/factory/factory-token.ts'
import { refundOrder } from '../../../server/pay/refund-order.ts'
import { derivedKey } from '../../../server/storage/storage-key.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import {
  BOX,
  BOX_PLAIN,
  designOf,
  newShopper,
  ORIGINALS,
  type OrderShopper,
  orderFor,
  packTogether,
  paidOrder,
} from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { markPrinted } from '../../support/worlds/printed.ts'
import { BOOK, PLAIN, seedAlbum } from '../../support/worlds/seeded-album.ts'

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const formOf = (body: string, action: string) =>
  new RegExp(`action="${action}">\\s*<input type="hidden" name="form" value="([^"]*)"`).exec(body)?.[1] ?? ''

onBothEngines(
  'the factory inbox',
  (server, engine) => {
    let shopper: OrderShopper
    let desk: TestClient
    let boxes: string
    beforeAll(async () => {
      shopper = await newShopper(server(), `1375000${engine === 'embedded' ? 1 : 2}001`)
      boxes = await paidOrder(server(), shopper, [{ pid: BOX, quantity: 2, attridlist: BOX_PLAIN }], {
        comment: '<script>alert(1)</script>',
        recvname: '=HYPERLINK("x")',
        recvphone: '+8613800138000',
      })
    })
    // Who stands at the desk: signed in, and with no guesses of another test.
    beforeEach(async () => {
      await server().deps.db.delete(limits)
      desk = server().client()
      await signIn(token())
    })
    const token = () => factoryToken(server().deps, asId<MerchantId>('1'))
    const signIn = (given: string, browser = desk) =>
      browser.request({
        ...{ method: 'POST', url: '/factory/sign-in', headers: FORM },
        payload: new URLSearchParams({ token: given }).toString(),
      })
    const get = (url: string, browser = desk, headers: Record<string, string> = {}) =>
      browser.request({ method: 'GET', url, headers })
    const asMachine = () => ({ authorization: `Bearer ${token()}` })

    test('a person pastes the token and has a cookie of these pages only', async () => {
      const person = server().client()
      const before = await get('/factory', person, { 'accept-language': 'en' })
      expect([before.statusCode, before.body.includes('Factory token')]).toEqual([401, true])
      expect((await signIn('wrong', person)).statusCode).toBe(401)
      const entered = await signIn(token(), person)
      expect([entered.statusCode, entered.headers.location]).toEqual([303, '/factory'])
      const [cookie] = entered.cookies
      expect([cookie?.path, cookie?.httpOnly, cookie?.sameSite, cookie?.value.includes(token())]).toEqual([
        ...['/factory', true, 'Strict', false],
      ])
      expect((await get('/factory', person)).statusCode).toBe(200)
    })

    test.each([
      ['zh-CN', '工厂收件箱', '可以制作'],
      ['en', 'Factory inbox', 'To make'],
      ['zh-TW', '工廠收件匣', '可以製作'],
    ])('the list in %s, filtered by state', async (language, title, state) => {
      const list = await get('/factory?state=in-production', desk, { 'accept-language': language })
      expect([list.body.includes(`<h1>${title}</h1>`), list.body.includes(state), list.body.includes(boxes)]).toEqual([
        ...[true, true, true],
      ])
      expect((await get('/factory?state=shipped')).body).not.toContain(boxes)
    })

    test('people read the short number and a moment that their browser says by its own clock; addresses keep the whole number', async () => {
      const list = await get('/factory', desk, { 'accept-language': 'en' })
      const row = list.body.split('<tr>').find((one) => one.includes(boxes)) ?? ''
      const order = await createOrderStore(server().deps.db).load(asId<OrderId>(boxes))
      const paid = new Date(order?.paidAt ?? 0).toISOString()
      expect(row.slice(0, row.indexOf('</td><td><ul>'))).toBe(
        `<td><a href="/factory/orders/${boxes}">${shortOf(asId<OrderId>(boxes))}</a></td>
<td><time datetime="${paid}">${paid.slice(0, 16).replace('T', ' ')} UTC</time>`,
      )
      const { body } = await get(`${FACTORY_BASE}/${boxes}`, desk, { 'accept-language': 'en' })
      expect(body).toContain(`<h1>Order ${shortOf(asId<OrderId>(boxes))}</h1>`)
      expect(
        [list.body, body].map((page) => page.includes('<script src="/factory/factory.js" defer></script>')),
      ).toEqual([...[true, true]])
      const script = await get('/factory/factory.js', server().client())
      expect([script.statusCode, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
    })

    test('is searched by the number as it is read out, by name, phone and product, within a state; tables and lists of machines too', async () => {
      const other = await paidOrder(server(), shopper, [{ pid: BOX, quantity: 1, attridlist: BOX_PLAIN }], {
        recvname: 'Searched & found',
        recvphone: '13912345678',
      })
      const short = shortOf(asId<OrderId>(other))
      const found = async (query: Record<string, string>) => {
        const { orders } = factoryOrderListField.parse(
          (await get(`${FACTORY_BASE}?${new URLSearchParams(query)}`, server().client(), asMachine())).json(),
        )
        return [other, boxes].filter((id) => orders.some(({ orderid }) => orderid === id))
      }
      expect([
        await found({ q: short }),
        await found({ q: short.replace(' ', '').toLowerCase() }),
        await found({ q: 'searched &' }),
        await found({ q: '12345678' }),
        await found({ q: 'Keepsake box' }),
        await found({ q: short, state: 'shipped' }),
        await found({ q: 'nobody' }),
      ]).toEqual([[other], [other], [other], [other], [other, boxes], [], []])
      const page = (await get('/factory?q=nobody%22%3E%3Cb%3E&state=in-production', desk, { 'accept-language': 'en' }))
        .body
      expect(page).toContain('<p class="quiet">Nothing was found for “nobody&#34;&#62;&#60;b&#62;”.</p>')
      expect(page).toContain('<a href="/factory?state=shipped&#38;q=nobody%22%3E%3Cb%3E">')
      const table = (await get(`${FACTORY_BASE}.csv?q=12345678`)).body
      expect([table.includes(other), table.includes(boxes)]).toEqual([true, false])
    })

    test('an order: what to take from the shelf, where it goes; nothing that somebody wrote is markup', async () => {
      const { body } = await get(`${FACTORY_BASE}/${boxes}`, desk, { 'accept-language': 'en' })
      expect([body.includes('Keepsake box'), body.includes('Take from the shelf'), body.includes('Sand')]).toEqual([
        ...[true, true, true],
      ])
      expect(body).toContain('&#60;script&#62;alert(1)&#60;/script&#62;')
      expect(body).not.toContain('<script>')
      expect((await get(`${FACTORY_BASE}/nothing`)).statusCode).toBe(404)
    })

    test('ASVS 1.2.10: the table for a spreadsheet holds no formula', async () => {
      const { body, headers } = await get(`${FACTORY_BASE}.csv`)
      expect(headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(body.charCodeAt(0)).toBe(0xfeff)
      // An id may begin with a sign that a formula begins with.
      const line = body.split('\r\n').find((one) => one.includes(boxes)) ?? ''
      expect([line.includes(`"'=HYPERLINK(""x"")"`), line.includes('"=""+8613800138000"""')]).toEqual([true, true])
    })

    test('machines: a line for each thing, with the addresses of its files', async () => {
      const list = await get(FACTORY_BASE, server().client(), asMachine())
      const lines = factoryOrderListField.parse(list.json()).orders.filter((line) => line.orderid === boxes)
      expect(
        lines.map(({ needs, print, quantity, product, file, state }) => [needs, print, quantity, product, file, state]),
      ).toEqual([['nothing', 'ready', 2, BOX, '', 'in-production']])
      expect((await get(FACTORY_BASE, server().client())).statusCode).toBe(401)
    })

    test('a parcel is noted by the form of the page, and by no other page', async () => {
      const orderid = await paidOrder(server(), shopper, [{ pid: BOX, quantity: 1, attridlist: BOX_PLAIN }])
      const url = `${FACTORY_BASE}/${orderid}/ship`
      const form = formOf((await get(`${FACTORY_BASE}/${orderid}`)).body, url)
      const post = (fields: Record<string, string>, browser = desk, headers = {}) =>
        browser.request({
          ...{ method: 'POST', url, payload: new URLSearchParams(fields).toString(), headers: { ...FORM, ...headers } },
        })
      const parcel = { carrier: 'SF', number: '42' }
      expect((await post(parcel)).statusCode).toBe(401)
      expect((await post({ ...parcel, form: 'made up' })).statusCode).toBe(401)
      expect((await post({ ...parcel, form }, server().client())).statusCode).toBe(401)
      expect((await post({ carrier: 'SF', number: ' ', form })).statusCode).toBe(409)
      expect((await post({ ...parcel, form })).statusCode).toBe(303)
      const info = (await shopper.browser.call(getOrderInfo, { oid: orderid })).Data
      expect([info.state, info.shipment]).toEqual(['shipped', parcel])
      const again = await post(parcel, server().client(), asMachine())
      expect([again.statusCode, again.json()]).toEqual([409, { state: 'shipped' }])
    })

    test('what is fetched is never sent: it is ready at its place, and handed to whoever says its code', async () => {
      const item = { pid: BOX, quantity: 1, attridlist: BOX_PLAIN }
      const quoted = await shopper.browser.call(calPrice, {
        orderdata: [item],
        mode: 0,
        pickupid: 'nanshan',
        coupon: 'none',
      })
      const oid = await paidOrder(server(), shopper, [item], {
        pickupid: 'nanshan',
        pay_amount: quoted.Data.pay_amount,
      })
      const seen = async () => {
        const { state, steps, pickupplace, pickupcode } = (await shopper.browser.call(getOrderInfo, { oid })).Data
        return { state, last: steps.at(-1)?.state, place: pickupplace?.name, code: pickupcode }
      }
      const page = await get(`${FACTORY_BASE}/${oid}`, desk, { 'accept-language': 'en' })
      expect([
        page.body.includes('Nanshan shop'),
        page.body.includes('nanshan'),
        page.body.includes('carrier'),
      ]).toEqual([...[true, false, false]])
      const made = await seen()
      expect(made).toEqual({
        state: 'in-production',
        last: 'ahead',
        place: '南山店',
        code: expect.stringMatching(/^\d{6}$/),
      })
      const code = made.code ?? ''
      const post = async (step: string, fields: Record<string, string> = {}) => {
        const payload = new URLSearchParams(fields).toString()
        const url = `${FACTORY_BASE}/${oid}/${step}`
        const reply = await server()
          .client()
          .request({ method: 'POST', url, payload, headers: { ...FORM, ...asMachine() } })
        return [reply.statusCode, reply.json()]
      }
      expect(await post('ship', { carrier: 'SF', number: '42' })).toEqual([409, { state: 'in-production' }])
      expect(await post('collect', { code })).toEqual([409, { state: 'in-production' }])
      expect(await post('ready')).toEqual([200, { state: 'ready-to-collect' }])
      expect([(await post('ready'))[0], await seen()]).toEqual([
        ...[409, { state: 'ready-to-collect', last: 'now', place: '南山店', code }],
      ])
      const wrong = code === '000000' ? '000001' : '000000'
      expect(await post('collect', { code: wrong })).toEqual([409, { code: 'wrong' }])
      // People read it out in two halves.
      const collected = await post('collect', { code: `${code.slice(0, 3)} ${code.slice(3)}` })
      expect([collected, await seen()]).toEqual([
        [200, { state: 'collected' }],
        { state: 'collected', last: 'done', place: '南山店', code: undefined },
      ])
    })

    test('the files of many orders come in one archive, in folders of their short numbers, with a table of what is in it', async () => {
      const { aid, keys } = await seedAlbum(server(), shopper.browser, shopper.uid, 2)
      const { storage } = server().deps
      for (const key of keys) {
        await storage.put(key, Buffer.from(`bytes of ${key}`))
        await storage.put(derivedKey(key, 'print'), Buffer.from('a print picture'))
      }
      const originals = asId<OrderId>(await paidOrder(server(), shopper, [{ pid: ORIGINALS, aid, quantity: 1 }]))
      await printOrderItem(server().deps, { orderId: originals, n: 0 })
      const short = shortOf(originals)
      const batch = (oids: string, browser = desk) => get(`${FACTORY_BATCH}?oids=${oids}`, browser)
      const { statusCode, headers, rawPayload: zip } = await batch(`${originals},${boxes},nothing,%00`)
      expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
        ...[200, 'application/zip', 'attachment; filename="print-files.zip"'],
      ])
      const folder = `${short.replace(' ', '-')}/1-${ORIGINALS}`
      const names = [`${folder}/001_IMG_0.jpg`, `${folder}/002_IMG_1.jpg`]
      expect([...keys.map((key) => `bytes of ${key}`), ...names].filter((text) => !zip.includes(text))).toEqual([])
      const table =
        zip
          .toString('utf8')
          .match(/\uFEFForder[\s\S]*?\r\n(?=PK)/)?.[0]
          .split('\r\n') ?? []
      expect(table[1]?.split(',')).toEqual([
        ...[originals, short, expect.any(String), ORIGINALS, '1', 'ready', names.join(' ')],
      ])
      expect(table[2]?.split(',').slice(3)).toEqual([BOX, '2', 'ready', ''])
      expect([(await batch('nothing')).statusCode, (await batch(originals, server().client())).statusCode]).toEqual([
        ...[404, 401],
      ])
      expect((await batch(originals, shopper.browser)).statusCode).toBe(401)
    })

    describe('B§4 type 4: originals', () => {
      test('are handed on byte for byte, with a list to check them against', async () => {
        const { aid, keys } = await seedAlbum(server(), shopper.browser, shopper.uid, 3)
        const { storage, db } = server().deps
        for (const key of keys) {
          await storage.put(key, Buffer.from(`bytes of ${key}`))
          await storage.put(derivedKey(key, 'print'), Buffer.from('a print picture'))
        }
        const orderid = asId<OrderId>(await paidOrder(server(), shopper, [{ pid: ORIGINALS, aid, quantity: 1 }]))
        await printOrderItem(server().deps, { orderId: orderid, n: 0 })
        expect((await createOrderStore(db).load(orderid))?.state).toBe('in-production')
        const manifest = (await get(`${FACTORY_BASE}/${orderid}/manifest.json?n=0`)).json()
        expect(
          manifest.photos.map(({ file, name, width, height }: Record<string, unknown>) => [file, name, width, height]),
        ).toEqual([
          ['001_IMG_0.jpg', 'IMG_0.jpg', 3000, 4000],
          ['002_IMG_1.jpg', 'IMG_1.jpg', 4000, 3000],
          ['003_IMG_2.jpg', 'IMG_2.jpg', 4000, 3000],
        ])
        expect(manifest.photos.every((photo: { md5: string; sha256: string }) => photo.md5 && photo.sha256)).toBe(true)
        const zip = (await get(`${FACTORY_BASE}/${orderid}/originals.zip?n=0`)).rawPayload
        expect(keys.every((key) => zip.includes(`bytes of ${key}`))).toBe(true)
        expect([...zip.subarray(0, 4)]).toEqual([0x50, 0x4b, 3, 4])
        expect((await get(`${FACTORY_BASE}/${orderid}/print.pdf?n=0`)).statusCode).toBe(404)
        const table = (await get(`${FACTORY_BASE}/${orderid}/manifest.csv?n=0`)).body.split('\r\n')
        expect([table.length, table[0], table[1]?.split(',').slice(2, 4), table[1]?.split(',').at(-1)]).toEqual([
          ...[5, '\uFEFForder,suborder,file,name,md5,sha256,bytes,width,height,origin'],
          ...[['001_IMG_0.jpg', 'IMG_0.jpg'], 'album'],
        ])
        const one = async (i: number) => await get(`${FACTORY_BASE}/${orderid}/original?n=0&i=${i}`)
        const sums = await Promise.all(keys.map(async (_, i) => sha256((await one(i)).rawPayload)))
        expect(sums).toEqual(keys.map((key) => sha256(Buffer.from(`bytes of ${key}`))))
        expect([(await one(3)).statusCode, (await one(-1)).statusCode]).toEqual([404, 404])
        const { body } = await get(`${FACTORY_BASE}/${orderid}`)
        expect(
          [0, 1, 2, 3].map((i) => body.includes(`original?n=0&#38;i=${i}`) || body.includes(`original?n=0&i=${i}`)),
        ).toEqual([...[true, true, true, false]])
      })

      test('A§3 frame order data: how each photo lies in its frame, for the factory alone [A§3.frame-order-data]', async () => {
        const frame = await designOf(server(), shopper, 'frame-a4', 1)
        const item = { pid: 'frame-a4', quantity: 1, attridlist: ['wood-walnut'] }
        const orderid = asId<OrderId>(
          await paidOrder(server(), shopper, [{ ...item, taskid: frame.taskid, rev: frame.rev }]),
        )
        await markPrinted(server().deps.db, orderid)
        const url = `${FACTORY_BASE}/${orderid}/frames.json?n=0`
        const { dpi, isSpace, pages } = (await get(url)).json()
        expect([dpi, isSpace, pages.length, pages[0].width, pages[0].object.type, pages[0].object.fitType]).toEqual([
          ...[240, false, 1, 210, 'photo_with_frame', 'out'],
        ])
        expect((await get(url, server().client())).statusCode).toBe(401)
        expect((await get(url, shopper.browser)).statusCode).toBe(401)
        const list = factoryOrderListField.parse((await get(FACTORY_BASE, server().client(), asMachine())).json())
        expect(list.orders.find((line) => line.orderid === orderid)?.frames).toBe(url)
        expect((await get(`${FACTORY_BASE}/${boxes}/frames.json?n=0`)).statusCode).toBe(404)
      })

      test('B§4 type 4: an order of originals asks for no address; what is sent still does', async () => {
        const { aid } = await seedAlbum(server(), shopper.browser, shopper.uid, 1)
        const nowhere = { recvname: '', recvphone: '', recvprovince: '', recvcity: '', recvaddress: '' }
        const orderid = await paidOrder(server(), shopper, [{ pid: ORIGINALS, aid, quantity: 1 }], nowhere)
        const info = (await shopper.browser.call(getOrderInfo, { oid: orderid })).Data
        expect([info.recvname, info.recvphone, info.recvaddress]).toEqual(['', '', ''])
        await markPrinted(server().deps.db, asId<OrderId>(orderid))
        const { body } = await get(`${FACTORY_BASE}/${orderid}`, desk, { 'accept-language': 'en' })
        expect(body).toContain('Originals handed over online; nothing is sent')
        const box = await orderFor(shopper, [{ pid: BOX, quantity: 1, attridlist: BOX_PLAIN }], nowhere)
        expect((await shopper.browser.call(createOrder, box)).Code).toBe(3111)
        const joined = { ...box, orderid, mode: 3 } as const
        expect((await shopper.browser.call(createOrderFromOrderId, joined)).Code).not.toBe(0)
      })

      test('of an order whose money went back nothing is handed on any more', async () => {
        const { aid } = await seedAlbum(server(), shopper.browser, shopper.uid, 1)
        const { deps } = server()
        const orderid = asId<OrderId>(await paidOrder(server(), shopper, [{ pid: ORIGINALS, aid, quantity: 1 }]))
        await markPrinted(deps.db, orderid)
        const manifest = async () =>
          (await get(`${FACTORY_BASE}/${orderid}/manifest.json?n=0`, server().client(), asMachine())).statusCode
        expect(await manifest()).toBe(200)
        expect((await refundOrder(deps, orderid, deps.clock.now())).kind).toBe('wanted')
        expect(await manifest()).toBe(404)
      })

      test('A§3 mergerOrder false: of an order that is not whole the factory sees what has begun', async () => {
        await packTogether(server(), false)
        const book = await designOf(server(), shopper)
        const item = { pid: BOOK, quantity: 1, attridlist: PLAIN }
        const orderid = await paidOrder(server(), shopper, [{ ...item, taskid: book.taskid, aid: book.aid }, item], {
          mode: 4,
        })
        await packTogether(server(), true)
        const list = await get(`${FACTORY_BASE}?state=to-upload`, server().client(), asMachine())
        const lines = factoryOrderListField.parse(list.json()).orders.filter((line) => line.orderid === orderid)
        expect(lines.map(({ state, print, file }) => [state, print, file])).toEqual([
          ['to-upload', 'waiting', `${FACTORY_BASE}/${orderid}/print.pdf?n=0`],
        ])
      })
    })

    test('leaving ends the cookie; guessing tokens ends after ten tries', async () => {
      const form = formOf((await get('/factory')).body, '/factory/sign-out')
      const leave = (fields: Record<string, string>) =>
        desk.request({
          ...{ method: 'POST', url: '/factory/sign-out', headers: FORM },
          payload: new URLSearchParams(fields).toString(),
        })
      expect((await leave({})).statusCode).toBe(401)
      expect((await leave({ form })).statusCode).toBe(303)
      expect((await get('/factory')).statusCode).toBe(401)
      const codes: number[] = []
      for (let n = 0; n < 10; n += 1) {
        codes.push((await signIn('wrong')).statusCode)
      }
      expect(codes.at(-1)).toBe(429)
    })
  },
  { role: 'api' },
)
