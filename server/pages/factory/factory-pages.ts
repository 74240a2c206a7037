import { createReadStream } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { idField } from '../../../domain/calls/call.ts'
import { FACTORY_BASE, FACTORY_BATCH } from '../../../domain/calls/factory.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import type { ItemNeed } from '../../../domain/order/item-needs.ts'
import type { ProofFile } from '../../../domain/production/proof.ts'
import type { EpochMs } from '../../../domain/units.ts'
import { type Look, noteLook } from '../../orders/manage/note-look.ts'
import { addParcel, collectOrder, readyToCollect, shipOrder } from '../../orders/operate.ts'
import type { PrintItem } from '../../orders/print-files.ts'
import { checkedPrintFile } from '../../orders/stored-print-files.ts'
import type { Deps } from '../../ports/deps.ts'
import { callerOf } from '../../routes/caller-of.ts'
import { createLimitStore } from '../../stores/limits.store.ts'
import { createOrderStore } from '../../stores/orders.store.ts'
import { batchIds, batchZip } from './batch-files.ts'
import {
  endFactorySession,
  FACTORY_HOME,
  factoryAccess,
  factoryActor,
  formToken,
  isFactoryToken,
  mayChange,
  startFactorySession,
} from './factory-access.ts'
import { registerFactoryLists } from './factory-lists.ts'
import { factoryOrder, isFactoryState } from './factory-orders.ts'
import { orderPage, signInPage } from './factory-page.ts'
import { GUARDED, htmlPage, refused } from './factory-replies.ts'
import { FACTORY_STYLE, FACTORY_STYLE_PATH } from './factory-style.ts'
import { frameDataOf } from './frame-data.ts'
import { FACTORY_SCRIPT, FACTORY_SCRIPT_PATH } from './local-times.ts'
import { type Manifest, manifestCsv, manifestOf, originalName, originalsZip } from './originals.ts'

/** Tokens that one address may try. */
const SIGN_INS = { times: 10, seconds: 600 } as const

interface OrderRequest {
  Params: { readonly orderid: string }
}
interface FileRequest extends OrderRequest {
  Querystring: { readonly n?: string; readonly i?: string }
}
interface BatchRequest {
  Querystring: { readonly oids?: string }
}
interface FormRequest extends OrderRequest {
  Body: Readonly<Record<string, unknown>> | undefined
}

/** The order that an address names; what has not the form of an id names none. */
function orderIn({ params }: { readonly params: OrderRequest['Params'] }): OrderId {
  return asId<OrderId>(idField.safeParse(params.orderid).data ?? '')
}

const OPEN = { config: { policy: 'anyone' } } as const

/**
 * The inbox of the merchant's factory: pages for people, lists and files for machines. Without the token nothing is
 * there. A person pastes it once and has a cookie of these pages; a machine sends it along.
 */
export function registerFactoryPages(app: FastifyInstance, deps: Deps): void {
  registerFactoryLists(app, deps)
  registerPages(app, deps)
  registerFiles(app, deps)
  registerForms(app, deps)
}

function registerPages(app: FastifyInstance, deps: Deps): void {
  const fixed = (path: string, type: string, text: string) =>
    app.get(path, OPEN, async (_, reply) => reply.header('cache-control', 'public, max-age=3600').type(type).send(text))
  fixed(FACTORY_STYLE_PATH, 'text/css; charset=utf-8', FACTORY_STYLE)
  fixed(FACTORY_SCRIPT_PATH, 'text/javascript; charset=utf-8', FACTORY_SCRIPT)

  app.get<OrderRequest>(`${FACTORY_BASE}/:orderid`, GUARDED, async (request, reply) => {
    if (!factoryAccess(deps, request)) {
      return htmlPage(reply.code(401), signInPage(callerOf(request).language))
    }
    return await sendOrder(deps, request, reply)
  })
}

async function noteOf(deps: Deps, request: FastifyRequest, look: Pick<Look, 'subject' | 'taken'>): Promise<void> {
  const by = { mchid: callerOf(request).merchantId, actor: factoryActor(request), requestId: request.id }
  await noteLook(deps.db, { ...by, ...look }, deps.clock.now())
}

async function sendOrder(
  deps: Deps,
  request: FastifyRequest<OrderRequest>,
  reply: FastifyReply,
  refused?: 'notShipped' | 'notPossible' | 'codeWrong',
): Promise<FastifyReply> {
  const { merchantId, language, staff } = callerOf(request)
  const found = await factoryOrder(deps.db, merchantId, orderIn(request), language)
  if (!found) {
    return reply.callNotFound() as unknown as FastifyReply
  }
  await noteOf(deps, request, { subject: found.order.id })
  const form = formToken(deps, request, found.order.id)
  return htmlPage(
    reply,
    orderPage({ language, found, form, isStaff: staff !== undefined, ...(refused ? { refused } : {}) }),
  )
}

