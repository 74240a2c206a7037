import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Deps } from '../ports/deps.ts'
import { createLimitStore } from '../stores/limits.store.ts'
import { merchantMisses } from './miss-budget.ts'

export interface Metrics {
  readonly contentType: string
  text(): Promise<string>
}

/** Counts what the server does: times by route, jobs by queue, and the process itself. */
export function createMetrics(app: FastifyInstance, deps: Pick<Deps, 'jobs' | 'db'>): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })

  const seconds = new Histogram({
    name: 'keepsake_http_seconds',
    help: 'Time to answer a request, by call or route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.config.call ?? request.routeOptions.url ?? 'unknown'
    seconds.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    done()
  })

  new Gauge({
    name: 'keepsake_jobs',
    help: 'Jobs by queue and state',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      for (const { queue, ready, active, failed } of await deps.jobs.counts()) {
        this.set({ queue, state: 'ready' }, ready)
        this.set({ queue, state: 'active' }, active)
        this.set({ queue, state: 'failed' }, failed)
      }
    },
  })

  new Gauge({
    name: 'keepsake_wrong_order_numbers',
    help: 'Numbers of other platforms that were asked for and are not there, in the current hour, by merchant',
    labelNames: ['merchant'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { key, count } of await createLimitStore(deps.db).startingWith(merchantMisses('order-number', ''))) {
        this.set({ merchant: key.slice(merchantMisses('order-number', '').length) }, count)
      }
    },
  })

  return { contentType: registry.contentType, text: () => registry.metrics() }
}
