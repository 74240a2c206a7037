import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall } from '../../../domain/calls/call.ts'
import { answer } from '../../../server/base/answer.ts'
import { startOtlpTracing } from '../../../server/base/otlp-tracing.ts'
import { defineQueue } from '../../../server/jobs/queue.ts'
import type { CallGroup } from '../../../server/routes/call-group.ts'
import { route } from '../../../server/routes/route.ts'
import { startFakeServer } from '../../support/servers/fake-server.ts'
import { OWN_PAGE } from '../../support/servers/test-client.ts'
import { startTestServer } from '../../support/servers/test-server.ts'

interface Span {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly status?: { readonly code?: number }
}

test('a collector is told of a call, its transaction and the job that it sent, as one trace that the reply names', async () => {
  const collector = await startFakeServer(() => ({}))
  const tracing = startOtlpTracing({ endpoint: collector.base, service: 'keepsake-all', share: 1 })
  const queue = defineQueue<{ name: string }>({
    ...{ name: 'traced', retryLimit: 0, expireInSeconds: 30, concurrency: 2, notify: true },
  })
  const done: object[] = []
  const group: CallGroup = {
    name: 'traced',
    queues: [queue],
    routes: ({ jobs }) => [
      route({
        call: defineCall({
          ...{
            name: 'SendJob',
            summary: 'Sends a job.',
            method: 'POST',
            path: '/Mobile/Shop/SendJob',
            changes: true,
            refusals: [],
          },
          ...{ request: z.object({}), data: z.null() },
        }),
        policy: 'anyone',
        handle: async (_request, { db }) => {
          await jobs.enqueue(db, queue, { name: 'a secret of a shopper' })
          return answer(null)
        },
      }),
    ],
    work: async ({ jobs }) => {
      await jobs.work(queue, async (data) => {
        done.push(data)
        throw new Error('a secret of ours')
      })
    },
  }
  const server = await startTestServer({ groups: [group], tracing })
  const url = '/emall/index.php/Mobile/Shop/SendJob'
  const reply = await server.client().request({ method: 'POST', url, payload: {}, headers: OWN_PAGE })
  await expect.poll(() => done).toEqual([{ name: 'a secret of a shopper' }])
  await server.close()
  await collector.stop()

  const told = collector.asked.map(({ body }) => body).join()
  const spans: Span[] = collector.asked.flatMap(({ body }) =>
    JSON.parse(body).resourceSpans.flatMap((of: { scopeSpans: { spans: Span[] }[] }) =>
      of.scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
  const nameOf = (id: string | undefined) => spans.find(({ spanId }) => spanId === id)?.name
  expect({
    paths: [...new Set(collector.asked.map(({ url: asked }) => asked.pathname))],
    spans: spans.map(({ name, parentSpanId, status }) => [name, nameOf(parentSpanId), status?.code]).sort(),
    traces: [...new Set(spans.map(({ traceId }) => traceId))],
    secrets: told.includes('secret'),
  }).toEqual({
    paths: ['/v1/traces'],
    spans: [
      ['SendJob', undefined, 0],
      ['traced', 'transaction', 2],
      ['transaction', 'SendJob', 0],
    ],
    traces: [reply.headers['x-trace-id']],
    secrets: false,
  })
})
