import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FACTORY_BASE, FACTORY_BATCH } from '../../../domain/calls/factory.ts'
import { createPreview } from '../../../domain/calls/preview.ts'
import { asId, type OrderId, type TaskId } from '../../../domain/ids.ts'
import type { Proof } from '../../../domain/production/proof.ts'
import { NOTIFY_ROUTE, notifyPath, PAY_ROUTE, PAY_STATE_ROUTE, payPath } from '../../../server/base/pay-path.ts'
import { GROUPS } from '../../../server/call-groups.ts'
import { printFiles } from '../../../server/orders/print-files.ts'
import { factoryToken } from '../../../server/pages/factory/factory-token.ts'
import { PHOTO_BASE, signedPhotoUrl } from '../../../server/photos/photo-urls.ts'
import { type Actor, POLICIES, type Policy } from '../../../server/ports/policy.ts'
import { pictureAddress } from '../../../server/preview/picture-address.ts'
import { renderPage } from '../../../server/preview/preview.job.ts'
import type { CallGroup } from '../../../server/routes/call-group.ts'
import { derivedKey } from '../../../server/storage/storage-key.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createPreviewStore } from '../../../server/stores/previews.store.ts'
import { createPrintStore } from '../../../server/stores/prints.store.ts'
import { ORIGINALS, paidOrder } from '../../support/builders/order-items.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { aWorld, movingClock, PLAYED, type World } from '../../support/worlds/authorisation-world.ts'
import { markPrinted } from '../../support/worlds/printed.ts'

const HOUR_MS = 3_600_000

/** One address that is no call, and who may see what is there; `signed-address` alone: everybody who holds it. */
interface Cell {
  readonly route: string
  readonly what: string
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly payload?: string
  readonly may: readonly Actor[]
}

/** Routes with rights of their own that other contract tests prove: upload tickets, processing state, metrics. */
const PROVEN_ELSEWHERE = [/^[A-Z]+ \/emall\/upload(\/|$)/, /^OPTIONS /, /^(GET|HEAD) \/metrics$/]

const everybody = [...PLAYED, 'factory'] as const satisfies readonly Actor[]
const clock = movingClock()
const routes: { readonly name: string; readonly policy: Policy | undefined }[] = []
/** Stands first among the groups and so sees every page that the others add. */
const listener: CallGroup = {
  name: 'listener',
  pages: (app) => {
    app.addHook('onRoute', (route) => {
      for (const method of [route.method].flat()) {
        routes.push({ name: `${method} ${route.url}`, policy: route.config?.policy })
      }
    })
  },
}
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ role: 'api', clock, groups: [listener, ...GROUPS] })
})
afterAll(() => server?.close())

/** Puts the files there that the addresses show. */
async function fill({ preview, orderid, photoKey }: World): Promise<string> {
  const { deps } = server
  for (const key of [photoKey, derivedKey(photoKey, 'thumb'), derivedKey(photoKey, 'proxy')]) {
    await deps.storage.put(key, Buffer.from('a picture'))
  }
  const pageId = preview.design.pages[0]?.id ?? asId('')
  const taskId = asId<TaskId>(preview.tid)
  await renderPage(deps, { paint: async () => Buffer.from('a page') }, { taskId, pageId, rev: preview.rev })
  const id = asId<OrderId>(orderid)
  const designHash = (await createOrderStore(deps.db).loadItem(id, 0))?.designHash ?? ''
  const files = printFiles(deps.env.dataDir, { orderId: id, n: 0, designHash })
  mkdirSync(files.folder, { recursive: true })
  writeFileSync(files.pdf, '%PDF')
  writeFileSync(files.proof, '{}')
  const orders = createOrderStore(deps.db)
  await createPrintStore(deps.db).startPrints(id)
  await markPrinted(deps.db, id)
  await orders.move(id, 'awaiting-pay', 'in-production', { paidAt: clock.now() })
  const painted = await createPreviewStore(deps.db).pictures(taskId)
  return painted.find((page) => page.pageId === pageId)?.picture ?? ''
}

