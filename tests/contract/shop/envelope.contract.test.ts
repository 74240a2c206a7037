import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer, refuse } from '../../../server/base/answer.ts'
import { throughEnvelope } from '../../../server/http/envelope.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ role: 'api' })
})
afterAll(() => server?.close())

test('safety 11.4: a refusal is remembered under its key: what would be taken later is refused again', async () => {
  const { db, clock } = server.deps
  const change = { who: '1/nobody', call: 'Nothing', opid: 'refused-0001', content: {}, now: clock.now() }
  const first = await throughEnvelope(db, change, async () => refuse('coupon-taken'))
  const again = await throughEnvelope(db, change, async () => answer({}))
  expect([first.kind, again]).toEqual(['refused', first])
})