function registerFiles(app: FastifyInstance, deps: Deps): void {
  app.get<BatchRequest>(FACTORY_BATCH, GUARDED, async (request, reply): Promise<FastifyReply> => {
    if (!factoryAccess(deps, request)) {
      return refused(reply)
    }
    const { merchantId } = callerOf(request)
    const ids = batchIds(request.query.oids)
    const orders = (await createOrderStore(deps.db).loadAll(ids)).filter(
      ({ order }) => order.mchid === merchantId && order.kind === 'goods' && isFactoryState(order.state),
    )
    if (orders.length === 0) {
      return reply.callNotFound() as unknown as FastifyReply
    }
    for (const { order } of orders) {
      await noteOf(deps, request, { subject: order.id, taken: 'files' })
    }
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="print-files.zip"' })
      .type('application/zip')
      .send(batchZip(deps, orders))
  })

  const file = (name: string, need: ItemNeed, find: FindFile) =>
    app.get<FileRequest>(`${FACTORY_BASE}/:orderid/${name}`, GUARDED, async (request, reply) => {
      if (!factoryAccess(deps, request)) {
        return refused(reply)
      }
      const id = orderIn(request)
      const n = Number(request.query.n ?? 0)
      const found = await createOrderStore(deps.db).findOfMerchant(id, callerOf(request).merchantId)
      const item = found?.items.find((one) => one.n === n)
      if (!found || !isFactoryState(found.order.state) || item?.need !== need) {
        return reply.callNotFound()
      }
      if (item.print !== 'ready') {
        return refuseBeingMade(reply)
      }
      const send = await find({
        orderId: found.order.id,
        n,
        i: Math.floor(Number(request.query.i ?? 0)),
        designHash: item.designHash ?? '',
        besides: item.besides,
        at: found.order.paidAt ?? found.order.createdAt,
      })
      if (send === 'making') {
        return refuseBeingMade(reply)
      }
      if (!send) {
        return reply.callNotFound()
      }
      // What was not there was not taken.
      await noteOf(deps, request, { subject: found.order.id, taken: 'files' })
      return send(reply.header('cache-control', 'no-store'))
    })
  const printed =
    (kind: 'pdf' | 'proof' | ProofFile['kind'], type: string): FindFile =>
    async ({ orderId, n, designHash, besides }) => {
      if (kind !== 'pdf' && kind !== 'proof' && !besides.includes(kind)) {
        return undefined
      }
      const found = await checkedPrintFile(deps, { orderId, n, designHash, kind })
      return found
        ? (reply) => reply.header('content-length', found.bytes).type(type).send(createReadStream(found.path))
        : 'making'
    }
  file('print.pdf', 'design', printed('pdf', 'application/pdf'))
  file('cover.pdf', 'design', printed('cover', 'application/pdf'))
  file('block.pdf', 'design', printed('block', 'application/pdf'))
  file('pictures.zip', 'design', printed('pictures', 'application/zip'))
  file('proof.json', 'design', printed('proof', 'application/json; charset=utf-8'))
  const listed =
    (send: (manifest: Manifest, reply: FastifyReply) => FastifyReply): FindFile =>
    async ({ orderId, n }) => {
      const item = await createOrderStore(deps.db).loadItem(orderId, n)
      const frozen = item?.frozen?.kind === 'photos' ? item.frozen : undefined
      return frozen && ((reply) => send(manifestOf(orderId, item?.subId ?? '', frozen), reply))
    }
  file(
    'manifest.json',
    'photos',
    listed((manifest, reply) => reply.send(manifest)),
  )
  file(
    'manifest.csv',
    'photos',
    listed((manifest, reply) =>
      reply
        .header('content-disposition', `attachment; filename="${manifest.orderid}-manifest.csv"`)
        .type('text/csv; charset=utf-8')
        .send(manifestCsv(manifest)),
    ),
  )
  file('original', 'photos', async ({ orderId, n, i }) => {
    const item = await createOrderStore(deps.db).loadItem(orderId, n)
    const photo = item?.frozen?.kind === 'photos' ? item.frozen.photos[i] : undefined
    const body = photo && (await deps.storage.get(photo.key))
    if (!photo || !body) {
      return undefined
    }
    const name = encodeURIComponent(originalName(photo, i))
    return (reply) =>
      reply
        .headers({
          'content-disposition': `attachment; filename*=UTF-8''${name}`,
          ...(photo.bytes === undefined ? {} : { 'content-length': photo.bytes }),
        })
        .type('application/octet-stream')
        .send(body)
  })
  file('frames.json', 'design', async ({ orderId, n }) => {
    const item = await createOrderStore(deps.db).loadItem(orderId, n)
    const data = item?.frozen?.kind === 'design' ? frameDataOf(item.frozen) : undefined
    return data && ((reply) => reply.send(data))
  })
  file('originals.zip', 'photos', async ({ orderId, n, at }) => {
    const item = await createOrderStore(deps.db).loadItem(orderId, n)
    if (item?.frozen?.kind !== 'photos') {
      return undefined
    }
    const { body, bytes } = originalsZip(deps.storage, item.frozen, new Date(at))
    return (reply) =>
      reply
        .headers({
          'content-disposition': `attachment; filename="${orderId}-${n}.zip"`,
          ...(bytes === undefined ? {} : { 'content-length': bytes }),
        })
        .type('application/zip')
        .send(body)
  })
}

