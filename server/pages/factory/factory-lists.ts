import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { FACTORY_BASE, type FactoryOrderList } from '../../../domain/calls/factory.ts'
import { noteOfTaken } from '../../../domain/staff/audit-action.ts'
import type { Deps } from '../../ports/deps.ts'
import { callerOf } from '../../routes/caller-of.ts'
import { createHandInStore } from '../../stores/orders-hand-in.store.ts'
import { FACTORY_HOME, factoryAccess, factoryActor, formToken } from './factory-access.ts'
import { factoryCsv } from './factory-csv.ts'
import { allFactoryOrders, type FactoryQuery, factoryOrders, factorySearch } from './factory-orders.ts'
import { listPage, signInPage } from './factory-page.ts'
import { GUARDED, htmlPage, refused } from './factory-replies.ts'
import { listAddress } from './list-address.ts'
import { machineLines } from './machine-lines.ts'

interface ListRequest {
  Querystring: FactoryQuery
}

/** The orders of the inbox, by state and search: a page for people, a list for machines, a table of all of them. */
export function registerFactoryLists(app: FastifyInstance, deps: Deps): void {
  app.get<ListRequest>(FACTORY_HOME, GUARDED, async (request, reply) => {
    const { language, staff, merchantId } = callerOf(request)
    if (!factoryAccess(deps, request)) {
      return htmlPage(reply.code(401), signInPage(language))
    }
    const leave = formToken(deps, request, 'sign-out')
    const asked = factorySearch(request.query)
    const found = await factoryOrders(deps.db, merchantId, { ...asked, language })
    return found
      ? htmlPage(reply, listPage({ language, leave, isStaff: staff !== undefined, ...asked, ...found }))
      : (reply.callNotFound() as unknown as FastifyReply)
  })

  app.get<ListRequest>(FACTORY_BASE, GUARDED, async (request, reply): Promise<FastifyReply> => {
    if (!factoryAccess(deps, request)) {
      return refused(reply)
    }
    const { language, merchantId } = callerOf(request)
    const asked = factorySearch(request.query)
    const found = await factoryOrders(deps.db, merchantId, { ...asked, language })
    if (!found) {
      return reply.callNotFound() as unknown as FastifyReply
    }
    const list: FactoryOrderList = {
      orders: found.orders.flatMap(machineLines),
      next: found.next === undefined ? '' : listAddress(FACTORY_BASE, asked, found.next),
    }
    return reply.header('cache-control', 'no-store').send(list)
  })

  app.get<ListRequest>(`${FACTORY_BASE}.csv`, GUARDED, async (request, reply): Promise<FastifyReply> => {
    if (!factoryAccess(deps, request)) {
      return refused(reply)
    }
    const { merchantId, language } = callerOf(request)
    const { state, key } = factorySearch(request.query)
    // Once for the table, whatever is in it: what was searched for may be a shopper's name, and is not kept.
    await createHandInStore(deps.db).note(
      {
        ...noteOfTaken('order-table'),
        ...{ mchid: merchantId, subject: '', actor: factoryActor(request), requestId: request.id },
      },
      deps.clock.now(),
    )
    const pages = allFactoryOrders(deps.db, merchantId, { state, key, language })
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="orders.csv"' })
      .type('text/csv; charset=utf-8')
      .send(Readable.from(factoryCsv(pages, language)))
  })
}