function cellsOf(
  { orderid, photoKey }: World,
  picture: string,
  { originals, frame }: { readonly originals: string; readonly frame: string },
): readonly Cell[] {
  const { secrets } = server.deps
  const now = clock.now()
  const photo = (kind: 'thumb' | 'proxy' | 'original', until = now + HOUR_MS) =>
    signedPhotoUrl(secrets, { key: photoKey, kind, until })
  const pay = `GET ${PAY_ROUTE}`
  const photos = `GET ${PHOTO_BASE}/:basecode/:file/:kind`
  const pages = 'GET /emall/previews/:file'
  const factory = (file: string) => `${FACTORY_BASE}/${orderid}/${file}`
  const bare = (url: string) => url.split('?')[0] ?? ''
  return [
    { route: pay, what: 'pay page', url: payPath(asId(orderid)), may: ['owner'] },
    {
      ...{ route: `POST ${PAY_ROUTE}`, what: 'button of the pay page', url: payPath(asId(orderid)) },
      ...{ method: 'POST', may: ['owner'] },
    },
    {
      route: `GET ${PAY_STATE_ROUTE}`,
      what: 'state of a payment',
      url: `${payPath(asId(orderid))}/state`,
      may: ['owner'],
    },
    {
      ...{ route: `POST ${NOTIFY_ROUTE}`, what: 'notice that nobody signed', url: notifyPath('stripe', asId('1')) },
      ...{ method: 'POST', may: [] },
    },
    { route: `GET ${FACTORY_BASE}`, what: 'list of orders', url: FACTORY_BASE, may: POLICIES.factory },
    {
      route: `GET ${FACTORY_BASE}/:orderid/print.pdf`,
      what: 'print file',
      url: factory('print.pdf'),
      may: POLICIES.factory,
    },
    {
      route: `GET ${FACTORY_BASE}/:orderid/proof.json`,
      what: 'proof',
      url: factory('proof.json'),
      may: POLICIES.factory,
    },
    ...factoryCells(orderid, originals, frame),
    { route: photos, what: 'signed thumbnail', url: photo('thumb'), may: everybody },
    { route: photos, what: 'signed proxy', url: photo('proxy'), may: everybody },
    { route: photos, what: 'signed original', url: photo('original'), may: ['owner'] },
    { route: photos, what: 'thumbnail without a signature', url: bare(photo('thumb')), may: [] },
    { route: photos, what: 'thumbnail whose time is over', url: photo('thumb', now - HOUR_MS), may: [] },
    {
      route: photos,
      what: 'thumbnail signature on the original',
      url: photo('thumb').replace('/thumb?', '/original?'),
      may: [],
    },
    { route: pages, what: 'signed page', url: pictureAddress(secrets, picture, now), may: everybody },
    { route: pages, what: 'page without a signature', url: bare(pictureAddress(secrets, picture, now)), may: [] },
    {
      route: pages,
      what: 'page whose time is over',
      url: pictureAddress(secrets, picture, now - 72 * HOUR_MS),
      may: [],
    },
  ]
}

/** An order of originals, ready for the factory. */
async function fillOriginals({ browsers, preview }: World): Promise<string> {
  const { deps } = server
  const item = { pid: ORIGINALS, aid: preview.aid, quantity: 1 }
  const orderid = await paidOrder(server, { browser: browsers.owner, uid: '' }, [item])
  const orders = createOrderStore(deps.db)
  const lineItem = await orders.loadItem(asId<OrderId>(orderid), 0)
  for (const { key } of lineItem?.frozen?.photos ?? []) {
    await deps.storage.put(key, Buffer.from('a picture'))
  }
  await markPrinted(deps.db, asId<OrderId>(orderid))
  return orderid
}

/** An order of a frame, ready for the factory. */
async function fillFrame({ browsers, preview, photoKey }: World): Promise<string> {
  const intent = { aid: preview.aid, pid: 'frame-a4', photos: [photoKey] }
  const made = await browsers.owner.call(createPreview, { orderdata: [intent] })
  const item = { pid: 'frame-a4', taskid: made.Data.tid, rev: made.Data.rev, quantity: 1, attridlist: ['wood-walnut'] }
  const orderid = await paidOrder(server, { browser: browsers.owner, uid: '' }, [item])
  await giveFiles(asId<OrderId>(orderid))
  return orderid
}

const FILE = 'a file'

/** Files of every kind besides the whole, as a print job leaves them. */
async function giveFiles(orderId: OrderId): Promise<void> {
  const orders = createOrderStore(server.deps.db)
  const [item] = await orders.itemsOf(orderId)
  const files = printFiles(server.deps.env.dataDir, { orderId, n: 0, designHash: item?.designHash ?? '' })
  mkdirSync(files.folder, { recursive: true })
  const hashOfFile = createHash('sha256').update(FILE).digest('hex')
  const kinds = ['cover', 'block', 'pictures'] as const
  for (const kind of kinds) {
    writeFileSync(files[kind], FILE)
  }
  const proof = { files: kinds.map((kind) => ({ kind, sha256: hashOfFile, bytes: FILE.length, pages: 1 })) }
  await markPrinted(server.deps.db, orderId, proof as unknown as Proof)
}