/** What was ready once is made again; a machine asks again in a minute, a person reads it on the order's page. */
function refuseBeingMade(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '60').send({ print: 'making' })
}

/** How a file is sent that is there; `making`: it is made again first. */
type FindFile = (
  of: PrintItem & { readonly at: EpochMs; readonly i: number; readonly besides: readonly ProofFile['kind'][] },
) => Promise<((reply: FastifyReply) => FastifyReply) | 'making' | undefined>

function registerForms(app: FastifyInstance, deps: Deps): void {
  app.post<FormRequest>('/factory/sign-in', OPEN, async (request, reply) => {
    const { language, ip, merchantId } = callerOf(request)
    const now = deps.clock.now()
    const { count } = await createLimitStore(deps.db).countUp(`factory/${merchantId}/${ip}`, SIGN_INS.seconds, now)
    if (count > SIGN_INS.times) {
      return htmlPage(reply.code(429), signInPage(language, 'tooOften'))
    }
    if (!isFactoryToken(deps, request, fieldOf(request, 'token'))) {
      return htmlPage(reply.code(401), signInPage(language, 'tokenWrong'))
    }
    startFactorySession(deps, request, reply)
    return reply.redirect(FACTORY_HOME, 303)
  })

  app.post<FormRequest>('/factory/sign-out', GUARDED, async (request, reply) => {
    if (!mayChange(deps, request, 'sign-out', fieldOf(request, 'form'))) {
      return refused(reply)
    }
    endFactorySession(reply)
    return reply.redirect(FACTORY_HOME, 303)
  })

  registerParcelForms(app, deps)
  registerPickUpForms(app, deps)
}

/** What is sent: its first parcel, and each one more. */
function registerParcelForms(app: FastifyInstance, deps: Deps): void {
  const form = (step: 'ship' | 'parcel') =>
    app.post<FormRequest>(`${FACTORY_BASE}/:orderid/${step}`, GUARDED, async (request, reply) => {
      const id = orderIn(request)
      if (!mayChange(deps, request, id, fieldOf(request, 'form'))) {
        return refused(reply)
      }
      const parcel = {
        carrier: fieldOf(request, 'carrier').slice(0, 40),
        number: fieldOf(request, 'number').slice(0, 60),
      }
      const { merchantId } = callerOf(request)
      const operating = { db: deps.db, actor: factoryActor(request), requestId: request.id, now: deps.clock.now() }
      const act =
        step === 'ship'
          ? () => shipOrder(operating, id, merchantId, [parcel])
          : () => addParcel(operating, id, merchantId, parcel)
      const done = parcel.carrier !== '' && parcel.number !== '' ? await act() : undefined
      if (done?.kind === 'unknown') {
        return reply.callNotFound()
      }
      const isMachine = factoryAccess(deps, request) === 'machine'
      if (done?.kind === 'done') {
        return isMachine ? reply.send({ state: 'shipped' }) : reply.redirect(`${FACTORY_BASE}/${id}`, 303)
      }
      reply.code(409)
      return isMachine
        ? reply.send({ state: done?.kind === 'not-possible' ? done.state : '' })
        : await sendOrder(deps, request, reply, step === 'ship' ? 'notShipped' : 'notPossible')
    })
  form('ship')
  form('parcel')
}

/** What is fetched: it is ready, and is handed to whoever says its code. */
function registerPickUpForms(app: FastifyInstance, deps: Deps): void {
  const form = (step: 'ready' | 'collect', act: typeof readyToCollect | typeof collectOrder) =>
    app.post<FormRequest>(`${FACTORY_BASE}/:orderid/${step}`, GUARDED, async (request, reply) => {
      const id = orderIn(request)
      if (!mayChange(deps, request, id, fieldOf(request, 'form'))) {
        return refused(reply)
      }
      const operating = { ...deps, actor: factoryActor(request), requestId: request.id, now: deps.clock.now() }
      const outcome = await act(operating, id, callerOf(request).merchantId, fieldOf(request, 'code'))
      if (outcome.kind === 'unknown') {
        return reply.callNotFound()
      }
      const isMachine = factoryAccess(deps, request) === 'machine'
      if (outcome.kind === 'done') {
        const { state } = outcome.order
        return isMachine ? reply.send({ state }) : reply.redirect(`${FACTORY_BASE}/${id}`, 303)
      }
      reply.code(409)
      if (isMachine) {
        return reply.send(outcome.kind === 'code-wrong' ? { code: 'wrong' } : { state: outcome.state })
      }
      return await sendOrder(deps, request, reply, outcome.kind === 'code-wrong' ? 'codeWrong' : 'notPossible')
    })
  form('ready', readyToCollect)
  form('collect', collectOrder)
}

/** One field of a form, as text without spaces around it. */
function fieldOf(request: FastifyRequest<FormRequest>, name: string): string {
  const value = request.body?.[name]
  return typeof value === 'string' ? value.trim() : ''
}
