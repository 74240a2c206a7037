import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { ping } from '../db/database.ts'
import type { Deps } from '../ports/deps.ts'
import type { CallGroup } from '../routes/call-group.ts'

/** Whether the process lives, whether it can serve, and its figures. */
export const healthPages: CallGroup = {
  name: 'health',
  pages: (app, deps) => {
    let draining = false
    app.addHook('preClose', async () => {
      draining = true
    })

    app.get('/healthz', { config: { policy: 'anyone', isProbe: true } }, async () => ({ status: 'alive' }))

    app.get('/readyz', { config: { policy: 'anyone', isProbe: true } }, async (request, reply) => {
      try {
        await ping(deps.db)
        await deps.jobs.counts()
      } catch (error) {
        request.log.error({ err: error }, 'not ready')
        return reply.code(503).send({ status: 'not ready' })
      }
      const ready = !draining && (await deps.diskSpace.hasRoom())
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
    })

    app.get('/metrics', { config: { policy: 'operator', isProbe: true } }, async (request, reply) => {
      if (!isOperator(request, deps)) {
        return reply.callNotFound()
      }
      return reply.type(deps.metrics.contentType).send(await deps.metrics.text())
    })
  },
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Who runs the shop: the token when there is one; else a program on this machine that is no proxy. */
function isOperator(request: FastifyRequest, { env }: Pick<Deps, 'env'>): boolean {
  if (env.metricsToken === undefined) {
    return LOOPBACK.has(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined
  }
  const wanted = Buffer.from(`Bearer ${env.metricsToken}`)
  const given = Buffer.from(request.headers.authorization ?? '')
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
