import { createHash, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FACTORY_BASE, type FactoryOrderList } from '../../domain/calls/factory.ts'
import { asId, type OrderId } from '../../domain/ids.ts'
import type { Deps } from '../deps.ts'
import { callerOf } from '../http/caller-of.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { factoryToken } from './factory-token.ts'
import { keptPrintFile } from './kept-print-files.ts'

/** Orders in one list. */
const LIST_MAX = 200

interface FileRequest {
  Params: { readonly orderid: string }
  Querystring: { readonly n?: string }
}

/** Print files for the merchant's factory: a list, the PDF and its proof. Without the token nothing is there. */
export function registerFactoryPages(app: FastifyInstance, deps: Deps): void {
  const policy = { config: { policy: 'factory' } } as const

  app.get(FACTORY_BASE, policy, async (request, reply): Promise<FastifyReply> => {
    if (!isFactory(deps, request)) {
      return refused(reply)
    }
    const orders = await createOrderStore(deps.db).listPaid(callerOf(request).merchantId, LIST_MAX)
    const list: FactoryOrderList = {
      orders: orders.flatMap(({ order, items }) =>
        items.map((item) => ({
          orderid: order.id,
          paid: order.paidAt?.getTime() ?? 0,
          quantity: item.quantity,
          product: item.pid,
          print: item.print === 'none' ? 'waiting' : item.print,
          file: `${FACTORY_BASE}/${order.id}/print.pdf?n=${item.n}`,
          proof: `${FACTORY_BASE}/${order.id}/proof.json?n=${item.n}`,
        })),
      ),
    }
    return reply.header('cache-control', 'no-store').send(list)
  })

  const sendFile = async (request: FastifyRequest<FileRequest>, reply: FastifyReply, kind: 'pdf' | 'proof') => {
    if (!isFactory(deps, request)) {
      return refused(reply)
    }
    const orderId = asId<OrderId>(request.params.orderid)
    const n = Number(request.query.n ?? 0)
    const found = await createOrderStore(deps.db).findOfMerchant(orderId, callerOf(request).merchantId)
    if (found?.items.find((item) => item.n === n)?.print !== 'ready') {
      return reply.callNotFound()
    }
    const { path, bytes } = await keptPrintFile(deps, { orderId: found.order.id, n, kind })
    return reply
      .headers({ 'cache-control': 'no-store', 'content-length': bytes })
      .type(kind === 'pdf' ? 'application/pdf' : 'application/json; charset=utf-8')
      .send(createReadStream(path))
  }
  app.get<FileRequest>(`${FACTORY_BASE}/:orderid/print.pdf`, policy, (request, reply) =>
    sendFile(request, reply, 'pdf'),
  )
  app.get<FileRequest>(`${FACTORY_BASE}/:orderid/proof.json`, policy, (request, reply) =>
    sendFile(request, reply, 'proof'),
  )
}

function isFactory(deps: Deps, request: FastifyRequest): boolean {
  const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(factoryToken(deps, callerOf(request).merchantId)))
}

function refused(reply: FastifyReply): FastifyReply {
  return reply
    .code(401)
    .headers({ 'www-authenticate': 'Bearer realm="factory"', 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('The factory token is missing or wrong.')
}
