import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer, refuse } from '../../../server/base/answer.ts'
import { derivedOpid, throughEnvelope } from '../../../server/http/envelope.ts'
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

test('a change without a key of its own acts once within its time, wherever the clock stands, and anew afterwards', async () => {
  const { db } = server.deps
  const acts: number[] = []
  const press = async (now: number) =>
    await throughEnvelope(
      db,
      { ...{ who: '1/nobody', call: 'Nothing', content: { n: 1 }, now }, opid: derivedOpid({ n: 1 }), sameFor: 10_000 },
      async () => {
        acts.push(now)
        return answer({ pressed: now })
      },
    )
  const answers = [
    await press(9_900),
    await press(10_100),
    await press(19_899),
    await press(19_900),
    await press(29_000),
  ]
  expect([acts, answers]).toEqual([
    [9_900, 19_900],
    [9_900, 9_900, 9_900, 19_900, 19_900].map((pressed) => answer({ pressed })),
  ])
})

test('what was refused without a key of its own is looked at anew', async () => {
  const { db, clock } = server.deps
  const content = { n: 2 }
  const change = { who: '1/nobody', call: 'Nothing', opid: derivedOpid(content), content, now: clock.now() }
  const first = await throughEnvelope(db, { ...change, sameFor: 10_000 }, async () => refuse('coupon-taken'))
  const again = await throughEnvelope(db, { ...change, sameFor: 10_000 }, async () => answer({}))
  expect([first.kind, again]).toEqual(['refused', answer({})])
})