function factoryCells(orderid: string, originals: string, frame: string): readonly Cell[] {
  const one = `${FACTORY_BASE}/:orderid`
  const may = POLICIES.factory
  const get = (route: string, what: string, url: string): Cell => ({ route: `GET ${route}`, what, url, may })
  return [
    get('/factory', 'inbox of the factory', '/factory'),
    get(`${FACTORY_BASE}.csv`, 'orders as a table', `${FACTORY_BASE}.csv`),
    get(one, 'order of the factory', `${FACTORY_BASE}/${orderid}`),
    get(`${one}/manifest.json`, 'list of originals', `${FACTORY_BASE}/${originals}/manifest.json`),
    get(`${one}/manifest.csv`, 'list of originals as a table', `${FACTORY_BASE}/${originals}/manifest.csv`),
    get(`${one}/original`, 'one original', `${FACTORY_BASE}/${originals}/original?i=0`),
    get(`${one}/frames.json`, 'placement of frames', `${FACTORY_BASE}/${frame}/frames.json`),
    get(`${one}/cover.pdf`, 'cover of a book', `${FACTORY_BASE}/${frame}/cover.pdf`),
    get(`${one}/block.pdf`, 'block of a book', `${FACTORY_BASE}/${frame}/block.pdf`),
    get(`${one}/pictures.zip`, 'prints as pictures', `${FACTORY_BASE}/${frame}/pictures.zip`),
    get(`${one}/originals.zip`, 'originals', `${FACTORY_BASE}/${originals}/originals.zip`),
    get(FACTORY_BATCH, 'files of many orders', `${FACTORY_BATCH}?oids=${originals}`),
    // A parcel without a number: who may is told so, and the order is there for the next one.
    {
      ...{ route: `POST ${one}/ship`, what: 'parcel of an order', url: `${FACTORY_BASE}/${orderid}/ship`, may },
      ...{ method: 'POST', payload: 'carrier=SF&number=' },
    },
    {
      ...{ route: `POST ${one}/parcel`, what: 'one more parcel', url: `${FACTORY_BASE}/${orderid}/parcel`, may },
      ...{ method: 'POST', payload: 'carrier=SF&number=' },
    },
    // Of an order that is sent: who may is told so.
    ...(['ready', 'collect'] as const).map((step): Cell => {
      const url = `${FACTORY_BASE}/${orderid}/${step}`
      return { route: `POST ${one}/${step}`, what: `${step} of an order that is fetched`, url, method: 'POST', may }
    }),
    { route: 'POST /factory/sign-out', what: 'leaving the inbox', url: '/factory/sign-out', method: 'POST', may },
  ]
}

/** What the page of a form hands to it. */
async function formOf(browser: TestClient, url: string): Promise<string> {
  const page = await browser.request({ method: 'GET', url: url.replace(/\/(ship|parcel|ready|collect|sign-out)$/, '') })
  return /name="form" value="([^"]*)"/.exec(page.body)?.[1] ?? ''
}

/** Whether the actor is let in: not sent to sign in, not refused, and there is something there. */
async function isLetIn(world: World, cell: Cell, actor: (typeof everybody)[number]): Promise<boolean> {
  const browser = actor === 'factory' ? server.client() : world.browsers[actor]
  const token = factoryToken(server.deps, asId('1'))
  const form = cell.method === 'POST' && actor.startsWith('staff-') ? await formOf(browser, cell.url) : ''
  const { statusCode, headers } = await browser.request({
    method: cell.method ?? 'GET',
    url: cell.url,
    ...(cell.payload === undefined && form === '' ? {} : { payload: `${cell.payload ?? ''}&form=${form}` }),
    headers: {
      ...(actor === 'factory' ? { authorization: `Bearer ${token}` } : {}),
      ...(cell.method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
  })
  expect({ cell: cell.what, actor, fault: statusCode >= 500 }).toEqual({ cell: cell.what, actor, fault: false })
  // 409: who may, and has said too little.
  return (statusCode < 400 || statusCode === 409) && !String(headers.location ?? '').includes('#/login')
}

test('every page, file and picture is there for exactly those whom it is for', async () => {
  const world = await aWorld(server, clock)
  const orders = { originals: await fillOriginals(world), frame: await fillFrame(world) }
  const cells = cellsOf(world, await fill(world), orders)
  const guarded = routes.filter(({ policy }) => policy !== 'anyone').map(({ name }) => name)
  const covered = new Set(cells.map((cell) => cell.route))
  const forgotten = guarded.filter(
    (name) => !covered.has(name.replace(/^HEAD /, 'GET ')) && !PROVEN_ELSEWHERE.some((known) => known.test(name)),
  )
  expect(forgotten).toEqual([])

  const policies = new Map(routes.map(({ name, policy }) => [name, policy]))
  const lines: string[] = []
  const wrong: string[] = []
  for (const cell of cells) {
    const policy = policies.get(cell.route)
    const named: readonly Actor[] = policy && policy !== 'signed-address' ? POLICIES[policy] : cell.may
    expect({ cell: cell.what, may: cell.may }).toEqual({ cell: cell.what, may: named })
    for (const actor of everybody) {
      const may = await isLetIn(world, cell, actor)
      lines.push(`${cell.route},${cell.what},${policy},${actor},${may ? 'may' : 'may not'}`)
      if (may !== cell.may.includes(actor)) {
        wrong.push(`${cell.route} (${cell.what}): ${actor} ${may ? 'may' : 'may not'}`)
      }
    }
  }
  expect(wrong).toEqual([])
  await expect(`route,what,policy,actor,verdict\n${lines.join('\n')}\n`).toMatchFileSnapshot(
    'page-authorisation-matrix.csv',
  )
})
